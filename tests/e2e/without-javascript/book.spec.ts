import { ownBookOf, shopPath } from "../support/books";
import { checkConsents, headline } from "../support/buyer";
import { expect, test } from "../support/test";

test("the button of the shop leads to a plain page with the same form", async ({
  page,
  person,
}) => {
  await page.goto(shopPath);
  await ownBookOf(page).getByRole("link", { name: "Kup za" }).click();
  await expect(headline(page, "W objęciach mafii")).toBeVisible();
  await page.getByRole("button", { name: /^Zamawiam i płacę \d/ }).click();
  await expect(page.getByRole("alert")).toContainText("Podaj adres e-mail");
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await checkConsents(page);
  await page.getByRole("button", { name: /^Zamawiam i płacę \d/ }).click();
  await page.waitForURL(/\/pay\//);
});
