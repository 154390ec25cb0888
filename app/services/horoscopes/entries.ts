import type { StateWords } from "~/copy/state-words";

type ShownState = StateWords & { tone: "neutral" | "area" | "success" | "warning" };

/** What an entry is about, in the order in which the page has them: the specification's `subType`. */
export const horoscopeKinds = {
  main: { label: "Główny", title: "Horoskop" },
  love: { label: "Miłość", title: "Miłość" },
  work: { label: "Praca", title: "Praca" },
  health: { label: "Zdrowie", title: "Zdrowie" },
  advice: { label: "Rada", title: "Rada" },
} as const;

export type HoroscopeKind = keyof typeof horoscopeKinds;

export const kindsInOrder = Object.keys(horoscopeKinds) as HoroscopeKind[];

/** Matters of life that a day has a line and dots for. */
export const horoscopeAreas = [
  "love",
  "work",
  "health",
] as const satisfies readonly HoroscopeKind[];

export type HoroscopeArea = (typeof horoscopeAreas)[number];

export const horoscopeStates = {
  generated: { label: "Czeka na zatwierdzenie", tone: "warning" },
  approved: { label: "Zatwierdzony", tone: "area" },
  published: { label: "Opublikowany", tone: "success" },
  withdrawn: { label: "Wycofany", tone: "neutral" },
} as const satisfies Readonly<Record<string, ShownState>>;

export type HoroscopeState = keyof typeof horoscopeStates;

/** How much of each there is, in characters; as the prompt asks for it, staff type it and the program checks it. */
export type HoroscopeLengths = {
  header: { least: number; most: number };
  /** Sentences before the question. */
  sentences: { least: number; most: number };
  main: { least: number; most: number };
  area: { least: number; most: number };
};

const header = { least: 6, most: 90 };

export const horoscopeLengths = {
  daily: {
    header,
    sentences: { least: 3, most: 3 },
    main: { least: 160, most: 620 },
    area: { least: 40, most: 260 },
  },
  weekly: {
    header,
    sentences: { least: 4, most: 7 },
    main: { least: 220, most: 1_000 },
    area: { least: 40, most: 360 },
  },
  monthly: {
    header,
    sentences: { least: 4, most: 9 },
    main: { least: 280, most: 1_300 },
    area: { least: 40, most: 420 },
  },
  yearly: {
    header,
    sentences: { least: 5, most: 14 },
    main: { least: 340, most: 2_000 },
    area: { least: 40, most: 520 },
  },
} as const satisfies Readonly<Record<string, HoroscopeLengths>>;

/** A text as its paragraphs; of a main one the last is the question. */
export const paragraphsOf = (content: string): string[] =>
  content
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
