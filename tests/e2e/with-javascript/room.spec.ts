import type { Response } from "@playwright/test";
import { bookedTalk, room } from "../support/room-views";
import { expect, test } from "../support/test";

test("words that a lost connection kept are sent once, and the next ones are not mistaken for them", async ({
  page,
  sql,
  shop,
  person,
  context,
}) => {
  const token = await bookedTalk({ page, sql, shop, person }, { startsIn: -1 });
  const isReady = Promise.all([
    page.waitForRequest(/\/events\?/),
    page.waitForResponse(/\/__manifest\?/),
  ]);
  await page.goto(room(token));
  await isReady;
  const talk = page.getByRole("list", { name: "Rozmowa" });
  const field = page.getByLabel("Twoja wiadomość");
  const lost = page.getByText("Nie ma połączenia.");
  const send = async (words: string) => {
    await field.fill(words);
    await field.press("Enter");
  };
  await context.setOffline(true);
  await send("Piszę bez sieci.");
  await expect(lost).toBeVisible();
  await expect(field).toHaveValue("Piszę bez sieci.");
  await context.setOffline(false);
  await field.press("Enter");
  await expect(talk.getByText("Piszę bez sieci.", { exact: true })).toHaveCount(1);
  await expect(lost).toBeHidden();
  await expect(field).toHaveValue("");
  for (const times of [1, 2]) {
    await send("Tak.");
    await expect(talk.getByText("Tak.", { exact: true })).toHaveCount(times);
  }
});

/** Compressed bytes of JavaScript that a room may ship. */
const budget = 110 * 1024;

test("a room is hydrated with at most 110 kB of scripts", async ({ page, sql, shop, person }) => {
  const token = await bookedTalk({ page, sql, shop, person }, { startsIn: -1 });
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  const listens = page.waitForRequest(/\/events\?/);
  await page.goto(room(token));
  await listens;
  const sizes = scripts.map((script) => Number(script.headers()["content-length"]));
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(budget);
});
