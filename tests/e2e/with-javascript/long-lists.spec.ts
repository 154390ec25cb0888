import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { openGroup, settle } from "../support/community";
import { becomeMember } from "../support/member";
import { expect, test } from "../support/test";

const items = (page: Page) => page.locator("#comments > li");

test("a long thread is read with the keyboard, through an error, and found again by the history", async ({
  page,
  sql,
}) => {
  const group = await openGroup(sql);
  const { email } = await becomeMember(page);
  const { memberId } = await settle(sql, email, group);
  // Who is new may not write so much in a day.
  await sql`update users set created_at = now() - interval '10 days' where email = ${email}`;
  const [post] = await sql<{ id: string }[]>`
    insert into posts (group_id, author_id, title, content, form_token, created_at)
    values (${group.id}, ${memberId}, 'Długa rozmowa', 'Jest tu wiele głosów.', ${randomUUID()}, now() - interval '2 days') returning id`;
  for (let turn = 0; turn < 25; turn += 1)
    await sql`insert into comments (post_id, author_id, content, form_token, created_at, depth, shown_depth)
      values (${post!.id}, ${memberId}, ${`Głos ${turn}`}, ${randomUUID()}, now() - interval '2 days' + ${turn} * interval '1 second', 1, 1)`;
  await page.goto(`/post/${post!.id}`);
  await expect(items(page)).toHaveCount(10);

  await page.route("**/post/**", (route) => route.abort());
  await page.getByRole("link", { name: "Pokaż kolejne komentarze" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Nie udało się załadować komentarzy.");
  await page.unroute("**/post/**");
  await page.getByRole("link", { name: "Spróbuj ponownie" }).press("Enter");
  await expect(items(page)).toHaveCount(20);
  const shown = await items(page).evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(shown).size).toBe(20);
  const focused = () => page.evaluate(() => document.activeElement?.closest("li")?.id);
  expect(await focused()).toBe(shown[10]);

  await page.getByText("Głos 15").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Przejdź do treści" }).evaluate(() => scrollTo(0, 2_000));
  await page.goto("/saved");
  await page.goBack();
  await expect(items(page)).toHaveCount(20);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);

  await page.getByRole("link", { name: "Pokaż kolejne komentarze" }).click();
  await expect(items(page)).toHaveCount(25);
  const answering = items(page).nth(3);
  await answering.getByRole("link", { name: /^Odpowiedz/ }).click();
  await answering.getByRole("textbox").fill("Zgadzam się.");
  await answering.getByRole("button", { name: "Odpowiedz" }).click();
  await expect(answering.getByText("Zgadzam się.")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/post/${post!.id}`);
  await expect(items(page)).toHaveCount(25);
});
