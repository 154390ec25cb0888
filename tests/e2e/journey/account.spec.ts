import {
  becomeMember,
  goToProvider,
  newcomer,
  register,
  registerButton,
  signInAsNew,
  standAtRegistration,
} from "../support/member";
import { expect, test } from "../support/test";

test("signing in, registering, signing out", async ({ page, baseURL }) => {
  await goToProvider(page, "/panel?from=mail");
  await signInAsNew(page, newcomer());
  await expect(page).toHaveURL(/\/register\?returnTo=/);
  await expect(page.getByLabel("Imię", { exact: true })).toHaveValue("Kasia");
  await expect(page.getByLabel("Identyfikator logowania")).toHaveCount(0);
  await registerButton(page).click();
  const errors = page.getByRole("alert");
  await expect(errors).toBeFocused();
  await expect(page.getByLabel("Język").locator("option:checked")).toHaveText("polski");
  await expect(errors).toContainText("Musisz zaakceptować regulamin.");
  await expect(page).toHaveTitle(/^Błąd: /);
  await expect(errors).toContainText("co najmniej 16 lat");
  await register(page);
  await expect(page).toHaveURL(/\/panel\?from=mail&done=account-created\.[\w.-]+$/);
  await expect(
    page.getByRole("heading", { name: "Cześć! Wybierz miejsce dla siebie" }),
  ).toBeVisible();

  await page.goto("/");
  const banner = page.getByRole("banner");
  await banner.getByText("Kasia").filter({ visible: true }).click();
  await banner.getByRole("button", { name: "Wyloguj się" }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await expect(banner.getByRole("link", { name: "Zaloguj się" })).toBeVisible();
  await page.goto("/panel");
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fpanel$/);
});

test("the menu of a small screen opens without scripts and leads new people to the sign-up", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const banner = page.getByRole("banner");
  const menu = banner.getByRole("navigation", { name: "Główna" });
  await expect(menu).toBeHidden();
  await page.getByText("Menu", { exact: true }).click();
  for (const name of ["Wsparcie emocjonalne", "Horoskopy i sny", "Randki", "Kariera", "Książki"])
    await expect(menu.getByRole("link", { name })).toBeVisible();
  await banner.getByRole("button", { name: "Załóż konto" }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/screen_hint=signup/);
});

test("confirming an address", async ({ page, world }) => {
  const person = newcomer();
  await goToProvider(page, "/panel");
  await signInAsNew(page, person, false);
  await expect(page).toHaveURL(/\/email-verification-required$/);
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole("button", { name: "Wyślij link ponownie" }).click();
  await expect(page.getByRole("status")).toContainText("Sprawdź swoją skrzynkę odbiorczą");
  const mails = await world.inbox(person.email);
  expect(mails).toHaveLength(2);
  await page.goto(/http\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "");
  await page.getByRole("button", { name: "Przejdź dalej" }).click();
  await expect(page).toHaveURL(/\/register\?returnTo=%2Fpanel$/);
  await register(page);
  await page.getByRole("link", { name: "Moje zamówienia" }).click();
  await expect(page.getByRole("heading", { name: "Nie ma tu jeszcze zamówień" })).toBeVisible();
});

test("signing out everywhere", async ({ page, browser, baseURL }) => {
  const person = await becomeMember(page);
  const elsewhere = await browser.newContext({
    baseURL,
    javaScriptEnabled: test.info().project.use.javaScriptEnabled,
  });
  const other = await elsewhere.newPage();
  await goToProvider(other, "/panel");
  await signInAsNew(other, person);
  await expect(other).toHaveURL(/\/panel$/);

  await page.goto("/profile/settings/sessions");
  await expect(
    page.getByRole("list", { name: "Zalogowane urządzenia" }).getByRole("listitem"),
  ).toHaveCount(2);
  await page.getByRole("button", { name: "Wyloguj ze wszystkich urządzeń" }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await other.goto("/panel");
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test("a page that greets somebody is for nobody else's cache", async ({ page, request }) => {
  const cacheControl = async (from: typeof request) =>
    (await from.get("/ai-therapist")).headers()["cache-control"];
  expect(await cacheControl(request)).toBe("public, no-cache");
  await standAtRegistration(page);
  expect(await cacheControl(page.request)).toBe("private, no-cache");
});
