import type { Page } from "@playwright/test";
import { headline, orderForm, paymentPage } from "../support/buyer";
import { expect, test } from "../support/test";

async function choose(page: Page): Promise<void> {
  await page.goto("/horoscope");
  await page.getByRole("link", { name: "Horoskop specjalny" }).click();
  await expect(headline(page, "Horoskop specjalny")).toBeVisible();
  await page.getByRole("radio", { name: /^Skorpion/ }).check();
  await page.getByRole("radio", { name: /^Rozwój osobisty/ }).check();
  await orderForm(page).consent.check();
}

test("a horoscope without an e-mail address goes to the one that it was paid with, and can be read at once", async ({
  page,
  person,
  world,
}) => {
  await choose(page);
  await orderForm(page).order.click();
  await page.getByRole("textbox", { name: /Adres e-mail/ }).fill(person.email);
  await paymentPage(page).pay.click();
  await expect(headline(page, "Twój dokument jest gotowy")).toBeVisible();
  await expect(page.getByText(`Wysłaliśmy go na ${person.email}`)).toBeVisible();
  expect(await world.inbox(person.email)).toHaveLength(1);
  await expect(page.getByRole("link", { name: "Zamów kolejny horoskop" })).toBeVisible();

  await page.getByRole("link", { name: "Przeczytaj na stronie" }).click();
  await expect(headline(page, /^Skorpion: /)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Rozwój osobisty" })).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Jak niebo spotyka znak Skorpiona" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Powrót do horoskopów" }).first().click();
  await expect(headline(page, "Horoskopy i sny")).toBeVisible();
});

test("the page of a horoscope finds out by itself that it is written", async ({
  page,
  person,
  world,
}) => {
  await choose(page);
  await orderForm(page).email.fill(person.email);
  await orderForm(page).order.click();
  await world.arm({ service: "model", fault: "slow", delayMs: 3_000 });
  await paymentPage(page).pay.click();
  await page.waitForURL(/payment\/success/);
  const token = new URL(page.url()).searchParams.get("tr_crc") ?? "";
  await page.goto(`/special-horoscope-result?token=${token}`);
  await expect(headline(page, "Piszemy Twój horoskop")).toBeVisible();
  await expect(headline(page, /^Skorpion: /)).toBeVisible();
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
