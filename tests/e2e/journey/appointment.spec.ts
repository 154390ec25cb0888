import { checkConsents, headline, paymentPage } from "../support/buyer";
import { untilDelivered } from "../support/patience";
import { expect, test } from "../support/test";

test("somebody books a talk, pays, holds it in its room, reloads it, ends it, and finds it on the order's page", async ({
  page,
  person,
  sql,
  javaScriptEnabled,
}) => {
  test.slow();
  await page.goto("/smart/emocrew");
  await page.getByRole("link", { name: "Wybieram: Lena" }).click();
  await expect(page.getByRole("heading", { name: "Wybrana postać: Lena" })).toBeVisible();
  await page.getByRole("link", { name: /^Jutro/ }).click();
  await expect(page.getByRole("link", { name: /^Jutro/ })).toHaveAttribute("aria-current", "true");
  const times = page.getByRole("region", { name: "O której?" });
  await times.getByRole("link").first().click();

  const form = page.getByRole("form", { name: "Twoja rozmowa" });
  await form.getByRole("group", { name: "Temat" }).getByRole("radio").first().check();
  await form.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await form.getByRole("radio", { name: /^Sama rozmowa/ }).check();
  await checkConsents(form);
  await form.getByRole("button", { name: /^Zamawiam i płacę(?! BLIK)/ }).click();
  await page.waitForURL(/\/pay\//);
  await paymentPage(page).pay.click();
  await expect(headline(page, "Zamówienie przyjęte!")).toBeVisible(untilDelivered);
  const orderPage = page.url();

  await page.getByRole("link", { name: "Pokój rozmowy" }).click();
  await expect(headline(page, /^Lena/)).toBeVisible();
  await expect(page.getByText("Rozmowa jeszcze się nie rozpoczęła. Start za")).toBeVisible();
  await expect(page.getByText("Czekamy na start")).toBeVisible();

  await sql`
    update appointments set starts_at = now() - interval '1 minute'
    from orders where orders.id = appointments.order_id and orders.email = ${person.email}`;
  await page.reload();
  await expect(page.getByText("Pozostały czas rozmowy")).toBeVisible();
  const talk = page.getByRole("list", { name: "Rozmowa" });
  await expect(talk.getByText("Jestem programem (AI), nie człowiekiem")).toBeVisible();

  const words = "Odkładam rozmowę z szefem i wieczorem myślę tylko o niej.";
  if (!javaScriptEnabled) await page.getByRole("link", { name: "Napisz wiadomość" }).click();
  await page.getByLabel("Twoja wiadomość").fill(words);
  await page.getByRole("button", { name: "Wyślij", exact: true }).click();
  await expect(talk.getByText(words)).toHaveCount(1);
  const answer = talk.getByText("To odpowiedź demonstracyjna");
  await expect(answer).toHaveCount(1);
  await page.reload();
  await expect(talk.getByText(words)).toHaveCount(1);
  await expect(answer).toHaveCount(1);

  await page.getByText("Zakończ rozmowę", { exact: true }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Tak, zakończ rozmowę" }).click();
  await expect(page.getByText("Czas rozmowy minął / rozmowa zakończona.")).toBeVisible();
  await expect(talk.getByText(words)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Usuń zapis teraz" })).toBeVisible();
  await expect(page.getByLabel("Twoja wiadomość")).toBeHidden();

  await page.getByRole("link", { name: "Strona zamówienia" }).click();
  expect(new URL(page.url()).pathname).toBe(new URL(orderPage).pathname);
  await expect(headline(page, "Rozmowa jest już za Tobą")).toBeVisible(untilDelivered);
});
