import { and, asc, count, eq, isNull, sql, sum } from "drizzle-orm";
import { documentFiles, type mails, orders, type payments, supportThreads } from "~/db/schema";
import { deliveryKindOf, type DeliveryKind } from "~/products/deliveries/registry";
import { orderedTitle } from "~/products/ordered-product";
import { findProduct } from "~/products/registry";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotAllowed, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { countRecentContentAccesses, contentAccessUntil } from "../content-access/queries.server";
import {
  canDeleteContent,
  canTakeWithdrawal,
  downloadOf,
  performanceOf,
} from "../orders/buyer-rules";
import { notesOf, type StaffNote } from "../notes/queries.server";
import { documentMails } from "../orders/document-mails";
import { confirmedAddress } from "../orders/confirmed-address.server";
import { orderNumber } from "../orders/order-number";
import type { OrderView } from "../orders/order-page.server";
import { haveAllFailed, isPaymentJustBegun } from "../orders/order-heading";
import { declined } from "../payments/payment-state";
import { orderTimeline, type TimelineLine } from "../orders/order-timeline.server";
import type { RefundAhead } from "../payments/payment-state";
import { refundsAhead } from "../payments/refunds-ahead.server";
import { leftOf, orderBalances } from "../payments/balances.server";
import { scheduledRefund, type ScheduledRefund } from "../payments/schedule-refund.server";
import type { UnpaidOrder } from "../payments/acts";
import { unpaidOrder } from "../payments/unpaid-order.server";
import { orderOptions, type OrderOptions } from "../orders/order-options";
import type { OrderLine } from "./order-list.server";
import { addressNoticeMail } from "../fulfilment/address-notice-mail";
import { confirmableFrom, isMailboxGone } from "../fulfilment/corrected-address.server";
import { canSendBook } from "../fulfilment/send-book-now.server";
import { canRemake } from "../fulfilment/remake-order.server";
import type { Money } from "~/copy/format";
import { textsIn } from "~/copy/texts-in";

export type OpenContent = {
  until: Date;
  personName: string | null;
  answers: readonly { label: string; value: string }[];
  text: readonly string[];
  files: readonly { position: number; fileName: string }[];
};

export type OrderCard = OrderLine &
  UnpaidOrder & {
    productSlug: string;
    productVersion: number;
    bookEdition: number | null;
    failure: string | null;
    paidAt: Date | null;
    completedAt: Date | null;
    contentDeleteAt: Date;
    contentDeletedAt: Date | null;
    earlierEmail: string | null;
    /** Where words about it go; null where nowhere. */
    confirmedEmail: string | null;
    delivery: DeliveryKind;
    /** As its buyer's page has it. */
    isPaymentRefused: boolean;
    isPaymentNew: boolean;
    appointment: Pick<
      NonNullable<OrderView["appointment"]>,
      "state" | "performance" | "isMissed"
    > | null;
    /** When the payment that a bank refused was begun, where it is the newest one. */
    declinedPaymentAt: Date | null;
    /** The newest mail with what was bought, and when somebody first read that; null before there is one. */
    documentMail: { state: (typeof mails.$inferSelect)["state"]; at: Date; askedAt: Date } | null;
    openedAt: Date | null;
    /** A complaint that nobody has decided, and until when that is due; null for none. */
    openComplaint: { id: string; dueAt: Date | null } | null;
    /** Staff gave it its address, which nobody has confirmed: from when the new mailbox may by itself, null before the old one was told. */
    unconfirmedAddress: { confirmableFrom: Date | null; isConfirmable: boolean } | null;
    /** Whether a server said that there is no mailbox of the address that it was bought with, and nobody has corrected that. */
    isMailboxGone: boolean;
    options: OrderOptions;
    canRemake: boolean;
    remadeAt: Date | null;
    canSendBook: boolean;
    canDeleteContent: boolean;
    canTakeWithdrawal: boolean;
    /** Whether somebody may have made a payment that the gateway does not tell of. */
    hasOpenPayment: boolean;
    /** What is left of the order's money. */
    left: readonly Money[];
    /** Whether staff have counted a payment of it as paid that the gateway has not confirmed. */
    hasForcedPayment: boolean;
    /** What of that came outside of the gateway, and goes back by transfer. */
    outsideLeft: readonly Money[];
    /** What has begun to go back and has not arrived. */
    refundsAhead: RefundAhead[];
    /** What staff give back and has not begun. */
    scheduledRefund: ScheduledRefund | null;
    payments: { id: string; status: string; grosze: number; currency: string; createdAt: Date }[];
    /** Of a book: the newest link to its copies; null before there is one, and once the money went back. */
    download: { expiresAt: Date; downloadsLeft: number; ended: boolean } | null;
    /** Characters of what is covered, and the files' bytes. */
    lengths: { answers: number; text: number; files: number; bytes: number };
    content: OpenContent | null;
    recentAccesses: number;
    notes: StaffNote[];
    timeline: TimelineLine[];
  };

function declinedPaymentOf(tried: readonly (typeof payments.$inferSelect)[]) {
  const [newest] = tried.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return newest?.failure === declined ? newest : null;
}

function documentMailOf(sent: readonly (typeof mails.$inferSelect)[]): OrderCard["documentMail"] {
  const mail = newestDocumentMail(sent);
  if (!mail) return null;
  const { state, bouncedAt, deliveredAt, acceptedAt, createdAt } = mail;
  const ended = state === "bounced" ? bouncedAt : deliveredAt;
  return { state, at: ended ?? acceptedAt ?? createdAt, askedAt: createdAt };
}

const newestDocumentMail = (sent: readonly (typeof mails.$inferSelect)[]) =>
  sent
    .filter(({ kind }) => documentMails.includes(kind))
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .at(0);

const confirmableIn = ({ now }: ServiceContext, from: Date | null) => ({
  confirmableFrom: from,
  isConfirmable: from !== null && from <= now(),
});

/** @throws NotAllowed, NotFound */
export async function orderCard(ctx: ServiceContext, orderId: string): Promise<OrderCard> {
  const staff = authoriseReading(ctx, "view_orders");
  if (!isId(orderId)) throw new NotFound("order");
  const order = await ctx.db.query.orders.findFirst({
    where: eq(orders.id, orderId),
    with: {
      text: true,
      files: {
        columns: { position: true, fileName: true },
        orderBy: asc(documentFiles.position),
      },
      mails: true,
      payments: true,
      refunds: true,
      downloads: { orderBy: (link, { desc }) => desc(link.id) },
      emailCorrection: true,
      withdrawal: { columns: { receivedAt: true } },
      review: { columns: { createdAt: true } },
      remake: true,
      appointment: true,
    },
  });
  if (!order) throw new NotFound("order");
  const [
    until,
    accesses,
    notes,
    timeline,
    balances,
    scheduled,
    unpaid,
    ahead,
    [complaint],
    [size],
  ] = await Promise.all([
    contentAccessUntil(ctx, { kind: "order", id: orderId }),
    countRecentContentAccesses(ctx, staff.userId),
    notesOf(ctx, { kind: "order", id: orderId }),
    orderTimeline(ctx, orderId),
    orderBalances(ctx, orderId),
    scheduledRefund(ctx, orderId),
    unpaidOrder(ctx, orderId),
    refundsAhead(ctx, orderId),
    ctx.db
      .select({ id: supportThreads.id, dueAt: supportThreads.dueAt })
      .from(supportThreads)
      .where(
        and(
          eq(supportThreads.orderId, orderId),
          eq(supportThreads.kind, "complaint"),
          isNull(supportThreads.closedAt),
        ),
      ),
    ctx.db
      .select({
        files: count(),
        bytes: sum(sql<number>`octet_length(${documentFiles.bytes})`).mapWith(Number),
      })
      .from(documentFiles)
      .where(eq(documentFiles.orderId, orderId)),
  ]);
  const answers = order.summary ?? [];
  const text = textsIn(order.text?.content);
  const declinedPayment = declinedPaymentOf(order.payments);
  const lengthOf = (texts: readonly string[]) =>
    texts.reduce((length, each) => length + each.length, 0);
  return {
    id: order.id,
    number: orderNumber(order.number),
    productSlug: order.productSlug,
    productTitle: orderedTitle(order),
    productVersion: order.productVersion,
    bookEdition: order.bookEdition,
    email: order.email,
    earlierEmail: order.emailCorrection?.oldEmail ?? null,
    confirmedEmail: await confirmedAddress(ctx, order),
    unconfirmedAddress:
      order.isAddressUnconfirmed && order.emailCorrection
        ? confirmableIn(
            ctx,
            confirmableFrom(
              order.mails.find(({ kind }) => kind === addressNoticeMail.code),
              order.emailCorrection,
            ),
          )
        : null,
    isMailboxGone: isMailboxGone(order),
    status: order.status,
    failure: order.failure,
    priceGrosze: order.priceGrosze,
    placedAt: order.placedAt,
    paidAt: order.paidAt,
    completedAt: order.completedAt,
    contentDeleteAt: order.contentDeleteAt,
    contentDeletedAt: order.contentDeletedAt,
    hasBounced: newestDocumentMail(order.mails)?.state === "bounced",
    isDeclined: declinedPayment !== null,
    isAddressUnconfirmed: order.isAddressUnconfirmed,
    delivery: deliveryKindOf(findProduct(order.productSlug)),
    isPaymentRefused: haveAllFailed(order.payments),
    isPaymentNew: isPaymentJustBegun(order.payments, ctx.now()),
    appointment: order.appointment && {
      state: order.appointment.state,
      performance: performanceOf(order.appointment, ctx.now()),
      isMissed: order.appointment.missedAt !== null,
    },
    declinedPaymentAt: declinedPayment?.createdAt ?? null,
    documentMail: documentMailOf(order.mails),
    openedAt: order.openedAt,
    openComplaint: complaint ?? null,
    options: orderOptions(order, { now: ctx.now(), byStaff: true }),
    canRemake: canRemake(order, order.remake !== null),
    remadeAt: order.remake?.requestedAt ?? null,
    canSendBook: canSendBook(order),
    canDeleteContent: canDeleteContent(order),
    canTakeWithdrawal: canTakeWithdrawal(order, {
      withdrawn: order.withdrawal !== null,
      mails: order.mails,
      balances,
      performance: performanceOf(order.appointment, ctx.now()),
    }),
    hasOpenPayment: order.payments.some(({ status }) => status === "pending"),
    left: leftOf(balances),
    hasForcedPayment: order.payments.some(({ isForced }) => isForced),
    outsideLeft: leftOf(balances.filter(({ isOutside }) => isOutside)),
    scheduledRefund: scheduled,
    refundsAhead: ahead,
    ...unpaid,
    payments: order.payments.map(
      ({ id, status, paidGrosze, amountGrosze, currency, createdAt }) => ({
        ...{ id, status, currency, createdAt },
        grosze: paidGrosze ?? amountGrosze,
      }),
    ),
    download: downloadOf(order, order.downloads[0], ctx.now()),
    lengths: {
      answers: lengthOf(answers.map(({ value }) => value)),
      text: lengthOf(text),
      files: size?.files ?? 0,
      bytes: size?.bytes ?? 0,
    },
    content: until && {
      until,
      personName: order.personName,
      answers,
      text,
      files: order.files,
    },
    recentAccesses: accesses,
    notes,
    timeline,
  };
}

/**
 * One file of an order's document, while the order is open to whoever asks.
 * @throws NotAllowed where it is covered, NotFound
 */
export async function openedDocument(ctx: ServiceContext, orderId: string, position: number) {
  authoriseReading(ctx, "open_content");
  if (!(await contentAccessUntil(ctx, { kind: "order", id: orderId })))
    throw new NotAllowed("covered");
  const [file] = await ctx.db
    .select()
    .from(documentFiles)
    .where(and(eq(documentFiles.orderId, orderId), eq(documentFiles.position, position)));
  if (!file) throw new NotFound("document");
  return file;
}
