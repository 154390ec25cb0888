import { endsInAbbreviation } from "~/copy/typography";
import { encouragesHarm } from "~/crisis/encourages-harm.server";
import { contactsIn } from "../writing/checks/inventions";
import { languageOf } from "../writing/checks/wording";

/** Why an answer cannot go on as it is. */
export class Unfit extends Error {
  override name = "Unfit";

  constructor(readonly why: "harmful" | "unreadable") {
    super(why);
  }
}

/** The end of a sentence, with the spaces behind it; never inside a number or before more of the same mark. */
const sentenceEnd = /[.!?…]+[”"')\]]*\s+|\n+/g;

/** So much is not held back for the sake of one sentence, in UTF-16 units. */
const longestSentence = 600;

/** From how much text on the language of one that goes on is told apart, in UTF-16 units; of a whole one it is in any case. */
const tellsLanguage = 120;

/** So much of its end tells the language of one that goes on: to read all of it at each sentence takes as long as the rest. */
const languageReach = 600;

/** What one sentence says may take the few before it to be understood; to read all of them each time takes as long as the rest. */
const sentencesInReach = 4;

/**
 * Gives an answer sentence by sentence, each once the rules have read it with those before it, and the last once they have
 * read the whole; one with a link, an address or a
 * number to call is left out.
 * @param heard what its reader wrote, which it may quote
 * @throws Unfit; what `pieces` throws
 */
export async function* releaseSentences(
  pieces: AsyncIterable<string>,
  heard: string,
): AsyncGenerator<string, void, void> {
  let waiting = "";
  let released = "";
  let inReach: string[] = [];
  const read = (sentence: string): string => {
    const whole = released + sentence;
    inReach = [...inReach.slice(-sentencesInReach), sentence];
    if (encouragesHarm(inReach.join(""), [heard])) throw new Unfit("harmful");
    if (contactsIn([{ path: [], text: sentence }]).length > 0) return "";
    if (whole.length >= tellsLanguage) requirePolish(whole.slice(-languageReach));
    released = whole;
    return sentence;
  };
  for await (const piece of pieces) {
    waiting += piece;
    for (;;) {
      const end = endOfSentence(waiting);
      if (end === null) break;
      const sentence = read(waiting.slice(0, end));
      waiting = waiting.slice(end);
      if (sentence) yield sentence;
    }
  }
  const last = read(waiting.trimEnd());
  if (encouragesHarm(released, [heard])) throw new Unfit("harmful");
  requirePolish(released);
  if (last) yield last;
  if (released.trim() === "") throw new Unfit("unreadable");
}

function requirePolish(text: string): void {
  const language = languageOf(text);
  if (language !== null && language !== "pl") throw new Unfit("unreadable");
}

function endOfSentence(text: string): number | null {
  for (const { index, 0: mark } of text.matchAll(sentenceEnd)) {
    const end = index + mark.length;
    if (!endsInAbbreviation(text.slice(0, end).trimEnd())) return end;
  }
  return text.length > longestSentence ? text.length : null;
}
