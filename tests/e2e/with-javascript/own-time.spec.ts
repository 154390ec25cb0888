import type { Page } from "@playwright/test";
import { orderPage } from "../support/orders";
import { bookedTalk, room } from "../support/room-views";
import { expect, test } from "../support/test";

const own = /^u\sCiebie /;

/** How far what stands on the page has moved by itself. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        new PerformanceObserver((list) =>
          tell(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => tell(0)));
      }),
  );

test.describe("somebody whose clock is an hour behind Poland's", () => {
  test.use({ timezoneId: "Europe/London" });

  test("reads their own time beside each one, and nothing moves for it", async ({ page }) => {
    await page.goto("/smart/emocrew/lena");
    await page.getByRole("link", { name: /^Jutro/ }).click();
    const time = page.getByRole("link", { name: "10:00–10:15" });
    await expect(time.getByText(own)).toHaveText("u\u00a0Ciebie 09:00");
    expect(await shifts(page)).toBe(0);
    await time.click();
    await expect(page.getByText(/^Termin:/).getByText(own)).toHaveText("u\u00a0Ciebie 09:00");
    expect(await shifts(page)).toBe(0);
  });

  test("reads it on the order's page, where it is moved, and in the room", async ({
    page,
    sql,
    shop,
    person,
  }) => {
    const token = await bookedTalk({ page, sql, shop, person }, { startsIn: 60 });
    for (const address of [orderPage(token), `/orders/${token}/appointment`, room(token)]) {
      await page.goto(address);
      await expect(page.getByText(own).first()).toBeVisible();
    }
  });
});

test("nobody in Poland is told their own time", async ({ page, sql, shop, person }) => {
  const token = await bookedTalk({ page, sql, shop, person }, { startsIn: 60 });
  const expectPolish = async () => {
    await expect(page.getByText("czas\u00a0polski").first()).toBeVisible();
    await expect(page.getByText(own)).toHaveCount(0);
  };
  await page.goto("/smart/emocrew/lena");
  // Late in the evening today has no times any more.
  await page.getByRole("link", { name: /^Jutro/ }).click();
  await expectPolish();
  for (const address of [orderPage(token), room(token)]) {
    await page.goto(address);
    await expectPolish();
  }
});
