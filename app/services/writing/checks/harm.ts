import { plain } from "~/copy/plain-words";
import { encouragesHarm } from "~/crisis/encourages-harm.server";
import { sentenceAround, withoutQuotations, type Finding, type Leaf, type Rule } from "./finding";

/** Encouragement to harm, as the rules of the crisis hear it. */
export function harmfulTexts(leaves: readonly Leaf[], ownWords: readonly string[]): Finding[] {
  // One look at everything is cheap; where it finds something, the fields are looked at one by one.
  const encourages = encouragesHarm(
    leaves.map(({ text }) => text),
    ownWords,
  );
  if (!encourages) return [];
  return leaves.flatMap(({ path, text }) =>
    encouragesHarm(text, ownWords) ? [{ path, rule: "harm" as const, fragment: text }] : [],
  );
}

/** Beginnings of words, without Polish marks. */
const lists: readonly { rule: Rule; words: RegExp; unlessTheirs: boolean }[] = [
  {
    rule: "listedDiagnosis",
    words:
      /\b(?:depresj\w*|nerwic\w*|zaburze(?:nia|nie|niem|n) (?:lekow|depres|osob|odzyw|nastroj|adapt|obsesy|afekt|psych)\w*|borderline|adhd|dwubiegun\w*|schizofren\w*|psychoz\w*|ptsd|anoreksj\w*|bulimi\w*|autyzm\w*|asperger\w*|ocd|fobi(?:a|i|e) spoleczn\w*|alkoholi[kz]\w*)/gu,
    unlessTheirs: true,
  },
  {
    rule: "listedMedicine",
    words:
      /\b(?:antydepresan\w*|przeciwdepres\w*|ssri|sertralin\w*|escitalopram\w*|fluoksetyn\w*|paroksetyn\w*|wenlafaksyn\w*|xanax\w*|alprazolam\w*|benzodiazep\w*|hydroksyzyn\w*|melatonin\w*|ashwagandh\w*|suplement\w*|tabletk\w*|leki (?:uspok|nasen|przeciw)\w*|magnez\w*|waleria\w*)/gu,
    unlessTheirs: true,
  },
  {
    rule: "listedLabel",
    words:
      /\b(?:narcyz\w*|toksyczn\w*|psychopat\w*|socjopat\w*|manipulator\w*|gaslight\w*|egoist\w*|przemocow\w*|damski boks\w*|tyran\w*|zaburzon\w*|nienormaln\w*|pasozyt\w*|nieudacznik\w*)/gu,
    unlessTheirs: false,
  },
];

/**
 * Words that often stand in what could hurt: a diagnosis or a medicine that the person did not name, a label on somebody.
 * For texts that no reader has read: a list knows words, not what is said with them.
 */
export function listedWords(leaves: readonly Leaf[], ownWords: readonly string[]): Finding[] {
  const own = plain(ownWords.join("\n"));
  return leaves.flatMap(({ path, text }) => {
    const said = plain(withoutQuotations(text));
    return lists.flatMap(({ rule, words, unlessTheirs }) => {
      const found = [...said.matchAll(words)].find(
        ([word]) => !unlessTheirs || !own.includes(word.slice(0, 6)),
      );
      return found ? [{ path, rule, fragment: sentenceAround(text, found.index) }] : [];
    });
  });
}
