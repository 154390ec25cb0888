import { headline } from "../support/buyer";
import { fillAgreement, fillStep, rental, startAgreement, step } from "../support/rental";
import { expect, test } from "../support/test";

test("an agreement is filled in, looked at, changed and checked", async ({ page, person }) => {
  test.slow();
  await fillAgreement(page, person.email);
  await expect(page.getByText("dwa tysiące pięćset złotych 50/100")).toHaveCount(2);

  await page.getByRole("link", { name: "Zobacz cały dokument" }).click();
  await expect(page.getByText("W dokumencie nie ma już pustych miejsc.")).toBeVisible();
  await expect(page.getByText("Kot jest mile widziany.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Protokół zdawczo-odbiorczy" })).toBeVisible();
  await page.getByRole("link", { name: "Sprawdź odpowiedzi i zamów" }).click();

  await page.getByRole("link", { name: "Zmień krok 4: Konto do czynszu i e-mail" }).click();
  await expect(step(page, 4)).toBeVisible();
  await page.locator("#bankName").fill("Inny Bank");
  await rental(page).next.click();
  await expect(page.getByText("Inny Bank")).toBeVisible();
});

test("going back and forth loses nothing, whichever way", async ({ page }) => {
  test.slow();
  await startAgreement(page);
  const address = page.url();
  await fillStep(page, 1);
  await rental(page).next.click();
  await expect(step(page, 2)).toBeVisible();
  await page.locator("#apartmentAddress").fill("ul. Nowa 5");
  await page.locator("#area").fill("zero");
  await rental(page).back.click();
  await expect(page.locator("#landlordName")).toHaveValue("Anna Żółć");
  await page
    .getByRole("navigation", { name: "Kroki" })
    .getByRole("button", { name: "Mieszkanie" })
    .click();
  await expect(page.locator("#apartmentAddress")).toHaveValue("ul. Nowa 5");
  await expect(page.locator("#area")).toHaveValue("zero");
  await rental(page).back.click();
  await expect(page.locator("#tenantName")).toHaveValue("Jan Kowalski");
  await rental(page).cancel.click();
  await expect(headline(page, "Zachować szkic czy usunąć?")).toBeVisible();
  await page.getByRole("link", { name: "Wróć do szkicu" }).click();
  await expect(page.locator("#landlordName")).toHaveValue("Anna Żółć");

  await rental(page).cancel.click();
  await page.getByRole("button", { name: "Usuń szkic" }).click();
  await expect(headline(page, "Umowa najmu mieszkania")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test("the next step waits until this one is right, and says what is wrong with it", async ({
  page,
}) => {
  await startAgreement(page);
  await rental(page).next.click();
  await expect(rental(page).errors).toBeFocused();
  await expect(rental(page).errors).toContainText("Podaj imię i nazwisko najemcy.");
  await expect(page).toHaveTitle(/^Błąd: Krok 1/);
  await rental(page).errors.getByRole("link", { name: "Imię i nazwisko najemcy" }).click();
  await expect(page.locator("#tenantName")).toBeFocused();
  await fillStep(page, 1);
  await rental(page).next.click();
  await expect(step(page, 2)).toBeVisible();
});

test("what is for companies shows when there is one, with and without scripts", async ({
  page,
}) => {
  await startAgreement(page);
  await expect(page.locator("#landlordNIP")).toBeHidden();
  await page.getByRole("checkbox", { name: "Wynajmującym jest firma" }).check();
  await expect(page.locator("#landlordNIP")).toBeVisible();
  await expect(page.locator("#landlordName")).toBeHidden();
  await expect(page.locator("#tenantName")).toBeVisible();
});
