import AxeBuilder from "@axe-core/playwright";
import { accountViews } from "../support/account-views";
import { views } from "../support/views";
import { expect, test } from "../support/test";

test.use({ reducedMotion: "reduce" });

/** Every colour scheme and every layout once; a page takes its colours from the one and its places from the other. */
const looks = [
  { colorScheme: "light", width: 1280, isSecond: false },
  { colorScheme: "dark", width: 390, isSecond: true },
] as const;

/** The rules that look at what a theme or a width changes; the others read the same elements again. */
const ofColoursAndPlaces = [
  "color-contrast",
  "link-in-text-block",
  "scrollable-region-focusable",
  "css-orientation-lock",
];

for (const { name, prepare, differsWhenNarrow } of [...views, ...accountViews]) {
  test(`axe finds nothing wrong with ${name}, and it fits into 320 px`, async ({
    page,
    sql,
    person,
    shop,
  }) => {
    // Both looks are gone through element by element: a long page takes a slow machine minutes.
    test.slow();
    const show = await prepare({ page, sql, person, shop });
    await show();
    for (const { colorScheme, width, isSecond } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const runOnly = isSecond && !differsWhenNarrow ? ofColoursAndPlaces : undefined;
      const { violations } = await new AxeBuilder({ page })
        // Without it, each look opens a page of its own to put frames together, and none of ours has a frame.
        .setLegacyMode(true)
        .options({ resultTypes: ["violations"], ...(runOnly && { runOnly }) })
        .analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
      );
      expect(found, `${colorScheme}, ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const { content, window } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(window);
  });
}
