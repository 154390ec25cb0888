import { z } from "zod";
import { DateSelectField } from "~/ui/date-select-field";
import { defineKind, isRequired, saidAt, type RawValues } from "../kind";

type DateOptions = {
  controls: { day: string; month: string; year: string };
  years: number;
  /** The person's own, which the browser may fill in. */
  birthDate?: boolean;
};

export const dateMessages = {
  none: "Wybierz istniejącą datę.",
  future: "Ta data jeszcze nie nadeszła.",
};

/** A past date, chosen in three lists and kept as YYYY-MM-DD. */
export const date = defineKind<DateOptions>({
  controls: ({ controls }) => [controls.day, controls.month, controls.year],
  schema: ({ controls, required }) => {
    const part = z.string({ error: required }).regex(/^\d{1,4}$/, dateMessages.none);
    const control = required === undefined ? part.optional() : part;
    return Object.fromEntries(Object.values(controls).map((name) => [name, control]));
  },
  check: (field, values, today) => {
    const chosen = dateOf(field, values);
    if (chosen === undefined) return undefined;
    if (chosen === null) return dateMessages.none;
    return chosen > today ? dateMessages.future : undefined;
  },
  answer: (field, values) => dateOf(field, values) ?? undefined,
  typed: ({ controls }, answer) => {
    const [year = "", ...parts] = answer.split("-");
    const [month = "", day = ""] = parts.map((part) => String(Number(part)));
    return { [controls.year]: year, [controls.month]: month, [controls.day]: day };
  },
  Input: ({ field, errors, values }) => {
    const { day, month, year } = field.controls;
    const thisYear = new Date().getFullYear();
    return (
      <DateSelectField
        id={field.name}
        name={field.name}
        label={field.label}
        hint={field.hint}
        error={saidAt(field, errors[day] ?? errors[month] ?? errors[year])}
        required={isRequired(field)}
        names={field.controls}
        birthDate={field.birthDate}
        defaultValue={{ day: values[day], month: values[month], year: values[year] }}
        years={Array.from({ length: field.years }, (_, index) => thisYear - index)}
      />
    );
  },
  target: ({ name }) => `${name}Day`,
  print: (_, answer) =>
    new Intl.DateTimeFormat("pl-PL", { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(`${answer}T00:00:00Z`),
    ),
  screens: () => "nothing",
});

/** The date that the three lists say; null where they make none, undefined where none of them is used. */
function dateOf({ controls }: DateOptions, values: RawValues): string | null | undefined {
  const parts = [values[controls.year], values[controls.month], values[controls.day]];
  if (parts.every((part) => part === undefined)) return undefined;
  const [year = NaN, month = NaN, day = NaN] = parts.map(Number);
  const chosen = new Date(Date.UTC(year, month - 1, day));
  const exists =
    chosen.getUTCFullYear() === year &&
    chosen.getUTCMonth() + 1 === month &&
    chosen.getUTCDate() === day;
  return exists ? chosen.toISOString().slice(0, 10) : null;
}
