import { isBlank, normalise, withoutControlCharacters } from "~/forms/text";
import { replyIn } from "./reply-text";

/** Longest mail that is looked through, and most of it that is kept, in code units. */
const maxRead = 65_536;
const maxKept = 20_000;
const maxSubject = 200;

const cut = "\n\n[Dalszy ciąg tego e-maila już się tu nie zmieścił.]";
const withoutWords = "[E-mail bez treści, tylko z załącznikami.]";

const prefixes = /^(?:(?:re|odp|fwd?|pd|aw)\s*(?:\[\d+\])?\s*:\s*)+/i;

/** Half of a pair of code units, as a wrong character set or a cut leaves one: the database takes none. */
const wellFormed = (text: string) => text.replaceAll(/\p{Cs}/gu, "\ufffd");
const typed = (text: string) => normalise(withoutControlCharacters(wellFormed(text)));

/**
 * What somebody says in an answer by mail; a subject of their own stands above it.
 * @param ownSubjects of the mails of ours that it may answer
 * @returns all of it that is heard, and what is kept; null where it says nothing and brings no file
 */
export function mailWords(
  mail: { subject: string; text: string; files: readonly unknown[] },
  ownSubjects: readonly string[],
): { all: string; kept: string } | null {
  const subject = typed(mail.subject).replaceAll(/\s+/g, " ").replace(prefixes, "");
  const isOwn = !isBlank(subject) && !ownSubjects.includes(subject);
  const reply = replyIn(typed(mail.text.slice(0, maxRead)));
  const words = [...(isOwn ? [`Temat: ${wellFormed(subject.slice(0, maxSubject))}`] : []), reply]
    .filter((part) => !isBlank(part))
    .join("\n\n");
  if (words === "") return mail.files.length > 0 ? { all: "", kept: withoutWords } : null;
  const kept = words.length > maxKept ? wellFormed(words.slice(0, maxKept)) + cut : words;
  return { all: words, kept };
}
