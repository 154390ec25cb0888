import type { MotivationLetterContent } from "../../../app/products/motivation-letter/content.ts";
import { chooseFor } from "../passages/choose.ts";
import { commentaryPassages, letterPassages } from "../passages/motivation-letter.ts";
import type { PersonFile } from "../prompt.ts";
import { quote, tidy } from "../quote.ts";
import { capitalised, quotable, sentencesOf } from "./own-words.ts";

/** Words that a letter has at least; with as many of the person's own as it takes, it stays below 280. */
const leastWords = 190;
const ownWords = { why: 45, bring: 60, unique: 35 };

const countWords = (texts: readonly string[]) => texts.join(" ").split(/\s+/u).length;

/**
 * Writes a motivation letter around a person's own sentences, in Polish, English or German.
 * @param answers of the order form; any of them may be odd
 */
export function writeMotivationLetter(
  answers: Record<string, unknown>,
  files: readonly PersonFile[] = [],
): MotivationLetterContent {
  const code = tidy(answers.language).toUpperCase();
  const language = code === "EN" || code === "DE" ? code : "PL";
  const passages = letterPassages[language];
  const choice = chooseFor("motivation-letter", answers);
  const one = (texts: readonly string[]) => choice.one({ any: texts });
  const told = new Set<string>();
  const { whyPosition, whatYouBring, whatMakesYouUnique } = answers;
  const inOther = [whyPosition, whatYouBring, whatMakesYouUnique].filter((answer) =>
    passages.foreign.test(tidy(answer)),
  );
  /** The first sentences of an answer in the letter's language, none of which stands in it yet. */
  const own = (answer: unknown, most: number) => {
    const kept: string[] = [];
    // Where two answers are in another language, a short sentence of the third is, too.
    if (inOther.length > 1) return kept;
    for (const sentence of sentencesOf(answer, 260)) {
      const whole = `${capitalised(sentence)}.`;
      if (told.has(whole) || passages.foreign.test(whole)) continue;
      if (countWords([...kept, whole]) > most) break;
      told.add(whole);
      kept.push(whole);
    }
    return kept;
  };
  const named = (answer: unknown, otherwise: string) => {
    const words = quotable(answer, 80);
    // A name of a post may be English in every letter; a whole sentence is no name.
    if (countWords([words]) > 6 && passages.foreign.test(words)) return otherwise;
    return Array.from(words).length >= 3 ? words : otherwise;
  };
  const position = named(answers.position, passages.position);
  const company = named(answers.companyName, passages.company);
  const addressed = (text: string) =>
    text
      .replace("%p", () => position)
      .replace("%c", () => company)
      // The stop of an abbreviation ends the sentence, too.
      .replace(/\.\.(?!\.)/u, ".");
  const given = tidy(answers.letterStyle);
  const style = Object.hasOwn(passages.start, given)
    ? (given as keyof typeof passages.start)
    : "formalny";
  const tone = style === "luźny" || style === "z humorem" ? "easy" : "formal";
  const why = own(whyPosition, ownWords.why);
  const bring = own(whatYouBring, ownWords.bring);
  const unique = own(whatMakesYouUnique, ownWords.unique);
  const reason = [
    addressed(one(passages.start[style])),
    ...(why.length > 0 ? [...why, one(passages.why.after)] : [one(passages.why.none)]),
  ];
  const experience =
    bring.length > 0
      ? [one(passages.bring.lead), ...bring, one(passages.bring.after)]
      : [one(passages.bring.none)];
  const difference =
    unique.length > 0
      ? [one(passages.unique.lead), ...unique, one(passages.unique.after)]
      : [one(passages.unique.none)];
  const end = [one(passages.ask), one(passages.thanks)];
  const paragraphs = [reason, experience, difference, end];
  for (let turn = 0; countWords(paragraphs.flat()) < leastWords; turn++) {
    const growing = [experience, difference, end][turn % 3] ?? end;
    growing.splice(growing === end ? 0 : growing.length, 0, one(passages.more));
  }
  return {
    salutation: passages.salutation[tone],
    paragraphs: paragraphs.map((sentences) => sentences.join(" ")),
    closing: one(passages.closing[tone]),
    subject: addressed(passages.subject),
    commentary: {
      opening: choice.one(commentaryPassages.opening),
      choices: [
        ...choice.several({ any: commentaryPassages.style[style] }, 1),
        ...choice.several({ any: commentaryPassages.choice }, 2),
      ]
        .map(([title, description]) => ({ title, description }))
        .concat(filesNote(files)),
      beforeSending: [
        ...choice.several(commentaryPassages.before, 3),
        ...(language === "PL"
          ? []
          : [
              "Przetłumacz swoje odpowiedzi na język listu i wstaw je tam, gdzie stoją słowa ogólne.",
            ]),
      ],
    },
  };
}

function filesNote(files: readonly PersonFile[]) {
  const [first] = files;
  if (!first) return [];
  const name = quote(first.name, 60) || "plik";
  const said = quotable(first.text, 110);
  return [
    {
      title: "Załączniki",
      description: said
        ? `Plik „${name}” zaczyna się od słów: „${said}”. Prawdziwy model przeczyta całość.`
        : `Pliku „${name}” nie udało się odczytać, więc list opiera się tylko na odpowiedziach.`,
    },
  ];
}
