/**
 * Whose mailbox an address leads to, as far as an address tells: what follows a plus is the owner's own label, and
 * Google's mailboxes overlook dots. For counting, and for telling who is the same; mails go to the address as it was
 * written.
 */
export function mailboxOf(email: string): string {
  const [, local = "", domain = ""] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? [];
  const name = local.replace(/(?!^)\+.*$/, "");
  const isGoogle = domain === "gmail.com" || domain === "googlemail.com";
  return isGoogle ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

export type Account = { userId: string; email: string | null };

/** Whether two accounts are one person's, as far as their addresses tell: two accounts of one mailbox are not two people. */
export const isSamePerson = (one: Account, other: Account): boolean =>
  one.userId === other.userId ||
  (one.email !== null && other.email !== null && mailboxOf(one.email) === mailboxOf(other.email));
