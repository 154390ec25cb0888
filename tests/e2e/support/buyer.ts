import type { Locator, Page } from "@playwright/test";
import type { Person } from "./test";

export const orderPath = "/smart/emotion-mirror";

/** The order form as a person sees it. */
export const orderForm = (page: Page) => ({
  name: page.getByRole("textbox", { name: "Imię" }),
  email: page.getByRole("textbox", { name: "E-mail" }),
  mood: page.getByRole("textbox", { name: "Jaki masz dziś nastrój?" }),
  event: page.getByRole("textbox", { name: "Co się dziś wydarzyło?" }),
  touchedEmotion: page.getByRole("textbox", { name: "Co poruszyło Cię najmocniej?" }),
  focusEmotion: page.getByRole("combobox", { name: "Na której emocji się skupić?" }),
  consent: page.getByRole("checkbox", { name: /Chcę dostać dokument od razu/ }),
  sensitiveConsent: page.getByRole("checkbox", { name: /Jeśli napiszę o zdrowiu/ }),
  ageConsent: page.getByRole("checkbox", { name: /zdolność do czynności|18 lat/ }),
  order: page.getByRole("button", { name: /^Zamawiam i płacę \d/ }),
  errors: page.getByRole("alert"),
});

/** Unfolds what an order form asks of those who want to say more. */
export async function sayMore(page: Page): Promise<void> {
  const folded = page.locator("details:not([open]) > summary", {
    hasText: "Chcesz dodać więcej?",
  });
  if ((await folded.count()) > 0) await folded.click();
}

export async function fillOrder(page: Page, person: Person): Promise<void> {
  const form = orderForm(page);
  await sayMore(page);
  await form.name.fill(person.name);
  await form.email.fill(person.email);
  await form.mood.fill(person.mood);
  await form.event.fill(person.event);
  await form.touchedEmotion.fill(person.touchedEmotion);
  await form.focusEmotion.selectOption(person.focusEmotion);
  await form.consent.check();
  await form.sensitiveConsent.check();
  await form.ageConsent.check();
}

/** Opens the product's page, orders, and arrives at the gateway's payment page. */
export async function placeOrder(page: Page, person: Person): Promise<void> {
  await page.goto(orderPath);
  await fillOrder(page, person);
  await orderForm(page).order.click();
  await page.waitForURL(/\/pay\//);
}

/** The gateway's payment page. */
export const paymentPage = (page: Page) => ({
  pay: page.getByRole("button", { name: "Zapłać" }),
  reject: page.getByRole("button", { name: "Odrzuć" }),
  abandon: page.getByRole("button", { name: "Porzuć" }),
});

export const headline = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("heading", { level: 1, name });

/** Orders, pays, and waits for the document. */
export async function buyDocument(page: Page, person: Person): Promise<void> {
  await placeOrder(page, person);
  await paymentPage(page).pay.click();
  await headline(page, "Twój dokument jest gotowy").waitFor();
}

/** Checks every box that stands before an order: its form is there already. */
export async function checkConsents(form: Page | Locator): Promise<void> {
  for (const box of await form.getByRole("checkbox").all()) await box.check();
}
