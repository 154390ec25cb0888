import { randomUUID } from "node:crypto";
import type { Field } from "~/forms/fields";
import { formSchema } from "~/forms/form-schema";
import { parseForm } from "~/forms/parse-form";
import { orderQuestions, submissionOf, type OrderSubmission } from "~/products/order-form";
import { emotionMirror } from "~/products/emotion-mirror/product";
import type { Product } from "~/products/product";

export const today = "2026-05-03";

/** A product that asks one thing. */
export const productWith = (...fields: Field[]): Product => ({ ...emotionMirror, fields });

/** What the action of a product's order form asks and makes of it. @param day YYYY-MM-DD, the last birth date allowed */
export const orderFormSchema = (product: Product, day: string) =>
  formSchema(orderQuestions(product), day).transform((given) => submissionOf(product, given));

export type Checked =
  | { submission: OrderSubmission; errors?: undefined }
  | { submission?: undefined; errors: Record<string, string[] | null> };

/** Sends a form to a product as a browser would; the consent and the form's token are given unless they are named. */
export function send(product: Product, controls: Record<string, string | File>): Checked {
  const formData = new FormData();
  const form = {
    consent: "on",
    ageConsent: "on",
    sensitiveConsent: "on",
    formToken: randomUUID(),
    ...controls,
  };
  for (const [name, value] of Object.entries(form)) formData.append(name, value);
  return check(product, formData);
}

export function check(product: Product, formData: FormData): Checked {
  const result = parseForm(formData, orderFormSchema(product, today));
  return result.status === "success"
    ? { submission: result.value }
    : { errors: result.error ?? {} };
}
