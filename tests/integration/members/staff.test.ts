import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, staff, users } from "~/db/schema";
import { requireStaff } from "~/http/guards.server";
import { approveAct } from "~/services/acts/decide-act.server";
import { banMember, unbanMember } from "~/services/members/ban-member.server";
import { banCard } from "~/services/members/desk-queries.server";
import { deleteAccount } from "~/services/members/delete-account.server";
import { scheduleRefund } from "~/services/payments/refund-order.server";
import { permissions, permissionsOf, type Role } from "~/services/access/permissions";
import { cast } from "../../../sandbox/auth0/cast";
import { CookieJar, newMember, signedInAs, signIn } from "../../support/members";
import { ask } from "../../support/acts";
import { emailOf, mailsAt, scene } from "../../support/moderation";
import { placePaidOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { get } from "../../support/requests";
import { banWords, afterUndoTime, newStaff, staffContext } from "../../support/staff";
import { sandbox } from "../../support/world";

const userOf = async (auth0Id: string) => {
  const [user] = await db.select().from(users).where(eq(users.auth0Id, auth0Id));
  if (!user) throw new Error("no such member");
  return user;
};
const auditOf = (targetId: string) =>
  db.select().from(auditLog).where(eq(auditLog.targetId, targetId)).orderBy(auditLog.id);

describe("a ban", () => {
  test("and its end say who, why and what changed, without a word about the member", async () => {
    const { id } = await userOf((await newMember()).id);
    const { ctx, userId } = await newStaff("admin");
    await banMember(ctx, { userId: id, reason: "harassment", ...banWords });
    await unbanMember(ctx, { userId: id, reason: "appeal" });
    const by = { actorKind: "staff", actorId: userId, targetKind: "member", targetId: id };
    expect(await auditOf(id)).toMatchObject([
      {
        ...by,
        act: "ban_member",
        reason: "harassment",
        before: { status: "active" },
        after: { status: "banned" },
      },
      { ...by, act: "unban_member", reason: "appeal", after: { status: "active" } },
    ]);
    expect(await db.select().from(users).where(eq(users.id, id))).toMatchObject([
      { status: "active", bannedAt: null },
    ]);
  });

  test("lets the member in again when it ends", async () => {
    const identity = await newMember();
    const { id } = await userOf(identity.id);
    await banMember((await newStaff("admin")).ctx, { userId: id, reason: "spam", ...banWords });
    expect((await signIn(identity)).answer.location).toBe("/error?done=sign-in-banned");
    await unbanMember((await newStaff("admin")).ctx, { userId: id, reason: "mistake" });
    expect((await signIn(identity)).answer.location).toBe("/panel");
  });

  test("is done once, and to somebody", async () => {
    const { id } = await userOf((await newMember()).id);
    const { ctx } = await newStaff("admin");
    const ban = (userId: string) => banMember(ctx, { userId, reason: "spam", ...banWords });
    await expect(unbanMember(ctx, { userId: id, reason: "mistake" })).rejects.toThrow("not_banned");
    await ban(id);
    await expect(ban(id)).rejects.toThrow("already_banned");
    await expect(ban(randomUUID())).rejects.toThrow("no_such_member");
    expect(await auditOf(id)).toHaveLength(1);
  });

  test("of oneself is refused, and so is a reason that is none", async () => {
    const { ctx, userId } = await newStaff("admin");
    await expect(banMember(ctx, { userId, reason: "spam", ...banWords })).rejects.toThrow(
      "oneself",
    );
    const { id } = await userOf((await newMember()).id);
    const odd = banMember(ctx, { userId: id, reason: "nie lubię go" as "spam", ...banWords });
    await expect(odd).rejects.toMatchObject({ name: "Invalid" });
    expect(await auditOf(id)).toEqual([]);
  });
});

describe("an account that a moderator may not see", () => {
  test("is not banned by its id, unless they have opened its pseudonym, for as long as that holds", async () => {
    const clock = { now: new Date() };
    const { author, membership } = await scene({ isSensitive: true, type: 17 });
    const [asking, third] = [
      await newStaff("moderator", clock),
      await newStaff("moderator", clock),
    ];
    const agreeing = await newStaff("admin", clock);
    const input = { userId: author.userId, reason: "spam", ...banWords } as const;
    const gone = { name: "NotFound" };
    await expect(banMember(asking.ctx, input)).rejects.toMatchObject(gone);
    await expect(banCard(asking.ctx, "ban_members", author.userId)).rejects.toMatchObject(gone);
    const actId = await ask(asking.ctx, {
      kind: "open_pseudonym",
      input: { membershipId: membership.id, reason: "ban_account" },
    });
    await approveAct(agreeing.ctx, actId);
    await expect(banMember(third.ctx, input)).rejects.toMatchObject(gone);
    const later = { now: new Date(clock.now.getTime() + 25 * 60 * 60_000) };
    const tooLate = staffContext("moderator", later, asking.userId);
    await expect(banMember(tooLate, input)).rejects.toMatchObject(gone);
    await banMember(asking.ctx, input);
    const [mail] = await mailsAt(await emailOf(author), "Twoje konto jest zablokowane");
    expect(mail?.text).toContain("Powód: spam.");
    expect(await mailsAt(await emailOf(author), "Twoje konto znów działa")).toEqual([]);
    await unbanMember(asking.ctx, { userId: author.userId, reason: "mistake" });
    const [told] = await mailsAt(await emailOf(author), "Twoje konto znów działa");
    expect(told?.text).toContain("nie jest już zablokowane");
  });
});

describe("staff", () => {
  test.each(["moderator", "support", "finance", "admin"] satisfies Role[])(
    "with the role %s are banned, and let in again, by administrators alone",
    async (role) => {
      const { identity, userId } = await newStaff(role);
      const ban = { userId, reason: "fraud", ...banWords } as const;
      const unban = { userId, reason: "mistake" } as const;
      const refused = { name: "NotAllowed", code: "ban_staff" };
      const { ctx: moderator } = await newStaff("moderator");
      await signIn(identity);
      await expect(banMember(moderator, ban)).rejects.toMatchObject(refused);
      expect((await userOf(identity.id)).status).toBe("active");
      await signedInAs(identity);
      const { ctx: administrator } = await newStaff("admin");
      await banMember(administrator, ban);
      await expect(unbanMember(moderator, unban)).rejects.toMatchObject(refused);
      expect((await userOf(identity.id)).status).toBe("banned");
      await unbanMember(administrator, unban);
      expect((await auditOf(userId)).map(({ act }) => act)).toEqual(["ban_member", "unban_member"]);
    },
  );

  test("who have lost their role are members like others", async () => {
    const { identity, userId } = await newStaff("support");
    sandbox.state.identities.put({ ...identity, roles: [] });
    await signIn(identity);
    await banMember((await newStaff("admin")).ctx, { userId, reason: "spam", ...banWords });
    expect((await userOf(identity.id)).status).toBe("banned");
  });
});

describe("nobody without the permission", () => {
  const strangers = [
    testContext("buyer"),
    testContext("visitor"),
    testContext("worker"),
    testContext("schedule"),
    testContext({ kind: "member", userId: randomUUID() }),
  ];

  test("bans", async () => {
    const { id } = await userOf((await newMember()).id);
    for (const ctx of [...strangers, staffContext("finance"), staffContext("support")]) {
      const refused = { name: "NotAllowed" };
      const input = { userId: id, reason: "mistake" } as const;
      await expect(banMember(ctx, { ...input, reason: "spam", ...banWords })).rejects.toMatchObject(
        refused,
      );
      await expect(unbanMember(ctx, input)).rejects.toMatchObject(refused);
    }
    expect((await userOf((await newMember()).id)).status).toBe("active");
    expect(await auditOf(id)).toEqual([]);
  });

  test("gives money back", async () => {
    const order = await placePaidOrder();
    for (const ctx of [...strangers, staffContext("moderator")]) {
      const refund = scheduleRefund(ctx, { orderId: order.id, reason: "complaint" });
      await expect(refund).rejects.toMatchObject({ name: "NotAllowed" });
    }
    expect((await recordsOf(order.id)).refunds).toEqual([]);
  });
});

describe("the roles", () => {
  test("of an administrator may do everything, and nobody else may", () => {
    expect(permissionsOf(["admin"])).toEqual(permissions);
    for (const role of ["finance", "support", "moderator"] satisfies Role[])
      expect(permissionsOf([role]).length).toBeLessThan(permissions.length);
    expect(permissionsOf(["finance", "moderator"])).toContain("ban_members");
    expect(permissionsOf(["constructor", "ADMIN", "member"])).toEqual([]);
  });

  test("stand in the sandbox's cast, the administrator's twice", () => {
    const roles = Object.values(cast).flatMap(({ roles }) => roles);
    expect(roles.sort()).toEqual(["admin", "admin", "finance", "moderator", "support"]);
  });

  test("of a sign-in are remembered until one without them, or until the account goes", async () => {
    const rolesOf = async (id: string) =>
      (await db.select().from(staff).where(eq(staff.auth0Id, id))).map(({ roles }) => roles);
    const identity = await newMember({ roles: ["support", "unknown"] });
    await signIn(identity);
    expect(await rolesOf(identity.id)).toEqual([["support"]]);
    sandbox.state.identities.put({ ...identity, roles: [] });
    await signIn(identity);
    expect(await rolesOf(identity.id)).toEqual([]);
    sandbox.state.identities.put({ ...identity, roles: ["finance"] });
    await signIn(identity, new CookieJar(), { fresh: "1" });
    expect(await rolesOf(identity.id)).toEqual([["finance"]]);
    const { ctx, sessionId } = await signedInAs(identity);
    await deleteAccount(ctx, { sessionId });
    expect(await rolesOf(identity.id)).toEqual([]);
  });

  test("open what they may, and nothing else", async () => {
    const moderator = (await signIn(await newMember({ roles: ["moderator"] }))).jar;
    const visit = () => ({ request: moderator.on(get("/admin")), context: {} });
    const { actor, member } = await requireStaff(visit(), "ban_members");
    expect(actor).toEqual({
      kind: "staff",
      userId: member.id,
      permissions: permissionsOf(["moderator"]),
    });
    await expect(requireStaff(visit(), "refund_orders")).rejects.toMatchObject({
      name: "NotAllowed",
    });
    const nobody = (await signIn(await newMember({ roles: ["unknown"] }))).jar;
    const outside = { request: nobody.on(get("/admin")), context: {} };
    await expect(requireStaff(outside)).rejects.toMatchObject({ status: 404 });
  });
});

test("a refund says who gave it, why, and how much", async () => {
  const order = await placePaidOrder();
  const { ctx, userId } = await newStaff("support");
  await scheduleRefund(ctx, { orderId: order.id, amountGrosze: 500, reason: "goodwill" });
  await afterUndoTime(order.id);
  expect((await recordsOf(order.id)).refunds).toMatchObject([
    { actor: "staff", actorId: userId, reason: "goodwill" },
  ]);
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.targetId, order.id), eq(auditLog.act, "refund_order")));
  expect(rows).toMatchObject([
    {
      actorId: userId,
      reason: "goodwill",
      before: { status: "paid" },
      after: { grosze: 500, whole: false, askedBy: userId },
    },
  ]);
});
