import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "~/db/client.server";
import { auditLog, posts, switchChanges, users } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { loader as switchesPage } from "~/routes/admin/switches";
import { action as comment } from "~/routes/community/add-comment";
import { action as removePost } from "~/routes/community/delete-post";
import { action as editPost } from "~/routes/community/edit-post";
import { action as publish } from "~/routes/community/new-post";
import { products } from "~/products/registry";
import { loader as productPage } from "~/routes/orders/order-form";
import type { OrderPageSubject } from "~/routes/orders/order-page";
import { Conflict, Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { outstandingOrders } from "~/services/fulfilment/outstanding-orders.server";
import { resumeWaiting } from "~/services/fulfilment/wait-for-model.server";
import { startPayment } from "~/services/payments/start-payment.server";
import { listSwitches, deleteOldSwitchNotes } from "~/services/switches/desk-queries.server";
import { isOnCached } from "~/services/switches/cached-switches.server";
import { isOn } from "~/services/switches/switch-state.server";
import {
  maxSwitchNoteLength,
  stopSelling,
  switchNames,
  type SwitchName,
} from "~/services/switches/switch-names";
import { setSwitch } from "~/services/switches/set-switch.server";
import { newGroup, putInto } from "../../support/community";
import { filledForm, ordersOfForm, orderFormPath, submitOrder } from "../../support/forms";
import { newMember, signIn, type CookieJar } from "../../support/members";
import { deliverOrder, placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { newStaff, staffContext } from "../../support/staff";

const operator = testContext("operator");
const on = (name: SwitchName) =>
  setSwitch(operator, { name, to: "on", reason: "fault_of_ours", note: "test" });
const off = (name: SwitchName) =>
  setSwitch(operator, { name, to: "off", reason: "cause_removed", note: "test" });

afterEach(async () => {
  for (const name of switchNames) if (await isOn(operator, name)) await off(name);
});

describe("a switch", () => {
  const request = { reason: "planned_work", note: "Nowa wersja o 22:00." } as const;

  test("is turned from the desk with a reason and a note, and the log has who did it", async () => {
    const admin = await newStaff("admin");
    const { jar } = await signIn(admin.identity, undefined, { fresh: "1" });
    const path = "/admin/switches/stop-posts/on";
    const params = { tab: "switches", id: "stop-posts", act: "on" };
    expect((await call(actPage, jar.on(get(path)), params)).status).toBe(200);
    const empty = await call<Refusal>(act, jar.on(post(path, {})), params);
    expect(empty).toMatchObject({ status: 422 });
    expect(Object.keys(empty.data.errors)).toEqual(["reason", "note"]);
    const done = await call(act, jar.on(post(path, request)), params);
    expect(done.location).toBe("/admin/switches/stop-posts?done=switch-on");
    expect(await isOn(operator, "stop-posts")).toBe(true);
    const [line] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.targetId, "stop-posts"), eq(auditLog.actorId, admin.userId)));
    expect(line).toMatchObject({
      act: "turn_switch_on",
      reason: "planned_work",
      before: { isOn: false },
      after: { isOn: true },
    });
    const { data } = await call<Awaited<ReturnType<typeof switchesPage>>>(
      switchesPage,
      jar.on(get("/admin/switches/stop-posts")),
      { id: "stop-posts" },
    );
    expect(data.detail).toMatchObject({
      isOn: true,
      changes: [{ note: request.note, email: admin.identity.email }],
    });
    expect((await call(act, jar.on(post(path, request)), params)).status).toBe(409);
    const back = jar.on(post(path, { reason: "work_done", note: "Już działa." }));
    expect((await call(act, back, { ...params, act: "off" })).status).toBe(303);
    const acts = await db
      .select({ act: auditLog.act })
      .from(auditLog)
      .where(eq(auditLog.actorId, admin.userId))
      .orderBy(auditLog.id);
    expect(acts).toEqual([{ act: "turn_switch_on" }, { act: "turn_switch_off" }]);
    const unknown = { ...params, id: "stop-everything" };
    expect((await call(actPage, jar.on(get(path)), unknown)).status).toBe(404);
    expect((await call(switchesPage, jar.on(get(path)), { id: "1' or 1=1" })).status).toBe(404);
  });

  test("takes an administrator, a known name, a reason of its list and a note", async () => {
    const wanted = { name: "maintenance", to: "on", ...request } as const;
    for (const role of ["finance", "support", "moderator"] as const) {
      await expect(setSwitch(staffContext(role), wanted)).rejects.toThrow(NotAllowed);
      await expect(listSwitches(staffContext(role))).rejects.toThrow(NotAllowed);
    }
    await expect(setSwitch(testContext("worker"), wanted)).rejects.toThrow(NotAllowed);
    const ctx = staffContext("admin");
    await expect(setSwitch(ctx, { ...wanted, name: "everything" })).rejects.toThrow(NotFound);
    await expect(setSwitch(ctx, { ...wanted, reason: "work_done" })).rejects.toThrow(Invalid);
    for (const note of [" ", "\u200b", "x".repeat(maxSwitchNoteLength + 1)])
      await expect(setSwitch(ctx, { ...wanted, note })).rejects.toThrow(Invalid);
    expect(await isOn(operator, "maintenance")).toBe(false);
  });

  test("that two people turn at once is turned once, and the slower one is told", async () => {
    const turns = ["admin", "admin"].map(() =>
      setSwitch(staffContext("admin"), { name: "maintenance", to: "on", ...request }),
    );
    const outcomes = await Promise.allSettled(turns);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = outcomes.find((outcome) => outcome.status === "rejected");
    expect(refused?.reason).toBeInstanceOf(Conflict);
    const rows = await db.select().from(switchChanges).where(eq(switchChanges.name, "maintenance"));
    expect(rows).toHaveLength(1);
  });

  test("that another process has turned is known here at once", async () => {
    expect(await isOnCached(operator, "maintenance")).toBe(false);
    const turn = (isOn: boolean) =>
      db.insert(switchChanges).values({
        name: "maintenance",
        isOn,
        reason: "planned_work",
        changedAt: new Date(),
      });
    const known = () => isOnCached(operator, "maintenance");
    // No reading grows old by this clock: what is known comes from having been told.
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now());
    try {
      await turn(true);
      await expect.poll(known, { interval: 20 }).toBe(true);
      await turn(false);
      await expect.poll(known, { interval: 20 }).toBe(false);
    } finally {
      clock.mockRestore();
    }
  });

  test("stays what it was while the database is away", async () => {
    await on("stop-posts");
    expect(await isOnCached(operator, "stop-posts")).toBe(true);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    try {
      const away = {
        ...operator,
        db: new Proxy(db, {
          get: () => () => {
            throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
          },
        }),
      };
      expect(await isOnCached(away, "stop-posts")).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test("keeps notes about it for a year", async () => {
    await on("stop-posts");
    const later = (days: number) =>
      testContext("schedule", { now: new Date(Date.now() + days * 24 * 60 * 60_000) });
    expect(await deleteOldSwitchNotes(later(364))).toBe(0);
    expect(await deleteOldSwitchNotes(later(366))).toBeGreaterThan(0);
    expect(await isOn(operator, "stop-posts")).toBe(true);
  });
});

describe("while a product is not sold", () => {
  const name = stopSelling("emotion-mirror");

  test("its form comes back with every answer, and nothing is ordered", async () => {
    await on(name);
    const form = filledForm();
    const answer = await submitOrder(form);
    expect(answer.status).toBe(409);
    expect(answer.data.values).toMatchObject(form);
    expect(answer.data.page).toMatchObject({ isStopped: true });
    expect(answer.data.errors[""]).toContain("Nic nie zostało zamówione");
    expect(await ordersOfForm(form)).toEqual([]);
    await off(name);
    expect((await submitOrder(form)).status).toBe(303);
  });

  test("its page says so, to search engines, too, and others are sold", async () => {
    await on(name);
    const page = (path: string) =>
      call<OrderPageSubject & { structuredData: { offers: { availability: string } } }>(
        productPage,
        get(path),
      );
    const { data } = await page(orderFormPath);
    expect(data.isStopped).toBe(true);
    expect(data.structuredData.offers.availability).toMatch(/OutOfStock$/);
    expect((await page("/dream-analysis")).data.isStopped).toBe(false);
  });

  test("what was ordered before is paid for and found again by the same form", async () => {
    const form = filledForm();
    await submitOrder(form);
    const order = await placeTestOrder(testContext());
    await on(name);
    expect(await startPayment(testContext(), order)).toContain("/pay/");
    expect((await submitOrder(form)).status).toBe(303);
    expect(await ordersOfForm(form)).toHaveLength(1);
  });
});

describe("while the model is stopped", () => {
  const fulfil = (orderId: string, lastAttempt = false) =>
    deliverOrder(testContext(), { orderId, lastAttempt });
  const inAnHour = () => testContext("schedule", { now: new Date(Date.now() + 60 * 60_000) });

  test("orders wait without asking it and without a job, and go on when it writes again", async () => {
    const order = await placePaidOrder();
    await db.execute(sql`select graphile_worker.remove_job(${`fulfil:${order.id}`})`);
    await on("stop-model");
    // Even with the last attempt nothing is given up.
    await fulfil(order.id, true);
    const between = await recordsOf(order.id);
    expect(between.order).toMatchObject({ status: "processing", failure: "model_stopped" });
    expect(between).toMatchObject({ modelCalls: [], refunds: [], jobs: [] });
    expect(await outstandingOrders(inAnHour())).toEqual([]);
    expect(await resumeWaiting(testContext())).toBe(0);

    await off("stop-model");
    const [waits] = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'resume_waiting'`,
    );
    expect(waits?.count).toBe(1);
    expect(await resumeWaiting(testContext())).toBe(1);
    const resumed = await recordsOf(order.id);
    expect(resumed.order.failure).toBeNull();
    expect(resumed.jobs).toMatchObject([{ task: "fulfil_order" }]);
    await fulfil(order.id);
    expect((await recordsOf(order.id)).order).toMatchObject({ status: "completed", failure: null });
  });

  test("an order whose job began before it was let on again is not left behind", async () => {
    const order = await placePaidOrder();
    await on("stop-model");
    // The switch is turned between the refusal and the note that the order waits.
    const turned = vi.spyOn(
      await import("~/services/switches/switch-state.server"),
      "lockSwitchShared",
    );
    turned.mockImplementationOnce(async () => off("stop-model"));
    await fulfil(order.id);
    turned.mockRestore();
    const { order: after, jobs } = await recordsOf(order.id);
    expect(after.failure).toBeNull();
    expect(jobs).toMatchObject([{ task: "fulfil_order" }]);
  });

  test("a page says before anybody pays that it takes longer", async () => {
    await on("stop-model");
    const { data } = await call<OrderPageSubject>(productPage, get(orderFormPath));
    expect(data.isDelayed).toBe(true);
  });
});

describe("while nobody can write", () => {
  let jar: CookieJar;
  let group: Awaited<ReturnType<typeof newGroup>>;
  beforeEach(async () => {
    const identity = await newMember();
    const key = randomUUID();
    const [user] = await db
      .update(users)
      .set({ nick: key, nickKey: key, createdAt: new Date("2026-01-01") })
      .where(eq(users.auth0Id, identity.id))
      .returning();
    group = await newGroup();
    await putInto(group, { userId: user!.id });
    jar = (await signIn(identity)).jar;
  });
  const filled = () => ({
    groupId: group.id,
    title: "Kto jutro idzie nad rzekę?",
    content: `Ruszam o szóstej, z termosem. ${randomUUID()}`,
    formToken: randomUUID(),
  });
  const inGroup = () => db.select().from(posts).where(eq(posts.groupId, group.id));

  test("the forms of posts and comments come back with every word", async () => {
    const first = filled();
    await call(publish, jar.on(post("/post/new", first)));
    const [written] = await inGroup();
    const id = written!.id;
    await on("stop-posts");
    const second = filled();
    const refused = await call<Refusal>(publish, jar.on(post("/post/new", second)));
    expect(refused.status).toBe(409);
    expect(refused.data.values).toMatchObject(second);
    expect(refused.data.errors[""]).toContain("wstrzymane dla wszystkich");
    const words = { content: "Idę z Tobą.", formToken: randomUUID() };
    const answered = await call<Refusal>(comment, jar.on(post(`/post/${id}/comments`, words)), {
      id,
    });
    expect(answered).toMatchObject({ status: 409, data: { values: words } });
    const edit = { ...second, title: "Inny tytuł" };
    expect((await call(editPost, jar.on(post(`/post/${id}/edit`, edit)), { id })).status).toBe(409);
    expect(await inGroup()).toMatchObject([{ title: first.title }]);
    // The same form again is what it became before; and what is one's own can be taken back.
    expect((await call(publish, jar.on(post("/post/new", first)))).status).toBe(303);
    expect((await call(removePost, jar.on(post(`/post/${id}/delete`, {})), { id })).status).toBe(
      303,
    );
  });
});

test("orders of every product can be stopped", async () => {
  const listed = await listSwitches(staffContext("admin"));
  const sales = products.map(({ slug }) => `stop-selling-${slug}`);
  expect(listed.map(({ id }) => id)).toEqual(expect.arrayContaining(sales));
  expect(listed.every(({ isOn }) => !isOn)).toBe(true);
});
