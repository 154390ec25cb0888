import { and, eq, or, sql } from "drizzle-orm";
import { emailCorrections, mails, orders } from "~/db/schema";
import { deliveryOf } from "~/products/deliveries/registry";
import { findProduct } from "~/products/registry";
import { day } from "~/time/durations";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict } from "../command/errors";
import { maskedEmail } from "../downloads/rules";
import { goneSince, goneSinceAt, type SentMail } from "../mails/bounces";
import { queueMail } from "../mails/queue-mail.server";
import { orderRefusals } from "../orders/acts";
import { documentAgainMail } from "../orders/document-mails";
import { lockOrder } from "../orders/lock-order.server";
import { orderNumber } from "../orders/order-number";
import { isOrderToken } from "../orders/order-token";
import { recordEvent, type Order } from "../orders/transition-order.server";
import { addressNoticeMail } from "./address-notice-mail";
import { redirectDocument } from "./correct-email.server";
import { redirectComplaintMails } from "../support/redirect-complaint-mails.server";
import { workOf } from "./deliveries/registry.server";
import { subjectOf } from "./queue-delivery.server";

/** How long the old mailbox has to say that a correction is wrong, from when it was told, in milliseconds. */
const objectionTime = day;

/** What the page of an order asks while the address that staff gave it is not confirmed. */
export type AddressQuestion = {
  token: string;
  number: string;
  /** The new address; masked for whoever reads the old mailbox. */
  email: string;
  /** Asked of the old mailbox, by the link that its mails carry. */
  isFormer: boolean;
  /** When the new mailbox may confirm by itself; null while the old one has not been told yet. */
  opensAt: Date | null;
  isOpenable: boolean;
};

/**
 * The question about an order's corrected address, for whoever knows its token or the one that it had before.
 * @returns null where nothing is asked
 */
export async function findAddressQuestion(
  ctx: ServiceContext,
  token: string,
): Promise<AddressQuestion | null> {
  const order = await findUnconfirmed(ctx, token);
  if (!order?.email) return null;
  const isFormer = order.formerToken === token;
  const opensAt = await opensAtOf(ctx, order.id);
  return {
    token,
    number: orderNumber(order.number),
    email: isFormer ? maskedEmail(order.email) : order.email,
    isFormer,
    opensAt,
    isOpenable: isFormer || isPast(ctx, opensAt),
  };
}

/**
 * Says that a corrected address is right: from then on what was bought opens, and its mail comes there. The old mailbox may at
 * once; the new one after a day in which the old one, having been told, did not object, or at once where there is no old one.
 * Asked again it changes nothing.
 * @throws Conflict `address_waits`
 */
export async function confirmAddress(ctx: ServiceContext, token: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockUnconfirmed(tx, token);
    if (!order) return;
    if (order.formerToken !== token && !isPast(tx, await opensAtOf(tx, order.id)))
      throw new Conflict(orderRefusals.address_waits);
    const { contentLifetime } = deliveryOf(findProduct(order.productSlug));
    const keptUntil = new Date(tx.now().getTime() + contentLifetime).toISOString();
    await tx.db
      .update(orders)
      .set({
        isAddressUnconfirmed: false,
        contentDeleteAt: sql`greatest(${orders.contentDeleteAt}, ${keptUntil}::timestamptz)`,
      })
      .where(eq(orders.id, order.id));
    await recordEvent(tx, order.id, "address_confirmed");
    await redirectComplaintMails(tx, { ...order, isAddressUnconfirmed: false });
    // Before delivery the mail that brings it is still to come.
    if (order.status === "completed") await queueConfirmed(tx, order);
  });
}

/** What went to an unconfirmed address was a link alone: the confirmation of the contract comes with the document itself. */
export async function queueConfirmed(tx: TransactionContext, order: Order): Promise<void> {
  if (order.email === null) return;
  await queueMail(tx, {
    orderId: order.id,
    kind: documentAgainMail,
    recipient: order.email,
    subject: await subjectOf(tx, order, false),
    idempotencyKey: `order/${order.id}/document/confirmed`,
  });
}

/**
 * Takes back a correction that staff made: the address and the token from before hold again, the new ones lead nowhere, and
 * what was bought goes to the old address once more. Asked again it changes nothing.
 * @returns the order's token from now on; null where there is nothing to take back
 */
export async function takeBackCorrection(
  ctx: ServiceContext,
  token: string,
): Promise<string | null> {
  return inTransaction(ctx, async (tx) => {
    const order = await lockUnconfirmed(tx, token);
    if (!order?.formerToken) return null;
    const isFormer = order.formerToken === token;
    const [correction] = await tx.db
      .select({ oldEmail: emailCorrections.oldEmail })
      .from(emailCorrections)
      .where(eq(emailCorrections.orderId, order.id));
    if (!correction) return null;
    const before = {
      email: correction.oldEmail,
      token: order.formerToken,
      formerToken: null,
      isAddressUnconfirmed: false,
    };
    await tx.db.update(orders).set(before).where(eq(orders.id, order.id));
    await recordEvent(tx, order.id, "correction_taken_back", { by: isFormer ? "old" : "new" });
    const restored = { ...order, ...before };
    await workOf(restored).redirect(tx, restored);
    await redirectComplaintMails(tx, restored);
    await redirectDocument(tx, restored, correction.oldEmail, {
      kind: documentAgainMail,
      idempotencyKey: `order/${order.id}/document/taken-back`,
    });
    tx.log.error({ orderId: order.id }, "a correction of an address by staff was taken back");
    return before.token;
  });
}

const isPast = ({ now }: Pick<ServiceContext, "now">, at: Date | null) =>
  at !== null && at <= now();

async function findUnconfirmed({ db }: Pick<ServiceContext, "db">, token: string) {
  if (!isOrderToken(token)) return undefined;
  const isNamed = or(eq(orders.token, token), eq(orders.formerToken, token));
  const [order] = await db
    .select()
    .from(orders)
    .where(and(isNamed, eq(orders.isAddressUnconfirmed, true)));
  return order;
}

async function lockUnconfirmed(tx: TransactionContext, token: string): Promise<Order | null> {
  const found = await findUnconfirmed(tx, token);
  const order = found ? await lockOrder(tx, { id: found.id }) : null;
  return order?.isAddressUnconfirmed ? order : null;
}

/** Whether a server said that there is no mailbox of the address that an order was bought with, and nobody has corrected that. */
export const isMailboxGone = (
  order: Pick<Order, "email"> & {
    emailCorrection: unknown;
    mails: Parameters<typeof goneSinceAt>[1];
  },
): boolean =>
  order.email !== null &&
  order.emailCorrection === null &&
  goneSinceAt(order.email, order.mails) !== null;

type Notice = SentMail & Pick<typeof mails.$inferSelect, "acceptedAt" | "refusedAt">;

/**
 * When the new mailbox may confirm by itself: a day after the notice to the old address was taken, or was given up; null before
 * that. At once where nobody reads the old one, who could object: no notice was written then, or it came back.
 */
export function confirmableFrom(
  notice: Notice | undefined,
  { correctedAt }: Pick<typeof emailCorrections.$inferSelect, "correctedAt">,
): Date | null {
  if (!notice) return correctedAt;
  const gone = goneSince([notice]);
  if (gone) return gone;
  const toldAt = notice.acceptedAt ?? notice.refusedAt;
  return toldAt ? new Date(toldAt.getTime() + objectionTime) : null;
}

/** Whether the address that an order had before its correction was asked about it. What was asked once stays asked. */
export const isOldAsked = async (
  ctx: Pick<ServiceContext, "db">,
  orderId: string,
): Promise<boolean> => (await noticeOf(ctx, orderId)) !== undefined;

async function noticeOf({ db }: Pick<ServiceContext, "db">, orderId: string) {
  const [notice] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.orderId, orderId), eq(mails.kind, addressNoticeMail.code)));
  return notice;
}

async function opensAtOf(ctx: Pick<ServiceContext, "db">, orderId: string) {
  const [correction] = await ctx.db
    .select()
    .from(emailCorrections)
    .where(eq(emailCorrections.orderId, orderId));
  return correction ? confirmableFrom(await noticeOf(ctx, orderId), correction) : null;
}
