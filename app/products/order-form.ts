import { z } from "zod";
import { controlNames, type Field } from "~/forms/fields";
import { fileNames } from "~/forms/files";
import { dateOf, schemaOf } from "~/forms/kinds/schemas";
import { formTokenName, orderFields } from "./order-fields";
import { parseForm } from "~/forms/parse-form";
import type { Product } from "./product";

export const invalidFormTokenMessage =
  "Formularz się przedawnił. Wyślij go jeszcze raz – wszystkie odpowiedzi zostały.";

/**
 * What a checked order form holds: answers by field name, and the address the document goes to; null when none was given
 * to a product that does not insist on one.
 */
export type OrderSubmission = {
  formToken: string;
  email: string | null;
  answers: Record<string, string>;
};

/**
 * The schema of a product's order form, derived from its fields. Unknown controls, a posted price among them, are
 * dropped.
 * @param today YYYY-MM-DD in Europe/Warsaw, the last birth date allowed
 */
export function orderFormSchema(product: Product, today: string) {
  const fields = orderFields(product);
  const controls = Object.assign({}, ...fields.map(schemaOf)) as Record<string, z.ZodType>;
  const form = z.object({ ...controls, [formTokenName]: z.uuid(invalidFormTokenMessage) });
  return withDates(form, fields, today).transform((values): OrderSubmission => {
    const answers: Record<string, string> = {};
    for (const field of fields) {
      const answer = answerOf(field, values, today);
      if (answer) answers[field.name] = answer;
    }
    const { email = null, ...others } = answers;
    return { formToken: String(values[formTokenName]), email, answers: others };
  });
}

/** Checks a posted order form against its product's schema. */
export function checkOrderForm(product: Product, formData: FormData, today: string) {
  return parseForm(formData, orderFormSchema(product, today));
}

type Form = z.ZodType<Record<string, unknown>>;

/**
 * Adds the checks that need all three parts of a date. They run whatever is wrong elsewhere in the form, so that
 * people see all their errors at once, and not where a part by itself is wrong already.
 */
function withDates(form: Form, fields: readonly Field[], today: string): Form {
  return fields.reduce<Form>((checked, field) => {
    if (field.kind !== "date") return checked;
    const parts = controlNames(field);
    const errorOf = (values: unknown) =>
      dateOf(field, values as Record<string, unknown>, today).error;
    return checked.refine((values) => errorOf(values) === undefined, {
      path: [field.controls.day],
      error: ({ input }) => errorOf(input),
      when: ({ issues }) => !issues.some(({ path }) => parts.includes(String(path?.[0]))),
    });
  }, form);
}

function answerOf(
  field: Field,
  values: Record<string, unknown>,
  today: string,
): string | undefined {
  if (field.kind === "consent") return undefined;
  if (field.kind === "date") return dateOf(field, values, today).date;
  const value = values[field.name];
  if (field.kind === "file") return fileNames((value ?? []) as File[]).join(", ");
  return typeof value === "string" ? value : undefined;
}
