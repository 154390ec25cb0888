import { expect, test } from "../support/test";

test("somebody writes a safety plan, breathes for a minute, and prints the plan", async ({
  page,
}) => {
  await page.goto("/plan-bezpieczenstwa");
  await page.getByText("Oddychaj przez 60 sekund").click();
  await expect(page.getByText("Sześć takich oddechów to minuta.")).toBeVisible();
  const circle = page.locator(".breathing-circle");
  const small = (await circle.boundingBox())!.width;
  await expect.poll(async () => (await circle.boundingBox())!.width).toBeGreaterThan(small + 10);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(circle).toBeHidden();
  await page.emulateMedia({ reducedMotion: null });

  await page.getByLabel("Kogo mogę poprosić o pomoc").fill("Siostra, 600 100 200");
  await page.getByRole("button", { name: "Pokaż plan do wydruku" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mój plan na trudną chwilę");
  await expect(page.getByText("Siostra, 600 100 200")).toBeVisible();
  await expect(page.getByRole("link", { name: "112" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByText("Siostra, 600 100 200")).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: "Zmień plan" }).click();
  await expect(page.getByLabel("Kogo mogę poprosić o pomoc")).toHaveValue("Siostra, 600 100 200");
});
