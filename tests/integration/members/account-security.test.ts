import { strFromU8, unzipSync } from "fflate";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { brand } from "~/config/brand";
import { db } from "~/db/client.server";
import { avatars, identityDeletions, sessions, subscriptions, users } from "~/db/schema";
import { paths } from "~/paths";
import type { Refusal } from "~/forms/refusal";
import { action as remove } from "~/routes/account/delete-account";
import { loader as download } from "~/routes/account/export";
import { loader as panel } from "~/routes/community/panel";
import { action as reset } from "~/routes/account/security";
import { requestIdentityDeletion } from "~/services/members/request-identity-deletion.server";
import { resumeOutstandingWork } from "~/jobs/resume-outstanding-work.server";
import { rateLimitRules } from "~/services/rate-limits/rules.server";
import { sendContactMessage } from "~/services/contact/send-contact-message.server";
import { type CookieJar, newIdentity, provedAgo, signIn } from "../../support/members";
import { OutsideWorld } from "../../support/outside-world";
import { placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { fileOf, photo } from "../../support/sample-files";
import { memberInside, postAvatar, userOf } from "../../support/settings";
import { sandbox } from "../../support/world";
import { screeningOf } from "../../support/screening";

const world = new OutsideWorld(sandbox.url);

describe("a new password", () => {
  const ask = (jar: CookieJar) =>
    call<Refusal<unknown>>(reset, jar.on(post(paths.profileSecurity(), { intent: "password" })));
  const mailsTo = async (email: string) =>
    (await world.inbox(email)).filter(({ subject }) => subject === "Zmień hasło");

  test("comes by mail, so often and no oftener", async () => {
    const { identity, jar } = await memberInside();
    for (let times = 0; times < rateLimitRules.passwordMails.max; times++)
      expect((await ask(jar)).location).toBe("/profile/settings/security?done=password");
    const answer = await ask(jar);
    expect(answer.status).toBe(429);
    expect(answer.data.errors[""]).toMatch(/^Wysłaliśmy już kilka linków/);
    expect(await mailsTo(identity.email)).toHaveLength(rateLimitRules.passwordMails.max);
  });

  test("is asked for once, even when the provider is in trouble", async () => {
    const { identity, jar } = await memberInside();
    sandbox.faults.arm({ service: "auth0", fault: "server_error", times: 1 });
    expect(await ask(jar)).toMatchObject({
      status: 502,
      data: { errors: { "": "Nie udało się wysłać linku do zmiany hasła." } },
    });
    expect(await mailsTo(identity.email)).toEqual([]);
  });

  test("needs an address, and a password", async () => {
    const nameless = await memberInside();
    await db.update(sessions).set({ email: "" }).where(eq(sessions.auth0Id, nameless.identity.id));
    expect((await ask(nameless.jar)).data.errors).toEqual({ "": "Brak adresu e-mail." });
    const other = await memberInside({ id: `google-oauth2|${crypto.randomUUID()}` });
    expect((await ask(other.jar)).data.errors).toEqual({
      "": "Logujesz się przez innego dostawcę, więc hasło zmienisz u niego.",
    });
    expect(await mailsTo(other.identity.email)).toEqual([]);
  });
});

describe("deleting the account", () => {
  /** A member who has just proved once more who they are. */
  async function freshMember() {
    const { identity, jar } = await memberInside();
    const { answer } = await signIn(identity, jar, {
      fresh: "1",
      returnTo: paths.accountDeletion(),
    });
    expect(answer.location).toBe(paths.accountDeletion());
    return { identity, jar };
  }
  const leave = async (jar: CookieJar, confirmation = "usuwam") => {
    const answer = await call<Refusal<unknown>>(
      remove,
      jar.on(post(paths.accountDeletion(), { confirmation })),
    );
    jar.take(answer);
    return answer;
  };
  const deletionOf = async (auth0Id: string) =>
    (await db.select().from(identityDeletions).where(eq(identityDeletions.auth0Id, auth0Id)))[0];
  const jobsOf = async (deletionId: string) =>
    db.execute(sql`select 1 from graphile_worker.jobs where key = ${`identity:${deletionId}`}`);

  /** Everywhere in the database where a text stands. */
  async function placesOf(text: string): Promise<string[]> {
    const tables = await db.execute<{ name: string }>(
      sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
          where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
    );
    const places: string[] = [];
    for (const { name } of tables) {
      const found = await db.execute(
        sql`select 1 from ${sql.raw(name)} as row where strpos(row::text, ${text}) > 0 limit 1`,
      );
      if (found.length > 0) places.push(name);
    }
    return places;
  }

  test("leaves nothing behind, here or at the provider", async () => {
    const { identity, jar } = await freshMember();
    const elsewhere = await signIn(identity);
    await postAvatar(jar, fileOf("a.jpg", await photo()));
    await call(reset, jar.on(post(paths.profileSecurity(), { intent: "password" })));
    const { id = "" } = (await userOf(identity.id)) ?? {};
    expect(await placesOf(identity.id)).toContain("public.users");
    expect(await placesOf(id)).toContain("public.avatars");

    const answer = await leave(jar, " Usuwam ");
    expect(answer).toMatchObject({
      status: 303,
      location: "/account-deleted?done=account-deleted",
    });
    expect(jar.get("session")).toBeUndefined();
    const toLogin = { status: 303, location: "/login?returnTo=%2Fpanel" };
    expect(await call(panel, elsewhere.jar.on(get("/panel")))).toMatchObject(toLogin);
    expect(await placesOf(identity.id)).toEqual(["public.identity_deletions"]);

    const deletion = await deletionOf(identity.id);
    expect(await jobsOf(deletion?.id ?? "")).toHaveLength(1);
    await requestIdentityDeletion(testContext(), deletion?.id ?? "");
    expect(sandbox.state.identities.get(identity.id)?.deletedAt).not.toBeNull();
    for (const trace of [identity.id, id, identity.email, identity.nickname])
      expect(await placesOf(trace)).toEqual([]);
    await requestIdentityDeletion(testContext(), deletion?.id ?? "");
  });

  test.each(["", "usuwa", "tak"])("does not happen for '%s'", async (confirmation) => {
    const { identity, jar } = await freshMember();
    expect(await leave(jar, confirmation)).toMatchObject({
      status: 422,
      data: { errors: { confirmation: "Wpisz słowo „usuwam”, żeby potwierdzić." } },
    });
    expect(await userOf(identity.id)).toBeDefined();
  });

  test("is whole or not at all", async () => {
    const { identity, jar } = await freshMember();
    vi.spyOn(db, "transaction").mockRejectedValueOnce(new Error("down"));
    const answer = await leave(jar);
    vi.restoreAllMocks();
    expect(answer).toMatchObject({
      status: 500,
      data: { errors: { "": "Wystąpił błąd podczas usuwania konta." } },
    });
    expect(jar.get("session")).toBeDefined();
    expect(await userOf(identity.id)).toBeDefined();
    expect(await deletionOf(identity.id)).toBeUndefined();
  });

  test("is finished later when the provider is away, and nobody signs in meanwhile", async () => {
    const { identity, jar } = await freshMember();
    await leave(jar);
    const deletion = await deletionOf(identity.id);
    sandbox.faults.arm({ service: "auth0", fault: "server_error", times: 20 });
    await expect(requestIdentityDeletion(testContext(), deletion?.id ?? "")).rejects.toThrow(
      /auth0/,
    );
    sandbox.faults.clear();
    expect(sandbox.state.identities.get(identity.id)?.deletedAt).toBeNull();
    const { answer } = await signIn(identity);
    expect(answer.location).toBe("/error?done=sign-in-deleted");
    expect(await placesOf(identity.id)).toEqual(["public.identity_deletions"]);

    await db.execute(sql`select graphile_worker.remove_job(${`identity:${deletion?.id}`})`);
    expect(await resumeOutstandingWork(testContext("schedule"))).toBeGreaterThan(0);
    expect(await jobsOf(deletion?.id ?? "")).toHaveLength(1);
    await requestIdentityDeletion(testContext(), deletion?.id ?? "");
    expect(sandbox.state.identities.get(identity.id)?.deletedAt).not.toBeNull();
  });

  test("leaves other members and the orders of the address alone", async () => {
    const { identity, jar } = await freshMember();
    const other = await memberInside();
    const order = await placePaidOrder(testContext("buyer"), { email: identity.email });
    await leave(jar);
    expect(await userOf(other.identity.id)).toBeDefined();
    expect(await call(panel, other.jar.on(get("/panel")))).toMatchObject({ status: 200 });
    const kept = await db.query.orders.findFirst({ where: (orders) => eq(orders.id, order.id) });
    expect(kept).toMatchObject({ status: "paid", email: identity.email });
  });

  test("is not in the way of any table: what refers to a member goes along or lets go", async () => {
    const stubborn = await db.execute<{ name: string }>(
      sql`select conname as name from pg_constraint
          where contype = 'f' and confrelid = 'users'::regclass and confdeltype not in ('c', 'n')`,
    );
    expect([...stubborn]).toEqual([]);
  });

  test("asks for a fresh sign-in, and one of yesterday is none", async () => {
    const { identity, jar } = await memberInside();
    const again = { status: 422, data: { page: { isFresh: false } } };
    await provedAgo(identity.id, 16);
    expect(await leave(jar)).toMatchObject(again);
    expect(await userOf(identity.id)).toBeDefined();
    await provedAgo(identity.id, 14);
    expect((await leave(jar)).location).toBe("/account-deleted?done=account-deleted");
    expect(await userOf(identity.id)).toBeUndefined();
  });
});

describe("the copy of one's data", () => {
  const fetchExport = async (jar: CookieJar, format = "json") => {
    const { status, location, response } = await call(
      download,
      jar.on(get(`/profile/settings/export/${format}`)),
      { format },
    );
    const bytes = new Uint8Array((await response?.arrayBuffer()) ?? []);
    return { status, location, headers: response?.headers, bytes };
  };

  test("holds everything, in both forms, and no key", async () => {
    const { identity, jar } = await memberInside({ roles: ["admin"] });
    await signIn(identity);
    await postAvatar(jar, fileOf("a.jpg", await photo()));
    const ctx = testContext("buyer");
    const order = await placeTestOrder(ctx, { email: identity.email.toUpperCase() });
    const message = "Wiadomość, której nikt inny nie napisał.";
    await db.insert(subscriptions).values({
      userId: (await userOf(identity.id))!.id,
      plan: "plus",
      reason: "gift",
      grantedAt: new Date("2026-01-05T11:00:00Z"),
    });
    await sendContactMessage(ctx, { email: identity.email, message, screening: screeningOf() });

    const { headers, bytes } = await fetchExport(jar);
    expect(headers?.get("Content-Disposition")).toMatch(
      /^attachment; filename="konstelacja-moje-dane-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(headers?.get("Cache-Control")).toBe("no-store");
    const json = strFromU8(bytes);
    expect(JSON.parse(json)).toMatchObject({
      profile: { auth0Id: identity.id, email: identity.email, nick: "Kasia" },
      preferences: { language: "polski", emailNotifications: false, theme: null },
      terms: { version: expect.stringMatching(`^${brand.legalVersion}-[0-9a-f]{8}$`) },
      sessions: [{ roles: ["admin"] }, { name: "Kasia Nowak" }],
      orders: [{ number: `K-${order.number}`, product: "Lustro Emocji", priceGrosze: 1199 }],
      contactMessages: [{}],
      avatar: expect.stringMatching(/^data:image\/webp;base64,/) as string,
    });

    const files = unzipSync((await fetchExport(jar, "zip")).bytes);
    expect(Object.keys(files).sort()).toEqual(["avatar.webp", "dane.json", "dane.txt"]);
    const text = strFromU8(files["dane.txt"] ?? new Uint8Array());
    for (const fact of [
      identity.email,
      "Lustro Emocji: 11,99",
      "czeka na płatność",
      "polski",
      "(prezent od nas)",
    ])
      expect(text).toContain(fact);
    const [avatar] = await db
      .select({ bytes: avatars.bytes })
      .from(avatars)
      .innerJoin(users, eq(users.id, avatars.userId))
      .where(eq(users.auth0Id, identity.id));
    expect(Buffer.from(files["avatar.webp"] ?? [])).toEqual(avatar?.bytes);

    const rows = await db.select().from(sessions).where(eq(sessions.auth0Id, identity.id));
    expect(rows).not.toEqual([]);
    const secrets = [...rows.map(({ keyHash }) => keyHash), order.token, message, "gęślą"];
    for (const secret of secrets)
      for (const place of [json, text, strFromU8(files["dane.json"] ?? new Uint8Array())])
        expect(place).not.toContain(secret);
  });

  test("holds nothing of others", async () => {
    const { jar } = await memberInside();
    const other = await memberInside();
    const order = await placeTestOrder(testContext("buyer"), { email: other.identity.email });
    const json = strFromU8((await fetchExport(jar)).bytes);
    for (const theirs of [other.identity.id, other.identity.email, `K-${order.number}`])
      expect(json).not.toContain(theirs);
  });

  test("takes no order of an address that is not confirmed", async () => {
    const { identity, jar } = await memberInside();
    const order = await placeTestOrder(testContext("buyer"), { email: identity.email });
    await db
      .update(sessions)
      .set({ email: `inny.${identity.email}` })
      .where(eq(sessions.auth0Id, identity.id));
    expect(strFromU8((await fetchExport(jar)).bytes)).not.toContain(`K-${order.number}`);
  });

  test("is given out so often and no oftener", async () => {
    const { jar } = await memberInside();
    for (let times = 0; times < rateLimitRules.exports.max; times++)
      expect((await fetchExport(jar)).status).toBe(200);
    expect(await fetchExport(jar, "zip")).toMatchObject({
      status: 303,
      location: "/profile/settings/security?done=export-limit",
    });
  });
});

test("somebody without an account is not told that theirs was deleted", async () => {
  const { answer } = await signIn(newIdentity());
  expect(answer.location).toBe("/register");
});
