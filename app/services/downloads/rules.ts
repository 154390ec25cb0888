import { retention, retentionTime } from "~/config/retention";
import { isUndeliverable } from "../orders/buyer-rules";
import type { Order } from "../orders/transition-order.server";

const minute = 60_000;

/** How long a link leads to its copies, in milliseconds. */
export const linkLifetime = retentionTime(retention.downloadLink);
export {
  copyFormats,
  downloadsPerLink,
  isCopyFormat,
  type CopyFormat,
} from "~/config/download-terms";
/** How long a download that was counted may be fetched, again and in parts, without being counted again. */
export const resumeWindow = 15 * minute;

/** Whether a text can be a link's token at all; it comes from addresses. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

/** Whether copies may be made and fetched: their mail is gone, or was given up, and the money is still here. */
export function hasRightToCopies(order: Pick<Order, "status" | "failure">): boolean {
  return order.status === "completed" || isUndeliverable(order);
}

/** Whether a link leads nowhere any more. */
export function hasEnded(link: { expiresAt: Date; downloadsLeft: number }, now: Date): boolean {
  return link.expiresAt <= now || link.downloadsLeft === 0;
}

/** Whether the last count of a download still covers it. */
export function isCovered(countedAt: Date | null, now: Date): boolean {
  return countedAt !== null && now.getTime() - countedAt.getTime() < resumeWindow;
}

/**
 * What is left of an address in a mark: enough for its owner to know it, too little to write to it.
 * `anna.nowak@example.com` → `a•••@example.com`
 */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}•••${email.slice(Math.max(at, 0))}`;
}
