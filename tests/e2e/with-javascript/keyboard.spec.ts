import type { Locator, Page } from "@playwright/test";
import { headline, orderForm, orderPath, paymentPage } from "../support/buyer";
import { untilDelivered } from "../support/patience";
import { expect, test } from "../support/test";

/** More stops than any page of the shop has before its form ends. */
const stops = 40;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(target)}.`);
}

test("ordering and paying need nothing but a keyboard", async ({ page, person }) => {
  test.slow();
  await page.goto(orderPath);
  const form = orderForm(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Przejdź do treści" })).toBeFocused();
  await page.keyboard.press("Enter");

  for (const [field, text] of [
    [form.name, person.name],
    [form.email, person.email],
    [form.mood, person.mood],
    [form.event, person.event],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await tabTo(page, form.focusEmotion);
  await page.keyboard.type(person.focusEmotion);
  await expect(form.focusEmotion).toHaveValue(person.focusEmotion);
  for (const box of [form.consent, form.sensitiveConsent, form.ageConsent]) {
    await tabTo(page, box);
    await page.keyboard.press("Space");
  }
  await tabTo(page, form.order);
  await page.keyboard.press("Enter");

  await expect(paymentPage(page).pay).toBeVisible();
  await tabTo(page, paymentPage(page).pay);
  await page.keyboard.press("Enter");
  await expect(headline(page, "Twój dokument jest gotowy")).toBeVisible(untilDelivered);

  await tabTo(page, page.getByText("Usuń teraz"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("button", { name: "Usuń odpowiedzi i dokument" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Twoje odpowiedzi i dokument usunęliśmy/)).toBeVisible();
});
