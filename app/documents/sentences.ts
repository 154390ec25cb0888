import { plain, plainWords, runsOf } from "~/copy/plain-words";
import { exerciseHeading, ownWords, retellings, wordsIn, type Sections } from "./sections";

/** So long a sentence is that can stand alone, in characters. */
const length = { least: 40, most: 180 };

const ends = /(?<=[.!?…])\s+(?=\p{Lu})/u;

/** Numbers belong to tables and telephones, quotations to whoever was quoted, and addresses nowhere. */
const needsOthers = /[\d„”"«»@:;]|https?|www\./u;

const setOf = (words: string) => new Set(words.split(" "));

/** Words that point at what stands before them, as the first or the second one of a sentence. */
const pointers = setOf(
  "to ta ten te tego tej tym tych temu tamtej tamtym tam tu tutaj tak taki taka takie takich dlatego wtedy wowczas on ona ono oni one je jej jego ich im nim nia niej nich oba obie kolei pierwsza pierwszej pierwszym pierwszych druga drugi drugie drugiej drugim drugich",
);

/** And those that lean on it only where they begin one. */
const joints = setOf(
  "potem pozniej stad zatem ale lecz jednak natomiast wiec bo a i oraz lub albo tez takze rowniez razem oto czyli byl byla bylo byli byly bedzie beda moze",
);

/** Whose something is, which only an earlier sentence tells. */
const theirs = setOf("jego jej ich");

/** Somebody or something that a sentence has not named before its first comma, and words that carry on an earlier thought. */
const unnamed = setOf(
  "on ona ono oni one je go jego jej jemu mu ja nia niej nim nimi nich niego im tez takze rowniez zas jednak natomiast wiec zatem dlatego czyli tymczasem wtedy obie oba obu",
);

/** A word that points: forward before a comma ("to, co"), else back, unless it is a "to" after one ("jeśli…, to") or says when. */
const pointing =
  /(?<!\p{L})(?:(?<!, )to|ten|ta|te|tego|tej|tym|tych|temu|tymi|tak|taki|taka|takie|takiego|takiej|takich|takim|tam|tu)(?!\p{L}|,| (?:wieczoru|dnia|ranka|roku|tygodnia)(?!\p{L}))/u;

/** A clause that begins with what somebody or something did, which stands before it. */
const subjectless =
  /(?:^|, )(?!cialo|malo|bialo|dzialo|zrobilo|stalo|udalo|zdarzylo|bylo)\p{L}+(?:al|il|yl|el)o(?!\p{L})/u;

/** What somebody did to a thing that stood before it ("Powiedziana na głos…"). */
const participle = /^\p{L}{4,}(?:an|on|et|yt)[aey](?!\p{L})/u;

/** Whether a sentence needs the one before it, as far as its words tell. */
function leans(sentence: string): boolean {
  const text = plain(sentence.normalize("NFKC"));
  const words = wordsOf(sentence);
  const [first = "", second = ""] = words;
  return (
    [pointers, joints].some((each) => each.has(first)) ||
    pointers.has(second) ||
    words.some((word) => theirs.has(word)) ||
    wordsOf(text.split(/[,–;]/u)[0] ?? "").some((word) => unnamed.has(word)) ||
    pointing.test(text) ||
    participle.test(text) ||
    subjectless.test(text)
  );
}

/** What was not answered, or how: news for nobody but whoever filled in the form. */
const ofTheForm =
  /bez odpowiedzi|odpowiedziach|(?:zostalo|zostaje|jest) puste|dopisac|nie (?:napisano|podano|wpisano)|formularz/u;

/** Where a planet stands, which is a line of a table. */
const ofATable =
  /^(?:slonce|ksiezyc|merkury|wenus|mars|jowisz|saturn|uran|neptun|pluton)(?!\p{L})/u;

const saysLittle = (sentence: string) =>
  [ofTheForm, ofATable].some((pattern) => pattern.test(plain(sentence.normalize("NFKC"))));

/** Somebody addressed by name, at the beginning or within. */
const vocative = /^\p{Lu}[\p{L}-]*,|, \p{Lu}[\p{L}-]*[,.!?…]/u;

/** So many words in a row are somebody's own. */
const run = 4;

/** Whom a text is for, and what they wrote themselves. */
export type Reader = { name: string | null; words: readonly string[] };

/** The words of a text, a ligature or a letter of full width as the letters that it stands for. */
const wordsOf = (text: string) => plainWords(text.normalize("NFKC"));

const asWords = (text: string) => ` ${wordsOf(text).join(" ")} `;

/** What cases and vocatives leave of a word. */
const stemOf = (word: string) => word.slice(0, Math.max(3, word.length - 2));

/** Whether a sentence is nobody's and says nothing of anybody: no words of its reader's, no name, no pointing back. */
function standsAlone({ name, words }: Reader): (sentence: string) => boolean {
  const own = words.map(wordsOf);
  const ownRuns = new Set(own.flatMap((words) => runsOf(words, run)));
  const ownStems = new Set(own.flat().map(stemOf));
  const names = wordsOf(name ?? "").filter((part) => part.length > 1);
  const isName = (word: string) => names.some((part) => word.startsWith(stemOf(part)));
  /** A name of three letters changes its last one: Ewa, Ewo. */
  const isNamed = (word: string) => {
    const [said = ""] = wordsOf(word);
    const isShort = names.some((part) => part.length < 4 && said.startsWith(part.slice(0, 2)));
    return isShort || [...ownStems].some((stem) => stem.length > 2 && said.startsWith(stem));
  };
  return (sentence) => {
    const said = wordsOf(sentence);
    const proper = sentence.match(/(?<=\s)\p{Lu}\p{L}*/gu) ?? [];
    return (
      !leans(sentence) &&
      !saysLittle(sentence) &&
      !vocative.test(sentence) &&
      !said.some(isName) &&
      !proper.some(isNamed) &&
      !runsOf(said, run).some((words) => ownRuns.has(words))
    );
  };
}

/** Sentences that can stand alone, in reading order, each once. */
export function sentencesIn(texts: readonly string[], reader: Reader): string[] {
  const isAlone = standsAlone(reader);
  const sentences = texts
    .flatMap((text) => text.split(ends))
    .map((sentence) => sentence.trim())
    .filter(
      (sentence) =>
        sentence.length >= length.least &&
        sentence.length <= length.most &&
        /^\p{Lu}.*[.!?…]$/u.test(sentence) &&
        !needsOthers.test(sentence) &&
        isAlone(sentence),
    );
  return [...new Set(sentences)];
}

/**
 * The same of a document: its writer's alone, neither what its layout says around them nor what retells its reader.
 * @param written the texts that its writer wrote
 */
export function sentencesOf(
  { opening, parts }: Sections,
  written: readonly string[],
  reader: Reader,
): string[] {
  const isOfWriter = ({ title }: { title: string }) =>
    title !== ownWords && !retellings.includes(title) && !title.startsWith(exerciseHeading);
  const paragraphs = [
    ...opening,
    ...parts.filter(isOfWriter).flatMap(({ reading }) => reading),
  ].filter(([tag]) => tag === "p");
  const texts = written.map(asWords);
  return sentencesIn(paragraphs.map(wordsIn), reader).filter((sentence) =>
    texts.some((text) => text.includes(asWords(sentence))),
  );
}

/** So long a sentence is that says most in one breath, in characters. */
const oneBreath = 80;

/** The strongest first: neither an aside nor a sentence that has to be read twice. */
export function byStrength(sentences: readonly string[]): string[] {
  const distance = (sentence: string) => Math.abs(sentence.length - oneBreath);
  return sentences.toSorted((one, other) => distance(one) - distance(other));
}

export const strongestOf = (sentences: readonly string[]): string | undefined =>
  byStrength(sentences)[0];
