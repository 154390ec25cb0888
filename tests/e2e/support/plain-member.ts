import type { APIRequestContext, APIResponse, BrowserContext, Page } from "@playwright/test";
import { formWith, type PlainPage } from "../../support/plain-browser";
import { newcomer, type Newcomer } from "./member";

export type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

const asPage = async (response: APIResponse): Promise<PlainPage> => ({
  url: response.url(),
  status: response.status(),
  html: await response.text(),
  refresh: response.headers().refresh ?? null,
});

/** Presses a button in a page's main part, which the request's own cookies go with. */
async function press(
  request: APIRequestContext,
  page: PlainPage,
  button: string,
  filled: Record<string, string | null> = {},
): Promise<PlainPage> {
  const main = { ...page, html: page.html.slice(Math.max(0, page.html.indexOf("<main"))) };
  const { action, fields } = formWith(main, button);
  for (const [name, value] of Object.entries(filled)) {
    if (value === null) fields.delete(name);
    else fields.set(name, value);
  }
  const response = await request.post(new URL(action, page.url).href, {
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: new URL(page.url).origin,
    },
    data: fields.toString(),
  });
  return asPage(response);
}

/** Signs somebody new in. @returns where that leads to */
async function signIn(
  { request }: Page,
  verified: boolean,
  person = newcomer(),
): Promise<PlainPage> {
  const login = await asPage(await request.get("/panel"));
  const provider = await press(request, login, "Przejdź do logowania");
  const verification: Record<string, null> = verified ? {} : { verified: null };
  const page = await press(request, provider, "Zaloguj się", { ...person, ...verification });
  return afterCallback(request, page);
}

/** A busy machine takes longer than a browser is kept waiting. */
async function afterCallback(request: APIRequestContext, page: PlainPage): Promise<PlainPage> {
  let arrived = page;
  while (new URL(arrived.url).pathname === "/auth-callback")
    arrived = await asPage(await request.get("/auth-callback?look=1"));
  return arrived;
}

async function arriveAt(path: string, page: PlainPage): Promise<PlainPage> {
  const { pathname } = new URL(page.url);
  if (pathname !== path) throw new Error(`Expected ${path}, arrived at ${pathname}.`);
  return page;
}

/** Signs somebody new in whose address is not confirmed. */
export async function signInUnconfirmed(page: Page): Promise<void> {
  await arriveAt("/email-verification-required", await signIn(page, false));
}

/** Signs somebody new in who has no account yet. */
export async function signInUnregistered(page: Page, person?: Newcomer): Promise<PlainPage> {
  return arriveAt("/register", await signIn(page, true, person));
}

/** The session of a member of each shop who changes nothing. */
const onlookers = new Map<string, Promise<Cookies>>();

/** Signs in as a member whom other tests look over the shoulder of: they may change nothing. */
export async function signInAsOnlooker(page: Page, shopUrl: string): Promise<void> {
  const known = onlookers.get(shopUrl);
  if (known) return page.context().addCookies(await known);
  const becoming = becomePlainMember(page);
  onlookers.set(shopUrl, becoming);
  await becoming;
}

/** Becomes a member. @returns the session */
export async function becomePlainMember(page: Page, person?: Newcomer): Promise<Cookies> {
  const registration = await signInUnregistered(page, person);
  const filled = { languageId: "1", terms: "on", age: "on" };
  await arriveAt("/panel", await press(page.request, registration, "Załóż konto", filled));
  return page.context().cookies();
}
