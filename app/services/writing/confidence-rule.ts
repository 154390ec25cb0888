export const confidenceWeights = {
  ownWords: 25,
  shape: 15,
  length: 15,
  language: 15,
  /** Nothing that could hurt, no links, leaked rules, copied sample; no invented numbers, names, quotations or sky. */
  permitted: 20,
  /** Right at once: no second answer, nothing for code to mend. */
  attempts: 10,
} as const;

export type ConfidencePart = keyof typeof confidenceWeights;

export const confidenceLabels: Record<ConfidencePart, { label: string; rule: string }> = {
  ownWords: {
    label: "Własne słowa",
    rule: "Część akapitów (od 60 znaków), w których wraca słowo z odpowiedzi tej osoby, w dowolnej odmianie. Pełna ocena od połowy akapitów. Gdy odpowiedzi mają mniej niż 5 różnych słów albo tekst nie jest po polsku, tej części nie liczymy.",
  },
  shape: {
    label: "Kształt",
    rule: "Wszystkie pola, które dokument ma mieć, i każde zdanie dokończone.",
  },
  length: {
    label: "Długość",
    rule: "Od połowy do półtora przykładowego dokumentu i tyle, ile obiecuje produkt. Poza tym zakresem ocena maleje. Przy bardzo krótkich odpowiedziach wystarczy trzecia część.",
  },
  language: {
    label: "Język",
    rule: "Właściwy język i formy rodzaju, o które osoba prosi.",
  },
  permitted: {
    label: "Treść dozwolona",
    rule: "Bez linków, naszych instrukcji i zdań ze wzoru; bez wymyślonych liczb, nazw, cytatów i zdań o niebie; bez tego, co znajdzie czytelnik gotowego tekstu albo, gdy milczy, lista słów: diagnoz, leków, wyroków o kimś, przepowiedni, śledzenia, wskazanej opcji.",
  },
  attempts: {
    label: "Bez poprawek",
    rule: "Pełna ocena za pierwszą odpowiedź modelu; każda następna odejmuje połowę, a poprawka zrobiona przez program – ćwierć.",
  },
};

/** Each from 0 to 1; `ownWords` is null where there is nothing to measure, and then counts for nothing. */
export type ConfidenceParts = Record<Exclude<ConfidencePart, "ownWords">, number> & {
  ownWords: number | null;
};

/** The confidence of a text: the weighted mean of its parts, from 0 to 1, cut to hundredths so that no grade is rounded up. */
export function confidenceOf(parts: ConfidenceParts): number {
  let sum = 0;
  let weights = 0;
  for (const [part, weight] of Object.entries(confidenceWeights) as [ConfidencePart, number][]) {
    const value = parts[part];
    if (value === null) continue;
    sum += value * weight;
    weights += weight;
  }
  return Math.floor((sum / weights) * 100 + 1e-9) / 100;
}

export const grades = { "A+": 0.95, A: 0.9, B: 0.8, C: 0.7, D: 0 } as const;
export type Grade = keyof typeof grades;

const gradeNames = Object.keys(grades) as Grade[];

export const gradeOf = (confidence: number): Grade =>
  gradeNames.find((name) => confidence >= grades[name]) ?? "D";

/** Where a grade begins, and where the next better one does; null for the best. */
export function rangeOf(grade: Grade): { from: number; below: number | null } {
  const better = gradeNames[gradeNames.indexOf(grade) - 1];
  return { from: grades[grade], below: better ? grades[better] : null };
}
