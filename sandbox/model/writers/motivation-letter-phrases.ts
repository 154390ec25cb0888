/** A person's own words, ready to stand in a sentence. */
export interface LetterWords {
  position: string;
  company: string;
  why: string;
  bring: string;
  unique: string;
}

interface Manner {
  salutation: string;
  opening: (words: LetterWords) => string;
  closing: string;
}

/** What a letter in one language is made of; in forms that reveal no sex. */
interface LetterPhrases {
  somePosition: string;
  someCompany: string;
  someReason: string;
  someExperience: string;
  someStrength: string;
  subject: (words: LetterWords) => string;
  manners: Record<string, Manner>;
  body: (words: LetterWords) => string[];
  ending: (words: LetterWords) => string;
}

const polish: LetterPhrases = {
  somePosition: "oferowane stanowisko",
  someCompany: "Państwa zespół",
  someReason: "mogę robić to, w czym czuję się najlepiej",
  someExperience: "doświadczenie z dotychczasowej pracy",
  someStrength: "uważność na szczegóły",
  subject: ({ position }) => `Aplikacja na stanowisko: ${position}`,
  manners: {
    formalny: {
      salutation: "Szanowni Państwo,",
      opening: ({ position, company, why }) =>
        `zgłaszam swoją kandydaturę na stanowisko: ${position} (${company}). Ogłoszenie czytam z dużym zainteresowaniem, a o mojej decyzji przesądziło przede wszystkim jedno: ${why}.`,
      closing: "Z wyrazami szacunku",
    },
    luźny: {
      salutation: "Dzień dobry,",
      opening: ({ position, company, why }) =>
        `piszę, bo w ogłoszeniu na stanowisko „${position}” (${company}) widzę pracę, do której naprawdę mnie ciągnie. Powód jest prosty: ${why}.`,
      closing: "Pozdrawiam serdecznie",
    },
    "z humorem": {
      salutation: "Dzień dobry,",
      opening: ({ position, company, why }) =>
        `podobno list motywacyjny czyta się średnio siedem sekund, więc najważniejsze od razu: stanowisko „${position}” (${company}) to oferta, przy której stygnie mi kawa, bo nie mogę przestać o niej myśleć. A całkiem poważnie: ${why}.`,
      closing: "Z uśmiechem i poważaniem",
    },
    kreatywny: {
      salutation: "Szanowni Państwo,",
      opening: ({ position, company, why }) =>
        `jest taki moment w pracy, kiedy wszystko wskakuje na swoje miejsce i przestaje się patrzeć na zegarek. Szukam miejsca, w którym takich chwil jest więcej, i widzę je w ogłoszeniu na stanowisko „${position}” (${company}). Dlaczego? ${why}.`,
      closing: "Z wyrazami szacunku",
    },
  },
  body: ({ bring, unique }) => [
    `To, co mogę Państwu zaoferować od pierwszego dnia, najkrócej ująć tak: ${bring}. W codziennej pracy przekłada się to na spokojne planowanie, dotrzymane terminy i jasne ustalenia z ludźmi, z którymi współpracuję. Wymagania opisane w ogłoszeniu czytam więc jak listę zadań, które znam, a nie jak listę życzeń.`,
    `Na tle innych osób wyróżnia mnie jeszcze jedno: ${unique}. Nie jest to dodatek do kompetencji, lecz sposób, w jaki z nich korzystam. Pomaga mi zadawać pytania, zanim pojawi się problem, i szukać rozwiązań, które są dobre także za pół roku. Chętnie uczę się od bardziej doświadczonych osób i równie chętnie dzielę się tym, co już wiem.`,
  ],
  ending: () =>
    `Z przyjemnością opowiem o tym więcej podczas rozmowy i odpowiem na Państwa pytania. Chcę też posłuchać, jakie zadania czekają na nową osobę w pierwszych miesiącach i po czym poznają Państwo, że wybór był dobry. Dziękuję za poświęcony czas.`,
};

const english: LetterPhrases = {
  somePosition: "the advertised position",
  someCompany: "your team",
  someReason: "it is the kind of work I do best",
  someExperience: "the experience of my previous work",
  someStrength: "an eye for detail",
  subject: ({ position }) => `Application for the position: ${position}`,
  manners: {
    formalny: {
      salutation: "Dear Hiring Team,",
      opening: ({ position, company, why }) =>
        `I am writing to apply for the position of ${position} at ${company}. What decided it for me can be put in one sentence: ${why}.`,
      closing: "Yours faithfully,",
    },
    luźny: {
      salutation: "Hello,",
      opening: ({ position, company, why }) =>
        `your advertisement for ${position} at ${company} describes work that I would gladly get up for on a Monday. The reason is simple: ${why}.`,
      closing: "Kind regards,",
    },
    "z humorem": {
      salutation: "Hello,",
      opening: ({ position, company, why }) =>
        `they say a cover letter is read for seven seconds, so here is the important part: the ${position} opening at ${company} made me forget my coffee. On a serious note: ${why}.`,
      closing: "With a smile and kind regards,",
    },
    kreatywny: {
      salutation: "Dear Hiring Team,",
      opening: ({ position, company, why }) =>
        `there is a moment at work when everything falls into place and nobody looks at the clock. I am looking for a place with more of those moments, and I see one in the position of ${position} at ${company}. Why? ${why}.`,
      closing: "Yours faithfully,",
    },
  },
  body: ({ bring, unique }) => [
    `What I can offer from the first day is this: ${bring}. In everyday work it means calm planning, deadlines that are kept and clear agreements with the people I work with. I therefore read the requirements in your advertisement as a list of tasks that I know, rather than a list of wishes.`,
    `One more thing sets me apart: ${unique}. It is not an extra beside my skills but the way I use them. It helps me to ask questions before there is a problem, and to look for solutions that are still good in half a year. I like to learn from people with more experience and am just as glad to share what I already know.`,
  ],
  ending: ({ company }) =>
    `I would be pleased to tell you more in an interview and to answer your questions. I would also like to hear which tasks are waiting at ${company} in the first months, and how you will know that you have made a good choice. Thank you for your time.`,
};

const german: LetterPhrases = {
  somePosition: "die ausgeschriebene Stelle",
  someCompany: "Ihrem Team",
  someReason: "diese Arbeit entspricht dem, was ich am besten kann",
  someExperience: "die Erfahrung aus meiner bisherigen Arbeit",
  someStrength: "ein Blick für Einzelheiten",
  subject: ({ position }) => `Bewerbung um die Stelle: ${position}`,
  manners: {
    formalny: {
      salutation: "Sehr geehrte Damen und Herren,",
      opening: ({ position, company, why }) =>
        `mit großem Interesse habe ich Ihre Stellenanzeige gelesen und bewerbe mich um die Stelle ${position} bei ${company}. Was für mich den Ausschlag gibt, lässt sich in einem Satz sagen: ${why}.`,
      closing: "Mit freundlichen Grüßen",
    },
    luźny: {
      salutation: "Guten Tag,",
      opening: ({ position, company, why }) =>
        `Ihre Anzeige für die Stelle ${position} bei ${company} beschreibt eine Arbeit, für die ich auch montags gern aufstehe. Der Grund ist einfach: ${why}.`,
      closing: "Herzliche Grüße",
    },
    "z humorem": {
      salutation: "Guten Tag,",
      opening: ({ position, company, why }) =>
        `ein Anschreiben wird angeblich sieben Sekunden lang gelesen, deshalb das Wichtigste zuerst: Über der Stelle ${position} bei ${company} ist mir der Kaffee kalt geworden. Und ganz im Ernst: ${why}.`,
      closing: "Mit einem Lächeln und freundlichen Grüßen",
    },
    kreatywny: {
      salutation: "Sehr geehrte Damen und Herren,",
      opening: ({ position, company, why }) =>
        `es gibt bei der Arbeit einen Moment, in dem alles an seinen Platz fällt und niemand mehr auf die Uhr sieht. Ich suche einen Ort mit mehr solchen Momenten und sehe ihn in der Stelle ${position} bei ${company}. Warum? ${why}.`,
      closing: "Mit freundlichen Grüßen",
    },
  },
  body: ({ bring, unique }) => [
    `Was ich vom ersten Tag an mitbringe, ist kurz gesagt: ${bring}. Im Alltag heißt das ruhige Planung, eingehaltene Termine und klare Absprachen mit den Menschen, mit denen ich zusammenarbeite. Die Anforderungen in Ihrer Anzeige lese ich deshalb als eine Liste von Aufgaben, die ich kenne.`,
    `Eines kommt hinzu: ${unique}. Das ist keine Zugabe zu meinen Fähigkeiten, sondern die Art, wie ich sie nutze. Es hilft mir, Fragen zu stellen, bevor ein Problem entsteht, und Lösungen zu suchen, die auch in einem halben Jahr noch gut sind. Ich lerne gern von erfahreneren Menschen und gebe ebenso gern weiter, was ich schon weiß.`,
  ],
  ending: ({ company }) =>
    `Gern erzähle ich Ihnen in einem Gespräch mehr und beantworte Ihre Fragen. Ebenso gern höre ich, welche Aufgaben bei ${company} in den ersten Monaten warten und woran Sie erkennen, dass Ihre Wahl gut war. Vielen Dank für Ihre Zeit.`,
};

export const letterPhrases: Record<string, LetterPhrases> = {
  PL: polish,
  EN: english,
  DE: german,
};
