import { resendLimit, resendPause } from "~/config/limits";
import { careCardFile } from "~/copy/document-files";
import type { appointments, documentFiles, mails } from "~/db/schema";
import { deliveryOf } from "~/products/deliveries/registry";
import { findProduct } from "~/products/registry";
import type { resendRefusals } from "./acts";
import { documentAgainMail, documentMails } from "./document-mails";
import type { Failure } from "~/services/orders/failure";
import { isInWork } from "./order-state";
import type { Order } from "./transition-order.server";
import { formatIsoDate } from "~/copy/format";
import { day, minute } from "~/time/durations";
import { dayAfter } from "~/time/warsaw-time";

/** After this time without delivery the buyer may have the money back at one press, in milliseconds. */
const lateAfter = 10 * minute;
/** How long a review can be changed after it was written, in milliseconds. */
export const reviewEditable = 14 * day;

const mailFailures: readonly Failure[] = ["mail_refused", "mail_unavailable"];

type Facts = Pick<Order, "status" | "failure">;

/** Whether help lines stand on its page and in every mail to its buyer: their words called for it, or a vendor declined them, or may have. */
export const needsHelp = ({ crisisLevel, failure }: Pick<Order, "crisisLevel" | "failure">) =>
  crisisLevel !== "none" || failure === "model_refused" || failure === "not_written";

/** Whether what was written in an order may stand in its form again: nobody paid for it, and its form is one page. */
export function mayChangeAnswers({
  status,
  contentDeletedAt,
  productSlug,
}: Pick<Order, "status" | "contentDeletedAt" | "productSlug">): boolean {
  const product = findProduct(productSlug);
  const isOnePage = product !== undefined && !product.ownScreen;
  return status === "awaiting_payment" && contentDeletedAt === null && isOnePage;
}

type CardedFile = Pick<typeof documentFiles.$inferSelect, "fileName" | "figure" | "sentences">;

/** Whether a sentence of a file may stand on a card: nobody's who may need help, and of a document with a figure alone. */
export const mayBeCarded = (
  order: Pick<Order, "crisisLevel" | "failure">,
  { fileName, figure, sentences }: CardedFile,
): boolean =>
  !needsHelp(order) && fileName !== careCardFile && figure !== null && Boolean(sentences?.length);

/** The document is written, but no mail program took it. */
export function isUndeliverable({ status, failure }: Facts): boolean {
  return status === "failed" && mailFailures.some((code) => code === failure);
}

/** Paid for and neither delivered nor given back, also where no mail program took the document. */
export const isDeliveryOutstanding = (order: Facts) =>
  isInWork(order.status) || isUndeliverable(order);

type Confirmation = Pick<
  Order,
  "email" | "termsVersion" | "openedAt" | "confirmationSavedAt" | "isAddressUnconfirmed"
>;

type MailFacts = Pick<typeof mails.$inferSelect, "kind" | "state" | "isLinkOnly" | "deliveredAt">;

/** States of a mail that its addressee has, as far as anybody knows. */
const received: readonly MailFacts["state"][] = ["accepted", "delivered", "complained"];
/** And of one that they seemed to have. */
const taken: readonly MailFacts["state"][] = [...received, "bounced"];

/**
 * Whether a mail has confirmed the contract with its terms (art. 21 ust. 1 u.p.k.) and brought what was bought, whichever
 * address it went to. One that comes back counts for nothing, unless the addressee's server had taken it: what that server
 * reports later is in its owner's hands. Once it has been read, that changes nothing any more.
 */
function wasMailed(
  { email, termsVersion, openedAt }: Confirmation,
  sent: readonly MailFacts[],
): boolean {
  const counted = openedAt === null ? received : taken;
  return (
    email !== null &&
    termsVersion !== null &&
    sent.some(
      ({ kind, state, isLinkOnly, deliveredAt }) =>
        !isLinkOnly &&
        documentMails.includes(kind) &&
        (deliveredAt !== null || counted.includes(state)),
    )
  );
}

/**
 * Whether what was bought may be read: the contract has been confirmed to its buyer on a durable medium, by the mail that
 * brought it or by a file that they saved themselves. Before that they could read it and have all the money back. Where staff
 * sent it on to another address, somebody there says first that it is theirs.
 * @param sent every mail of the order
 */
export const isConfirmed = (order: Confirmation, sent: readonly MailFacts[]): boolean =>
  !order.isAddressUnconfirmed && (order.confirmationSavedAt !== null || wasMailed(order, sent));

/**
 * Whether what was bought may be opened, however it is read: its contract is confirmed, and its money is here. Whoever has all of
 * it back, or on its way, has no right to what it bought any more, be it a document or copies (`hasRightToCopies`).
 * @param sent every mail of the order
 */
export const mayBeOpened = (
  order: Confirmation & Pick<Order, "refundBegunAt">,
  sent: readonly MailFacts[],
): boolean => order.refundBegunAt === null && isConfirmed(order, sent);

/**
 * Whether the confirmation can be saved by hand: what was bought is there, and no mail has brought it.
 * @param facts.mails every mail of the order
 */
export const canSaveConfirmation = (
  order: Facts & Confirmation,
  facts: { hasDocument: boolean; mails: readonly MailFacts[] },
): boolean =>
  facts.hasDocument &&
  !order.isAddressUnconfirmed &&
  !wasMailed(order, facts.mails) &&
  (order.status === "completed" || isDeliveryOutstanding(order));

/**
 * Paid for and not delivered, for longer than anybody should wait.
 * @param sent every mail of the order
 */
export function isLate(
  order: Facts & Confirmation & Pick<Order, "paidAt" | "completedAt" | "productSlug">,
  now: Date,
  sent: readonly MailFacts[],
): boolean {
  if (order.completedAt !== null || order.openedAt !== null || wasMailed(order, sent)) return false;
  // A service comes when it was agreed, whatever becomes of its mail.
  if (deliveryOf(findProduct(order.productSlug)).endsAfterMail) return false;
  return (
    isDeliveryOutstanding(order) &&
    order.paidAt !== null &&
    now.getTime() - order.paidAt.getTime() >= lateAfter
  );
}

export type ResendState = "offered" | keyof typeof resendRefusals;

/**
 * Whether the document may be sent again.
 * @param facts.mails every mail of the order
 * @param facts.byStaff staff may also where the buyer has used up their turns
 */
export function resendState(
  order: CopyFacts & Pick<Order, "email" | "bookSlug">,
  facts: {
    hasDocument: boolean;
    mails: readonly { kind: string; createdAt: Date }[];
    now: Date;
    byStaff?: boolean;
  },
): ResendState {
  if (order.status !== "completed" || !facts.hasDocument || order.email === null)
    return "not_possible";
  if (order.bookSlug !== null && !hasRightToCopies(order)) return "not_possible";
  const again = facts.mails.filter(({ kind }) => kind === documentAgainMail.code);
  if (again.length >= resendLimit && !facts.byStaff) return "too_often";
  const sent = facts.mails.filter(({ kind }) => documentMails.includes(kind));
  const last = Math.max(0, ...sent.map(({ createdAt }) => createdAt.getTime()));
  return facts.now.getTime() - last < resendPause ? "too_soon" : "offered";
}

/** An address that was given can be corrected once, from payment until there is nothing left to send, or the money goes back. */
export function canCorrectEmail(
  order: Facts & Pick<Order, "email" | "refundBegunAt">,
  facts: { hasDocument: boolean; corrected: boolean },
): boolean {
  if (facts.corrected || order.email === null || order.refundBegunAt !== null) return false;
  if (isInWork(order.status)) return true;
  return facts.hasDocument && (order.status === "completed" || isUndeliverable(order));
}

/** On how many days after that of the contract it may be withdrawn from (art. 27 u.p.k.), to the end of the last (art. 111 k.c.). */
const withdrawalDays = 14;

/** The last day on which a buyer without a confirmation may withdraw: YYYY-MM-DD in Europe/Warsaw; null before delivery. */
export function lastWithdrawalDay({
  paidAt,
  completedAt,
}: Pick<Order, "paidAt" | "completedAt">): string | null {
  if (completedAt === null) return null;
  return dayAfter(formatIsoDate(paidAt ?? completedAt), withdrawalDays);
}

/** How far a service is that was agreed for a time. */
export type Performance = "ahead" | "under_way" | "over";

type Agreed = Pick<typeof appointments.$inferSelect, "startsAt" | "endedAt" | "state">;

/**
 * A talk is over once its end was written down: time may be given back to it until then.
 * @returns null for an order of something else
 */
export function performanceOf(talk: Agreed | null | undefined, now: Date): Performance | null {
  if (!talk) return null;
  if (talk.state !== "booked" || talk.startsAt === null || talk.startsAt > now) return "ahead";
  return talk.endedAt === null ? "under_way" : "over";
}

export type WithdrawalRight = "open" | "lost" | "late" | "used";

/**
 * Whether a buyer can still withdraw from the contract. The right ends with the delivery of digital content that the
 * buyer wanted at once, if that was confirmed on a durable medium (art. 38 ust. 1 pkt 13 u.p.k.): by a mail with the terms
 * that arrived, or did not come back, or by a file that they saved, and then once they read what they bought. Who has no confirmation
 * keeps the right for its fourteen days.
 * @param declaredOn the day on which they do: YYYY-MM-DD in Europe/Warsaw
 * @param mails every mail of the order
 * @param performance of a service, whose right is lost once all of it has been done (art. 38 ust. 1 pkt 1 u.p.k.); null for
 * digital content
 * @returns `lost` with delivery, `late` where only the days are over
 */
export function withdrawalRight(
  order: Facts & Confirmation & Pick<Order, "paidAt" | "completedAt">,
  withdrawn: boolean,
  declaredOn: string,
  mails: readonly MailFacts[],
  performance: Performance | null,
): WithdrawalRight {
  if (withdrawn || order.status === "refunded") return "used";
  if (performance !== null) return performance === "over" ? "lost" : "open";
  if (wasMailed(order, mails)) return "lost";
  if (order.confirmationSavedAt !== null && order.openedAt !== null) return "lost";
  const lastDay = lastWithdrawalDay(order);
  return lastDay === null || declaredOn <= lastDay ? "open" : "late";
}

/**
 * Whether staff may take a withdrawal that a buyer wrote to us: once money came, also too little or in another currency.
 * Before that there is nothing to give back, and the buyer withdraws on the order's page or lets the order lapse. One that was
 * made in time may arrive and be typed in after it: the day of the statement counts, which `planWithdrawal` looks at.
 * @param facts.balances what is left of each payment
 * @param facts.mails every mail of the order
 */
export function canTakeWithdrawal(
  order: Facts & Confirmation & Pick<Order, "placedAt" | "paidAt" | "completedAt">,
  facts: {
    withdrawn: boolean;
    balances: readonly { leftGrosze: number }[];
    mails: readonly MailFacts[];
    performance: Performance | null;
  },
): boolean {
  const hasMoney = facts.balances.some(({ leftGrosze }) => leftGrosze > 0);
  const wasPaid = order.paidAt !== null || hasMoney;
  const placedOn = formatIsoDate(order.placedAt);
  return (
    wasPaid &&
    withdrawalRight(order, facts.withdrawn, placedOn, facts.mails, facts.performance) === "open"
  );
}

export type CopyFacts = Facts & Pick<Order, "confirmationSavedAt" | "refundBegunAt">;

/**
 * Whether copies may be made: their mail is gone, was given up, or its buyer does not wait for it, having saved the
 * confirmation; and the money is still here and not on its way back.
 */
export function hasRightToCopies(order: CopyFacts): boolean {
  if (order.refundBegunAt !== null) return false;
  if (order.status === "completed" || isUndeliverable(order)) return true;
  return order.status === "processing" && order.confirmationSavedAt !== null;
}

/** A link to an order's copies as its pages tell of it; null where there is no right to any. */
export function downloadOf(
  order: CopyFacts,
  link: { expiresAt: Date; downloadsLeft: number } | undefined,
  now: Date,
): { expiresAt: Date; downloadsLeft: number; ended: boolean } | null {
  if (!link || !hasRightToCopies(order)) return null;
  const { expiresAt, downloadsLeft } = link;
  return { expiresAt, downloadsLeft, ended: hasEnded(link, now) };
}

/** Whether a link leads nowhere any more. */
export function hasEnded(link: { expiresAt: Date; downloadsLeft: number }, now: Date): boolean {
  return link.expiresAt <= now || link.downloadsLeft === 0;
}

/** Whether what was written of an order is there and nobody is at work on it. */
export const canDeleteContent = ({
  status,
  contentDeletedAt,
}: Pick<Order, "status" | "contentDeletedAt">) => contentDeletedAt === null && !isInWork(status);
