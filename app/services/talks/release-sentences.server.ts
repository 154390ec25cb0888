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

/** Words after which a full stop ends no sentence. */
const abbreviated = /(?:^|[\s(„"])(?:np|m\.in|itp|itd|tzw|tj|ok|dr|prof|ul|godz|min|\p{L})\.\s+$/u;

/** So much is not held back for the sake of one sentence, in UTF-16 units. */
const longestSentence = 600;

/** From how much text on its language is told apart, in UTF-16 units. */
const tellsLanguage = 120;

/**
 * Gives an answer sentence by sentence, each once the rules have read it with all before it; one with a link, an address or a
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
  const read = (sentence: string): string => {
    const whole = released + sentence;
    if (encouragesHarm(whole, [heard])) throw new Unfit("harmful");
    if (contactsIn([{ path: [], text: sentence }]).length > 0) return "";
    const language = whole.length >= tellsLanguage ? languageOf(whole) : "pl";
    if (language !== null && language !== "pl") throw new Unfit("unreadable");
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
  if (last) yield last;
  if (released.trim() === "") throw new Unfit("unreadable");
}

function endOfSentence(text: string): number | null {
  for (const { index, 0: mark } of text.matchAll(sentenceEnd)) {
    const end = index + mark.length;
    if (!abbreviated.test(text.slice(0, end))) return end;
  }
  return text.length > longestSentence ? text.length : null;
}
