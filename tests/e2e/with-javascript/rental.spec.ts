import { startAgreement } from "../support/rental";
import { expect, test } from "../support/test";

test("the agreement beside the form follows what is typed, and so does the end of the lease", async ({
  page,
}) => {
  await startAgreement(page);
  const preview = page.getByRole("region", { name: "Podgląd umowy" });
  await expect(preview.getByText("Imię i nazwisko wynajmującego")).toBeVisible();
  await page.locator("#landlordName").fill("Łucja Nowa");
  await expect(preview.getByText("Łucja Nowa")).toBeVisible();
  await expect(preview.getByText("Imię i nazwisko wynajmującego")).toBeHidden();

  await page.goto(page.url().replace(/1$/, "3"));
  await page.locator("#startDate").fill("2027-01-31");
  await page.locator("#rentalPeriodMonths").fill("1");
  await expect(page.locator("#endDate")).toHaveValue("2027-02-27");
  await page.locator("#rentAmount").fill("1000");
  await expect(preview.locator("[data-current]")).toContainText("Czynsz wynosi 1 000,00 zł");
  await expect(preview.locator("[data-current]")).toBeInViewport();
  await page.locator("#depositAmount").fill("12000,01");
  await expect(
    page.getByText(/dwunastokrotności miesięcznego czynszu \(art\. 6 ust\. 1/),
  ).toBeVisible();
});
