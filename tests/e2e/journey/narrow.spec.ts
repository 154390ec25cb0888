import { views } from "../support/views";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 320, height: 640 } });

for (const { name, prepare } of views) {
  test(`${name} fits into 320 px without scrolling sideways`, async ({ page, sql, person }) => {
    await (
      await prepare({ page, sql, person })
    )();
    const { content, window } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(window);
  });
}
