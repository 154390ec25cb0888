import type { Field } from "~/forms/fields";
import type { Filters } from "~/forms/filters";
import { optionsOf } from "~/forms/kinds/options";
import type { CaseFilters } from "~/services/moderation/desk-queries.server";
import { caseStates, caseSubjectLabels, urgencies, urgencyLabels } from "~/site/moderation";

/** What the queue of cases can be narrowed down by. */
export const caseFilterFields = [
  {
    kind: "choice",
    name: "state",
    label: "Stan",
    placeholder: "Co czeka",
    options: [
      { value: "unanswered", label: "Czeka na nas" },
      ...optionsOf(caseStates),
      { value: "all", label: "Wszystkie" },
    ],
  },
  {
    kind: "choice",
    name: "subject",
    label: "Rodzaj",
    placeholder: "Wszystkie",
    options: optionsOf(caseSubjectLabels),
  },
  {
    kind: "choice",
    name: "urgency",
    label: "Pilność",
    placeholder: "Wszystkie",
    options: Object.values(urgencies)
      .reverse()
      .map((urgency) => ({ value: String(urgency), label: urgencyLabels[urgency] ?? "" })),
  },
  { kind: "text", name: "group", label: "Grupa (nazwa)" },
  { kind: "text", name: "author", label: "Osoba (nazwa w grupie lub jej część)" },
  {
    kind: "choice",
    name: "by",
    label: "Kto zdecydował",
    placeholder: "Wszyscy",
    options: [{ value: "keeper", label: "Opiekunowie grup" }],
  },
] as const satisfies readonly Field[];

export const caseFiltersOf = ({
  state,
  subject,
  urgency,
  group,
  author,
  by,
}: Filters<typeof caseFilterFields>): CaseFilters => ({
  ...{ state, subject, group, author },
  urgency: urgency === undefined ? undefined : Number(urgency),
  byKeeper: by === "keeper",
});

/** Where the page of a case begins, for whoever goes on by keys. */
export const caseAnchor = "sprawa";
