import type { MotivationLetterContent } from "../../../app/products/motivation-letter/content.ts";
import type { PersonFile } from "../prompt.ts";
import { quote, tidy } from "../quote.ts";
import { letterPhrases, type LetterWords } from "./motivation-letter-phrases.ts";

const demonstration =
  "Ten list jest demonstracją: powstał z gotowych zdań i Twoich słów, bez udziału prawdziwego modelu AI.";

const styleNotes: Record<string, string> = {
  formalny: "Pełne zdania i uprzejme zwroty: w ogłoszeniu nic nie zachęca do skracania dystansu.",
  luźny: "Proste zdania i „dzień dobry” zamiast urzędowego tonu, bo taki styl został wybrany.",
  "z humorem":
    "Jeden lekki żart, na początku i o sobie; dalej same konkrety, żeby nikt nie uznał listu za niepoważny.",
  kreatywny: "Początek jest obrazem, nie formułką. Każdy następny akapit niesie już konkret.",
};

/** An entry by a name that may be anything, also one that every object has. */
const entryOf = <Entry>(entries: Record<string, Entry>, name: string): Entry | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

/** Someone's words as part of a sentence: cut at a word, without the full stop that ends them. */
function words(value: unknown, most: number, otherwise: string): string {
  const text = quote(value, most).replace(/[.\s]+$/u, "");
  return Array.from(text).length >= 3 ? text : otherwise;
}

/**
 * Writes a motivation letter from a person's answers, in Polish, English or German.
 * @param answers of the order form; any of them may be odd
 */
export function writeMotivationLetter(
  answers: Record<string, unknown>,
  files: readonly PersonFile[] = [],
): MotivationLetterContent {
  const language = tidy(answers.language).toUpperCase();
  const phrases = entryOf(letterPhrases, language) ?? letterPhrases.PL!;
  const style = tidy(answers.letterStyle);
  const own: LetterWords = {
    position: words(answers.position, 80, phrases.somePosition),
    company: words(answers.companyName, 80, phrases.someCompany),
    why: words(answers.whyPosition, 240, phrases.someReason),
    bring: words(answers.whatYouBring, 260, phrases.someExperience),
    unique: words(answers.whatMakesYouUnique, 220, phrases.someStrength),
  };
  const manner = entryOf(phrases.manners, style) ?? phrases.manners.formalny!;
  return {
    subject: phrases.subject(own),
    salutation: manner.salutation,
    paragraphs: [manner.opening(own), ...phrases.body(own), phrases.ending(own)],
    closing: manner.closing,
    commentary: {
      opening: `List zaczyna się od powodu, a nie od formułki, bo to Twój powód odróżnia go od innych. ${demonstration}`,
      choices: [
        {
          title: "Najpierw powód, potem dowody",
          description:
            "Pierwszy akapit mówi, dlaczego ta praca. Kto czyta dziesiąty list tego dnia, chce to wiedzieć od razu; doświadczenie przychodzi zaraz po nim, jako potwierdzenie.",
        },
        {
          title: "Twoje słowa zamiast przymiotników",
          description: `Zamiast „odpowiedzialność i zaangażowanie” zostało to, co piszesz: „${words(answers.whatYouBring, 120, "konkrety z Twojej pracy")}”.`,
        },
        { title: "Ton", description: entryOf(styleNotes, style) ?? styleNotes.formalny! },
        ...filesNote(files),
      ],
      beforeSending: [
        "Sprawdź każdą liczbę i nazwę: pod listem podpisujesz się Ty.",
        "Jeśli w ogłoszeniu jest nazwisko osoby, która prowadzi rekrutację, wpisz je w zwrocie na początku.",
        "Przeczytaj list na głos. Zdanie, na którym się potykasz, skróć.",
      ],
    },
  };
}

function filesNote(files: readonly PersonFile[]) {
  const [first] = files;
  if (!first) return [];
  const name = quote(first.name, 60) || "plik";
  const said = quote(first.text, 110);
  return [
    {
      title: "Załączniki",
      description: said
        ? `Z pliku „${name}” wzięty został początek: „${said}”. Prawdziwy model przeczyta całość i wybierze to, co pasuje do ogłoszenia.`
        : `Pliku „${name}” nie udało się odczytać, więc list opiera się tylko na odpowiedziach z formularza.`,
    },
  ];
}
