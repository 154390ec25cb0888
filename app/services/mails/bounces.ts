import type { mails } from "~/db/schema";

export type SentMail = Pick<
  typeof mails.$inferSelect,
  "deliveredAt" | "bouncedAt" | "bounceKind" | "bounceCode"
>;

/**
 * Whether a mail came back for good because there is no such mailbox. Servers turn away for good what they take for spam, too, and
 * there somebody may read the next one. Sources: RFC 3463, 3.2 (5.1 is the address of whom it is for) and RFC 7505, 4.2 (5.1.10: a
 * domain that takes no mail); Amazon SES says `NoEmail`.
 */
const isNobodyThere = ({ bounceKind, bounceCode }: SentMail): boolean =>
  bounceKind === "hard" && /(?:^|\/)(?:5\.1\.(?:1|2|3|10)|NoEmail)$/i.test(bounceCode ?? "");

/**
 * As `goneSince`, of one address among mails that may have gone to several. A mail whose recipient is forgotten may have arrived
 * there, and proves nothing of one that came back.
 * @param sent every mail of an order
 */
export const goneSinceAt = (
  address: string,
  sent: readonly (SentMail & Pick<typeof mails.$inferSelect, "recipient">)[],
): Date | null =>
  goneSince(
    sent.filter(({ recipient, deliveredAt }) =>
      recipient === null ? deliveredAt !== null : recipient.toLowerCase() === address.toLowerCase(),
    ),
  );

/**
 * Since when it is known that nobody reads the mailbox that some mails went to: a server said for good that there is none of that
 * name, and no mail arrived there. Null where somebody may.
 */
export function goneSince(sent: readonly SentMail[]): Date | null {
  if (sent.some(({ deliveredAt }) => deliveredAt !== null)) return null;
  const refused = sent.filter(isNobodyThere).flatMap(({ bouncedAt }) => bouncedAt ?? []);
  return refused.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
