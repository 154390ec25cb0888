import { z } from "zod";
import { formatIsoDate } from "~/copy/format";
import { answerOf, controlNames, kindOf, type Field } from "./fields";
import type { AnswerTo } from "./form-schema";
import type { TextByControl } from "./kind";

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

/** What the address of a list says: its filters and its page. */
export type ListQuery<Fields extends readonly Field[] = readonly Field[]> = {
  /** Checked values by the name of their filter; without those that are empty or wrong. */
  filters: { [Each in Fields[number] as Each["name"]]?: AnswerTo<Each> };
  /** As typed, for the filter bar. */
  values: TextByControl;
  /** A sentence for each filter that is wrong and was left out. */
  errors: TextByControl;
  page: number;
};

/**
 * Reads the filters of a list from its address. Nothing in an address can break a list: what is wrong is said at its
 * filter, and the list is shown without it.
 */
export function readListQuery<const Fields extends readonly Field[]>(
  fields: Fields,
  request: Request,
): ListQuery<Fields> {
  const { searchParams } = new URL(request.url);
  const filters: Record<string, string> = {};
  const values: TextByControl = {};
  const errors: TextByControl = {};
  for (const field of fields) {
    const typed: Record<string, string> = {};
    for (const name of controlNames(field)) {
      const value = searchParams.get(name)?.slice(0, maxValueLength).trim() ?? "";
      if (value !== "") typed[name] = value;
    }
    Object.assign(values, typed);
    const checked = z.object(kindOf(field).schema(field)).safeParse(typed);
    const together = checked.success
      ? kindOf(field).check?.(field, checked.data, formatIsoDate(new Date()))
      : checked.error.issues[0]?.message;
    if (together) errors[field.name] = together;
    const answer = checked.success && !together ? answerOf(field, checked.data) : undefined;
    if (answer !== undefined) filters[field.name] = answer;
  }
  const page = Number(searchParams.get("page") ?? 1);
  return {
    filters: filters as ListQuery<Fields>["filters"],
    values,
    errors,
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
