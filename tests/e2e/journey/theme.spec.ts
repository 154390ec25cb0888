import { orderPath } from "../support/buyer";
import { expect, test } from "../support/test";

test("the theme is chosen with a button, stays, and is in the page before any script", async ({
  page,
}) => {
  await page.goto(orderPath);
  await page.getByRole("button", { name: "Ciemny motyw" }).click();
  await expect(page).toHaveURL(orderPath);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("button", { name: "Jasny motyw" })).toBeVisible();

  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await (await page.request.get("/")).text()).toMatch(/<html[^>]* data-theme="dark"/);

  await page.getByRole("button", { name: "Jasny motyw" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  const cookies = await page.context().cookies();
  expect(cookies).toEqual([
    expect.objectContaining({ name: "theme", httpOnly: true, sameSite: "Lax" }),
  ]);
});

test("ordering sets no cookie", async ({ page }) => {
  for (const path of ["/", "/ai-therapist", orderPath]) await page.goto(path);
  expect(await page.context().cookies()).toEqual([]);
});
