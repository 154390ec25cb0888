import { retention, retentionTime } from "~/config/retention";
import { minute } from "~/time/durations";

/** How long a link leads to its copies, in milliseconds. */
export const linkLifetime = retentionTime(retention.downloadLink);
export const resumeWindow = 15 * minute;

/** Whether a text can be a link's token at all; it comes from addresses. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
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
