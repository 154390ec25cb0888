import { orderPath } from "../support/buyer";
import { expect, test } from "../support/test";

test("another theme takes away nothing of what is being written", async ({ page }) => {
  await page.goto(orderPath);
  const words = page.getByRole("textbox", { name: "Imię" });
  await words.fill("Łucja");
  await page.getByRole("button", { name: "Ciemny motyw" }).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Jasny motyw" })).toBeFocused();
  await expect(words).toHaveValue("Łucja");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
