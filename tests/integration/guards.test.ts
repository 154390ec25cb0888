import type { ActionFunctionArgs } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { users } from "~/db/schema";
import routes from "~/routes";
import { CookieJar, newIdentity, newMember, signIn } from "../support/members";
import { call, get, post } from "../support/requests";

type Access = "public" | "session" | "member" | "staff";

/** Who may open the routes of a folder or, where that differs, of a file. What stands nowhere here fails. */
const access: Record<string, Access> = {
  "routes/public/": "public",
  "routes/orders/": "public",
  "routes/rental/": "public",
  "routes/books/": "public",
  "routes/samples/": "public",
  "routes/webhooks/": "public",
  "routes/operations/": "public",
  "routes/dev/": "public",
  "routes/account/login.tsx": "public",
  "routes/account/auth-callback.tsx": "public",
  "routes/account/logout.ts": "public",
  "routes/account/error.tsx": "public",
  "routes/account/email-verification-required.tsx": "public",
  "routes/account/email-confirmed.tsx": "public",
  "routes/account/register.tsx": "session",
  "routes/account/panel.tsx": "member",
  "routes/account/sessions.tsx": "member",
  "routes/account/profile.tsx": "member",
  "routes/account/security.tsx": "member",
  "routes/account/preferences.tsx": "member",
  "routes/account/export.ts": "member",
  "routes/account/delete-account.tsx": "member",
  "routes/account/account-deleted.tsx": "public",
  "routes/account/avatar.ts": "public",
  "routes/admin/": "staff",
};

const accessOf = (file: string) => access[file] ?? access[file.replace(/[^/]+$/, "")];

const visitors = ["visitor", "unverified", "unregistered", "member", "administrator"] as const;
type Visitor = (typeof visitors)[number];

type Route = { path: string; file: string };
type Handler = (args: ActionFunctionArgs) => unknown;

type RouteModule = { loader?: Handler; action?: Handler };
const modules = import.meta.glob<RouteModule>("../../app/routes/**/*.{ts,tsx}");
const moduleOf = async (file: string) => (await modules[`../../app/${file}`]?.()) ?? {};

/** The route table, flat, with something in the place of every parameter. */
function tableOf(entries: readonly RouteConfigEntry[], parent = ""): Route[] {
  return entries.flatMap(({ path = "", file, children = [] }) => {
    const full = `${parent}/${path}`.replace(/\/+/g, "/");
    const address = full.replace(/:(\w+)\??/g, "00000000-0000-4000-8000-000000000000");
    return [{ path: address.replace("*", "unknown"), file }, ...tableOf(children, full)];
  });
}

const table = tableOf(routes);
const guarded = table.filter(({ file }) => (accessOf(file) ?? "public") !== "public");

const jars = {} as Record<Visitor, CookieJar>;
beforeAll(async () => {
  jars.visitor = new CookieJar();
  jars.unverified = (await signIn(await newMember({ emailVerified: false }))).jar;
  jars.unregistered = (await signIn(newIdentity())).jar;
  jars.member = (await signIn(await newMember())).jar;
  jars.administrator = (await signIn(await newMember({ roles: ["admin"] }))).jar;
});

/** Where a guard sends somebody; null lets them in. `page` is where they wanted to go, if they may come back to it. */
function turnedAway(needs: Access, who: Visitor, page: string | null): string | number | null {
  const back = page ? `?${new URLSearchParams({ returnTo: page })}` : "";
  if (who === "visitor") return `/login${back}`;
  if (who === "unverified") return "/email-verification-required";
  if (needs === "session") return who === "unregistered" ? null : "/panel";
  if (who === "unregistered") return `/register${back}`;
  return needs === "staff" && who === "member" ? 404 : null;
}

test("every route says whom it is for", () => {
  expect(table.filter(({ file }) => !accessOf(file))).toEqual([]);
  expect(guarded.length).toBeGreaterThan(3);
});

describe.each(guarded)("$path", ({ path, file }) => {
  const needs = accessOf(file) ?? "public";

  test("has a loader, since a page without one has no guard", async () => {
    expect(await moduleOf(file)).toHaveProperty("loader");
  });

  test.each(visitors)("meets the %s", async (who) => {
    const module = await moduleOf(file);
    const requests = [
      [module.loader, get(`${path}?a=1`), `${path}?a=1`],
      [module.action, post(path, {}), null],
    ] as const;
    for (const [handler, request, page] of requests) {
      if (!handler) continue;
      const expected = turnedAway(needs, who, page);
      const answer = await call(handler, jars[who].on(request));
      if (expected === null) expect([200, 400, 422]).toContain(answer.status);
      else expect(answer.location ?? answer.status).toBe(expected);
    }
  });

  test.each(["loader", "action"] as const)("turns the banned away from its %s", async (kind) => {
    const module = await moduleOf(file);
    const handler = module[kind];
    if (!handler) return;
    const identity = await newMember();
    const { jar } = await signIn(identity);
    await db
      .update(users)
      .set({ status: "banned", bannedAt: new Date() })
      .where(eq(users.auth0Id, identity.id));
    const request = kind === "loader" ? get(path) : post(path, {});
    expect((await call(handler, jar.on(request))).location).toBe("/error?reason=banned");
  });
});

test.each(table.filter(({ file }) => accessOf(file) === "public" && !/account/.test(file)))(
  "$path asks nobody to sign in",
  async ({ path, file }) => {
    const module = await moduleOf(file);
    if (!module.loader) return;
    const answer = await call(module.loader, get(path));
    expect(answer.location ?? "").not.toMatch(/login|register|verification/);
  },
);
