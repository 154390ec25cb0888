import { sandboxSettings } from "../../../sandbox/settings";
import { expect, test } from "../support/test";

test("one choice leads to a group, on the same page and with the choice kept", async ({ page }) => {
  await page.goto("/");
  const section = page.getByRole("region", { name: "Znajdź swoją grupę" });
  await section.getByRole("button", { name: "Pokaż moją grupę" }).click();
  await expect(section).toContainText("Wybierz z listy, co Ci dziś najbliższe.");
  await page.getByLabel("Co jest Ci dziś najbliższe?").selectOption("Jestem po rozstaniu");
  await page.getByRole("button", { name: "Pokaż moją grupę" }).click();
  await expect(page).toHaveURL(/\/\?potrzeba=rozstanie#grupa$/);
  await expect(section.getByRole("heading", { name: "Po rozstaniu" })).toBeVisible();
  await expect(section).toBeInViewport();
  await expect(page.getByLabel("Co jest Ci dziś najbliższe?")).toHaveValue("rozstanie");
  await expect(section.getByRole("button", { name: "Załóż konto" })).toBeVisible();
});

test("a sign leads to its sky, and from there to another month and back", async ({ page }) => {
  await page.goto("/horoscope");
  await page.getByRole("link", { name: "Bliźnięta: miesiąc" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Horoskop miesięczny\u00a0– Bliźnięta",
  );
  const here = page.url();
  await page.getByRole("link", { name: "Następny miesiąc" }).click();
  await expect(page).not.toHaveURL(here);
  await expect(page.getByRole("link", { name: "Miesięczny" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("link", { name: "Wróć do horoskopów" }).click();
  await expect(page).toHaveURL(/\/horoscope#znaki$/);
});

test("movement is planned for the strength and the time that there are", async ({ page }) => {
  await page.goto("/fitvibes");
  await page.getByRole("radio", { name: "Prawie nie mam siły" }).check();
  await page.getByRole("radio", { name: "20 minut" }).check();
  await page.getByRole("button", { name: "Ułóż plan" }).click();
  await expect(
    page.getByRole("heading", { name: "Plan na 20 minut, gdy prawie nie masz siły" }),
  ).toBeInViewport();
  await expect(page.getByRole("heading", { name: /Nogi na ścianie/ })).toBeVisible();
});

test("a message reaches us, and its sender hears of it", async ({ page, person, world }) => {
  await page.goto("/kontakt");
  const email = page.getByLabel("Twój e-mail");
  const message = page.getByLabel("Wiadomość");
  await message.fill(person.mood);
  await page.getByRole("button", { name: "Wyślij" }).click();
  await expect(page).toHaveTitle(/^Błąd: Kontakt/);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(message).toHaveValue(person.mood);

  await email.fill(person.email);
  await page.getByRole("button", { name: "Wyślij" }).click();
  await expect(page.getByRole("status")).toContainText("Wiadomość została wysłana!");
  await expect.poll(async () => (await world.inbox(person.email)).length).toBe(1);
  await expect
    .poll(async () => {
      const mails = await world.inbox(sandboxSettings("", "").OPERATOR_EMAIL!);
      return mails.filter(({ text }) => text.includes(person.mood)).length;
    })
    .toBe(1);
});

test("somebody in despair sees whom to call before the message goes, and loses no word", async ({
  page,
  person,
}) => {
  const words = "Nie chcę już żyć, zabiję się dziś w nocy.";
  await page.goto("/kontakt");
  await page.getByLabel("Twój e-mail").fill(person.email);
  await page.getByLabel("Wiadomość").fill(words);
  await page.getByRole("button", { name: "Wyślij" }).click();
  await expect(page.getByRole("heading", { name: "Zatrzymajmy się na chwilę" })).toBeVisible();
  await expect(page.getByRole("link", { name: "112" }).first()).toHaveAttribute("href", "tel:112");
  await page.getByRole("button", { name: "Wróć do formularza" }).click();
  await expect(page.getByLabel("Wiadomość")).toHaveValue(words);
  await page.getByRole("button", { name: "Wyślij" }).click();
  await page.getByRole("button", { name: "Wyślij wiadomość" }).click();
  await expect(page.getByRole("status")).toContainText("Wiadomość została wysłana!");
});
