import type { Page } from "@playwright/test";
import {
  becomeMember,
  goToProvider,
  newcomer,
  registerButton,
  signInAsNew,
  standAtRegistration,
} from "./member";
import { expect } from "./test";
import type { View } from "./view";

type Visit = (page: Page) => Promise<unknown>;

/** A page of the account, opened again after whatever has to come first. */
const accountPage = (name: string, path: string, before: Visit, after?: Visit): View => ({
  name,
  prepare: async ({ page }) => {
    await before(page);
    return async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await after?.(page);
    };
  },
});

const nothing = () => Promise.resolve();
const unconfirmed: Visit = async (page) => {
  await goToProvider(page, "/panel");
  await signInAsNew(page, newcomer(), false);
  await expect(page).toHaveURL(/verification/);
};
const openMenu: Visit = (page) =>
  page.getByRole("banner").locator("summary").filter({ visible: true }).click();

/** Every page around an account, in every state that looks different. */
export const accountViews: readonly View[] = [
  accountPage("the page of the sign-in", "/login", nothing),
  accountPage("the open menu of a visitor", "/login", nothing, async (page) => {
    const menu = page.getByRole("banner").locator("summary").filter({ visible: true });
    if ((await menu.count()) > 0) await menu.click();
  }),
  accountPage("the page of a sign-in that failed", "/error?reason=state_mismatch", nothing),
  accountPage("the page of a banned member", "/error?reason=banned", nothing),
  accountPage("the registration", "/register", standAtRegistration),
  accountPage("the registration with errors", "/register", standAtRegistration, async (page) => {
    await registerButton(page).click();
    await expect(page.getByRole("alert")).toBeFocused();
  }),
  accountPage("an unconfirmed address", "/email-verification-required", unconfirmed),
  accountPage("an address that is not confirmed yet", "/email-confirmed", unconfirmed),
  accountPage("a confirmed address in another browser", "/email-confirmed", nothing),
  accountPage("the panel", "/panel", becomeMember),
  accountPage("the open menu of a member", "/panel", becomeMember, openMenu),
  accountPage("the profile", "/profile/settings", becomeMember),
  accountPage("the profile that was saved", "/profile/settings?done=saved", becomeMember),
  accountPage("the profile with errors", "/profile/settings", becomeMember, async (page) => {
    await page.getByLabel("Nazwa użytkownika").fill("");
    await page.getByRole("button", { name: "Zapisz zmiany" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
  }),
  accountPage("the security of the account", "/profile/settings/security", becomeMember),
  accountPage("the preferences", "/profile/settings/preferences", becomeMember),
  accountPage("the deletion", "/profile/settings/delete-account", becomeMember),
  accountPage(
    "the deletion, unconfirmed",
    "/profile/settings/delete-account",
    becomeMember,
    async (page) => {
      await page.getByRole("button", { name: "Usuń moje konto" }).click();
      await expect(page.getByRole("alert")).toBeFocused();
    },
  ),
  accountPage("the goodbye", "/account-deleted", nothing),
  accountPage("the list of sessions", "/profile/settings/sessions", becomeMember),
];
