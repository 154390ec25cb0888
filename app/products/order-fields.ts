import { paths } from "~/paths";
import { consentsOf, sensitiveDataConsent } from "./consent";
import type { Field, FieldOf } from "~/forms/fields";
import type { Product } from "./product";

type Agreed = Parameters<typeof consentsOf>[0];

/** A consent as a question, with the terms linked where the contract is agreed to. */
const boxOf = ({ text, more, name, required }: ReturnType<typeof consentsOf>[number]) =>
  ({
    kind: "consent",
    name,
    label: text,
    required,
    ...(name === "consent" && {
      statement: [`${text} `, { text: "Regulamin", href: paths.terms() }, "."],
    }),
    ...(more !== undefined && {
      more: {
        label: "Więcej o tej zgodzie",
        statement:
          name === sensitiveDataConsent.name
            ? [`${more} Więcej mówi `, { text: "polityka prywatności", href: paths.privacy() }, "."]
            : [more],
      },
    }),
  }) satisfies FieldOf<"consent">;

/** The boxes that an order needs, each for itself. */
export const consentFields = (product: Agreed): readonly FieldOf<"consent">[] =>
  consentsOf(product).map(boxOf);

/** The fields of a product's order form as it is shown: its own, then a box for each consent. */
export function orderFields(product: Product): readonly Field[] {
  return [...product.fields, ...consentFields(product)];
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
