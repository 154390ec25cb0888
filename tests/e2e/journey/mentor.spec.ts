import { becomes, signedIn } from "../support/signed-in";
import { expect, test } from "../support/test";

test("a member agrees, begins a talk with the mentor, is answered and writes again", async ({
  page,
  sql,
  shop,
}) => {
  await becomes(page, shop.url, await signedIn(sql, "Ewa"));
  await page.goto("/mentor-ai");
  await page.getByLabel("Mam ukończone 18 lat.").check();
  await page.getByLabel(/Wyraźnie zgadzam się/).check();
  await page.getByRole("button", { name: "Zgadzam się i zaczynam" }).click();
  await page.getByRole("radio", { name: /Coach AI/ }).check();
  await page
    .getByLabel("O czym chcesz porozmawiać?")
    .fill("Odkładam telefon do urzędu i sam nie wiem dlaczego.");
  await page.getByRole("button", { name: "Opublikuj" }).click();
  await expect(page.getByRole("heading", { name: /^Odkładam telefon/ })).toBeVisible();
  await expect(page.getByText("Coach AI").first()).toBeVisible();
  const answers = page.getByText("To odpowiedź demonstracyjna");
  await expect(answers).toHaveCount(1);
  await expect(page.getByText("jeszcze 4 wiadomości")).toBeVisible();
  await page.getByLabel("Twoja wiadomość").fill("A jeśli zadzwonię jutro?");
  await page.getByRole("button", { name: "Wyślij" }).click();
  await expect(answers).toHaveCount(2);
  await expect(page.getByText("jeszcze 3 wiadomości")).toBeVisible();
  await page.reload();
  await expect(answers).toHaveCount(2);
});
