import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { subscriptions } from "~/db/schema";
import { action as act } from "~/routes/admin/act";
import { loader as blogPage } from "~/routes/admin/blog";
import { loader as subscriptionsPage } from "~/routes/admin/subscriptions";
import { listSubscriptions, memberCard } from "~/services/members/desk-queries.server";
import { exportAccount } from "~/services/members/export-account.server";
import { endLapsedSubscriptions, setSubscription } from "~/services/members/subscription.server";
import { auditOf, conflict, grant, signedInMember } from "../../support/desk";
import { newSession, signIn } from "../../support/members";
import { testContext } from "../../support/orders";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";

describe("a subscription", () => {
  test("is granted once by two who do it at once, and its history says who and why", async () => {
    const { id, email } = await signedInMember();
    const clock = { now: new Date() };
    const later = () => void (clock.now = new Date(clock.now.getTime() + 1_000));
    const { ctx, identity } = await newStaff("support", clock);
    const both = await Promise.allSettled([1, 2].map(() => grant(id, "plus", "none", { ctx })));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    later();
    await grant(id, "premium", "plus", { ctx });
    later();
    await setSubscription(ctx, {
      userId: id,
      subscription: "none",
      seen: "premium",
      lastDay: null,
      reason: "asked_by_member",
    });
    const { rows } = await listSubscriptions(staffContext("support"), { email }, 1);
    expect(rows).toMatchObject([
      {
        plan: "premium",
        grantedByEmail: identity.email,
        reason: "gift",
        endReason: "asked_by_member",
        endedByEmail: identity.email,
        isCurrent: false,
      },
      { plan: "plus", endReason: "gift", isCurrent: false },
    ]);
    expect((await auditOf(id)).map(({ before, after }) => [before, after])).toMatchObject([
      [{ subscription: "none" }, { subscription: "plus" }],
      [{ subscription: "plus" }, { subscription: "premium" }],
      [{ subscription: "premium" }, { subscription: "none" }],
    ]);
  });

  test("holds until the end of its last day in Warsaw, and ends by itself", async () => {
    const { id, email } = await signedInMember();
    const clock = { now: new Date("2027-01-10T12:00:00Z") };
    const { ctx } = await newStaff("support", clock);
    const until = (lastDay: string) => grant(id, "plus", "none", { lastDay, ctx });
    await expect(until("2027-01-09")).rejects.toMatchObject(conflict("day_over"));
    await until("2027-01-31");
    const current = async () =>
      (await listSubscriptions(ctx, { email, state: "current" }, 1)).total;
    clock.now = new Date("2027-01-31T22:59:59Z");
    expect([await current(), (await memberCard(ctx, id)).subscription]).toEqual([1, "plus"]);
    clock.now = new Date("2027-01-31T23:00:00Z");
    expect([await current(), (await memberCard(ctx, id)).subscription]).toEqual([0, "none"]);
    expect((await listSubscriptions(ctx, { email, state: "ended" }, 1)).total).toBe(1);
    await endLapsedSubscriptions(testContext("schedule", clock));
    const [lapsed] = await db.select().from(subscriptions).where(eq(subscriptions.userId, id));
    expect(lapsed).toMatchObject({ endReason: "time_over", endedById: null, endedAt: clock.now });
  });

  test("that has lapsed, but that nobody has ended yet, gives way to the next", async () => {
    const { id } = await signedInMember();
    const clock = { now: new Date("2027-01-10T12:00:00Z") };
    const { ctx } = await newStaff("support", clock);
    await grant(id, "plus", "none", { lastDay: "2027-01-10", ctx });
    clock.now = new Date("2027-01-12T12:00:00Z");
    await grant(id, "premium", "none", { ctx });
    expect((await memberCard(ctx, id)).subscription).toBe("premium");
  });

  test("is ended from its own page, and stands in the member's copy of their data", async () => {
    const { id } = await signedInMember();
    await grant(id, "plus");
    const [{ id: granted } = { id: "" }] = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, id));
    const { jar } = await signIn((await newStaff("support")).identity);
    const params = { tab: "subscriptions", id: granted, act: "end" };
    const send = () => call(act, jar.on(post("/", { reason: "mistake" })), params);
    expect(await send()).toMatchObject({
      status: 303,
      location: `/admin/subscriptions/${granted}?done=subscription-ended`,
    });
    const late = await send();
    expect(late.status).toBe(409);
    // The log knows it under the account.
    expect(JSON.stringify(late.data)).toContain("Ostatnia czynność: Zmiana subskrypcji");
    const detail = await call(subscriptionsPage, jar.on(get("/admin/subscriptions")), {
      id: granted,
    });
    expect(detail.data).toMatchObject({ detail: { isCurrent: false, endReason: "mistake" } });
    const exported = await exportAccount(testContext({ kind: "member", userId: id }), {
      sessionId: await newSession(id),
    });
    expect(exported.subscriptions).toMatchObject([{ plan: "plus", endReason: "mistake" }]);
  });

  test("of the same plan that came later is not ended from the page of the one before", async () => {
    const { id } = await signedInMember();
    const clock = { now: new Date() };
    const { ctx } = await newStaff("support", clock);
    await grant(id, "plus", "none", { ctx });
    const [before] = await db.select().from(subscriptions).where(eq(subscriptions.userId, id));
    const none = { userId: id, subscription: "none", seen: "plus", lastDay: null } as const;
    await setSubscription(ctx, { ...none, reason: "mistake" });
    clock.now = new Date(clock.now.getTime() + 1_000);
    await grant(id, "plus", "none", { ctx });
    const { jar } = await signIn((await newStaff("support")).identity);
    const params = { tab: "subscriptions", id: before?.id ?? "", act: "end" };
    const answer = await call(act, jar.on(post("/", { reason: "mistake" })), params);
    expect(answer.status).toBe(409);
    expect((await memberCard(ctx, id)).subscription).toBe("plus");
  });

  test.each([
    [subscriptionsPage, "subscriptions"],
    [blogPage, "blog"],
  ])("has a list, like every tab, that a moderator does not see", async (loader, tab) => {
    const { jar } = await signIn((await newStaff("moderator")).identity);
    expect((await call(loader, jar.on(get(`/admin/${tab}`)))).status).toBe(403);
    const desk = await signIn((await newStaff("support")).identity);
    const hostile = `/admin/${tab}?email=%27%25&plan=%00&state=x&page=-5`;
    expect((await call(loader, desk.jar.on(get(hostile)))).status).toBe(200);
  });
});
