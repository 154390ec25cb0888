import { headline } from "./buyer";
import { fillAgreement, rental, startAgreement, step } from "./rental";
import { expect } from "./test";
import type { View } from "./view";

/** A page of a draft that has just been started, by the end of its address. */
const ofFreshDraft = (name: string, end: string, title: string | RegExp): View => ({
  name,
  prepare: async ({ page }) => {
    await startAgreement(page);
    const address = page.url().replace(/\/1$/, `/${end}`);
    return async () => {
      await page.goto(address);
      await expect(headline(page, title)).toBeVisible();
    };
  },
});

const withErrors = (number: number): View => ({
  name: `step ${number} of an agreement with errors`,
  prepare: async ({ page }) => {
    await startAgreement(page);
    const address = page.url().replace(/\/1$/, `/${number}`);
    return async () => {
      await page.goto(address);
      await expect(step(page, number)).toBeVisible();
      await rental(page).next.click();
      await expect(rental(page).errors).toBeFocused();
    };
  },
});

/** The legal adviser and every page of a draft. */
export const rentalViews: readonly View[] = [
  {
    name: "the legal adviser",
    prepare:
      async ({ page }) =>
      async () => {
        await page.goto("/doradca-prawny");
        await expect(headline(page, "Umowa najmu mieszkania")).toBeVisible();
      },
  },
  {
    name: "the interpretation of documents, which is not ready",
    prepare:
      async ({ page }) =>
      async () => {
        await page.goto("/doradca-prawny/interpretacja");
        await expect(headline(page, "Interpretacja dokumentu (Beta)")).toBeVisible();
      },
  },
  ofFreshDraft("step 2 of an agreement", "2", /^Krok 2/),
  withErrors(1),
  withErrors(3),
  withErrors(4),
  ofFreshDraft("an empty agreement's preview", "podglad", "Podgląd dokumentu"),
  ofFreshDraft("an empty agreement to be checked", "sprawdz", "Sprawdź odpowiedzi"),
  ofFreshDraft("leaving a draft", "anuluj", "Zachować szkic czy usunąć?"),
  {
    name: "step 1 of an agreement with companies and a warning",
    prepare: async ({ page }) => {
      await startAgreement(page);
      const address = page.url();
      return async () => {
        await page.goto(address);
        await page.getByRole("radio", { name: /okazjonalny/ }).check();
        await page.getByRole("checkbox", { name: "Wynajmującym jest firma" }).check();
        await page.locator("#landlordNIP").fill("123");
        await expect(page.getByText(/złą cyfrę kontrolną/)).toBeVisible();
      };
    },
  },
  {
    name: "a complete agreement that is refused",
    prepare: async ({ page, person }) => {
      await fillAgreement(page, person.email);
      const address = page.url();
      return async () => {
        await page.goto(address);
        await rental(page).order.click();
        await expect(rental(page).errors).toBeFocused();
      };
    },
  },
];
