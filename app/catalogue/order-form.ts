import { z } from "zod";
import type { Field } from "./fields";
import { fileNames } from "./files";
import { dateOf, schemaOf } from "./kinds/schemas";
import { formTokenName, orderFields } from "./order-fields";
import type { Product } from "./product";

export const invalidFormTokenMessage =
  "Formularz się przedawnił. Wyślij go jeszcze raz – wszystkie odpowiedzi zostały.";

/** What a checked order form holds: answers by field name, and the address the document goes to. */
export type OrderSubmission = {
  formToken: string;
  email: string;
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
  return z
    .object({ ...controls, [formTokenName]: z.uuid(invalidFormTokenMessage) })
    .transform((values: Record<string, unknown>, context): OrderSubmission => {
      const answers: Record<string, string> = {};
      for (const field of fields) {
        if (field.kind === "consent") continue;
        const answer = answerOf(field, values, today);
        if (answer.error) {
          context.addIssue({
            code: "custom",
            path: [field.kind === "date" ? field.controls.day : field.name],
            message: answer.error,
          });
        } else if (answer.value) answers[field.name] = answer.value;
      }
      const { email = "", ...others } = answers;
      return { formToken: String(values[formTokenName]), email, answers: others };
    });
}

function answerOf(
  field: Field,
  values: Record<string, unknown>,
  today: string,
): { value?: string; error?: string } {
  if (field.kind === "date") {
    const { date, error } = dateOf(field, values, today);
    return { value: date, error };
  }
  const value = values[field.name];
  if (field.kind === "file") return { value: fileNames((value ?? []) as File[]).join(", ") };
  return typeof value === "string" ? { value } : {};
}
