import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { users } from "~/db/schema";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { action as verify, loader as auditPage } from "~/routes/admin/audit";
import { loader as usersPage } from "~/routes/admin/users";
import { listAudit } from "~/services/audit/queries.server";
import { listMembers, memberCard } from "~/services/members/desk-queries.server";
import { NotAllowed, NotFound } from "~/services/command/errors";
import { rolePermissions } from "~/services/access/permissions";
import { newMember, signIn } from "../../support/members";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { banWords, newStaff, staffContext } from "../../support/staff";
import { staffActs } from "~/services/acts/staff-acts.server";

const memberOf = async (auth0Id: string) => {
  const [member] = await db.select().from(users).where(eq(users.auth0Id, auth0Id));
  if (!member) throw new Error("no such member");
  return member;
};

describe("the list of accounts", () => {
  test("finds a part of an address, with the wildcards of SQL taken literally", async () => {
    const { email } = await memberOf((await newMember()).id);
    const ctx = staffContext("support");
    const found = await listMembers(ctx, { email: email.slice(2, 12).toUpperCase() }, 1);
    expect(found.rows.map((row) => row.email)).toContain(email);
    expect((await listMembers(ctx, { email: "%" }, 1)).total).toBe(0);
    expect((await listMembers(ctx, { email: "_" }, 1)).total).toBe(0);
  });

  test("is turned over by pages of ten, and a page too far is the last one", async () => {
    const mark = randomUUID().slice(0, 8);
    for (let index = 0; index < 12; index++)
      await newMember({ email: `page-${mark}-${index}@example.com` });
    const ctx = staffContext("admin");
    const first = await listMembers(ctx, { email: mark }, 1);
    const last = await listMembers(ctx, { email: mark }, 900);
    expect(first).toMatchObject({ page: 1, pages: 2, total: 12, isMore: false });
    expect(last).toMatchObject({ page: 2, pages: 2 });
    expect(new Set([...first.rows, ...last.rows].map(({ id }) => id)).size).toBe(12);
  });

  test("is not for everybody", async () => {
    const { id } = await memberOf((await newMember()).id);
    for (const ctx of [
      testContext("visitor"),
      testContext({ kind: "member", userId: id }),
      staffContext("moderator"),
      staffContext("finance"),
    ]) {
      await expect(listMembers(ctx, {}, 1)).rejects.toThrow(NotAllowed);
      await expect(memberCard(ctx, id)).rejects.toThrow(NotAllowed);
    }
    await expect(listAudit(staffContext("support"), {}, 1)).rejects.toThrow(NotAllowed);
    await expect(memberCard(staffContext("support"), randomUUID())).rejects.toThrow(NotFound);
  });
});

describe("an act of staff", () => {
  const path = (id: string, name: string) => `/admin/users/${id}/${name}`;
  const params = (id: string, name: string) => ({ tab: "users", id, act: name });

  test("says first what it will do, asks why, does it, and stands in the log", async () => {
    const { id } = await memberOf((await newMember()).id);
    const { jar } = await signIn((await newStaff("admin")).identity);
    const page = await call(actPage, jar.on(get(path(id, "ban"))), params(id, "ban"));
    expect(page.status).toBe(200);
    const refused = await call(act, jar.on(post(path(id, "ban"), {})), params(id, "ban"));
    expect(refused.status).toBe(422);
    const request = { reason: "spam", days: "none", ...banWords };
    const done = await call(act, jar.on(post(path(id, "ban"), request)), params(id, "ban"));
    expect(done).toMatchObject({ status: 303, location: `/admin/users/${id}?done=member-banned` });
    expect(await memberCard(staffContext("support"), id)).toMatchObject({
      status: "banned",
      history: [{ act: "ban_member", reason: "spam" }],
    });
    const late = await call<{ errors: Record<string, string> }>(
      act,
      jar.on(post(path(id, "ban"), request)),
      params(id, "ban"),
    );
    expect(late.status).toBe(409);
    expect(Object.values(late.data.errors).join()).toContain("Zablokowanie konta");
  });

  test("that there is none of is no page, also for staff", async () => {
    const { jar } = await signIn((await newStaff("admin")).identity);
    for (const name of ["constructor", "toString", "crown"])
      expect((await call(actPage, jar.on(get(path("1", name))), params("1", name))).status).toBe(
        404,
      );
  });

  test.each(staffActs.filter((each) => each.act.permission))(
    "$tab/$name is refused to staff without its permission",
    async ({ tab, name, act: { permission } }) => {
      const roles = (["finance", "support", "moderator"] as const).filter(
        (role) => permission && !rolePermissions[role].includes(permission),
      );
      for (const role of roles) {
        const { jar } = await signIn((await newStaff(role)).identity);
        const where = `/admin/${tab}/${randomUUID()}/${name}`;
        const given = { tab, id: randomUUID(), act: name };
        expect((await call(actPage, jar.on(get(where)), given)).status).toBe(403);
        expect((await call(act, jar.on(post(where, { reason: "spam" })), given)).status).toBe(403);
      }
    },
  );
});

test("lists with hostile filters are lists", async () => {
  const { jar } = await signIn((await newStaff("admin")).identity);
  const hostile = "?email=%27%3Bdrop%20table%20users&status=%00&page=-5&act=x&from=9999-99-99&to=1";
  for (const [loader, where] of [
    [usersPage, "/admin/users"],
    [auditPage, "/admin/audit"],
  ] as const)
    expect((await call(loader, jar.on(get(where + hostile)))).status).toBe(200);
});

test("what is no id is found nowhere, and breaks nothing", async () => {
  const { jar } = await signIn((await newStaff("admin")).identity);
  for (const id of ["abc", "1' or 1=1", "%00"]) {
    const params = (tab: string, name: string) => ({ tab, id, act: name });
    expect((await call(usersPage, jar.on(get("/admin/users/x")), { id })).status).toBe(404);
    for (const [tab, name] of [
      ["users", "ban"],
      ["agreements", "approve"],
      ["orders", "resend"],
      ["modules/payments", "cancel"],
      ["reports", "claim"],
    ] as const)
      expect((await call(actPage, jar.on(get("/admin/x")), params(tab, name))).status).toBe(404);
  }
});

test("the chain is checked from the page of the log, by whom may", async () => {
  const admin = await signIn((await newStaff("admin")).identity);
  expect((await call(verify, admin.jar.on(post("/admin/audit", {})))).status).toBe(200);
  const support = await signIn((await newStaff("support")).identity);
  expect((await call(verify, support.jar.on(post("/admin/audit", {})))).status).toBe(403);
});
