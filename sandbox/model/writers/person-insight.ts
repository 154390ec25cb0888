import type { PersonInsightContent } from "../../../app/products/person-insight/content.ts";
import {
  around,
  dedication,
  demonstration,
  quotable,
  sentencesOf,
  standalone,
} from "./own-words.ts";
import { bondOf } from "./relations/bonds.ts";

/**
 * Writes „Wgląd w osobę” from a person's answers. Of the other person it only repeats what the answers say.
 * @param answers of the order form; any of them may be odd
 */
export function writePersonInsight(answers: Record<string, unknown>): PersonInsightContent {
  const bond = bondOf(answers.relationshipType);
  const want = quotable(answers.whatYouWant, 120);
  return {
    title: bond.title,
    opening: `${dedication(answers.name, "Te strony są dla jednej osoby:")}${around(
      answers.currentSituation,
      130,
      (words) => `„${words}” – tak opisujesz to, co jest między Wami teraz.`,
      "Nie wszystko, co jest między Wami, da się opisać od razu.",
    )} ${bond.opening} Zamiast zgadywać, co siedzi w czyjejś głowie, można przyjrzeć się temu, co naprawdę widać, i temu, czego potrzebujesz Ty.`,
    conversation: conversationOf(answers),
    reading: [
      around(
        answers.communicationStyle,
        140,
        (words) =>
          `O sposobie kontaktu piszesz: „${words}”. To opis zachowania i na nim warto się zatrzymać. Za takim samym zachowaniem może stać ostrożność, zmęczenie, inny rytm dnia albo mniejsze zaangażowanie. Z zewnątrz wyglądają podobnie, dlatego rozstrzyga dopiero rozmowa.`,
        "To samo zachowanie może mieć kilka przyczyn. Milczenie bywa ostrożnością, zmęczeniem, innym rytmem dnia albo mniejszym zaangażowaniem. Z zewnątrz wyglądają podobnie, dlatego rozstrzyga dopiero rozmowa.",
      ),
      around(
        answers.yourFeeling,
        120,
        (words) =>
          `Twoje uczucie ma tu swoje imię: „${words}”. Nie jest dowodem na to, co myśli druga strona, ale jest pewną wiadomością o Tobie: coś ważnego czeka na odpowiedź. Warto traktować je jak drogowskaz, a nie jak wyrok.`,
        "To, co czujesz, nie jest dowodem na to, co myśli druga strona, ale jest pewną wiadomością o Tobie: coś ważnego czeka na odpowiedź. Warto traktować to jak drogowskaz, a nie jak wyrok.",
      ),
    ],
    known: knownOf(answers),
    guessed: [
      "Dlaczego ta osoba zachowuje się właśnie tak.",
      "Co czuje wtedy, gdy Ciebie nie ma obok.",
      "Jakie ma plany i czy widzi w nich Was razem.",
      "Czy wie, że ta sprawa jest dla Ciebie ważna.",
    ],
    draws: [
      around(
        answers.positiveTraits,
        110,
        (words) => `To, co cenisz własnymi słowami: „${words}”.`,
        "Chwile, w których jest między Wami lekko i zwyczajnie.",
      ),
      "To, że zależy Ci na jasności, a nie na wygranej.",
      bond.draws,
    ],
    slows: [
      around(
        answers.redFlagConcerns,
        110,
        (words) => `To, co Cię niepokoi: „${words}”.`,
        "Chwile, po których zostaje więcej pytań niż spokoju.",
      ),
      "Sytuacje, w których milczysz, żeby nie zrobiło się trudno.",
      "Obietnice, za którymi przez kilka tygodni nie idzie nic konkretnego.",
    ],
    questions: [
      {
        question: bond.question,
        reason:
          "Odpowiedź zastąpi zgadywanie jednym wspólnym zdaniem, nawet jeśli brzmi „nie wiem”.",
      },
      {
        question: "Jak rozumiesz to, co było między nami ostatnio?",
        reason: "Pozwala usłyszeć drugą opowieść o tej samej chwili, zanim padnie Twoja.",
      },
      {
        question: "Co jest dla Ciebie łatwe w naszym kontakcie, a co trudne?",
        reason: "Mówi o potrzebach obu stron i nie stawia nikogo pod ścianą.",
      },
      {
        question: "Na co możemy się umówić na najbliższy miesiąc?",
        reason: "Mała umowa szybko pokazuje, czy za słowami idą czyny.",
      },
    ],
    ownQuestions: around(
      answers.specificQuestions,
      140,
      (words) =>
        `Pytasz: „${words}”. Uczciwa odpowiedź brzmi: z zewnątrz nie da się tego wiedzieć. Można natomiast sprawdzić dwie rzeczy: co dzieje się po tym, gdy powiesz wprost, czego potrzebujesz, i czy przez kolejne tygodnie czyny zbliżają się do słów. Te dwie obserwacje odpowiedzą lepiej niż jakakolwiek analiza.`,
      "Nie zostawiasz tu konkretnych pytań, więc zostaje jedno, które zwykle jest pod spodem: co ja z tym zrobię. Odpowiedź nie zależy od niczyich intencji. Zależy od tego, czego potrzebujesz i na co się zgadzasz.",
    ),
    boundaries: [
      {
        when: "Gdy coś zmienia się w ostatniej chwili",
        words:
          "„Szanuję, że plany się zmieniają. Potrzebuję wiedzieć dzień wcześniej, inaczej układam wieczór po swojemu”.",
      },
      {
        when: "Gdy rozmowa urywa się na ważnym temacie",
        words: "„Widzę, że to trudne. Nie musimy dziś, ale chcę do tego wrócić do końca tygodnia”.",
      },
      {
        when: "Gdy czujesz, że zgadzasz się wbrew sobie",
        words: "„Daj mi chwilę, odpowiem jutro. Chcę, żeby moja zgoda była prawdziwa”.",
      },
    ],
    plan: [
      {
        when: "dziś",
        title: "Oddziel fakty od domysłów",
        description:
          "Przeczytaj dwie kolumny i dopisz do każdej po jednym zdaniu. Domysł, który boli najbardziej, zamień w pytanie.",
      },
      {
        when: "w tym tygodniu",
        title: "Zadaj jedno pytanie",
        description:
          "Wybierz spokojną porę i jedno pytanie z listy. Zadaj je i poczekaj na odpowiedź, bez podpowiadania.",
      },
      {
        when: "przez miesiąc",
        title: "Patrz na czyny",
        description: want
          ? `Chcesz: „${want}”. Raz w tygodniu zapisz jedną rzecz, która do tego przybliża, i jedną, która oddala.`
          : "Raz w tygodniu zapisz jedną rzecz, która Was zbliża, i jedną, która oddala. Po czterech tygodniach przeczytaj całość.",
      },
    ],
    closing: `${around(
      answers.futureGoals,
      110,
      (words) => `Przed Tobą obraz: „${words}”. Jest wart tego, żeby o niego pytać.`,
      "To, czego chcesz od bliskości, jest warte tego, żeby o to pytać.",
    )} Niezależnie od odpowiedzi zostajesz z czymś pewnym: z własnym głosem i prawem, żeby go używać. ${demonstration}`,
  };
}

const moments = [
  {
    heard: "Może: „to nie jest teraz ważne”. Może też: „nie wiem, co powiedzieć”.",
    need: "Jasności, że sprawa została usłyszana.",
  },
  {
    heard: "Może: „radzę sobie z tym inaczej niż Ty”. Z samych słów nie da się tego wiedzieć.",
    need: "Chwili, w której można dopytać bez napięcia.",
  },
  {
    heard: "Może: „wszystko w porządku”, skoro nic głośno nie pada.",
    need: "Powiedzenia jednym zdaniem, co się w Tobie dzieje.",
  },
];

function conversationOf(answers: Record<string, unknown>): PersonInsightContent["conversation"] {
  const happened = sentencesOf(answers.recentInteraction, 150);
  const response = standalone(answers.theirResponse, 130);
  const said = [
    happened[0] ?? "Rozmowa, która zostaje w głowie na dłużej.",
    happened[1] ?? "Chwila ciszy albo zmiana tematu.",
    response || (happened[2] ?? "To, co dzieje się potem, gdy emocje już opadają."),
  ];
  return moments.map((moment, index) => ({ said: said[index] ?? "", ...moment }));
}

function knownOf(answers: Record<string, unknown>): string[] {
  const facts = [
    around(answers.howLongKnown, 60, (words) => `Znacie się: ${words}.`, ""),
    ...sentencesOf(answers.currentSituation, 150)
      .slice(0, 2)
      .map((fact) => `${fact}.`),
    ...sentencesOf(answers.recentInteraction, 150)
      .slice(0, 1)
      .map((fact) => `${fact}.`),
  ].filter((fact) => Array.from(fact).length >= 8);
  return [
    ...facts.slice(0, 4),
    "Ta relacja zajmuje w Tobie dużo miejsca.",
    "Chcesz ją zrozumieć, a nie tylko przeczekać.",
    "Wiesz, jak sprawa wygląda z Twojej strony.",
  ].slice(0, Math.max(3, Math.min(4, facts.length + 1)));
}
