import { headline } from "../support/buyer";
import { expect, test } from "../support/test";

test("a reader goes from today to yesterday, to the archive, and finds the sign of a birth date", async ({
  page,
}) => {
  await page.goto("/horoskop/baran");
  await expect(headline(page, "Horoskop dzienny – Baran")).toBeVisible();
  const today = page.url();
  await page.getByRole("link", { name: "Poprzedni dzień" }).first().click();
  await expect(headline(page, "Horoskop dzienny – Baran")).toBeVisible();
  expect(page.url()).not.toBe(today);
  await page.getByRole("link", { name: "Archiwum: Baran" }).click();
  await expect(headline(page, "Archiwum – Baran")).toBeVisible();
  await page.goto("/moj-znak");
  await page.getByLabel("Dzień").selectOption("20");
  await page.getByLabel("Miesiąc").selectOption("4");
  await page.getByLabel("Rok").selectOption("1990");
  await page.getByRole("button", { name: "Sprawdź znak" }).click();
  // The Sun went from one sign to the next on that very day.
  await expect(page.getByRole("main")).toContainText(/Bara[\s\S]*Byk/);
});

test("the daily mail is asked for, confirmed from the mail, and ended with one click", async ({
  page,
  person,
  world,
}) => {
  await page.goto("/horoskop/e-mail?sign=waga");
  await page.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await page.getByRole("button", { name: "Wyślij mi potwierdzenie" }).click();
  await expect(page.getByRole("status").first()).toBeVisible();
  await expect.poll(async () => (await world.inbox(person.email)).length).toBe(1);
  const [mail] = await world.inbox(person.email);
  const link = /http\S+\/horoskop\/e-mail\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  // Mail programs open links by themselves: that alone confirms nothing.
  await page.goto(link);
  await expect(headline(page, "Horoskop dla Wagi, codziennie rano?")).toBeVisible();
  await page.getByRole("button", { name: "Tak, chcę dostawać horoskop" }).click();
  await expect(headline(page, "Gotowe")).toBeVisible();
  await page.goto(`${link}/koniec`);
  await page.getByRole("button", { name: "Nie chcę więcej" }).click();
  await expect(headline(page, "Horoskop już nie przyjdzie")).toBeVisible();
  await page.goto(link);
  await expect(headline(page, "Ten link już nie działa")).toBeVisible();
});
