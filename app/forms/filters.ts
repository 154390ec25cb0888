import { z } from "zod";
import { formatIsoDate } from "~/copy/format";
import { answerOf, controlNames, kindOf, type Field } from "./fields";
import type { AnswerTo } from "./form-schema";
import type { TextByControl } from "./kind";
import { normalise } from "./text";

/** Longest value of a filter that is looked at; what is longer was typed by nobody. */
const maxValueLength = 200;
/** Highest page that a list can have: its rows are counted up to ten thousand. */
const highestPage = 1_000;

/** The two filters that narrow a list down to days, both of them among what is listed (`betweenDays`). */
export const dayFilters = <const From extends string, const To extends string>(
  from: From,
  to: To,
) =>
  [
    { kind: "day", name: from, label: "Od dnia" },
    { kind: "day", name: to, label: "Do dnia (włącznie)" },
  ] as const satisfies readonly Field[];

/** Checked filters by name; without those that are empty or wrong. */
export type Filters<Fields extends readonly Field[] = readonly Field[]> = {
  [Each in Fields[number] as Each["name"]]?: AnswerTo<Each>;
};

/** What the address of a list says: its filters and its page. */
export type ListQuery<Fields extends readonly Field[] = readonly Field[]> = {
  filters: Filters<Fields>;
  /** As typed, for the filter bar. */
  values: TextByControl;
  /** A sentence for each filter that is wrong and was left out. */
  errors: TextByControl;
  page: number;
};

/** @param values as typed, without empty ones */
export function checkFilters<const Fields extends readonly Field[]>(
  fields: Fields,
  values: TextByControl,
): Pick<ListQuery<Fields>, "filters" | "errors"> {
  const filters: Record<string, string> = {};
  const errors: TextByControl = {};
  for (const field of fields) {
    const checked = z.object(kindOf(field).schema(field)).safeParse(values);
    const together = checked.success
      ? kindOf(field).check?.(field, checked.data, formatIsoDate(new Date()))
      : checked.error.issues[0]?.message;
    if (together) errors[field.name] = together;
    const answer = checked.success && !together ? answerOf(field, checked.data) : undefined;
    if (answer !== undefined) filters[field.name] = answer;
  }
  return { filters: filters as Filters<Fields>, errors };
}

/**
 * Reads the filters of a list from its address. Nothing in an address can break a list: what is wrong is said at its
 * filter, and the list is shown without it.
 */
export function readListQuery<const Fields extends readonly Field[]>(
  fields: Fields,
  request: Request,
): ListQuery<Fields> {
  const { searchParams } = new URL(request.url);
  const values: TextByControl = {};
  for (const name of fields.flatMap(controlNames)) {
    const value = normalise(searchParams.get(name)?.slice(0, maxValueLength) ?? "");
    if (value !== "") values[name] = value;
  }
  const page = Number(searchParams.get("page") ?? 1);
  return {
    ...checkFilters(fields, values),
    values,
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, highestPage) : 1,
  };
}

/** The query of a list with these filters, on a page; empty for the first page without filters. */
export function listSearch(values: TextByControl, page = 1): string {
  const search = new URLSearchParams(values);
  if (page > 1) search.set("page", String(page));
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}
