import { controlNames, type Field } from "~/forms/fields";
import { backToFormName, fileFieldOf, formTokenName, helpSeenName } from "~/products/order-fields";
import type { Product } from "~/products/product";
import { CrisisDetour } from "./crisis-detour";

type HelpPageProps = {
  product: Product;
  fields: readonly Field[];
  /** What was posted, by control name. It travels in the page, so that nothing is lost and nothing is stored. */
  values: Record<string, string>;
  /** Where the words are now; by default they travel with the page. */
  kept?: string;
};

const keptInPage =
  "Twoje słowa są nadal w formularzu i nigdzie ich nie zapisaliśmy. A jeśli źle Cię zrozumieliśmy, po prostu idź dalej.";

/** Help before anything is sold, with two ways on: back to the form, or on with the order. */
export function HelpPage({ product, fields, values, kept = keptInPage }: HelpPageProps) {
  const names = [formTokenName, ...fields.flatMap(controlNames)];
  const fileField = fileFieldOf(product);
  // A page cannot hold files, so going on leads past the form, where they can be added again.
  const losesFiles = fileField !== undefined && Boolean(values[fileField.name]);
  return (
    <CrisisDetour
      names={names}
      values={values}
      note={`Niczego jeszcze nie zamówiono i za nic nie trzeba płacić. ${kept}`}
      onward={{ label: "Chcę kontynuować", name: losesFiles ? backToFormName : helpSeenName }}
    />
  );
}
