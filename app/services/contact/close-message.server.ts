import { eq } from "drizzle-orm";
import { contactMessages } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused, Invalid } from "../command/errors";
import { lockMessage } from "./lock-message.server";
import { closingReasons, closingRefusal, contactAuditEvents, type ClosingReason } from "./acts";
import { isReason } from "../audit/audit-events";

/**
 * Puts a message aside that needs no further answer.
 * @throws NotAllowed, NotFound, Invalid, Conflict where somebody was faster
 */
export async function closeMessage(
  ctx: ServiceContext,
  { messageId, reason }: { messageId: string; reason: ClosingReason },
): Promise<void> {
  const target = { kind: "message", id: messageId } as const;
  authorise(ctx, "answer_messages", target);
  if (!isReason(closingReasons, reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    assertNotRefused(closingRefusal(await lockMessage(tx, messageId)));
    await tx.db
      .update(contactMessages)
      .set({ closedAt: tx.now() })
      .where(eq(contactMessages.id, messageId));
    await recordAuditEvent(tx, { act: contactAuditEvents.close_message, target, reason });
  });
}
