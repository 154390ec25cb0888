import { rentalAgreement } from "~/products/rental-agreement/product";
import { orderRequestFor } from "../../support/order-requests";
import { headline } from "./buyer";
import { fillAgreement, once, startAgreement } from "../../support/plain-buyer";
import { rental, step } from "./rental";
import { expect } from "./test";
import type { View, Visitor } from "./view";

/** The address of a page of a draft that has just been started, by its end. */
const freshDraft = async ({ shop }: Visitor, end: string) =>
  (await startAgreement(shop.url, once)).url.replace(/\/1$/, `/${end}`);

/** A page of a draft that has just been started, by the end of its address. */
const ofFreshDraft = (name: string, end: string, title: string | RegExp): View => ({
  name,
  prepare: async (visitor) => {
    const { page } = visitor;
    const address = await freshDraft(visitor, end);
    return async () => {
      await page.goto(address);
      await expect(headline(page, title)).toBeVisible();
    };
  },
});

const withErrors = (number: number): View => ({
  name: `step ${number} of an agreement with errors`,
  prepare: async (visitor) => {
    const { page } = visitor;
    const address = await freshDraft(visitor, String(number));
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
  ofFreshDraft("step 2 of an agreement", "2", /^Krok 2/),
  withErrors(1),
  withErrors(3),
  withErrors(4),
  ofFreshDraft("an empty agreement's preview", "podglad", "Podgląd dokumentu"),
  ofFreshDraft("an empty agreement to be checked", "sprawdz", "Sprawdź odpowiedzi"),
  ofFreshDraft("leaving a draft", "anuluj", "Zachować szkic czy usunąć?"),
  {
    name: "step 1 of an agreement with companies and a warning",
    differsWhenNarrow: true,
    prepare: async (visitor) => {
      const { page } = visitor;
      const address = await freshDraft(visitor, "1");
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
    prepare: async ({ page, shop }) => {
      const request = await orderRequestFor({ product: rentalAgreement, atTheGateway: false });
      const { url: address } = await fillAgreement(shop.url, request, once);
      return async () => {
        await page.goto(address);
        await rental(page).order.click();
        await expect(rental(page).errors).toBeFocused();
      };
    },
  },
];
