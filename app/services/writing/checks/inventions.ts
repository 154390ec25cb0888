import { plain } from "~/copy/plain-words";
import { signs } from "~/sky/signs";
import { sentenceAround, type Finding, type Leaf } from "./finding";
import { knownNumbers, unknownNumbers } from "./numbers";

const contacts = /https?:|www\.|\S@\S+\.\S|(?:\+?\d[\s-]?){9,}/iu;

/** Links, addresses and telephone numbers: a text has none, whoever gave them. */
export function contactsIn(leaves: readonly Leaf[]): Finding[] {
  return leaves.flatMap(({ path, text }) => {
    const contact = contacts.exec(text);
    return contact
      ? [{ path, rule: "contact" as const, fragment: sentenceAround(text, contact.index) }]
      : [];
  });
}

/** Numbers, sums, dates and addresses that nobody gave. @param given everything that was sent */
export function inventedNumbers(leaves: readonly Leaf[], given: string): Finding[] {
  const known = knownNumbers(given);
  return leaves.flatMap((leaf): Finding[] => {
    const { path, text } = leaf;
    const reached = contactsIn([leaf]);
    if (reached.length > 0) return reached;
    // A plan may count its days from today.
    if (path.at(-1) === "when") return [];
    const [worst] = unknownNumbers(text, known).sort(
      (a, b) => Number(b.isGrave) - Number(a.isGrave),
    );
    return worst
      ? [{ path, rule: worst.isGrave ? "number" : "figure", fragment: worst.written }]
      : [];
  });
}

const polite =
  /^(?:ty|ci|cie|ciebie|toba|tobie|two(?:j|ja|je|im|ich|imi|jego|jej|jemu|ja)|twa|twe|twoi(?:m|ch|mi)?|twoj\p{L}*|was|wam|wami|wasz\p{L}*|wy|pan|pana|panu|pani|pania|panstw\p{L}*|bog\p{L}*|internet\p{L}*|excel\p{L}*|word\p{L}*)$/u;

const skyWords = signs
  .flatMap(({ name, genitive, instrumental, inside, outOf }) =>
    [name, genitive, instrumental, inside, outOf].join(" ").split(" "),
  )
  .map(plain);

/** Everything a word may be compared with: its beginning stays the same in every case. */
const beginning = (word: string) => word.slice(0, Math.max(3, word.length - 3));

/** A capital in the middle of a sentence, after a word that does not end one. */
const capital = /(?<=[\p{L}\p{N},;)”] )\p{Lu}\p{Ll}{2,}/gu;

/** Names of people, places and firms that nobody gave; for Polish, which writes little else with a capital. */
export function inventedNames(leaves: readonly Leaf[], given: string): Finding[] {
  // What a text names itself (an archetype, an option) it may call by that name.
  const named = leaves.flatMap(({ path, text }) => (path.at(-1) === "name" ? text : []));
  const known = plain([given, ...named].join("\n")).split(/[^\p{L}]+/u);
  const isKnown = (word: string) =>
    polite.test(word) ||
    skyWords.includes(word) ||
    known.some((each) => each.startsWith(beginning(word)));
  return leaves.flatMap(({ path, text }) => {
    const [invented] = Array.from(text.matchAll(capital), ([word]) => word).filter(
      (word) => !isKnown(plain(word)),
    );
    return invented ? [{ path, rule: "name" as const, fragment: invented }] : [];
  });
}
