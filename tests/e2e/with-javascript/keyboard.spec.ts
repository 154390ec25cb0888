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

  const write = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  await write(form.mood, person.mood);
  await write(form.focusEmotion, person.focusEmotion);
  await expect(form.focusEmotion).toHaveValue(person.focusEmotion);
  await tabTo(page, page.locator("summary", { hasText: "Chcesz dodać więcej?" }));
  await page.keyboard.press("Enter");
  await write(form.event, person.event);
  await write(form.name, person.name);
  await write(form.email, person.email);
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
