import type { AuditLine } from "~/services/audit/queries.server";
import { deedLabel, givenReason, reasonLabel } from "~/services/acts/words";
import { fold } from "~/services/words/fold";

const wordsIn = (text: string) =>
  fold(text)
    .split(/[^a-z]+/)
    .filter(Boolean);

/** Whether each word of a text is, in whatever case of it, among those of another: its first five letters. */
const isSaidBy = (text: string, by: string) =>
  wordsIn(text).every((word) => wordsIn(by).some((said) => said.startsWith(word.slice(0, 5))));

/** Why something was done; null where nobody gave a reason, or it says once more what was done. */
export function whyLabel(line: Pick<AuditLine, "act" | "reason" | "after">): string | null {
  const reason = givenReason(line);
  if (reason === null) return null;
  const why = reasonLabel(reason);
  return isSaidBy(why, deedLabel(line)) ? null : why;
}
