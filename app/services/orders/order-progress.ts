import { isInWork, type OrderStatus } from "./order-state";

/** How far an order is, as short as an address can have it; it says nothing about anybody. */
type Stages = {
  status: OrderStatus;
  failure: string | null;
  written: boolean;
  rendered: boolean;
  mailed: boolean;
  /** The mail with it has come back. */
  returned: boolean;
};

/** A mark that changes with every stage of an order that its page shows. */
export function progressMark({ status, failure, returned, ...reached }: Stages): string {
  const stages = [reached.written, reached.rendered, reached.mailed].map(Number).join("");
  return [status, stages, ...(failure ? [failure] : []), ...(returned ? ["returned"] : [])].join(
    ".",
  );
}

/** How long after it was taken a mail is likely to come back, in milliseconds; most do within seconds. */
const reportedWithin = 60_000;

/** The last mail with what was bought, as far as it is known. */
export type LastMail = { state: string; acceptedAt: Date | null } | null;

/** Whether its provider may still say, any moment now, what became of a mail. */
export const isReportAwaited = (mail: LastMail, now: Date) =>
  mail?.state === "accepted" &&
  mail.acceptedAt !== null &&
  now.getTime() - mail.acceptedAt.getTime() < reportedWithin;

/** Whether an order will change by itself, without its buyer. */
export function isAwaited(status: OrderStatus): boolean {
  return status === "awaiting_payment" || isInWork(status);
}
