import type { Field } from "~/forms/fields";
import { fileFieldOf, orderFields } from "~/products/order-fields";
import { deliveryKindOf } from "~/products/deliveries/registry";
import type { Product } from "~/products/product";
import { maskedEmail } from "~/services/downloads/rules";
import { sampleAnswers } from "./answers";
import { newMark } from "./mark";
import { everythingSold } from "./own-book";
import { fileOf, pdfWith } from "./sample-files";

/** What somebody wants to buy, and what they write for it. */
export type OrderRequest = {
  product: Product;
  /** A word that stands in every free answer, in every file's text and its name, and nowhere else. */
  mark: string;
  /** Where it is to be delivered. */
  email: string;
  /** The address is told to the gateway alone: the form's own field stays empty. */
  atTheGateway: boolean;
  /** By field, the address left out; dates as YYYY-MM-DD. */
  answers: Record<string, string>;
  files: File[];
};

/** Every way to buy: each product, and once more without an address where the form does not insist on one. */
export const offers: readonly { name: string; product: Product; atTheGateway: boolean }[] =
  everythingSold.flatMap((product) => [
    { name: product.slug, product, atTheGateway: false },
    ...(product.fields.some(({ kind, required }) => kind === "email" && !required)
      ? [{ name: `${product.slug} without an address`, product, atTheGateway: true }]
      : []),
  ]);

/** Valid answers for an offer, which nobody else gives. */
export async function orderRequestFor(
  { product, atTheGateway }: Pick<OrderRequest, "product" | "atTheGateway">,
  mark = `znak${newMark()}`,
): Promise<OrderRequest> {
  const sample = sampleAnswers[product.slug];
  if (!sample) throw new Error(`There are no answers for ${product.slug}.`);
  const answers = { ...sample };
  for (const field of product.fields) {
    const given = answers[field.name];
    if (given && isFree(product, field)) answers[field.name] = `${given} ${mark}`;
  }
  const email = `kupuje.${mark}@example.com`;
  return { product, mark, email, atTheGateway, answers, files: await filesFor(product, mark) };
}

/** What an agreement takes in any words; its other answers are checked for what they mean. */
const freeInAgreement = ["Name", "Address", "equipment", "Description", "city", "paragraph"];

function isFree({ ownScreen }: Product, { kind, name }: Field): boolean {
  if (kind !== "longText" && kind !== "text") return false;
  return !ownScreen || freeInAgreement.some((part) => name.includes(part));
}

async function filesFor(product: Product, mark: string): Promise<File[]> {
  const field = fileFieldOf(product);
  if (!field) return [];
  const note = fileOf(`notatka-${mark}.txt`, `Umiem robić na drutach, ${mark}.`, "text/plain");
  const page = fileOf(`strona-${mark}.pdf`, await pdfWith(`Wszystko o mnie: ${mark}`));
  return field.multiple ? [note, page] : [note];
}

/** What is put into the controls of the order form, by name; files apart. */
export function controlsOf({ product, answers, email, atTheGateway }: OrderRequest) {
  const controls: Record<string, string> = {};
  for (const field of orderFields(product)) {
    const answer = answers[field.name] ?? "";
    if (field.kind === "consent") controls[field.name] = "on";
    else if (field.kind === "email") controls[field.name] = atTheGateway ? "" : email;
    else if (field.kind === "date") Object.assign(controls, dateControls(field.controls, answer));
    else if (field.kind !== "file") controls[field.name] = answer;
  }
  return controls;
}

function dateControls(
  { day, month, year }: Record<"day" | "month" | "year", string>,
  date: string,
) {
  const [y = "", m = "", d = ""] = date.split("-").map((part) => String(Number(part)));
  return { [day]: d, [month]: m, [year]: y };
}

/** Words that stand in the PDF because this person ordered it. */
export function ownWordsOf({ product, answers, email, mark }: OrderRequest): string {
  if (deliveryKindOf(product) === "download") return maskedEmail(email);
  const chosen = product.fields.flatMap((field) =>
    field.kind === "cards"
      ? field.options.filter(({ value }) => value === answers[field.name])
      : [],
  );
  return chosen[0]?.label ?? mark;
}
