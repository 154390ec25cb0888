import type { Page, Response } from "@playwright/test";
import { fillOrder, headline, orderForm, orderPath, paymentPage } from "../support/buyer";
import { copyOrder, orderPage } from "../support/orders";
import { untilCompleted } from "../support/patience";
import { placeOrder } from "../support/plain-orders";
import { expect, test } from "../support/test";

/** Compressed bytes of JavaScript that a document may ship. */
const budget = 6 * 1024;

for (const path of [
  "/",
  "/ai-therapist",
  "/samples/therapist/pages",
  orderPath,
  "/books",
  "/payment/success?tr_crc=unknown",
  "/kontakt",
  "/nie-ma-takiej-strony",
]) {
  test(`${path} ships one script of at most 6 kB, and no other`, async ({ page, request }) => {
    const scripts: Response[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response);
    });
    await page.goto(path);
    expect(scripts).toHaveLength(1);
    const headers = scripts[0]?.headers() ?? {};
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["cache-control"]).toContain("immutable");
    expect(Number(headers["content-length"])).toBeLessThanOrEqual(budget);
    const html = await (await request.get(path)).text();
    const tags = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
    const code = tags.filter((attributes) => !attributes?.includes("application/ld+json"));
    expect(code).toEqual([` type="module" src="${new URL(scripts[0]?.url() ?? "").pathname}"`]);
    expect(html).not.toMatch(/modulepreload|javascript:|nonce/i);
  });
}

test("a page is compressed, with four small fonts named ahead", async ({ page }) => {
  const fonts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "font") fonts.push(response);
  });
  const answer = await page.goto(orderPath);
  await page.evaluate(() => document.fonts.ready);
  expect(answer?.headers()["content-encoding"]).toBe("gzip");
  const preloads = page.locator('link[rel="preload"][as="font"]');
  const named = await preloads.evaluateAll((links) =>
    links.map((link) => (link as HTMLLinkElement).href),
  );
  expect(fonts.map((font) => font.url()).sort()).toEqual(named.sort());
  const sizes = fonts.map((font) => Number(font.headers()["content-length"]));
  expect(sizes).toHaveLength(4);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(50_000);
});

test("a waiting page shows a stage as soon as it is recorded, keeps the focus and asks for nothing else", async ({
  page,
  sql,
  shop,
}) => {
  const state = { status: "paid", paid_at: new Date() };
  const token = await copyOrder(
    sql,
    (await placeOrder({ shop, sql }, "emotion-mirror")).token,
    state,
  );
  const looks: string[] = [];
  page.on("request", (sent) => sent.resourceType() === "fetch" && looks.push(sent.url()));
  const stream = page.waitForResponse(/\/events\?/);
  await page.goto(orderPage(token));
  expect((await stream).headers()["content-type"]).toContain("text/event-stream");
  await expect(page.getByRole("link", { name: "Odśwież" })).toBeHidden();
  const link = page.getByRole("link", { name: "odstąp od umowy tutaj" });
  await link.focus();
  await sql`update orders set status = 'failed', failure = 'model_refused' where token = ${token}`;
  await expect(headline(page, "Nie wszystko się udało")).toBeVisible();
  await expect(link).toBeFocused();
  expect(looks).toHaveLength(1);
});

test("a page that has looked for a payment often enough still hears of it", async ({
  page,
  sql,
  shop,
}) => {
  const token = await copyOrder(sql, (await placeOrder({ shop, sql }, "emotion-mirror")).token, {
    status: "awaiting_payment",
  });
  await page.goto(`${orderPage(token)}&try=6`);
  await expect(headline(page, "Czekamy na płatność")).toBeVisible();
  await sql`update orders set status = 'paid', paid_at = now() where token = ${token}`;
  await expect(headline(page, "Piszemy Twój dokument")).toBeVisible();
});

declare global {
  interface Window {
    refreshes?: number;
  }
}

/** Counts the refreshes that come into the page; once one has struck, it is another page that counts nothing. */
async function countRefreshes(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.refreshes = 0;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLMetaElement) window.refreshes = (window.refreshes ?? 0) + 1;
    }).observe(document, { childList: true, subtree: true });
  });
}

test("where no stream is to be had, the page asks every two seconds, and keeps its place", async ({
  page,
  sql,
  shop,
}) => {
  const state = { status: "paid", paid_at: new Date() };
  const token = await copyOrder(
    sql,
    (await placeOrder({ shop, sql }, "emotion-mirror")).token,
    state,
  );
  await page.route("**/events?*", (route) => route.fulfill({ status: 503 }));
  await page.goto(orderPage(token));
  await countRefreshes(page);
  const look = () => page.waitForResponse((answer) => answer.request().resourceType() === "fetch");
  await look();
  await look();
  expect(await page.evaluate(() => window.refreshes)).toBe(0);
  await sql`update orders set status = 'failed', failure = 'model_refused' where token = ${token}`;
  await expect(headline(page, "Nie wszystko się udało")).toBeVisible();
});

test("where scripts never arrive the order goes through all the same", async ({
  page,
  person,
  world,
  sql,
}) => {
  test.slow();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(orderPath);
  await fillOrder(page, person);
  await orderForm(page).order.click();
  await expect(paymentPage(page).pay).toBeVisible();
  const goOn = await world.hold("model");
  await paymentPage(page).pay.click();
  await expect(headline(page, "Piszemy Twój dokument")).toBeVisible();
  const token = new URL(page.url()).searchParams.get("tr_crc") ?? "";
  await goOn();
  // Nothing on the page looks again by itself.
  await untilCompleted(sql, token);
  await page.getByRole("link", { name: "Odśwież" }).click();
  await expect(headline(page, "Twój dokument jest gotowy")).toBeVisible();
});
