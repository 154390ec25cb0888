import { formatConfidence } from "~/copy/model-figures";
import type { Field } from "~/forms/fields";
import { dayFilters } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import { products } from "~/products/registry";
import { smartTypes, type SmartState } from "~/services/desk/smart-states";
import { grades, gradeOf, type ConfidencePart } from "~/services/writing/confidence-rule";
import type { StatusLabel } from "~/ui/badge";

export const smartStateLabels: Record<SmartState, StatusLabel> = {
  pending: { label: "Nieopłacone", tone: "neutral" },
  active: { label: "W kolejce", tone: "warning" },
  processing: { label: "W przygotowaniu", tone: "warning" },
  completed: { label: "Ukończone", tone: "success" },
  error: { label: "Błąd", tone: "danger" },
};

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
    rule: "Od połowy do półtora przykładowego dokumentu. Poza tym zakresem ocena maleje. Przy bardzo krótkich odpowiedziach wystarczy trzecia część.",
  },
  language: {
    label: "Język",
    rule: "Właściwy język i formy rodzaju, o które osoba prosi.",
  },
  permitted: {
    label: "Treść dozwolona",
    rule: "Bez diagnoz, leków, etykiet, linków i naszych instrukcji; bez wymyślonych liczb, nazw, cytatów i zdań o niebie.",
  },
  attempts: {
    label: "Bez poprawek",
    rule: "Pełna ocena za pierwszą odpowiedź modelu; każda następna odejmuje połowę, a poprawka zrobiona przez program – ćwierć.",
  },
};

/** How a confidence is shown: its grade in words, and a colour beside them. */
export function confidenceBadge(confidence: number): StatusLabel {
  const tone =
    confidence >= grades.A ? "success" : confidence >= grades.C ? "warning" : ("danger" as const);
  return { label: `${gradeOf(confidence)} · ${formatConfidence(confidence)}`, tone };
}

export const outcomeLabels: Readonly<Record<string, string>> = {
  answered: "odpowiedź",
  invalid: "odpowiedź nie do użytku",
  refused: "odmowa",
  timeout: "za długo",
  unavailable: "brak odpowiedzi",
  rejected: "zapytanie odrzucone",
  stopped: "przerwane",
};

/** What a call was for. @param task as it is recorded */
export function taskLabel(task: string): string {
  const isDraft = task.startsWith("draft/");
  if (task.endsWith("/review")) return isDraft ? "Redakcja nowej wersji" : "Redakcja tekstu";
  return isDraft ? "Nowa wersja" : "Tekst";
}

/** What smart requests are narrowed down by. @param models that were ever asked */
export const smartFilters = (models: readonly string[]) =>
  [
    { kind: "text", name: "q", label: "Numer albo e-mail" },
    {
      kind: "choice",
      name: "status",
      label: "Status",
      placeholder: "Wszystkie",
      options: optionsOf(smartStateLabels),
    },
    {
      kind: "choice",
      name: "type",
      label: "Typ",
      placeholder: "Wszystkie",
      options: products
        .filter(({ slug }) => (smartTypes as readonly string[]).includes(slug))
        .map(({ slug, title }) => ({ value: slug, label: title })),
    },
    {
      kind: "choice",
      name: "model",
      label: "Model",
      placeholder: "Wszystkie",
      options: models.map((model) => ({ value: model, label: model })),
    },
    {
      kind: "choice",
      name: "grade",
      label: "Ocena",
      placeholder: "Wszystkie",
      options: [
        ...Object.keys(grades).map((grade) => ({ value: grade, label: grade })),
        { value: "none", label: "bez oceny" },
      ],
    },
    ...dayFilters("from", "to"),
  ] as const satisfies readonly Field[];
