import { becomes, signedIn } from "../support/signed-in";
import { expect } from "../support/test";
import { test } from "../support/trial";

test("an app answers word by word, and keeps its answer over a reload", async ({
  page,
  sql,
  devUrl,
}) => {
  await becomes(page, devUrl, await signedIn(sql, "Ewa"));
  await page.goto("/dev/trial");
  await page.getByRole("button", { name: "Wyślij" }).click();
  await expect(page.getByText("Napisz pytanie.")).toBeVisible();
  await page.getByLabel("Twoje pytanie").fill("Jak się uspokoić przed rozmową?");
  await page.getByRole("button", { name: "Wyślij" }).click();
  const answer = page.getByText("Zostają ze mną Twoje słowa: „Jak się uspokoić przed rozmową?”");
  await expect(answer).toBeVisible();
  await expect(page.getByText("ułożona bez prawdziwego modelu AI)")).toBeVisible();
  await expect(page.getByText("Piszemy odpowiedź…")).toBeHidden();
  await page.reload();
  await expect(answer).toBeVisible();
});
