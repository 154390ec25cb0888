import type { Response } from "@playwright/test";
import { fillOrder, headline, orderForm, orderPath, paymentPage } from "../support/buyer";
import { openHydrated } from "../support/hydration";
import { expect, test } from "../support/test";

/** Compressed bytes of JavaScript that an order page may ship. */
const allowance = 100_000;

for (const { name, path } of [
  { name: "landing page", path: "/" },
  { name: "hub", path: "/ai-therapist" },
  { name: "page of a sample", path: "/samples/therapist/pages" },
]) {
  test(`the ${name} ships no script`, async ({ page, request }) => {
    const scripts: string[] = [];
    page.on("request", (sent) => sent.resourceType() === "script" && scripts.push(sent.url()));
    await page.goto(path);
    expect(scripts).toEqual([]);
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/<script|modulepreload|javascript:/i);
  });
}

for (const { name, path } of [
  { name: "order form", path: orderPath },
  { name: "order's page", path: "/payment/success?tr_crc=unknown" },
]) {
  test(`the ${name} ships at most 100 kB of compressed JavaScript`, async ({ page }) => {
    const responses: Response[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") responses.push(response);
    });
    await openHydrated(page, path);
    expect(responses.length).toBeGreaterThan(0);
    let bytes = 0;
    for (const response of responses) {
      expect(response.headers()["content-encoding"]).toBe("br");
      bytes += Number(response.headers()["content-length"]);
    }
    console.log(`${name}: ${bytes} bytes of JavaScript in ${responses.length} files`);
    expect(bytes).toBeLessThanOrEqual(allowance);
  });
}

test("a page paints first: compressed, with four small fonts named ahead, and no script asked for before", async ({
  page,
}) => {
  const fonts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "font") fonts.push(response);
  });
  const answer = await openHydrated(page, orderPath);
  await page.evaluate(() => document.fonts.ready);
  expect(answer?.headers()["content-encoding"]).toBe("gzip");
  const painted = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const scripts = (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime);
    return { paint: paint?.startTime ?? Infinity, firstScript: Math.min(...scripts) };
  });
  expect(painted.paint).toBeLessThanOrEqual(painted.firstScript);
  const preloads = page.locator('link[rel="preload"][as="font"]');
  const named = await preloads.evaluateAll((links) =>
    links.map((link) => (link as HTMLLinkElement).href),
  );
  expect(fonts.map((font) => font.url()).sort()).toEqual(named.sort());
  const sizes = fonts.map((font) => Number(font.headers()["content-length"]));
  expect(sizes).toHaveLength(4);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(50_000);
});

test("a browser that tells of no paint gets the scripts all the same", async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(orderPath);
  await expect(page.getByText("0/300").first()).toBeVisible();
});

test("where scripts never arrive the order goes through all the same", async ({
  page,
  person,
  world,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(orderPath);
  await fillOrder(page, person);
  await orderForm(page).order.click();
  await world.arm({ service: "model", fault: "slow", delayMs: 1_000 });
  await paymentPage(page).pay.click();
  await expect(headline(page, "Zamówienie opłacone")).toBeVisible();
  await expect.poll(() => world.inbox(person.email)).toHaveLength(1);
  await page.getByRole("link", { name: "Odśwież" }).click();
  await expect(headline(page, "Twój dokument jest gotowy")).toBeVisible();
});
