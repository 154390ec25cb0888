import { and, eq, isNull } from "drizzle-orm";
import { supportThreads } from "~/db/schema";
import { exceeds } from "~/forms/text";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { addMessage, type Words } from "./add-message.server";
import { complaintRefusals } from "./complaint-words";
import { countComplaint } from "./open-complaint.server";
import { findOwnOrder, type OwnOrder } from "./own-order.server";
import { formKey } from "./form-key.server";
import { messageLimit } from "./rules";

/**
 * A buyer writes on in the open complaint of an order of theirs. The same form again is the same
 * message, unless it says something else.
 * @throws NotAllowed, NotFound, Invalid, TooManyRequests; Conflict once it is closed
 */
export async function writeInComplaint(
  ctx: ServiceContext,
  written: Words & { order: OwnOrder; formToken: string; clientAddress?: string },
): Promise<void> {
  const { content, files, screening, clientAddress } = written;
  if (content === "" || exceeds(content, messageLimit)) throw new Invalid("content");
  const { id: orderId } = await findOwnOrder(ctx, written.order);
  await countComplaint(ctx, orderId, { files, clientAddress });
  await inTransaction(ctx, async (tx) => {
    const { kind, orderId: about, closedAt } = supportThreads;
    // Those that were decided before it are closed; an index holds that no two are open.
    const [open] = await tx.db
      .select()
      .from(supportThreads)
      .where(and(eq(kind, "complaint"), eq(about, orderId), isNull(closedAt)))
      .for("update");
    if (!open) throw new Conflict(complaintRefusals.complaint_closed);
    const key = formKey(open.id, written);
    await addMessage(tx, open, { content, files, screening, key });
  });
}
