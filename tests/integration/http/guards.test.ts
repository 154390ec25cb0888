import type { ActionFunctionArgs } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { sessions, users } from "~/db/schema";
import routes from "~/routes";
import { staffLimit } from "~/services/sessions/session-limits";
import { CookieJar, newIdentity, newMember, signIn } from "../../support/members";
import { call, get, post } from "../../support/requests";

type Access = "public" | "session" | "member" | "staff";

/** Who may open the routes of a folder or, where that differs, of a file. What stands nowhere here fails. */
const access: Record<string, Access> = {
  "routes/public/": "public",
  "routes/orders/": "public",
  "routes/rental/": "public",
  "routes/books/": "public",
  "routes/appointments/": "public",
  "routes/room/": "public",
  "routes/samples/": "public",
  "routes/webhooks/": "public",
  "routes/operations/": "public",
  "routes/dev/": "public",
  "routes/dev/trial.tsx": "member",
  "routes/account/login.tsx": "public",
  "routes/account/auth-callback.tsx": "public",
  "routes/account/logout.ts": "public",
  "routes/account/error.tsx": "public",
  "routes/account/email-verification-required.tsx": "public",
  "routes/account/email-confirmed.tsx": "public",
  "routes/account/register.tsx": "session",
  "routes/account/orders.tsx": "member",
  "routes/account/order-document.ts": "member",
  "routes/account/sessions.tsx": "member",
  "routes/account/profile.tsx": "member",
  "routes/account/security.tsx": "member",
  "routes/account/preferences.tsx": "member",
  "routes/account/export.ts": "member",
  "routes/account/delete-account.tsx": "member",
  "routes/account/support.tsx": "member",
  "routes/account/support-thread.tsx": "member",
  "routes/account/support-attachment.ts": "member",
  "routes/orders/own-read.tsx": "member",
  "routes/orders/own-complaint.tsx": "member",
  "routes/orders/own-complaint-message.tsx": "member",
  "routes/orders/own-complaint-attachment.ts": "member",
  "routes/account/account-deleted.tsx": "public",
  "routes/account/avatar.ts": "public",
  "routes/account/muted.tsx": "member",
  "routes/account/mentor.tsx": "member",
  "routes/mentor/": "member",
  // Says that there is nothing to come, as every stream does.
  "routes/mentor/events.ts": "public",
  "routes/community/directory.tsx": "public",
  "routes/community/group.tsx": "public",
  "routes/community/join.tsx": "member",
  "routes/community/leave.tsx": "member",
  "routes/community/join-requests.tsx": "member",
  "routes/community/keepers.tsx": "staff",
  "routes/community/keeper-overview.tsx": "member",
  "routes/community/group-words.tsx": "member",
  "routes/community/group-wishes.tsx": "member",
  "routes/community/offer-to-keep.tsx": "member",
  "routes/community/member.tsx": "member",
  "routes/community/nick.tsx": "member",
  "routes/account/notifications.tsx": "member",
  "routes/community/notifications.tsx": "member",
  "routes/community/search.tsx": "public",
  "routes/community/unsubscribe.tsx": "public",
  "routes/community/report.tsx": "public",
  "routes/community/confirm-report.tsx": "public",
  "routes/community/events.ts": "public",
  "routes/community/": "member",
  "routes/community/public-post.tsx": "public",
  "routes/community/comment.tsx": "public",
  "routes/community/picture.ts": "public",
  "routes/community/case.tsx": "public",
  "routes/admin/": "staff",
};

/** What answers those who may come in, where that is not a page: what the address names is not there. */
const lettingIn: Record<string, readonly number[]> = {
  // Nothing is being written.
  "routes/dev/trial-events.ts": [204, 400],
  "routes/account/orders.tsx": [200, 404],
  "routes/account/order-document.ts": [404],
  "routes/orders/own-read.tsx": [404],
  "routes/orders/own-complaint.tsx": [404],
  "routes/orders/own-complaint-message.tsx": [404],
  "routes/orders/own-complaint-attachment.ts": [404],
  "routes/account/support-thread.tsx": [404],
  "routes/account/support-attachment.ts": [404],
  "routes/account/muted.tsx": [200, 303],
  "routes/account/mentor.tsx": [200, 303],
  "routes/mentor/consent.tsx": [200, 422],
  // Who has not agreed is told what the mentor is; what they have written stays in its form.
  "routes/mentor/new-talk.tsx": [303, 422],
  "routes/mentor/memory.tsx": [303, 400],
  "routes/mentor/edit-fact.tsx": [404],
  "routes/mentor/rename-talk.tsx": [404],
  "routes/mentor/talk-context.tsx": [404],
  "routes/mentor/talk.tsx": [404],
  "routes/mentor/delete-talk.tsx": [404],
  "routes/mentor/delete-message.tsx": [404],
  "routes/mentor/export-talk.ts": [400, 404],
  "routes/mentor/restore-talk.ts": [303, 404],
  // Marks all as read.
  "routes/community/notifications.tsx": [200, 303],
  "routes/community/join.tsx": [404],
  "routes/community/leave.tsx": [404],
  "routes/community/join-requests.tsx": [404],
  "routes/community/keepers.tsx": [404],
  "routes/community/keeper-overview.tsx": [404],
  "routes/community/group-words.tsx": [404],
  "routes/community/offer-to-keep.tsx": [404],
  "routes/community/member.tsx": [404],
  "routes/admin/act.tsx": [404],
  "routes/admin/book-files.tsx": [404],
  "routes/admin/bulk-rows.tsx": [404],
  "routes/admin/person.tsx": [404],
  "routes/admin/take-back.ts": [303],
  "routes/admin/read-outcome.ts": [303],
  "routes/admin/case-picture.ts": [404],
  "routes/admin/party.ts": [404],
  "routes/admin/modules.ts": [303],
  "routes/admin/unknown.tsx": [404],
  "routes/community/keep.tsx": [404],
  "routes/community/pin-post.tsx": [404],
  "routes/community/thread-wish.tsx": [303, 400, 404],
  "routes/community/save-post.tsx": [303, 404],
  "routes/community/new-comments.tsx": [404],
  "routes/community/own-case.tsx": [404],
  "routes/community/follow-group.tsx": [303, 404],
  "routes/community/names.ts": [404],
  "routes/community/notification.tsx": [404],
  "routes/community/welcome.tsx": [200, 303, 422],
  "routes/community/close-thread.tsx": [404],
  "routes/community/unanswered.tsx": [404],
  "routes/community/offer-to-look.tsx": [303, 404],
  "routes/community/reading-consent.tsx": [303, 404],
  "routes/admin/differences.tsx": [200, 303],
  "routes/admin/export.tsx": [404],
  "routes/admin/export-file.ts": [404],
  "routes/community/post.tsx": [404],
  "routes/community/like.tsx": [303, 404],
  "routes/community/edit-post.tsx": [404],
  "routes/community/delete-post.tsx": [404],
  "routes/community/add-comment.tsx": [303, 404],
  "routes/community/edit-comment.tsx": [404],
  "routes/community/delete-comment.tsx": [404],
  "routes/admin/order-document.ts": [403, 404],
  "routes/admin/support-attachment.ts": [404],
};

const accessOf = (file: string) => access[file] ?? access[file.replace(/[^/]+$/, "")];

const visitors = ["visitor", "unverified", "unregistered", "member", "administrator"] as const;
type Visitor = (typeof visitors)[number];

type Route = { path: string; file: string };
type Handler = (args: ActionFunctionArgs) => unknown;

const kinds = ["loader", "action"] as const;
type Kind = (typeof kinds)[number];
type RouteModule = { [kind in Kind]?: Handler } & { default?: unknown };
const modules = import.meta.glob<RouteModule>("../../../app/routes/**/*.{ts,tsx}");

async function moduleOf(file: string): Promise<RouteModule> {
  const load = modules[`../../../app/${file}`];
  if (!load) throw new Error(`There is no ${file}.`);
  return load();
}

/** The route table, flat, with something in the place of every parameter. */
function tableOf(entries: readonly RouteConfigEntry[], parent = ""): Route[] {
  return entries.flatMap(({ path = "", file, children = [] }) => {
    const full = `${parent}/${path}`.replace(/\/+/g, "/");
    const address = full.replace(/:(\w+)\??/g, "00000000-0000-4000-8000-000000000000");
    return [{ path: address.replace("*", "unknown"), file }, ...tableOf(children, full)];
  });
}

const table = tableOf(routes);
const isGuarded = ({ file }: Route) => (accessOf(file) ?? "public") !== "public";
const guarded = table.filter(isGuarded);

/** Everything that answers a request, so that none is passed over for want of a handler. */
type Answering = Route & { kind: Kind; handler: Handler };
const answering = (
  await Promise.all(
    table.map(async (route): Promise<Answering[]> => {
      const module = await moduleOf(route.file);
      return kinds.flatMap((kind) => {
        const handler = module[kind];
        return handler ? [{ ...route, kind, handler }] : [];
      });
    }),
  )
).flat();

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
  // A form is not lost: it comes back filled, with a way to sign in.
  if (who === "visitor") return page ? `/login${back}` : 401;
  if (who === "unverified") return "/email-verification-required";
  if (needs === "session") return who === "unregistered" ? null : "/panel";
  if (who === "unregistered") return `/register${back}`;
  return needs === "staff" && who === "member" ? 404 : null;
}

test("every route says whom it is for", () => {
  expect(table.filter(({ file }) => !accessOf(file))).toEqual([]);
  expect(guarded.length).toBeGreaterThan(3);
});

test.each(guarded)(
  "$path has a loader, since a page without one has no guard",
  async ({ file }) => {
    expect(await moduleOf(file)).toHaveProperty("loader", expect.any(Function));
  },
);

test.each(table)("$path answers with something", async ({ file }) => {
  const { loader, action, default: page } = await moduleOf(file);
  expect([loader, action, page].filter(Boolean)).not.toEqual([]);
});

describe.each(answering.filter(isGuarded))(
  "the $kind of $path",
  ({ path, file, kind, handler }) => {
    const needs = accessOf(file) ?? "public";

    test.each(visitors)("meets the %s", async (who) => {
      const page = `${path}?a=1`;
      const request = kind === "loader" ? get(page) : post(path, {});
      const expected = turnedAway(needs, who, kind === "loader" ? page : null);
      const answer = await call(handler, jars[who].on(request));
      if (expected === null) expect(lettingIn[file] ?? [200, 400, 422]).toContain(answer.status);
      else expect(answer.location ?? answer.status).toBe(expected);
    });

    test("turns the banned away", async () => {
      const identity = await newMember();
      const { jar } = await signIn(identity);
      await db
        .update(users)
        .set({ status: "banned", bannedAt: new Date() })
        .where(eq(users.auth0Id, identity.id));
      const request = kind === "loader" ? get(path) : post(path, {});
      const answer = await call(handler, jar.on(request));
      // Of a form the words stay, with why nobody takes them.
      expect(answer.location ?? answer.status).toBe(
        kind === "loader" ? "/error?done=sign-in-banned" : 403,
      );
    });
  },
);

describe("staff whose sign-in is older than half a day", () => {
  let jar: CookieJar;
  beforeAll(async () => {
    const identity = await newMember({ roles: ["admin"] });
    ({ jar } = await signIn(identity));
    const createdAt = new Date(Date.now() - staffLimit - 1);
    await db.update(sessions).set({ createdAt }).where(eq(sessions.auth0Id, identity.id));
  });

  test.each(answering.filter(({ file }) => accessOf(file) === "staff"))(
    "sign in once more before the $kind of $path, which loses nothing that was typed",
    async ({ path, kind, handler }) => {
      if (kind === "loader") {
        const { location } = await call(handler, jar.on(get(`${path}?a=1`)));
        expect(location).toBe(`/login?${new URLSearchParams({ returnTo: `${path}?a=1` })}`);
      } else {
        const answer = await call(handler, jar.on(post(path, { note: "Trzy zdania." })));
        expect(answer.status).toBe(401);
        expect(JSON.stringify(answer.data)).toContain("Trzy zdania.");
      }
    },
  );
});

test.each(
  answering.filter(
    ({ file, kind }) => kind === "loader" && accessOf(file) === "public" && !/account/.test(file),
  ),
)("$path asks nobody to sign in", async ({ path, handler }) => {
  const answer = await call(handler, get(path));
  expect(answer.location ?? "").not.toMatch(/login|register|verification/);
});

/** Every name that a control or a search parameter of ours has. */
const sources = import.meta.glob<string>(
  "../../../app/{routes,services,forms,http}/**/*.{ts,tsx}",
  { query: "?raw", import: "default", eager: true },
);
const names = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/(?:searchParams\.(?:get|has)\(|name: |dayFilters\()"(\w{1,30})"/g)].map(
    ([, name]) => name!,
  ),
);

test.each(kinds)("what shows nothing breaks no %s, wherever it stands", async (kind) => {
  const blank = "\u200b".repeat(150);
  const broken: string[] = [];
  // What would end the session that all the others are asked in.
  const goesOn = ({ file }: Route) => !/logout|sessions|delete-account/.test(file);
  for (const { path, handler } of answering.filter((each) => each.kind === kind && goesOn(each)))
    for (const text of kind === "loader" ? [blank] : [blank, "\u0000"]) {
      const fields = Object.fromEntries(names.map((name) => [name, text]));
      const query = new URLSearchParams(fields).toString();
      const request = kind === "loader" ? get(`${path}?${query}`) : post(`${path}?look=1`, fields);
      // As the server hands on what came: the bytes of UTF-8, a letter each.
      for (const name of ["User-Agent", "Referer", "Last-Event-ID", "If-None-Match", "Accept"])
        request.headers.set(name, Buffer.from(blank.slice(0, 50), "utf8").toString("latin1"));
      const status = await call(handler, jars.administrator.on(request)).then(
        (answer) => answer.status,
        () => 500,
      );
      if (status >= 500) broken.push(`${path}: ${status}`);
    }
  expect(broken).toEqual([]);
});
