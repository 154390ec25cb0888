import type { Response } from "@playwright/test";
import { signInAsOnlooker } from "../support/plain-member";
import { expect, test } from "../support/test";

/** Compressed bytes of JavaScript that a page of the community may ship on top of every document's. */
const budget = 10 * 1024;

test("a page of the community ships its own small script beside that of documents, and no other", async ({
  page,
  shop,
}) => {
  await signInAsOnlooker(page, shop.url);
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto("/panel");
  const names = scripts.map((response) => new URL(response.url()).pathname).sort();
  expect(names).toEqual([
    expect.stringMatching(/^\/assets\/community-/),
    expect.stringMatching(/^\/assets\/enhance-/),
  ]);
  const own = scripts.find((response) => response.url().includes("/community-"));
  expect(Number(own?.headers()["content-length"])).toBeLessThanOrEqual(budget);
  expect(own?.headers()["content-encoding"]).toBe("br");
});
