import { Outlet } from "@remix-run/react";
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { sessions, users } from "~/db/schema";
import * as entry from "~/entry.server";
import { requireSession } from "~/http/guards.server";
import { sessionOf } from "~/http/session.server";
import { action as logout } from "~/routes/account/logout";
import * as addComment from "~/routes/community/add-comment";
import { loader as panel } from "~/routes/community/panel";
import { action as endSessions, loader as listSessions } from "~/routes/account/sessions";
import { banMember, unbanMember } from "~/services/members/ban-member.server";
import { memberCard } from "~/services/members/desk-queries.server";
import { readCasePage } from "~/services/moderation/case-page.server";
import { deleteExpiredSessions } from "~/services/sessions/end-sessions.server";
import { readSession } from "~/services/sessions/read-session.server";
import { digest, newSecret as newSessionKey } from "~/services/access/secrets.server";
import { absoluteLimit, idleLimit, staffLimit } from "~/services/sessions/session-limits";
import { startSession } from "~/services/sessions/start-session.server";
import { CookieJar, newMember, provedAgo, signIn } from "../../support/members";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { banWords, newStaff } from "../../support/staff";
import { buildOf, startWebServer } from "../../support/web-server";
import { sandbox } from "../../support/world";

const { url } = await startWebServer(
  buildOf({ "post/:id/comments": addComment }, entry, { default: () => createElement(Outlet) }),
);

const hour = 60 * 60 * 1000;
const toLogin = { status: 303, location: "/login?returnTo=%2Fpanel" };
const openPanel = (jar: CookieJar) => call<unknown>(panel, jar.on(get("/panel")));
const rowsOf = (auth0Id: string) => db.select().from(sessions).where(eq(sessions.auth0Id, auth0Id));

/** A session that began at the moment that the clock shows. */
async function sessionAt(clock: { now: Date }, more: { roles?: string[] } = {}) {
  const identity = await newMember();
  const ctx = testContext("visitor", clock);
  const key = newSessionKey();
  const { id: auth0Id, email, emailVerified, name, nickname, picture } = identity;
  await startSession(ctx, {
    identity: {
      ...{ auth0Id, email, emailVerified, name, nickname, picture },
      roles: more.roles ?? [],
      permissions: [],
      authenticatedAt: null,
      hasSecondFactor: false,
    },
    key,
    device: "Firefox, Linux",
    previousKey: null,
  });
  return { ctx, clock, read: () => readSession(ctx, key) };
}

describe("the cookie", () => {
  test("holds a random id, of which the database knows only the digest", async () => {
    const identity = await newMember();
    const { jar } = await signIn(identity);
    const value = JSON.parse(atob(decodeURIComponent(jar.get("session") ?? ""))) as string;
    expect(value).toMatch(/^[\w-]{43}$/);
    const [row] = await rowsOf(identity.id);
    expect(row?.keyHash).toBe(digest(value));
    expect(JSON.stringify(row)).not.toContain(value);
  });

  test("is new at every sign-in, and the old one opens nothing any more", async () => {
    const identity = await newMember();
    const { jar } = await signIn(identity);
    const before = new CookieJar();
    before.take({ headers: new Headers({ "Set-Cookie": `session=${jar.get("session")}` }) });
    await signIn(identity, jar);
    expect(jar.get("session")).not.toBe(before.get("session"));
    expect(await openPanel(before)).toMatchObject(toLogin);
    expect(await rowsOf(identity.id)).toHaveLength(1);
  });

  test("ends with the next sign-in, also where that is refused", async () => {
    const [identity, other] = [await newMember(), await newMember()];
    const { jar } = await signIn(identity);
    await signIn(other);
    await db
      .update(users)
      .set({ status: "inactive", deactivatedAt: new Date() })
      .where(eq(users.auth0Id, other.id));
    const { answer } = await signIn(other, jar);
    expect(answer.location).toMatch(/done=sign-in-inactive$/);
    expect(await rowsOf(identity.id)).toEqual([]);
  });

  test("that somebody planted is not taken over", async () => {
    const planted = new CookieJar();
    const value = encodeURIComponent(btoa(JSON.stringify("planted")));
    planted.take({ headers: new Headers({ "Set-Cookie": `session=${value}` }) });
    const attacker = new CookieJar();
    attacker.take({ headers: new Headers({ "Set-Cookie": `session=${value}` }) });
    await signIn(await newMember(), planted);
    expect(await openPanel(planted)).toMatchObject({ status: 200 });
    expect(await openPanel(attacker)).toMatchObject(toLogin);
  });

  test.each(["", "%00", "not-base64", btoa("{}"), btoa('"unknown"')])(
    "that is nobody's (%s) opens nothing",
    async (value) => {
      const jar = new CookieJar();
      jar.take({ headers: new Headers({ "Set-Cookie": `session=${encodeURIComponent(value)}` }) });
      expect(await openPanel(jar)).toMatchObject(toLogin);
    },
  );
});

test("signing out ends the session on the server and at the provider", async () => {
  const identity = await newMember();
  const { jar } = await signIn(identity);
  const kept = new CookieJar();
  kept.take({ headers: new Headers({ "Set-Cookie": `session=${jar.get("session")}` }) });
  const answer = await call(logout, jar.on(post("/logout", {})));
  jar.take(answer);
  const target = new URL(answer.location ?? "");
  expect(target.origin + target.pathname).toBe(`${sandbox.url}/auth0/v2/logout`);
  expect(target.searchParams.has("federated")).toBe(true);
  const back = await fetch(target, { redirect: "manual" });
  expect(back.headers.get("location")).toBe(process.env.APP_URL);
  expect(jar.get("session")).toBeUndefined();
  expect(await openPanel(kept)).toMatchObject(toLogin);
  expect(await rowsOf(identity.id)).toEqual([]);
});

describe("the list of sessions", () => {
  type List = { sessions: { id: string; isThis: boolean }[] };
  const listOf = (jar: CookieJar) =>
    call<List>(listSessions, jar.on(get("/profile/settings/sessions")));
  const end = async (jar: CookieJar, form: Record<string, string>) => {
    const answer = await call(endSessions, jar.on(post("/profile/settings/sessions", form)));
    jar.take(answer);
    return answer;
  };

  test("ends one", async () => {
    const identity = await newMember();
    const [here, there] = [await signIn(identity), await signIn(identity)];
    const { data } = await listOf(here.jar);
    expect(data.sessions).toHaveLength(2);
    const other = data.sessions.find(({ isThis }) => !isThis);
    await end(here.jar, { id: other?.id ?? "" });
    expect(await openPanel(there.jar)).toMatchObject(toLogin);
    expect(await openPanel(here.jar)).toMatchObject({ status: 200 });
  });

  test("ends all, everywhere", async () => {
    const identity = await newMember();
    const [here, there] = [await signIn(identity), await signIn(identity)];
    const answer = await end(here.jar, { intent: "everywhere" });
    expect(answer.location).toContain("/v2/logout?");
    for (const { jar } of [here, there]) expect(await openPanel(jar)).toMatchObject(toLogin);
  });

  test("asks for a fresh sign-in first, and says so instead of its buttons", async () => {
    const identity = await newMember();
    const [here, there] = [await signIn(identity), await signIn(identity)];
    await provedAgo(identity.id, 16);
    const { data } = await listOf(here.jar);
    expect(data).toMatchObject({ isFresh: false });
    const other = data.sessions.find(({ isThis }) => !isThis)?.id ?? "";
    const back = { status: 303, location: "/profile/settings/sessions" };
    expect(await end(here.jar, { id: other })).toMatchObject(back);
    expect(await end(here.jar, { intent: "everywhere" })).toMatchObject(back);
    for (const { jar } of [here, there])
      expect(await openPanel(jar)).toMatchObject({ status: 200 });
    await signIn(identity, here.jar, { fresh: "1" });
    await end(here.jar, { id: other });
    expect(await openPanel(there.jar)).toMatchObject(toLogin);
  });

  test("ends nobody else's", async () => {
    const [mine, theirs] = [await signIn(await newMember()), await signIn(await newMember())];
    const { data } = await listOf(theirs.jar);
    await end(mine.jar, { id: data.sessions[0]?.id ?? "" });
    expect(await openPanel(theirs.jar)).toMatchObject({ status: 200 });
    expect(await end(mine.jar, { id: "1' or true" })).toMatchObject({ status: 400 });
  });
});

describe("a banned member", () => {
  const ban = async (auth0Id: string) => {
    const [user] = await db.select().from(users).where(eq(users.auth0Id, auth0Id));
    await banMember((await newStaff("admin")).ctx, {
      userId: user?.id ?? "",
      reason: "spam",
      ...banWords,
    });
  };

  test("is out at once, on every device, and does not come in again", async () => {
    const identity = await newMember();
    const [here, there] = [await signIn(identity), await signIn(identity)];
    await ban(identity.id);
    const shutOut = { status: 303, location: "/error?done=sign-in-banned" };
    for (const { jar } of [here, there]) expect(await openPanel(jar)).toMatchObject(shutOut);
    const { answer, jar } = await signIn(identity);
    expect(answer.location).toBe("/error?done=sign-in-banned");
    expect(jar.get("session")).toBeUndefined();
  });

  test("is told why with every session that was open, also once another page was asked for, and signs in anew once the ban has ended", async () => {
    const identity = await newMember();
    const { jar } = await signIn(identity);
    await ban(identity.id);
    const content = "Idę z Wami, wezmę termos.";
    const where = `${url}/post/${crypto.randomUUID()}/comments`;
    const sent = () =>
      jar.on(
        new Request(where, {
          ...{ method: "POST", headers: { Origin: url }, body: new URLSearchParams({ content }) },
        }),
      );
    for (let turn = 0; turn < 2; turn += 1) {
      const answer = await fetch(sent());
      expect(answer.status).toBe(403);
      const html = (await answer.text()).replaceAll("\u00a0", " ");
      const [, key = ""] = /href="\/cases\/([^"]+)"/.exec(html) ?? [];
      const page = await readCasePage(testContext("visitor"), decodeURIComponent(key));
      expect(page).toMatchObject({ subject: "account", side: "author" });
      for (const said of ["Twoje konto jest zablokowane", "Powód: spam.", "odwołać", content])
        expect(html).toContain(said);
      for (const untrue of ["Zaloguj się", "Wyślij jeszcze raz"])
        expect(html).not.toContain(untrue);
      jar.take(await openPanel(jar));
    }
    const [user] = await db.select().from(users).where(eq(users.auth0Id, identity.id));
    const { ctx } = await newStaff("admin");
    expect((await memberCard(ctx, user?.id ?? "")).sessions).toEqual([]);
    await unbanMember(ctx, { userId: user?.id ?? "", reason: "mistake" });
    expect(await rowsOf(identity.id)).toEqual([]);
    expect(await openPanel(jar)).toMatchObject(toLogin);
  });

  test("keeps the words that came in the moment in which the ban ended", async () => {
    const identity = await newMember();
    const { jar } = await signIn(identity);
    await ban(identity.id);
    const asked = jar.on(post("/post/1/comments", { content: "Idę z Wami." }));
    const context = {};
    expect(await sessionOf(asked, context)).toBe("banned");
    const [user] = await db.select().from(users).where(eq(users.auth0Id, identity.id));
    const { ctx } = await newStaff("admin");
    await unbanMember(ctx, { userId: user?.id ?? "", reason: "mistake" });
    await expect(requireSession({ request: asked, context })).rejects.toMatchObject({
      init: { status: 401 },
      data: { values: { content: "Idę z Wami." }, signIn: expect.stringContaining("/login") },
    });
  });

  test("reads until when they are out, where that has an end", async () => {
    const identity = await newMember();
    const bannedUntil = new Date("2027-01-10T11:30:00.000Z");
    await db
      .update(users)
      .set({ status: "banned", bannedAt: new Date(), bannedUntil })
      .where(eq(users.auth0Id, identity.id));
    const { answer } = await signIn(identity);
    const { searchParams } = new URL(answer.location ?? "", "https://shop.test");
    expect(searchParams.get("until")).toBe(bannedUntil.toISOString());
  });

  test("is out even where a session was left behind", async () => {
    const identity = await newMember();
    const { jar } = await signIn(identity);
    await db
      .update(users)
      .set({ status: "banned", bannedAt: new Date() })
      .where(eq(users.auth0Id, identity.id));
    const out = { status: 303, location: "/error?done=sign-in-banned" };
    expect(await openPanel(jar)).toMatchObject(out);
  });
});

describe("time", () => {
  const start = new Date("2026-05-03T12:00:00Z");

  test("keeps a session that is used alive, up to its limit", async () => {
    const clock = { now: start };
    const { read } = await sessionAt(clock);
    for (let at = start.getTime(); at < start.getTime() + absoluteLimit; at += idleLimit - hour) {
      clock.now = new Date(at);
      expect(await read()).not.toBeNull();
    }
    clock.now = new Date(start.getTime() + absoluteLimit);
    expect(await read()).toBeNull();
  });

  test("ends a session that nobody uses, and the schedule deletes it", async () => {
    const clock = { now: start };
    const { read, ctx } = await sessionAt(clock);
    clock.now = new Date(start.getTime() + idleLimit);
    expect(await read()).toBeNull();
    clock.now = new Date(start.getTime() + idleLimit + 1);
    await deleteExpiredSessions(ctx);
    clock.now = start;
    expect(await read()).toBeNull();
  });

  test("takes the right to act for us after twelve hours", async () => {
    const clock = { now: start };
    const { read } = await sessionAt(clock, { roles: ["admin"] });
    expect(await read()).toMatchObject({ isStaff: true });
    clock.now = new Date(start.getTime() + staffLimit + 1);
    expect(await read()).toMatchObject({ isStaff: false, hasStaffRole: true });
  });
});
