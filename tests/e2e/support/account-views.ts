import type { Page } from "@playwright/test";
import { newcomer, registerButton, signedInLongAgo } from "./member";
import {
  becomePlainMember,
  signInAsOnlooker,
  signInUnconfirmed,
  signInUnregistered,
} from "./plain-member";
import { expect } from "./test";
import type { View, Visitor } from "./view";

type Before = (visitor: Visitor) => Promise<unknown>;
type Visit = (page: Page) => Promise<unknown>;

/** A page of the account, opened again after whatever has to come first. */
const accountPage = (name: string, path: string, before: Before, after?: Visit): View => ({
  name,
  prepare: async (visitor) => {
    const { page } = visitor;
    await before(visitor);
    return async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await after?.(page);
    };
  },
});

const nothing = () => Promise.resolve();
const unconfirmed: Before = ({ page }) => signInUnconfirmed(page);
const unregistered: Before = ({ page }) => signInUnregistered(page);
const member: Before = ({ page, shop }) => signInAsOnlooker(page, shop.url);
const openMenu: Visit = (page) =>
  page.getByRole("banner").locator("summary").filter({ visible: true }).click();

/** Every page around an account, in every state that looks different. */
export const accountViews: readonly View[] = [
  accountPage("the page of the sign-in", "/login", nothing),
  {
    ...accountPage("the open menu of a visitor", "/login", nothing, async (page) => {
      const menu = page.getByRole("banner").locator("summary").filter({ visible: true });
      if ((await menu.count()) > 0) await menu.click();
    }),
    differsWhenNarrow: true,
  },
  accountPage("the page of errors", "/error", nothing),
  accountPage("the page of a sign-in that failed", "/auth-callback?code=x&state=x", nothing),
  {
    name: "the page of a banned member",
    prepare: async ({ page, sql }) => {
      const person = newcomer();
      await becomePlainMember(page, person);
      await sql`update users set status = 'banned', banned_at = now() where email = ${person.email}`;
      await page.goto("/panel");
      const told = page.url();
      return async () => {
        await page.goto(told);
        await expect(page.getByRole("link", { name: "Napisz do nas" }).first()).toBeVisible();
      };
    },
  },
  accountPage("the registration", "/register", unregistered),
  accountPage("the registration with errors", "/register", unregistered, async (page) => {
    await registerButton(page).click();
    await expect(page.getByRole("alert")).toBeFocused();
  }),
  accountPage("an unconfirmed address", "/email-verification-required", unconfirmed),
  accountPage("an address that is not confirmed yet", "/email-confirmed", unconfirmed),
  accountPage("a confirmed address in another browser", "/email-confirmed", nothing),
  accountPage("the panel", "/panel", member),
  {
    ...accountPage("the open menu of a member", "/panel", member, openMenu),
    differsWhenNarrow: true,
  },
  accountPage("the orders of a member", "/profile/orders", member),
  accountPage("the profile", "/profile/settings", member),
  accountPage("the profile that was saved", "/profile/settings", member, async (page) => {
    await page.getByRole("button", { name: "Zapisz zmiany" }).click();
    await expect(page.getByText("Zapisano zmiany.")).toBeVisible();
  }),
  accountPage("the profile with errors", "/profile/settings", member, async (page) => {
    await page.getByLabel("Imię", { exact: true }).fill("");
    await page.getByRole("button", { name: "Zapisz zmiany" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
  }),
  accountPage("the security of the account", "/profile/settings/security", member),
  accountPage("the preferences", "/profile/settings/preferences", member),
  accountPage(
    "the deletion, an hour after the sign-in",
    "/profile/settings/delete-account",
    async ({ page, sql }) => {
      const person = newcomer();
      await becomePlainMember(page, person);
      await signedInLongAgo(sql, person);
    },
  ),
  accountPage(
    "the deletion, unconfirmed",
    "/profile/settings/delete-account",
    ({ page }) => becomePlainMember(page),
    async (page) => {
      await page.getByRole("button", { name: "Usuń moje konto" }).click();
      await expect(page.getByRole("alert")).toBeFocused();
    },
  ),
  accountPage("the goodbye", "/account-deleted", nothing),
  accountPage("the list of sessions", "/profile/settings/sessions", member),
];
