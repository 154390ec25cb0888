import { bookingTerms } from "~/config/booking-terms";
import { minute } from "~/time/durations";
import type { ServiceContext } from "../command/context.server";
import type { Order } from "../orders/transition-order.server";
import { findAppointment } from "./queries.server";
import { readClock } from "./read-clock.server";

/**
 * What a buyer who withdraws in the middle of a talk still pays: the whole minutes of it that are over (art. 35 u.p.k.), without
 * those in which its clock stood still or we were silent, and nothing for an analysis that has not been written. In grosze; 0
 * before it begins, and for an order of something else.
 */
export async function owedForTalk(
  ctx: Pick<ServiceContext, "db" | "now">,
  order: Pick<Order, "id" | "priceGrosze">,
): Promise<number> {
  const appointment = await findAppointment(ctx, order.id);
  if (!appointment?.startsAt || appointment.state !== "booked") return 0;
  const { minutes, withAnalysis } = appointment;
  const talkGrosze = order.priceGrosze - (withAnalysis ? bookingTerms.analysisGrosze : 0);
  const over = Math.floor((await readClock(ctx, appointment)).used / minute);
  return Math.floor((talkGrosze * Math.min(over, minutes)) / minutes);
}
