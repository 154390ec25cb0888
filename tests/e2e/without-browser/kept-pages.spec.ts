import { createHash, randomUUID } from "node:crypto";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { Sql } from "postgres";
import routes from "~/routes";
import { once, startAgreement } from "../../support/plain-buyer";
import { copyOrder } from "../support/orders";
import { placeOrder } from "../support/plain-orders";
import { expect, test } from "../support/test";

/** Every pattern of the route table. */
const patternsOf = (entries: readonly RouteConfigEntry[], parent = ""): string[] =>
  entries.flatMap(({ path = "", children = [] }) => {
    const full = `${parent}/${path}`.replace(/\/+/g, "/");
    return [full, ...patternsOf(children, full)];
  });

/** What pages are asked with beside their bare address: parameters that they know, and one that none does. */
const queries: Record<string, readonly string[]> = {
  "/": ["?potrzeba=lek", "?done=message-sent", "?kto=inny"],
  "/fitvibes": ["?sila=duzo&czas=20"],
  "/horoscope-detail": ["?sign=lew", "?sign=lew&date=1999-01-01", "?scope=yearly"],
  "/kontakt": ["?done=message-sent"],
  "/ai-therapist": ["?payment=error"],
  "/payment/success": ["?tr_crc=:token"],
  "/special-horoscope-result": ["?token=:token"],
  "/error": ["?reason=banned"],
};

/** What tells the moment at which it was asked, and is for nobody's cache. */
const alwaysNew = ["/readyz", "/doradca-prawny/umowa/:token/podglad.pdf"];

/** Every address that answers `GET`, with something real in the place of its parameters. */
function addressesWith(parameters: Record<string, string>): string[] {
  const filled = (text: string) =>
    text.replace(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(parameters[name] ?? "1"));
  return [...new Set(patternsOf(routes))]
    .filter((pattern) => !alwaysNew.includes(pattern))
    .flatMap((pattern) => ["", ...(queries[pattern] ?? [])].map((query) => pattern + query))
    .map((address) =>
      address.startsWith("/doradca-prawny/umowa/")
        ? filled(address.replace(":token", ":draft"))
        : filled(address.replace("*", "nie-ma-takiej-strony")),
    );
}

/** As our cookies hold a value. */
const cookie = (name: string, value: string) =>
  `${name}=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString("base64"))}`;

/** Signs somebody in whose name stands nowhere else. @returns the cookie of the session */
async function signIn(sql: Sql, name: string, roles: readonly string[]): Promise<string> {
  const key = randomUUID();
  const keyHash = createHash("sha256").update(key).digest("hex");
  await sql`
    insert into users (auth0_id, email, username, nick, full_name, language_id, theme, terms_version, terms_accepted_at, created_at)
    values (${`auth0|${key}`}, ${`${key}@example.com`}, ${`${name}-${key}`}, ${name}, ${name}, 1, 'dark', '1', now(), now())`;
  await sql`
    insert into sessions (key_hash, auth0_id, email_verified, name, roles, permissions, device, created_at, last_seen_at, expires_at)
    values (${keyHash}, ${`auth0|${key}`}, true, ${name}, ${roles}, '{}', 'test', now(), now(), now() + interval '1 day')`;
  return cookie("session", key);
}

const notPublic = expect.stringMatching(/no-store|private/);
const told = ["cache-control", "content-type", "etag", "location", "set-cookie", "vary"];

test("every address answers the same whoever asked before, and nobody's answer is somebody else's", async ({
  shop,
  sql,
}) => {
  const placed = await placeOrder({ shop, sql }, "emotion-mirror");
  const token = await copyOrder(sql, placed.token, { status: "processing", paid_at: new Date() });
  const [, draft = ""] = /umowa\/([^/]+)/.exec((await startAgreement(shop.url, once)).url) ?? [];
  const addresses = addressesWith({ token, draft, slug: "therapist", step: "2" });

  const lookAs = (cookies: string | null) => async (path: string) => {
    const headers: Record<string, string> = cookies ? { Cookie: cookies } : {};
    const response = await fetch(shop.url + path, { headers, redirect: "manual" });
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (isStream) await response.body?.cancel();
    const text = isStream ? "" : Buffer.from(await response.arrayBuffer()).toString("latin1");
    // Made anew each time are the token of a form and the minute in which a horoscope was looked for, and nothing else.
    const html = text
      .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "token")
      .replace(/Sprawdzono [^<]*/g, "Sprawdzono");
    const headersTold = Object.fromEntries(told.map((name) => [name, response.headers.get(name)]));
    const digest = createHash("sha256").update(html).digest("hex");
    return { html, told: { path, status: response.status, digest, ...headersTold } };
  };
  const walk = async (cookies: string | null) => {
    const answers = [];
    for (const path of addresses) answers.push(await lookAs(cookies)(path));
    return answers;
  };
  /** Makes what is kept count as old, so that whoever comes next is the first. */
  const forget = () => sql`delete from price_history where product_slug = 'nothing'`;

  const dark = cookie("theme", "dark");
  const member = await signIn(sql, "Basia", []);
  const shared = [null, dark];
  const before = await Promise.all(shared.map(walk));
  expect(before[0]?.filter((answer) => answer.told.status === 200).length).toBeGreaterThan(35);

  const others = [
    member,
    `${dark}; ${member}`,
    await signIn(sql, "Basia", ["admin"]),
    "session=Basia; sign-in=Basia; flash=Basia; x=Basia",
  ];
  for (const cookies of others) {
    await forget();
    for (const { html, told: own } of await walk(cookies))
      if (html.includes("Basia")) expect(own).toMatchObject({ "cache-control": notPublic });
    const after = await Promise.all(shared.map(walk));
    for (const [visitor, answers] of before.entries())
      expect(after[visitor]?.map((answer) => answer.told)).toEqual(
        answers.map((answer) => answer.told),
      );
  }
  // Nobody was signed out on the way: the walk was one of somebody.
  expect((await lookAs(member)("/panel")).html).toContain("Basia");
  expect((await lookAs(member)("/")).html).toContain('action="/logout"');
  expect((await lookAs(`${cookie("theme", "nonsense")}`)("/")).html).toBe(before[0]?.[0]?.html);
});

test("an answer to what was posted is for no cache, wherever it was posted to", async ({
  shop,
}) => {
  const headers = { Origin: shop.url, "Content-Type": "application/x-www-form-urlencoded" };
  for (const [path, body, status] of [
    ["/kontakt", "email=nikt&message=", 422],
    ["/smart/emotion-mirror", "name=", 422],
    ["/doradca-prawny", "", 303],
    ["/theme", "theme=dark", 303],
    ["/regulamin", "", 405],
    ["/", "", 405],
  ] as const) {
    const options = { method: "POST", headers, body, redirect: "manual" } as const;
    const response = await fetch(shop.url + path, options);
    expect(response.status, path).toBe(status);
    if (status !== 303) expect(response.headers.get("cache-control"), path).toBe("no-store");
  }
});
