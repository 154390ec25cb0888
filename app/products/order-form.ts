import type { Field } from "~/forms/fields";
import { orderFields, formTokenField, formTokenName } from "./order-fields";
import type { Product } from "./product";

/**
 * What a checked order form holds: answers by field name, and the address the document goes to; null when none was given
 * to a product that does not insist on one.
 */
export type OrderSubmission = {
  formToken: string;
  email: string | null;
  answers: Record<string, string>;
};

/** Everything that a product's order form asks: see `acceptForm`. */
export function orderQuestions(product: Product): readonly Field[] {
  return [...orderFields(product), formTokenField];
}

/** What was answered to all of it, as an order is placed with it. */
export function submissionOf(
  product: Product,
  given: Readonly<Record<string, string | undefined>>,
): OrderSubmission {
  const answers: Record<string, string> = {};
  for (const { name } of product.fields) if (given[name]) answers[name] = given[name];
  const { email = null, ...others } = answers;
  return { formToken: given[formTokenName] ?? "", email, answers: others };
}
