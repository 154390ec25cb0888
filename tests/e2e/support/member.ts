import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Sql } from "postgres";
import { expect } from "./test";

/** Somebody who has never been here. */
export type Newcomer = { name: string; email: string };

export const newcomer = (): Newcomer => ({
  name: "Kasia Nowak",
  email: `kasia.${randomUUID().slice(0, 8)}@example.com`,
});

/** Signs in as somebody new on the provider's page, which the browser already shows. */
export async function signInAsNew(
  page: Page,
  { name, email }: Newcomer,
  verified = true,
): Promise<void> {
  await page.getByLabel("Imię i nazwisko").fill(name);
  await page.getByLabel("Adres e-mail").fill(email);
  await page.getByLabel("Adres jest już potwierdzony").setChecked(verified);
  await page.getByRole("button", { name: "Zaloguj się" }).click();
}

/** Goes to a page that asks for a sign-in, and on to the provider. */
export async function goToProvider(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Przejdź do logowania" }).click();
  await expect(page.getByRole("heading", { name: "Kto się loguje?" })).toBeVisible();
}

/** Signs in as somebody new and stands in front of the registration. */
export async function standAtRegistration(page: Page, person = newcomer()): Promise<Newcomer> {
  await goToProvider(page, "/panel");
  await signInAsNew(page, person);
  await expect(page.getByRole("heading", { name: "Załóż konto", level: 1 })).toBeVisible();
  return person;
}

export const registerButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Załóż konto" });

/** Fills the rest of the registration in and sends it. */
export async function sendRegistration(page: Page): Promise<void> {
  await page.getByLabel("Język").selectOption({ label: "polski" });
  await page.getByLabel("Akceptuję").check();
  await page.getByLabel("Mam co najmniej 16 lat").check();
  await registerButton(page).click();
}

/** Registers whoever came from the panel. */
export async function register(page: Page): Promise<void> {
  await sendRegistration(page);
  await expect(page.getByRole("heading", { name: /^(Dzień dobry|Cześć)/ })).toBeVisible();
}

/** Signs in and registers. */
export async function becomeMember(page: Page): Promise<Newcomer> {
  const person = await standAtRegistration(page);
  await register(page);
  return person;
}

/** Makes it an hour since somebody gave their password: what cannot be undone then asks for it again. */
export async function signedInLongAgo(sql: Sql, { email }: Newcomer): Promise<void> {
  await sql`update sessions set authenticated_at = now() - interval '1 hour' where email = ${email}`;
}

/** Goes to the deletion of the account an hour after the sign-in, and signs in once more, as it asks for. */
export async function signInForDeletion(page: Page, sql: Sql, person: Newcomer): Promise<void> {
  await signedInLongAgo(sql, person);
  await page.goto("/profile/settings/delete-account");
  await page.getByRole("button", { name: "Zaloguj się ponownie" }).click();
  await signInAsNew(page, person);
  await expect(page.getByRole("button", { name: "Usuń moje konto" })).toBeVisible();
}
