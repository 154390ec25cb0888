import type { Page } from "@playwright/test";
import type { Field, FieldKind, FieldOf } from "~/forms/fields";
import { orderFields } from "~/products/order-fields";
import { rentalFieldsOf, rentalSteps } from "~/products/rental-agreement/fields";
import type { OrderRequest } from "../../support/order-requests";
import { sayMore } from "./buyer";
import { startAgreement, rental, step } from "./rental";

type Fill<Kind extends FieldKind> = (
  page: Page,
  field: FieldOf<Kind>,
  request: OrderRequest,
) => Promise<unknown>;

/** A label as it begins; what is optional says so behind it. */
const starting = (label: string) => new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
const typed = (
  page: Page,
  { name, label }: Pick<Field, "name" | "label">,
  { answers }: OrderRequest,
) => page.getByRole("textbox", { name: starting(label) }).fill(answers[name] ?? "");

/** How each kind of question is answered, through what people see. */
const fillers = {
  text: typed,
  longText: typed,
  email: (page, { label }, { email }) =>
    page.getByRole("textbox", { name: starting(label) }).fill(email),
  choice: (page, { name, label }, { answers }) =>
    page.getByRole("combobox", { name: starting(label) }).selectOption(answers[name] ?? ""),
  cards: async (page, { name, label, options }, { answers }) => {
    const chosen = options.find(({ value }) => value === answers[name]);
    const group = page.getByRole("group", { name: starting(label) });
    await group.getByRole("radio", { name: starting(chosen?.label ?? "") }).check();
  },
  date: async (page, { name, label }, { answers }) => {
    const group = page.getByRole("group", { name: starting(label) });
    const parts = (answers[name] ?? "").split("-").map((part) => String(Number(part)));
    for (const [index, part] of ["Rok", "Miesiąc", "Dzień"].entries())
      await group.getByRole("combobox", { name: part }).selectOption(parts[index] ?? "");
  },
  file: async (page, { label }, { files }) => {
    const payloads = files.map(async (file) => ({
      name: file.name,
      mimeType: file.type,
      buffer: Buffer.from(await file.arrayBuffer()),
    }));
    await page.getByLabel(starting(label)).setInputFiles(await Promise.all(payloads));
  },
  consent: (page, { label }) => page.getByRole("checkbox", { name: label }).check(),
} satisfies { [Kind in FieldKind]?: Fill<Kind> };

function fill(page: Page, field: Field, request: OrderRequest): Promise<unknown> {
  return (fillers[field.kind as keyof typeof fillers] as Fill<FieldKind>)(page, field, request);
}

/** Fills a product's form in and arrives at the gateway's payment page. */
export async function order(page: Page, request: OrderRequest): Promise<void> {
  const { product, answers, atTheGateway } = request;
  if (product.ownScreen) await fillAgreement(page, request);
  else await page.goto(product.path);
  await sayMore(page);
  for (const field of orderFields(product)) {
    const isHere = field.kind === "consent" || !product.ownScreen;
    const isAnswered = field.kind === "email" ? !atTheGateway : field.name in answers;
    if (isHere && (isAnswered || field.kind === "consent" || field.kind === "file"))
      await fill(page, field, request);
  }
  // The button with the price; another one chooses BLIK.
  const name = new RegExp(`${starting(product.submitLabel).source}\\s\\d`);
  await page.getByRole("button", { name }).click();
  await page.waitForURL(/\/pay\//);
}

/** Goes through the steps of the agreement to the page where answers are checked. */
async function fillAgreement(page: Page, request: OrderRequest): Promise<void> {
  const answers: Record<string, string> = { ...request.answers, email: request.email };
  await startAgreement(page);
  for (const { number } of rentalSteps) {
    await step(page, number).waitFor();
    for (const { name, kind } of rentalFieldsOf(number)) {
      if (kind === "radio" && answers[name])
        await page.locator(`input[name="${name}"][value="${answers[name]}"]`).check();
      const control = page.locator(`#${name}`);
      const isTyped = kind !== "checkbox" && kind !== "radio";
      if (isTyped && answers[name] && (await control.isEditable()))
        await control.fill(answers[name]);
    }
    await rental(page).next.click();
  }
}
