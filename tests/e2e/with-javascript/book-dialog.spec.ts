import { ownBookOf, shopPath } from "../support/books";
import { checkConsents } from "../support/buyer";
import { expect, test } from "../support/test";

test("the button of the shop opens a dialog that orders the book", async ({ page, person }) => {
  await page.goto(shopPath);
  await ownBookOf(page).getByRole("link", { name: "Kup za" }).click();
  const dialog = page.getByRole("dialog");
  const order = dialog.getByRole("button", { name: /^Zamawiam i płacę \d/ });
  await dialog.getByRole("button", { name: "Anuluj" }).click();
  await expect(dialog).toBeHidden();
  await ownBookOf(page).getByRole("link", { name: "Kup za" }).click();
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await checkConsents(dialog);
  await order.click();
  await page.waitForURL(/\/pay\//);
});

test("the dialog's form that is not complete comes back as a page with what was typed", async ({
  page,
  person,
}) => {
  await page.goto(shopPath);
  await ownBookOf(page).getByRole("link", { name: "Kup za" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await dialog.getByRole("button", { name: /^Zamawiam i płacę \d/ }).click();
  await expect(page.getByRole("alert")).toContainText("Zaznacz zgodę");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(person.email);
});
