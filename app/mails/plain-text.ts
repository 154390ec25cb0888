import type { HelpLine } from "~/copy/help-lines";
import type { MailFact } from "./layout.server";

/** People to call. */
export const helpAsText = ({
  invitation,
  lines,
}: {
  invitation: string;
  lines: readonly HelpLine[];
}) => [invitation, ...lines.map(({ number, purpose }) => `${number} – ${purpose}`)].join("\n");

/**
 * A link for plain text, on a line of its own. Mail programs make links of what looks like one and take a dash, a full stop
 * or an underscore at the end for the sentence's, so it is written as its code: the same address, ending in a letter or a digit.
 */
export const linkAsText = ({ label, href }: { label: string; href: string }) =>
  `${label}: ${href.replace(/[^a-z0-9/]$/i, (last) => `%${last.charCodeAt(0).toString(16).toUpperCase()}`)}`;

/** What a mail says quietly. */
export function factsAsText(items: readonly MailFact[]): string[] {
  return items.map(
    ({ label, value, link }) => `${label}\n${value}${link ? `\n${linkAsText(link)}` : ""}`,
  );
}
