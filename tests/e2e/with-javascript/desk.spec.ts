import type { Response } from "@playwright/test";
import type { Sql } from "postgres";
import { placeOrder } from "../support/plain-orders";
import { signInAsStaff } from "../support/staff";
import { expect, test } from "../support/test";

/** Compressed bytes of JavaScript that a page of the desk may ship. */
const budget = 10 * 1024;

test("the desk's pages ship at most 10 kB of scripts", async ({ page, sql, shop }) => {
  await signInAsStaff(page, { sql, shop }, "support");
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto("/admin");
  const sizes = scripts.map((script) => Number(script.headers()["content-length"]));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget);
});

test("keys lead through a list, into its filters and to the sheet that names them", async ({
  page,
  sql,
  shop,
}) => {
  await placeOrder({ shop, sql }, "emotion-mirror");
  await placeOrder({ shop, sql }, "emotion-mirror");
  await signInAsStaff(page, { sql, shop }, "support");
  await page.goto("/admin/orders");
  const rows = page.getByRole("rowheader").getByRole("link");
  const help = page.getByRole("dialog", { name: "Skróty klawiszowe" });

  await page.keyboard.press("j");
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.nth(0)).toBeFocused();
  const number = await rows.nth(0).innerText();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: number })).toBeVisible();

  await page.keyboard.press("/");
  const first = page.getByRole("search").getByRole("textbox").first();
  await expect(first).toBeFocused();
  await page.keyboard.type("jke/?");
  await expect(first).toHaveValue("jke/?");

  await first.blur();
  await page.keyboard.press("?");
  await expect(help).toBeVisible();
  await help.getByLabel("Klawisze działają").uncheck();
  await help.getByRole("button", { name: "Zamknij" }).click();
  await page.keyboard.press("j");
  await expect(rows.nth(0)).not.toBeFocused();
  await page.reload();
  await page.keyboard.press("?");
  await expect(help).toBeHidden();
});

async function orderOf(sql: Sql, token: string) {
  const [order] = await sql<{ number: number }[]>`select number from orders where token = ${token}`;
  return { number: `K-${order!.number}` };
}

test("one long address pushes no column of a list out of view", async ({ page, sql, shop }) => {
  const { token } = await placeOrder({ shop, sql }, "emotion-mirror");
  await sql`
    update orders set email = ${`${"bardzo-dlugie.nazwisko-".repeat(4)}@uniwersytet-przyrodniczy.example.edu.pl`}
    where token = ${token}`;
  await signInAsStaff(page, { sql, shop }, "support");
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const list of ["/admin/orders", "/admin/modules/payments"]) {
    await page.goto(list);
    const hidden = await page
      .getByRole("table")
      .first()
      .evaluate(({ scrollWidth, parentElement }) => scrollWidth - parentElement!.clientWidth);
    expect(hidden, list).toBeLessThanOrEqual(0);
  }
});

test("E opens the first act of the row in view, and an act leads back to the list as it was", async ({
  page,
  sql,
  shop,
}) => {
  const { number } = await orderOf(sql, (await placeOrder({ shop, sql }, "emotion-mirror")).token);
  await signInAsStaff(page, { sql, shop }, "support");
  await page.goto(`/admin/orders?number=${number}`);
  await expect(page.getByRole("heading", { level: 2, name: number })).toBeVisible();
  await page.keyboard.press("e");
  await expect(page).toHaveURL(/\/admin\/orders\/[^/]+\/[\w-]+\?returnTo=/);
  await page.getByRole("link", { name: "Nie, wróć" }).click();
  await expect(page).toHaveURL(new RegExp(`number=${number}`));
});
