import { isInWork, type OrderStatus } from "./order-state";

export type LastMail = { state: string; acceptedAt: Date | null } | null;

/** How far an order is; null is what has not happened yet. */
type Stages = {
  status: OrderStatus;
  failure: string | null;
  writtenAt: unknown;
  renderedAt: unknown;
  mailedAt: unknown;
  lastMail: LastMail;
};

/**
 * A mark that changes with every stage of an order that its page shows: as short as an address can have it, and it says
 * nothing about anybody.
 */
export function progressMark(order: Stages): string {
  const { status, failure, writtenAt, renderedAt, mailedAt, lastMail } = order;
  const stages = [writtenAt, renderedAt, mailedAt].map((at) => (at === null ? 0 : 1)).join("");
  const returned = lastMail?.state === "bounced" ? "returned" : null;
  return [status, stages, failure, returned].filter(Boolean).join(".");
}

/** How long after it was taken a mail is likely to come back, in milliseconds; most do within seconds. */
const reportedWithin = 60_000;

/** Whether its provider may still say, any moment now, what became of a mail. */
export const isReportAwaited = (mail: LastMail, now: Date) =>
  mail?.state === "accepted" &&
  mail.acceptedAt !== null &&
  now.getTime() - mail.acceptedAt.getTime() < reportedWithin;

/** Whether an order will change by itself, without its buyer. */
export function isAwaited(status: OrderStatus): boolean {
  return status === "awaiting_payment" || isInWork(status);
}
