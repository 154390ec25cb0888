import type { Page } from "@playwright/test";
import { orderWordsOf } from "~/products/order-words";
import { offers, orderRequestFor } from "../../support/order-requests";
import { downloadBoth } from "../support/books";
import { headline, paymentPage } from "../support/buyer";
import { expectDelivery } from "../support/delivery";
import { untilDelivered } from "../support/patience";
import { order } from "../support/purchase";
import { expect, test } from "../support/test";

/** What can be asked of people, each in one offer; every offer is bought with plain requests. */
const shapes: Record<string, string> = {
  "a plain form": "emotion-mirror",
  "a date": "soul-archetype",
  "cards, and no address": "special-horoscope without an address",
  files: "motivation-letter",
  "steps of a wizard": "rental-agreement",
  "a download": "w-objeciach-mafii",
};

/** What there is to do once an offer has been delivered, beside the mail. */
const afterwards: Record<string, (page: Page) => Promise<void>> = {
  "w-objeciach-mafii": downloadBoth,
  "special-horoscope without an address": readHoroscope,
};

for (const [shape, name] of Object.entries(shapes)) {
  test(`${name}, with ${shape}, is ordered, paid for and delivered`, async ({ page, world }) => {
    const offer = offers.find((each) => each.name === name);
    if (!offer) throw new Error(`Nobody offers ${name}.`);
    // The first copies of a process need the whole book to be set.
    test.slow();
    const request = await orderRequestFor(offer);
    await order(page, request);
    if (offer.atTheGateway)
      await page.getByRole("textbox", { name: /Adres e-mail/ }).fill(request.email);
    await paymentPage(page).pay.click();

    const { ready } = orderWordsOf(offer.product.tokenPrefix);
    const title = headline(page, ready.title);
    await expect(title).toBeVisible(untilDelivered);
    await expect(page.getByText(`${ready.sent} ${request.email}`)).toBeVisible();
    await expectDelivery(world, request);
    await afterwards[offer.name]?.(page);
  });
}

async function readHoroscope(page: Page): Promise<void> {
  await expect(page.getByRole("link", { name: "Zamów kolejny horoskop" })).toBeVisible();
  await page.getByRole("link", { name: "Czytaj tutaj" }).click();
  await expect(headline(page, /^Skorpion: /)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rozwój osobisty", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Planety a Skorpion" })).toBeVisible();
  await page.getByRole("link", { name: "Powrót do horoskopów" }).first().click();
  await expect(headline(page, "Horoskopy i sny")).toBeVisible();
}
