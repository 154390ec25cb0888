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
