import type { MotivationLetterContent } from "../../../app/products/motivation-letter/content.ts";
import type { PersonFile } from "../prompt.ts";
import { quote, tidy } from "../quote.ts";
import { capitalised, demonstration, quotable } from "./own-words.ts";

type Own = { position: string; company: string; why: string; bring: string; unique: string };

type Phrases = {
  otherwise: Own;
  subject: (own: Own) => string;
  salutation: Readonly<{ formal: string; easy: string }>;
  openings: Readonly<Record<string, string>>;
  paragraphs: (own: Own) => string[];
  closing: string;
};

const polish: Phrases = {
  otherwise: {
    position: "oferowane stanowisko",
    company: "Państwa zespół",
    why: "to praca, którą chcę wykonywać",
    bring: "doświadczenie z dotychczasowej pracy",
    unique: "uważność na szczegóły",
  },
  subject: ({ position }) => `Zgłoszenie na stanowisko: ${position}`,
  salutation: { formal: "Szanowni Państwo,", easy: "Dzień dobry," },
  openings: {
    luźny: "piszę krótko i po ludzku. ",
    "z humorem": "podobno takie listy czyta się przy kawie, więc piszę, zanim wystygnie. ",
    kreatywny: "zacznę od zdania, które dla mnie jest początkiem tej historii. ",
  },
  paragraphs: ({ position, company, why, bring, unique }) => [
    `zgłaszam swoją kandydaturę na stanowisko: ${position} (${company}). Powód najlepiej oddają słowa, od których zaczyna się to zgłoszenie: „${why}”. To zdanie jest dla mnie punktem wyjścia i do niego będę wracać w rozmowie.`,
    `Do tej pracy wnoszę: „${bring}”. Każdą z tych rzeczy mogę pokazać na przykładzie i chętnie o niej opowiem. Ogłoszenie czytam jako opis zadań, a nie jako listę życzeń, dlatego wolę mówić o tym, co już robię, niż o tym, jaką mam opinię o sobie. Jeśli przyda się dokument, próbka pracy albo kontakt do osoby, która może to potwierdzić, przygotuję je przed spotkaniem.`,
    `Wyróżnia mnie jeszcze jedno: „${unique}”. W codziennej pracy widać to w drobiazgach: w pytaniu zadanym na czas, w ustaleniu zapisanym od razu, w sprawie doprowadzonej do końca. Z takich drobiazgów składa się dzień całego zespołu i chcę mieć w nim swój udział.`,
    "Z przyjemnością odpowiem na pytania podczas rozmowy i posłucham, jakie zadania czekają na nową osobę w pierwszych miesiącach oraz po czym poznają Państwo, że wybór był dobry. Dostosuję się do dogodnego dla Państwa terminu. Dziękuję za czas poświęcony na lekturę.",
  ],
  closing: "Z wyrazami szacunku",
};

const english: Phrases = {
  otherwise: {
    position: "the advertised position",
    company: "your team",
    why: "it is the kind of work I want to do",
    bring: "the experience of my previous work",
    unique: "an eye for detail",
  },
  subject: ({ position }) => `Application: ${position}`,
  salutation: { formal: "Dear Hiring Team,", easy: "Hello," },
  openings: {
    luźny: "I will be brief and plain. ",
    "z humorem": "they say such letters are read over coffee, so I write before it gets cold. ",
    kreatywny: "I begin with the sentence that this story begins with for me. ",
  },
  paragraphs: ({ position, company, why, bring, unique }) => [
    `I am writing to apply for the position of ${position} at ${company}. The reason is best put in the words that this application starts from: “${why}”. It is the point that I would like to come back to when we talk.`,
    `What I bring to this work is: “${bring}”. I can show each of these things with an example and will be glad to tell you about it. I read the advertisement as a description of tasks and not as a list of wishes, so I would rather speak about what I do already than about the opinion that I have of myself. If a document or a sample of my work is of use, I will prepare it before we meet.`,
    `One more thing sets me apart: “${unique}”. In everyday work it shows in small things: a question that is asked in time, an agreement that is written down at once, a matter that is brought to its end. The day of a whole team is made of such things.`,
    "I would be pleased to answer your questions in an interview and to hear which tasks are waiting in the first months, and how you will know that you have made a good choice. I am happy to suit a date that is convenient for you. Thank you for your time.",
  ],
  closing: "Yours faithfully",
};

const german: Phrases = {
  otherwise: {
    position: "die ausgeschriebene Stelle",
    company: "Ihrem Team",
    why: "es ist die Arbeit, die ich machen möchte",
    bring: "die Erfahrung aus meiner bisherigen Arbeit",
    unique: "ein Blick für Einzelheiten",
  },
  subject: ({ position }) => `Bewerbung: ${position}`,
  salutation: { formal: "Sehr geehrte Damen und Herren,", easy: "Guten Tag," },
  openings: {
    luźny: "ich schreibe kurz und ohne Umschweife. ",
    "z humorem":
      "solche Briefe liest man angeblich beim Kaffee, ich schreibe also, bevor er kalt wird. ",
    kreatywny: "ich beginne mit dem Satz, mit dem diese Geschichte für mich beginnt. ",
  },
  paragraphs: ({ position, company, why, bring, unique }) => [
    `hiermit bewerbe ich mich um die Stelle ${position} bei ${company}. Den Grund sagen am besten die Worte, von denen diese Bewerbung ausgeht: „${why}“. Auf diesen Satz komme ich im Gespräch gern zurück.`,
    `In diese Arbeit bringe ich ein: „${bring}“. Jede dieser Sachen kann ich an einem Beispiel zeigen und erzähle gern davon. Die Anzeige lese ich als Beschreibung von Aufgaben und nicht als Wunschliste. Deshalb spreche ich lieber über das, was ich schon tue, als über die Meinung, die ich von mir habe. Wenn ein Zeugnis oder eine Arbeitsprobe hilfreich ist, bereite ich sie vor dem Gespräch vor.`,
    `Eines kommt hinzu: „${unique}“. Im Alltag zeigt sich das in kleinen Dingen: in einer Frage zur rechten Zeit, in einer Absprache, die gleich aufgeschrieben wird, in einer Sache, die zu Ende gebracht ist. Aus solchen Dingen besteht der Tag einer ganzen Gruppe.`,
    "Gern beantworte ich Ihre Fragen in einem Gespräch und höre, welche Aufgaben in den ersten Monaten warten und woran Sie erkennen, dass Ihre Wahl gut war. Nach Ihrem Termin richte ich mich. Vielen Dank für Ihre Zeit.",
  ],
  closing: "Mit freundlichen Grüßen",
};

const languages: Readonly<Record<string, Phrases>> = { PL: polish, EN: english, DE: german };

/**
 * Writes a motivation letter around a person's own words, in Polish, English or German.
 * @param answers of the order form; any of them may be odd
 */
export function writeMotivationLetter(
  answers: Record<string, unknown>,
  files: readonly PersonFile[] = [],
): MotivationLetterContent {
  const code = tidy(answers.language).toUpperCase();
  const phrases = (Object.hasOwn(languages, code) && languages[code]) || polish;
  const words = (answer: unknown, most: number, otherwise: string) => {
    const own = quotable(answer, most);
    const foreign = phrases !== polish && /[ąćęłńóśźż]/i.test(own);
    return Array.from(own).length >= 3 && !foreign ? own : otherwise;
  };
  const named = (answer: unknown, otherwise: string) => {
    const own = quotable(answer, 80);
    return Array.from(own).length >= 3 ? own : otherwise;
  };
  const own: Own = {
    position: named(answers.position, phrases.otherwise.position),
    company: named(answers.companyName, phrases.otherwise.company),
    why: words(answers.whyPosition, 220, phrases.otherwise.why),
    bring: words(answers.whatYouBring, 240, phrases.otherwise.bring),
    unique: words(answers.whatMakesYouUnique, 200, phrases.otherwise.unique),
  };
  const style = tidy(answers.letterStyle);
  const easy = ["luźny", "z humorem"].includes(style);
  const opening = Object.hasOwn(phrases.openings, style) ? phrases.openings[style] : "";
  const [first = "", ...others] = phrases.paragraphs(own);
  return {
    salutation: easy ? phrases.salutation.easy : phrases.salutation.formal,
    paragraphs: [`${opening}${opening ? capitalised(first) : first}`, ...others],
    closing: phrases.closing,
    subject: phrases.subject(own),
    commentary: {
      opening: `List zaczyna się od powodu, bo to Twój powód odróżnia go od innych. ${demonstration}`,
      choices: [
        {
          title: "Twoje słowa w cudzysłowie",
          description:
            "Demonstracja niczego za Ciebie nie dopowiada. Prawdziwy list wplecie te słowa w zdania i odpowie nimi na ogłoszenie.",
        },
        {
          title: "Bez przymiotników",
          description:
            "Zamiast „odpowiedzialność i zaangażowanie” zostają rzeczy, które da się sprawdzić.",
        },
        ...filesNote(files),
      ],
      beforeSending: [
        "Sprawdź każdą liczbę i nazwę: pod listem podpisujesz się Ty.",
        ...(phrases === polish
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
