import type { Field } from "~/forms/fields";
import { signDatesOf } from "~/sky/ephemeris/sign-dates.server";

/**
 * The questions of an order with this year's dates below each sign. They are no part of the product: its version stands for
 * one form, and the dates change with the year.
 */
export function withSignDates(fields: readonly Field[], year: number): Field[] {
  return fields.map((field) =>
    field.kind === "cards" && field.name === "zodiacSign"
      ? {
          ...field,
          options: field.options.map((option) => ({
            ...option,
            hint: signDatesOf(year)[option.value]?.short,
          })),
        }
      : field,
  );
}
