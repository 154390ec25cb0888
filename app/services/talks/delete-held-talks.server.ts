import { inArray, lte } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { appointments, talks } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { forgetStops } from "../orders/delete-content.server";

/**
 * Deletes what was said in booked talks, a day after they ended, whatever has become of their orders.
 * @returns how many
 */
export async function deleteHeldTalks({ db, now }: ServiceContext): Promise<number> {
  const before = new Date(now().getTime() - retentionTime(retention.bookedTalk));
  const over = db
    .select({ id: appointments.orderId })
    .from(appointments)
    .where(lte(appointments.endedAt, before));
  const gone = await db
    .delete(talks)
    .where(inArray(talks.orderId, over))
    .returning({ id: talks.id, orderId: talks.orderId });
  for (const { orderId } of gone) if (orderId) await forgetStops({ db }, orderId);
  return gone.length;
}
