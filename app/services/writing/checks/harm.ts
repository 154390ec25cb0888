import { encouragesHarm } from "~/crisis/encourages-harm.server";
import { plain, withoutQuotations, type Finding, type Leaf, type Rule } from "./finding";

/** Beginnings of words, without Polish marks. */
const diagnoses =
  /\b(?:depresj\w*|nerwic\w*|zaburze(?:nia|nie|niem|n) (?:lekow|depres|osob|odzyw|nastroj|adapt|obsesy|afekt|psych)\w*|borderline|adhd|dwubiegun\w*|schizofren\w*|psychoz\w*|ptsd|anoreksj\w*|bulimi\w*|autyzm\w*|asperger\w*|ocd|fobi(?:a|i|e) spoleczn\w*|alkoholi[kz]\w*)/gu;
const medicines =
  /\b(?:antydepresan\w*|przeciwdepres\w*|ssri|sertralin\w*|escitalopram\w*|fluoksetyn\w*|paroksetyn\w*|wenlafaksyn\w*|xanax\w*|alprazolam\w*|benzodiazep\w*|hydroksyzyn\w*|melatonin\w*|ashwagandh\w*|suplement\w*|tabletk\w*|leki (?:uspok|nasen|przeciw)\w*|magnez\w*|waleria\w*)/gu;
const labels =
  /\b(?:narcyz\w*|toksyczn\w*|psychopat\w*|socjopat\w*|manipulator\w*|gaslight\w*|egoist\w*|przemocow\w*|damski boks\w*|tyran\w*|zaburzon\w*|nienormaln\w*|pasozyt\w*|nieudacznik\w*)/gu;

/** Words that may be repeated when the person used them first. */
function unlessTheirs(own: string, pattern: RegExp, text: string): boolean {
  return Array.from(text.matchAll(pattern), ([word]) => word.slice(0, 6)).some(
    (stem) => !own.includes(stem),
  );
}

/**
 * What could hurt: encouragement to harm, a diagnosis or a medicine that the person did not name, a label on somebody. A
 * label is one even when the person uses it, unless it stands in quotation marks as theirs.
 */
export function harmfulTexts(leaves: readonly Leaf[], ownWords: readonly string[]): Finding[] {
  const own = plain(ownWords.join("\n"));
  // One look at everything is cheap; where it finds something, the fields are looked at one by one.
  const encourages = encouragesHarm(
    leaves.map(({ text }) => text),
    ownWords,
  );
  return leaves.flatMap(({ path, text }) => {
    const said = plain(text);
    const found: Rule[] = [];
    if (encourages && encouragesHarm(text, ownWords)) found.push("harm");
    if (unlessTheirs(own, diagnoses, said)) found.push("diagnosis");
    if (unlessTheirs(own, medicines, said)) found.push("medicine");
    if (plain(withoutQuotations(text)).search(labels) !== -1) found.push("label");
    return found.map((rule) => ({ path, rule }));
  });
}
