import { fold } from "./fold";
import { irregularStems } from "./irregular";

const longestFirst = (endings: string): string[] =>
  endings.split(" ").sort((one, other) => other.length - one.length);

const nounEndings = longestFirst(
  "ami iami ach iach om iom owi iowi owie ow iow em iem ego iego emu iemu ej iej ymi imi ych ich ym im ie ia iu io ii ei i y a e u o",
);

const pastPersons = ["", "em", "am", "es", "as", "a", "o", "y", "i"];
const pastPlurals = ["smy", "scie"].flatMap((end) => [`li${end}`, `ly${end}`]);
const pastEndings = [
  "a",
  "e",
  "i",
  "y",
  "ia",
  "ie",
  "owa",
  "iowa",
  "ywa",
  "iwa",
  "na",
  "ne",
].flatMap((vowel) => [
  ...pastPersons.map((person) => `${vowel}l${person}`),
  ...pastPlurals.map((end) => vowel + end),
]);
const verbEndings = longestFirst(
  `${pastEndings.join(" ")} ac ec ic yc iac iec owac iowac ywac iwac nac am asz amy acie aja ajac ajacy ajaca ajace esz emy ecie iesz iemy iecie isz imy icie ysz ymy ycie uje ujesz ujemy ujecie uja ujac eje ejesz eja ia e a i y nie anie ania aniu aniem enie enia eniu eniem owanie owania owaniu owaniem any ana ane ani anych anym ony ona one oni onych onym iony iona ione eni ieni iono ano aj ajcie ij ijcie uty uta ute`,
);

const minStemLength = 2;

/** A long ending on a short word is most likely a part of it, unless what it leaves has lost its vowel: "ps-em". */
const isWhole = (stem: string): boolean => stem.length > 2 || !/[aeiouy]/.test(stem);

function without(
  word: string,
  endings: readonly string[],
): { stem: string; ending: string } | null {
  const ending = endings.find((one) => {
    const stem = word.slice(0, -one.length);
    return (
      word.endsWith(one) && stem.length >= minStemLength && (one.length === 1 || isWhole(stem))
    );
  });
  return ending === undefined ? null : { stem: word.slice(0, -ending.length), ending };
}

const hardened: readonly [soft: RegExp, hard: string][] = [
  [/sc$/, "st"],
  [/sc$/, "sk"],
  [/zdz$/, "zd"],
  [/dz$/, "d"],
  [/dz$/, "g"],
  [/rz$/, "r"],
  [/cz$/, "k"],
  [/sz$/, "s"],
  [/sz$/, "ch"],
  [/([^sdcr])c$/, "$1t"],
  [/([^sdcr])c$/, "$1k"],
];

const startsSoft = /^[iey]/;

function variantsOf(stem: string, ending: string): string[] {
  const variants = [stem];
  if (startsSoft.test(ending) || ending === "")
    for (const [soft, hard] of hardened)
      if (soft.test(stem) && (ending !== "" || hard !== "k"))
        variants.push(stem.replace(soft, hard));
  if (ending === "") {
    const short = stem.replace(/([^aeiouy])i?e([kclnrtwbmsz]|ch|sc)$/, "$1$2");
    if (short !== stem && short.length >= minStemLength) variants.push(short);
  }
  const changed = variants.flatMap((one) => {
    const other = one.replace(/(i|l)[ao]([dtszlrn]{1,2}|rz|zdz?)$/, "$1e$2");
    return other === one || one.length < 3 ? [] : [other];
  });
  return [...variants, ...changed];
}

/**
 * The stems under which a Polish word is found, folded: those of "psa" and "pies" meet. A word has several where its form
 * alone does not tell ("ulice" might come from "ulica" or from "ulika"); whatever shares one with it is found.
 * @param word one word in any case, with or without diacritics
 */
export function stemsOf(word: string): string[] {
  const folded = fold(word);
  const stems = new Set<string>(irregularStems.get(folded));
  if (folded.length < 3 || /\d/.test(folded)) return [...stems.add(folded)];
  const forms = [folded];
  if (/ą[^aąeęioóuy]+$/iu.test(word.normalize("NFC")))
    forms.push(fold(word.normalize("NFC").replace(/ą([^aąeęioóuy]+)$/iu, "e$1")));
  for (const form of forms) {
    const noun = without(form, nounEndings);
    for (const stem of variantsOf(noun?.stem ?? form, noun?.ending ?? "")) stems.add(stem);
    const verb = without(form, verbEndings);
    if (verb && verb.stem !== noun?.stem)
      for (const stem of variantsOf(verb.stem, verb.ending)) stems.add(stem);
  }
  return [...stems];
}
