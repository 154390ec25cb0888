import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { avatars, identityDeletions, sessions, users } from "~/db/schema";
import type { Actor, ServiceContext } from "~/services/command/context.server";
import { deleteAccount } from "~/services/members/delete-account.server";
import { exportAccount } from "~/services/members/export-account.server";
import {
  listOwnOrders,
  ownOrderToPay,
  readOwnDocument,
  tokenOfOwn,
} from "~/services/members/own-orders.server";
import { findPreferences, findProfile } from "~/services/members/queries.server";
import { requestPasswordMail } from "~/services/members/request-password-mail.server";
import { deleteAvatar, saveAvatar } from "~/services/members/save-avatar.server";
import { savePreferences, saveProfile } from "~/services/members/save-settings.server";
import { permissions } from "~/services/access/permissions";
import { endAllSessions, endListedSession } from "~/services/sessions/end-sessions.server";
import { listSessions } from "~/services/sessions/queries.server";
import type { Identity } from "../../../sandbox/auth0/cast";
import { readImports } from "../../support/import-graph";
import { CookieJar, newMember, signedInAs, signIn } from "../../support/members";
import { placePaidOrder, testContext } from "../../support/orders";

const picture = new File(
  [
    new Uint8Array(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
        .png()
        .toBuffer(),
    ),
  ],
  "zdjecie.png",
);
const profile = { username: "ktoś inny", fullName: null };
const preferences = { languageId: 2, emailNotifications: true, theme: "dark" } as const;

/** Each verb of a member's own account, called with everything that an input can say about somebody else. */
const verbs: Record<string, (ctx: ServiceContext, sessionId: string) => Promise<unknown>> = {
  findProfile: (ctx) => findProfile(ctx),
  findPreferences: (ctx) => findPreferences(ctx),
  saveProfile: (ctx) => saveProfile(ctx, { ...profile, nick: `ktos-${randomUUID().slice(0, 8)}` }),
  savePreferences: (ctx) => savePreferences(ctx, preferences),
  saveAvatar: (ctx) => saveAvatar(ctx, picture),
  deleteAvatar: (ctx) => deleteAvatar(ctx),
  listSessions: (ctx) => listSessions(ctx),
  endListedSession: (ctx, sessionId) => endListedSession(ctx, { sessionId, endedId: sessionId }),
  endAllSessions: (ctx, sessionId) => endAllSessions(ctx, { sessionId }),
  exportAccount: (ctx, sessionId) => exportAccount(ctx, { sessionId }),
  listOwnOrders: (ctx, sessionId) => listOwnOrders(ctx, { sessionId }),
  ownOrderToPay: (ctx, sessionId) => ownOrderToPay(ctx, { sessionId, number: "K-10001" }),
  readOwnDocument: (ctx, sessionId) =>
    readOwnDocument(ctx, { sessionId, number: "K-10001", position: "0" }),
  tokenOfOwn: (ctx, sessionId) => tokenOfOwn(ctx, { sessionId, number: "K-10001", position: "0" }),
  requestPasswordMail: (ctx, sessionId) => requestPasswordMail(ctx, { sessionId }),
  deleteAccount: (ctx, sessionId) => deleteAccount(ctx, { sessionId }),
};

/** What members do in the community has a table of its own, in `community-access.test.ts` and `group-members.test.ts`; trials of streams have `apps.test.ts`, threads with staff `own-support.test.ts`, talks with the mentor `talks.test.ts`, the safety plan `safety-plan.test.ts`. */
const community =
  /services\/(groups|posts|inbox|notifications|support|text-streams|talks|safety-plan)\//;

/** In the same files, but for machines, for everybody or for whoever holds a key. */
const others = ["ownSession", "readAvatar", "hasPassword", "endSession", "deleteExpiredSessions"];

test("every verb of a member's own account is called here", () => {
  const files = readImports(["app/services"])
    .filter(({ from, to }) => {
      const source = readFileSync(from, "utf8");
      return (
        /authorise\.server\.ts$|own-session\.server\.ts$/.test(to) &&
        /authoriseSelf|ownSession\(/.test(source)
      );
    })
    .map(({ from }) => from)
    .filter((file) => !community.test(file));
  const named = [...new Set(files)].flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /^export (?:async )?(?:function|const) (\w+)(?=[(<]| = \()/gm,
      ),
    ].map(([, name = ""]) => name),
  );
  expect(named.filter((name) => !others.includes(name)).sort()).toEqual(Object.keys(verbs).sort());
});

let owner: Identity;
let theirs: Awaited<ReturnType<typeof signedInAs>>;
beforeAll(async () => {
  owner = await newMember();
  await signIn(owner);
  theirs = await signedInAs(owner);
  await saveAvatar(theirs.ctx, picture);
  await placePaidOrder(testContext("buyer"), { email: owner.email });
});

/** Everything about the account that one of the verbs could change. */
async function everything() {
  return {
    user: await db.select().from(users).where(eq(users.auth0Id, owner.id)),
    sessions: await db.select().from(sessions).where(eq(sessions.auth0Id, owner.id)),
    avatar: await db.select().from(avatars).where(eq(avatars.userId, theirs.userId)),
    deletion: await db
      .select()
      .from(identityDeletions)
      .where(eq(identityDeletions.auth0Id, owner.id)),
  };
}

const strangers: [string, (userId: string) => Actor][] = [
  ["a visitor", () => ({ kind: "visitor" })],
  ["a buyer", () => ({ kind: "buyer" })],
  ["staff with every permission", (userId) => ({ kind: "staff", userId, permissions })],
  ["the gateway", () => ({ kind: "gateway" })],
  ["a worker", () => ({ kind: "worker" })],
  ["the schedule", () => ({ kind: "schedule" })],
];

/** Those that go by what a session proves refuse one that is not the actor's. */
const bySession = [
  exportAccount,
  listOwnOrders,
  ownOrderToPay,
  readOwnDocument,
  tokenOfOwn,
  requestPasswordMail,
  deleteAccount,
];

describe.each(Object.entries(verbs))("%s", (name, verb) => {
  test.each(strangers)("refuses %s", async (_who, actorFor) => {
    const before = await everything();
    // Even staff who would name the member's own account.
    const ctx = testContext(actorFor(theirs.userId));
    const call = (async () => verb(ctx, theirs.sessionId))();
    await expect(call).rejects.toMatchObject({ name: "NotAllowed" });
    expect(await everything()).toEqual(before);
  });

  test("does nothing to another member, and shows nothing of them", async () => {
    const before = await everything();
    const other = await newMember();
    await signIn(other);
    const { ctx } = await signedInAs(other);
    const call = verb(ctx, theirs.sessionId);
    if (bySession.some((own) => own.name === name))
      await expect(call).rejects.toMatchObject({ code: "not_ones_session" });
    const answer = await call.catch(() => null);
    const shown = JSON.stringify(answer ?? null);
    for (const secret of [owner.email, owner.id, theirs.userId, theirs.sessionId])
      expect(shown).not.toContain(secret);
    expect(await everything()).toEqual(before);
  });

  test("is its owner's", async () => {
    const identity = await newMember();
    await signIn(identity, new CookieJar(), { fresh: "1" });
    const { ctx, sessionId } = await signedInAs(identity);
    await expect(verb(ctx, sessionId)).resolves.not.toThrow();
  });
});

test("an input cannot claim a confirmed address or a fresh sign-in", async () => {
  const identity = await newMember();
  await signIn(identity);
  const { ctx, sessionId } = await signedInAs(identity);
  await db
    .update(sessions)
    .set({ authenticatedAt: new Date(Date.now() - 60 * 60_000), email: owner.email })
    .where(eq(sessions.id, sessionId));
  await expect(deleteAccount(ctx, { sessionId })).rejects.toMatchObject({
    name: "NotAllowed",
    code: "sign_in_again",
  });
  expect(await listOwnOrders(ctx, { sessionId })).toHaveLength(1);
  await db.update(sessions).set({ emailVerified: false }).where(eq(sessions.id, sessionId));
  expect(await listOwnOrders(ctx, { sessionId })).toEqual([]);
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.id, sessionId));
  await expect(listOwnOrders(ctx, { sessionId })).rejects.toMatchObject({ name: "NotAllowed" });
});
