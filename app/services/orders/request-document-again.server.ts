import { eq } from "drizzle-orm";
import { documentFiles, mails } from "~/db/schema";
import type { ServiceContext } from "../context.server";
import { queueMail } from "../mails/queue-mail.server";
import { resendState, type ResendState } from "./buyer-rules";
import { lockOrder } from "./lock-order.server";
import { recordEvent } from "./transition-order.server";

/**
 * Sends an order's document once more, as a job, as long as it exists and not too often.
 * @returns `offered` when it will be sent, else why not
 */
export async function requestDocumentAgain(
  ctx: ServiceContext,
  token: string,
): Promise<ResendState> {
  return ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { token });
    if (!order) return "not_possible";
    const sent = await tx.select().from(mails).where(eq(mails.orderId, order.id));
    const [file] = await tx
      .select({ orderId: documentFiles.orderId })
      .from(documentFiles)
      .where(eq(documentFiles.orderId, order.id));
    const at = ctx.now();
    const state = resendState(order, { hasDocument: file !== undefined, mails: sent, now: at });
    const { email } = order;
    if (state !== "offered" || email === null) return state;
    const number = 1 + sent.filter(({ kind }) => kind === "document_again").length;
    const original = sent.find(({ kind }) => kind === "document");
    await queueMail(tx, {
      orderId: order.id,
      kind: "document_again",
      recipient: email,
      subject: original?.subject ?? "",
      idempotencyKey: `order/${order.id}/document/again/${number}`,
      at,
    });
    await recordEvent(tx, order.id, "document_requested_again", {
      actor: ctx.actor,
      at,
      detail: { number },
    });
    return state;
  });
}
