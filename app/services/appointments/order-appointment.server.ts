import { bookingTerms } from "~/config/booking-terms";
import { formatAppointment } from "~/copy/appointment-time";
import { formatCount, formatIsoDate } from "~/copy/format";
import type { Screening } from "~/crisis/assess.server";
import type { Product } from "~/products/product";
import { bookedTalk } from "~/products/talk/product";
import type { Persona } from "~/site/personas";
import type { ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { placeOrder } from "../orders/place-order.server";
import type { Order } from "../orders/transition-order.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { mailboxOf } from "../rate-limits/mailbox";
import { networkOf } from "../rate-limits/network";
import { holdSlot } from "./hold-slot.server";
import { findSchedule, takenTimes } from "./queries.server";
import { bookingRefusals } from "./refusals";
import { bookableDays, freeLane, slotAt, spanOf, type Schedule, type WantedTime } from "./slots";

/** What a talk costs with what comes with it, in grosze; null for one that nobody offers. */
export async function priceOfTalk(
  ctx: Pick<ServiceContext, "db" | "now">,
  of: { personaId: number; minutes: number; time: WantedTime; withAnalysis: boolean },
): Promise<number | null> {
  const schedule = await findSchedule(ctx, of.personaId);
  return schedule && priceBy(schedule, ctx.now(), of);
}

type Priced = { minutes: number; time: WantedTime; withAnalysis: boolean };

function priceBy(schedule: Schedule, now: Date, of: Priced): number | null {
  const startsAt =
    of.time === "now" ? new Date(now.getTime() + bookingTerms.immediateAfter) : of.time;
  const slot = slotAt(schedule, startsAt, of.minutes);
  return slot && slot.priceGrosze + (of.withAnalysis ? bookingTerms.analysisGrosze : 0);
}

/**
 * Orders a talk and keeps its time while it is paid for: both or neither. The price is that of its hour; one that was posted is
 * only compared.
 * @param input.skill one of the persona's own
 * @throws Conflict of `bookingRefusals`, TooManyRequests, and as `placeOrder`
 */
export async function orderAppointment(
  ctx: ServiceContext,
  input: {
    product: Product;
    persona: Persona;
    skill: string;
    minutes: number;
    time: WantedTime;
    withAnalysis: boolean;
    /** By mail; a talk that begins at once has none. */
    wantsReminders?: boolean;
    email: string;
    formToken: string;
    screening: Screening;
    seenGrosze?: number;
    /** Whose holds are counted; nobody's where there is none. */
    clientAddress?: string;
  },
): Promise<Order> {
  const { persona, skill, minutes, time, withAnalysis, email, formToken } = input;
  const { wantsReminders = false } = input;
  const wanted = { personaId: persona.id, minutes, time, withAnalysis };
  const schedule = await findSchedule(ctx, persona.id);
  const priceGrosze = schedule && priceBy(schedule, ctx.now(), wanted);
  // A forged time can lie beyond all that the database knows, so it is not even looked for there.
  const isNear = time === "now" || bookableDays(ctx.now()).includes(formatIsoDate(time));
  if (!schedule || priceGrosze === null || !isNear)
    throw new Conflict(bookingRefusals.slot_not_offered);
  // Most of many who want the same time are turned away here, before anything is written.
  const span = spanOf(time, minutes, ctx.now());
  const taken = await takenTimes(ctx, persona.id, span, { formToken });
  if (freeLane(schedule.lanes, taken, span) === null)
    throw new Conflict(bookingRefusals.slot_taken);
  if (input.clientAddress) {
    await requireRateLimit(ctx, "slotHoldsOfNetwork", networkOf(input.clientAddress));
    await requireRateLimit(ctx, "slotHolds", mailboxOf(email));
  }
  return placeOrder(ctx, {
    product: bookedTalk(input.product, { priceGrosze, withAnalysis }),
    screening: input.screening,
    seenGrosze: input.seenGrosze,
    submission: {
      formToken,
      email,
      answers: {
        personaId: String(persona.id),
        skill,
        slot:
          time === "now"
            ? `od razu po zapłacie, ${formatCount(minutes, "minuta", "minuty", "minut")}`
            : formatAppointment(time, minutes),
        wantsAnalysisAfterChat: withAnalysis ? "yes" : "no",
      },
    },
    alongside: (tx, { id }) => holdSlot(tx, id, { ...wanted, wantsReminders, formToken }),
  });
}
