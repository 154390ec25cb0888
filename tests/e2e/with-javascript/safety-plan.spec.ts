import { expect, test } from "../support/test";

test("a safety plan stays in this browser when that is pressed, and until it is deleted there", async ({
  page,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem("safety-plan"));
  const helpers = page.getByLabel("Kogo mogę poprosić o pomoc");
  await page.goto("/plan-bezpieczenstwa");
  await helpers.fill("Siostra");
  expect(await kept()).toBeNull();
  await page.reload();
  await expect(helpers).toHaveValue("");
  await helpers.fill("Siostra");
  await page.getByRole("button", { name: "Zachowaj na tym urządzeniu" }).click();
  await expect(page.getByText("Plan jest zachowany na tym urządzeniu.")).toBeVisible();
  await page.reload();
  await expect(helpers).toHaveValue("Siostra");
  await expect(page.getByText("To plan zachowany na tym urządzeniu.")).toBeVisible();
  await page.getByRole("button", { name: "Usuń" }).click();
  await expect(page.getByText("Planu nie ma już na tym urządzeniu.")).toBeVisible();
  expect(await kept()).toBeNull();
  await page.reload();
  await expect(helpers).toHaveValue("");
});
