import { asc, eq, and } from "drizzle-orm";
import { talkMessages } from "~/db/schema";
import { findAppointment } from "../appointments/queries.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { clearContent } from "../orders/delete-content.server";
import { lockOrder } from "../orders/lock-order.server";
import { isInWork } from "../orders/order-state";
import { lockRoom } from "../talks/find-room.server";
import { stopWriting } from "../talks/stop-writing.server";
import { isUnanswered } from "../talks/unanswered.server";
import { settleTalk } from "./settle-talk.server";

/**
 * Deletes what was said in a talk that has ended, with what was written of it, because its buyer asks for it or withdraws their
 * consent: at once, also while its analysis is written, whose price goes back unless it is there already.
 * @returns false when there is nothing to delete, or it has not ended
 * @throws Conflict `address_unconfirmed`
 */
export async function deleteBookedTalk(ctx: ServiceContext, token: string): Promise<boolean> {
  const order = await inTransaction(ctx, async (tx) => {
    const found = await lockOrder(tx, { token });
    const appointment = found && (await findAppointment(tx, found.id));
    if (!found || !appointment?.endedAt || appointment.missedAt) return null;
    const room = await lockRoom(tx, found.id);
    if (!room?.talk || !isInWork(found.status)) return found;
    // Nobody waits for what is being written any more: what was not answered by now was not answered.
    const open = await tx.db
      .select({ id: talkMessages.id })
      .from(talkMessages)
      .where(and(eq(talkMessages.talkId, room.talk.id), isUnanswered))
      .orderBy(asc(talkMessages.number));
    for (const { id } of open) await stopWriting(tx, id);
    return found;
  });
  if (!order) return false;
  if (isInWork(order.status))
    await settleTalk(ctx, { orderId: order.id, lastAttempt: true, isUnwanted: true });
  // What was heard stays for a day, so that a mail about the money carries help.
  return inTransaction(ctx, (tx) => clearContent(tx, order.id, { keepLevel: true }));
}
