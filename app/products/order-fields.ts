import { consentOf } from "./consent";
import type { Field, FieldOf } from "~/forms/fields";
import type { Product } from "./product";

/** The question for the consent to performance at once. */
export function consentField(product: Parameters<typeof consentOf>[0]): FieldOf<"consent"> {
  const { text, required } = consentOf(product);
  return { kind: "consent", name: "consent", label: text, required };
}

/** The fields of a product's order form as it is shown: its own, then the consent. */
export function orderFields(product: Product): readonly Field[] {
  return [...product.fields, consentField(product)];
}

/** The question of a product that is answered with files; undefined for a product that takes none. */
export function fileFieldOf(product: Pick<Product, "fields">): FieldOf<"file"> | undefined {
  return product.fields.find((field) => field.kind === "file");
}

/** Name of the buttons that choose a payment method before the gateway asks. */
export const paymentMethodName = "pay";

/** Name of the hidden control that makes a repeated submission the same order. */
export const formTokenName = "formToken";

/** The same control as a field, which every order form ends with. */
export const formTokenField = {
  kind: "formToken",
  name: formTokenName,
  label: "",
} as const satisfies Field;
