import type { Response } from "@playwright/test";
import type { Sql } from "postgres";
import { openGroup, settle } from "../support/community";
import { placeOrder } from "../support/plain-orders";
import { signInAsStaff } from "../support/staff";
import { signedIn } from "../support/signed-in";
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
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const other = await rows.nth(1).innerText();
  await expect(page.getByRole("heading", { level: 2, name: other })).toBeVisible();
  await page.keyboard.press("u");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.nth(0)).toBeFocused();

  await page.keyboard.press("/");
  const first = page.getByRole("search").getByRole("textbox", { name: "E-mail" });
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

/** Cases of as many posts in a group of their own, the first of somebody who may be in danger. */
async function queueOf(sql: Sql, many: number) {
  const group = await openGroup(sql);
  const { memberId } = await settle(sql, (await signedIn(sql, "Ola")).email, group);
  for (let index = 0; index < many; index += 1)
    await sql`
      with post as (
        insert into posts (group_id, author_id, title, content, form_token, created_at)
        values (${group.id}, ${memberId}, ${`Wpis ${index}`}, 'Ostre słowa.', gen_random_uuid(), now()) returning id)
      insert into moderation_cases (subject, subject_id, post_id, in_post_id, group_id, author_id, urgency, opened_at)
      select 'post', id, id, id, ${group.id}, ${memberId}, ${index === 0 ? 2 : 0}, now() + ${index} * interval '1 second' from post`;
  return { path: `/admin/reports?group=${group.id}`, groupId: group.id };
}

test("a queue of cases is decided by keys alone, in at most five for each", async ({
  page,
  sql,
  shop,
}) => {
  const { path, groupId } = await queueOf(sql, 4);
  await signInAsStaff(page, { sql, shop }, "moderator");
  await page.goto(path);
  const title = page.getByRole("heading", { level: 1 });
  const opened = page.getByRole("heading", { level: 2, name: /^Post · / });
  const acts = page.getByRole("complementary");
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    presses += keys.length;
  };
  const decided = async (count: number) => {
    await expect(opened).toBeVisible();
    // Keys work from here on.
    await expect(acts.locator("[data-key]").first()).toBeVisible();
    const [found] = await sql<{ count: number }[]>`
      select count(*)::int from moderation_cases where group_id = ${groupId} and state = 'decided'`;
    expect(found?.count).toBe(count);
    expect(presses).toBeLessThanOrEqual(5);
    presses = 0;
  };

  // Somebody may be in danger: the first thing is to take it, the next to write, and never to leave it as it is.
  await press("Enter");
  await expect(opened).toBeVisible();
  await press("e");
  await expect(title).toHaveText("Biorę sprawę");
  await expect(page.getByRole("button", { name: "Biorę" })).toBeFocused();
  await press("Control+Enter");
  await expect(acts.getByRole("link", { name: "Biorę" })).toHaveCount(0);
  await press("e");
  await expect(title).toHaveText("Napisz do autora");
  await expect(page.getByLabel("Wiadomość")).toBeFocused();
  await page.goBack();
  await expect(opened).toBeVisible();
  presses = 0;

  // A decision with words that are ready, folded away until they are asked for.
  await press("g", "Enter");
  await expect(title).toHaveText("Zostaw treść");
  await press("Control+Enter");
  await decided(1);

  // The next one has opened by itself.
  await expect(acts).toContainText("Wpis 1");
  await press("g");
  await expect(acts.getByRole("link", { name: "Ukryj: obraża" })).toHaveAttribute("data-key", "3");
  await press("3");
  await expect(title).toHaveText("Ukryj treść");
  await press("Control+Enter");
  await decided(2);

  // One by its number, which stands at it.
  await expect(acts).toContainText("Wpis 2");
  const number = await acts.getByRole("link", { name: /Zostaw$/ }).getAttribute("data-key");
  await press(number ?? "");
  await expect(title).toHaveText("Zostaw treść");
  await expect(page.getByLabel("Powód")).toBeFocused();
  await expect(page.getByLabel("Powód")).toHaveValue("no_breach");
  await press("Control+Enter");
  await decided(3);
  await expect(acts).toContainText("Wpis 3");
  await expect(acts.getByRole("link", { name: "Wróć do poprzedniej" })).toBeVisible();
  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Skróty klawiszowe" });
  await expect(sheet).toContainText("Ctrl + Enter");
  await expect(sheet.getByRole("heading")).toBeInViewport({ ratio: 1 });
});

test("whoever has no scripts reads of no keys", async ({ page, sql, shop }) => {
  await signInAsStaff(page, { sql, shop }, "moderator");
  const html = await (await page.request.get(`${shop.url}/admin/reports`)).text();
  expect(html.replaceAll(/<[^>]*>/g, "")).not.toMatch(/Skróty klawiszowe|Klawisze działają/);
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
