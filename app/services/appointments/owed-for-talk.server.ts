import { bookingTerms } from "~/config/booking-terms";
import { minute } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import type { Order } from "../orders/transition-order.server";
import { findAppointment, type Appointment } from "./queries.server";
import { readClock } from "./read-clock.server";

/**
 * What a buyer who withdraws in the middle of a talk still pays: the whole minutes of it that are over (art. 35 u.p.k.), without
 * those in which its clock stood still or we were silent, also beyond what could be given back, and nothing for an analysis that has not been written. In grosze; 0
 * before it begins, and for an order of something else.
 */
export async function owedForTalk(
  ctx: Pick<ServiceContext, "db" | "now">,
  order: Pick<Order, "id" | "priceGrosze">,
): Promise<number> {
  const appointment = await findAppointment(ctx, order.id);
  if (!appointment?.startsAt || appointment.state !== "booked") return 0;
  const { used, lost } = await readClock(ctx, appointment);
  const over = Math.max(0, Math.floor((used - lost) / minute));
  return shareOf(order, appointment, over);
}

/** What so many minutes of a talk cost, without its analysis; all of them at most. In grosze. */
export function shareOf(
  { priceGrosze }: Pick<Order, "priceGrosze">,
  { minutes, withAnalysis }: Pick<Appointment, "minutes" | "withAnalysis">,
  over: number,
): number {
  const talkGrosze = priceGrosze - (withAnalysis ? bookingTerms.analysisGrosze : 0);
  return Math.floor((talkGrosze * Math.min(over, minutes)) / minutes);
}
