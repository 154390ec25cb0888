import { becomeMember, goToProvider, signInAsNew, signInForDeletion } from "../support/member";
import { newMark } from "../../support/mark";
import { photo } from "../../support/sample-files";
import { expect, test } from "../support/test";

test("changing one's profile and picture", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/panel");
  await page.getByRole("main").getByRole("link", { name: "Ustawienia konta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Profil" })).toBeVisible();

  const gif = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("GIF89a") };
  await page.getByLabel("Nowe zdjęcie").setInputFiles(gif);
  await page.getByRole("button", { name: "Wyślij zdjęcie" }).click();
  const errors = page.getByRole("alert");
  await expect(errors).toBeFocused();
  await expect(errors).toContainText("❌ Dozwolone formaty to JPG, PNG, WEBP.");
  await expect(page).toHaveTitle(/^Błąd: /);

  const jpg = { name: "ja.jpg", mimeType: "image/jpeg", buffer: await photo(1600, 1200) };
  await page.getByLabel("Nowe zdjęcie").setInputFiles(jpg);
  await page.getByRole("button", { name: "Wyślij zdjęcie" }).click();
  await expect(page.getByRole("status")).toHaveText("Avatar został zaktualizowany.");
  const picture = page.getByRole("img", { name: "Twoje zdjęcie" });
  await expect(picture).toHaveJSProperty("naturalWidth", 256);

  // Nobody else's, also while the same journey runs without scripts.
  const nick = `Kaśka ${newMark()}`;
  await page.getByLabel("Nick").fill(nick);
  await page.getByRole("button", { name: "Zapisz zmiany" }).click();
  await expect(page.getByRole("status")).toHaveText("Zapisano zmiany.");
  await page.goto("/panel");
  await expect(page.getByRole("banner").getByText(nick).first()).toBeAttached();
});

test("preferences that stay", async ({ page }) => {
  await becomeMember(page);
  await page.goto("/profile/settings/preferences");
  await page.getByRole("radio", { name: "niemiecki" }).check();
  await page.getByRole("checkbox").check();
  await page.getByRole("radio", { name: "Ciemny" }).check();
  await page.getByRole("button", { name: "Zapisz preferencje" }).click();
  await expect(page.getByRole("status")).toHaveText("Zapisano zmiany.");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("radio", { name: "niemiecki" })).toBeChecked();
  await expect(page.getByRole("checkbox")).toBeChecked();
});

test("a new password, and a copy of one's data", async ({ page, world }) => {
  const person = await becomeMember(page);
  await page.goto("/profile/settings/security");
  await page.getByRole("button", { name: "Wyślij link do zmiany hasła" }).click();
  await expect(page.getByRole("status")).toHaveText(
    "Link do zmiany hasła został wysłany na Twój e-mail.",
  );
  const [mail] = await world.inbox(person.email);
  await page.goto(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "");
  await expect(page.getByRole("heading", { name: "Nowe hasło" })).toBeVisible();

  await page.goto("/profile/settings/security");
  for (const format of ["ZIP", "JSON"]) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: `Pobierz ${format}` }).click();
    expect((await downloading).suggestedFilename()).toMatch(
      new RegExp(`^konstelacja-moje-dane-[-\\d]+\\.${format.toLowerCase()}$`),
    );
  }
});

test("deleting the account", async ({ page, baseURL, sql }) => {
  const person = await becomeMember(page);
  await page.goto("/profile/settings/security");
  await page.getByRole("link", { name: "Usuń konto" }).click();
  await expect(
    page.getByText("Czy na pewno chcesz usunąć swoje konto? Tego działania nie można cofnąć."),
  ).toBeVisible();
  await signInForDeletion(page, sql, person);
  await page.getByRole("button", { name: "Usuń moje konto" }).click();
  await expect(page.getByRole("alert")).toContainText("Wpisz słowo „usuwam”, żeby potwierdzić.");
  await page.getByLabel("Wpisz słowo „usuwam”").fill("usuwam");
  await page.getByRole("button", { name: "Usuń moje konto" }).click();
  await expect(page.getByRole("status")).toHaveText("Twoje konto zostało usunięte.");
  expect(await sql`select 1 from users where email = ${person.email}`).toHaveLength(0);
  // The goodbye stays until it was read: no page takes its place by itself.
  await expect(page.locator("meta[http-equiv=refresh]")).toHaveCount(0);
  await page.getByRole("link", { name: "Strona główna" }).last().click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.goto("/panel");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fpanel$/);

  // The worker has the provider delete the identity; whoever comes again is somebody new.
  await expect
    .poll(() => sql`select 1 from identity_deletions`.then(({ length }) => length))
    .toBe(0);
  await goToProvider(page, "/panel");
  await signInAsNew(page, person);
  await expect(page).toHaveURL(/\/register/);
});
