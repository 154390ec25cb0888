import type { Page } from "@playwright/test";
import { headline, orderForm, paymentPage } from "../support/buyer";
import { untilDelivered } from "../support/patience";
import { expect, test } from "../support/test";

async function choose(page: Page): Promise<void> {
  await page.goto("/horoscope");
  await page.getByRole("link", { name: "Horoskop specjalny" }).click();
  await expect(headline(page, "Horoskop specjalny")).toBeVisible();
  await page.getByRole("radio", { name: /^Skorpion/ }).check();
  await page.getByRole("radio", { name: /^Rozwój osobisty/ }).check();
  await orderForm(page).consent.check();
  await orderForm(page).ageConsent.check();
}

test("the page of a horoscope finds out by itself that it is written", async ({
  page,
  person,
  world,
}) => {
  test.slow();
  await choose(page);
  await orderForm(page).email.fill(person.email);
  await orderForm(page).order.click();
  await expect(paymentPage(page).pay).toBeVisible();
  const goOn = await world.hold("model");
  await paymentPage(page).pay.click();
  await page.waitForURL(/payment\/success/);
  const token = new URL(page.url()).searchParams.get("tr_crc") ?? "";
  await page.goto(`/special-horoscope-result?token=${token}`);
  await expect(headline(page, "Piszemy Twój horoskop")).toBeVisible();
  await goOn();
  await expect(headline(page, /^Skorpion: /)).toBeVisible(untilDelivered);
});

test("a choice that was left out is asked for, and what was chosen stays", async ({ page }) => {
  // The scripts would keep an incomplete form from being sent.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/horoscope/special");
  await page.getByRole("radio", { name: /^Lew/ }).check();
  await orderForm(page).order.click();
  await expect(orderForm(page).errors).toBeFocused();
  await expect(page.getByRole("radio", { name: /^Lew/ })).toBeChecked();
  await page.getByRole("link", { name: "Wybierz temat." }).click();
  await expect(page.getByRole("radio", { name: /^Miłość/ })).toBeFocused();
});
