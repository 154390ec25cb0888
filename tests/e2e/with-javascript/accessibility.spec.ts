import type { BrowserContext, Page } from "@playwright/test";
import { accountViews } from "../support/account-views";
import { communityViews } from "../support/community-views";
import { mentorViews } from "../support/mentor-views";
import { roomViews } from "../support/room-views";
import { bringAxe, give, lookAround, looks } from "../support/axe";
import { views } from "../support/views";
import { expect, test as base } from "../support/test";

/**
 * One page for all tests of a worker, as somebody has it who goes from address to address: styles and fonts come once. What
 * it knows of a visitor is forgotten before the next one.
 */
const test = base.extend<object, { visit: { context: BrowserContext; page: Page } }>({
  visit: [
    async ({ browser, shop }, provide) => {
      const context = await browser.newContext({
        baseURL: shop.url,
        locale: "pl-PL",
        timezoneId: "Europe/Warsaw",
        reducedMotion: "reduce",
      });
      await provide({ context, page: await context.newPage() });
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ visit }, provide) => {
    await visit.context.clearCookies();
    await provide(visit.context);
  },
  page: async ({ visit }, provide) => provide(visit.page),
});

for (const { name, prepare, differsWhenNarrow } of [
  ...views,
  ...accountViews,
  ...communityViews,
  ...mentorViews,
  ...roomViews,
]) {
  test(`axe finds nothing wrong with ${name}, and it fits into 320 px`, async ({
    page,
    sql,
    person,
    shop,
  }) => {
    // Both looks are gone through element by element: a long page takes a slow machine minutes.
    test.slow();
    await give(page, looks[0]);
    const show = await prepare({ page, sql, person, shop });
    await show();
    await bringAxe(page);
    for (const look of looks) {
      await give(page, look);
      const found = await lookAround(page, !look.isSecond || differsWhenNarrow === true);
      expect(found, `${look.colorScheme}, ${look.width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const { content, window } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(window);
  });
}

/** What is wrong on purpose, and the rule that has to hear of it in the first look and in the second. */
const faults = [
  {
    what: "a faint colour",
    html: "<p>Ledwie widać</p>",
    style: "color: #888; background: #999",
    rule: "color-contrast",
    inBothLooks: true,
  },
  {
    what: "two buttons that are small and close",
    html: "<button>a</button><button>b</button>",
    style: "min-height: 0; padding: 0; border: 0; font-size: 8px; line-height: 1",
    rule: "target-size",
    inBothLooks: true,
  },
  { what: "a question without a label", html: `<input name="pytanie">`, rule: "label" },
  {
    what: "an id that two parts have",
    html: `<i id="x">a</i><i id="x">b</i>`,
    rule: "duplicate-id",
  },
  { what: "a heading that skips two levels", html: "<h5>Podtytuł</h5>", rule: "heading-order" },
];

test("axe hears of each fault that is put in, and in the second look of those that it is for", async ({
  page,
}) => {
  for (const { what, html, style = "", rule, inBothLooks = false } of faults) {
    await page.goto("/dostepnosc");
    await page.locator("main h1").evaluate(
      (heading, fault) => {
        const added = document.createElement("div");
        added.innerHTML = fault.html;
        for (const part of added.children) (part as HTMLElement).style.cssText = fault.style;
        heading.after(added);
      },
      { html, style },
    );
    await bringAxe(page);
    for (const look of looks) {
      await give(page, look);
      const heard = new Set((await lookAround(page, !look.isSecond)).map(({ id }) => id));
      expect(heard, what).toEqual(new Set(!look.isSecond || inBothLooks ? [rule] : []));
    }
  }
});
