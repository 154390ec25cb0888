import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { acts, delayedActs, identityDeletions, mails } from "~/db/schema";
import { approveAct } from "~/services/acts/decide-act.server";
import { performDelayedAct } from "~/services/acts/perform-delayed-act.server";
import { runBulk } from "~/services/acts/run-bulk.server";
import { inTransaction } from "~/services/command/context.server";
import { stampCopies } from "~/services/downloads/stamp-copies.server";
import { requestDraft } from "~/services/fulfilment/drafts.server";
import { writeDraft } from "~/services/fulfilment/write-draft.server";
import { addressNoticeMail } from "~/services/fulfilment/address-notice-mail";
import { fulfilOrder } from "~/services/fulfilment/fulfil-order.server";
import { queueMail } from "~/services/mails/queue-mail.server";
import { resumeOutstandingWork } from "~/jobs/resume-outstanding-work.server";
import { sendQueuedMails } from "../../support/order-page";
import { askForMany, delay } from "../../support/acts";
import { placePaidBookOrder } from "../../support/books";
import {
  deliverOrder,
  placeDeliveredOrder,
  placePaidOrder,
  testContext,
} from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { newStaff, staffContext } from "../../support/staff";

const hour = 60 * 60_000;
const hoursLater = (hours: number) =>
  testContext("schedule", { now: new Date(Date.now() + hours * hour) });

const loseJob = (key: string) => db.execute(sql`select graphile_worker.remove_job(${key})`);
const setAttempts = (key: string, attempts: number) =>
  db.execute(sql`
    update graphile_worker._private_jobs set attempts = ${attempts} where key = ${key}`);
/** Attempts that have been made of the one job of a key; none where there is no job. */
const attemptsOf = async (key: string) =>
  (
    await db.execute<{ attempts: number }>(
      sql`select attempts from graphile_worker.jobs where key = ${key}`,
    )
  ).map(({ attempts }) => attempts);

describe("a paid order that nobody works on", () => {
  test("is taken up again when its job has used up its attempts", async () => {
    const { id } = await placePaidOrder();
    await setAttempts(`fulfil:${id}`, 10);
    await resumeOutstandingWork(hoursLater(1));
    expect(await attemptsOf(`fulfil:${id}`)).toEqual([0]);
  });

  test("is taken up again when its job is gone", async () => {
    const { id } = await placePaidOrder();
    await loseJob(`fulfil:${id}`);
    await resumeOutstandingWork(hoursLater(1));
    expect(await attemptsOf(`fulfil:${id}`)).toHaveLength(1);
  });

  test("is left alone a moment after it was paid for", async () => {
    const { id } = await placePaidOrder();
    await loseJob(`fulfil:${id}`);
    await resumeOutstandingWork(testContext());
    expect(await attemptsOf(`fulfil:${id}`)).toEqual([]);
  });
});

test("a job that waits keeps its attempts, and a delivered order gets none", async () => {
  const waiting = await placePaidOrder();
  await setAttempts(`fulfil:${waiting.id}`, 3);
  const delivered = await placePaidOrder();
  await deliverOrder(testContext(), { orderId: delivered.id, lastAttempt: false });
  const [mail] = (await recordsOf(delivered.id)).mails;
  for (const key of [`fulfil:${delivered.id}`, `mail:${mail?.id}`]) await loseJob(key);
  await resumeOutstandingWork(hoursLater(1));
  expect(await attemptsOf(`fulfil:${waiting.id}`)).toEqual([3]);
  expect((await recordsOf(delivered.id)).jobs).toEqual([]);
});

/** A notice whose job has used up `attempts` of its attempts; all of them by default. */
async function waitingNotice(attempts = 10) {
  const order = await placePaidOrder();
  await inTransaction(testContext(), (tx) =>
    queueMail(tx, {
      orderId: order.id,
      kind: addressNoticeMail,
      recipient: order.email ?? "",
      subject: "Zmieniony adres",
      idempotencyKey: `order/${order.id}/address-notice`,
    }),
  );
  const [mail] = (await recordsOf(order.id)).mails;
  const key = `mail:${mail?.id}`;
  await setAttempts(key, attempts);
  return { order, key };
}

describe("a mail that waits", () => {
  test("gets new attempts when its job has used them up", async () => {
    const { key } = await waitingNotice();
    await resumeOutstandingWork(hoursLater(24));
    expect(await attemptsOf(key)).toEqual([0]);
  });

  test("keeps its turn while its job has attempts", async () => {
    const { key } = await waitingNotice(4);
    await resumeOutstandingWork(hoursLater(24));
    expect(await attemptsOf(key)).toEqual([4]);
  });

  test("goes out when its job is gone", async () => {
    const { order, key } = await waitingNotice();
    await loseJob(key);
    await resumeOutstandingWork(hoursLater(0));
    expect(await attemptsOf(key)).toEqual([0]);
    await sendQueuedMails(order.id);
    expect(mailsTo(order.email)).toHaveLength(1);
  });

  test("stays where it is once it went, or is old news", async () => {
    const sent = await waitingNotice();
    await sendQueuedMails(sent.order.id);
    await resumeOutstandingWork(hoursLater(24));
    expect(await attemptsOf(sent.key)).toEqual([10]);
    const old = await waitingNotice();
    await resumeOutstandingWork(hoursLater(4 * 24));
    expect(await attemptsOf(old.key)).toEqual([10]);
  });

  test("is not worked on as an order, when it is the one that delivers it, and goes out however late", async () => {
    const order = await placePaidOrder();
    await fulfilOrder(testContext(), { orderId: order.id, lastAttempt: false });
    const [mail] = await db.select().from(mails).where(eq(mails.orderId, order.id));
    for (const key of [`fulfil:${order.id}`, `mail:${mail?.id}`]) await loseJob(key);
    await resumeOutstandingWork(hoursLater(7 * 24));
    expect(await attemptsOf(`fulfil:${order.id}`)).toEqual([]);
    expect(await attemptsOf(`mail:${mail?.id}`)).toEqual([0]);
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
    expect((await recordsOf(order.id)).order.status).toBe("completed");
  });
});

test("the deletion of an identity is taken up again when its job is gone", async () => {
  const [deletion] = await db
    .insert(identityDeletions)
    .values({ auth0Id: `auth0|${crypto.randomUUID()}`, requestedAt: new Date() })
    .returning();
  const key = `identity:${deletion?.id}`;
  await resumeOutstandingWork(testContext("schedule"));
  expect(await attemptsOf(key)).toEqual([0]);
});

/** What rows ask for, and the key of its job. */
const owedKinds = {
  async "the copies of a book"() {
    const order = await placePaidBookOrder();
    await deliverOrder(testContext(), { orderId: order.id, lastAttempt: false });
    return { key: `stamp:${order.id}`, end: () => stampCopies(testContext(), order.id) };
  },
  async "a draft that staff asked for"() {
    const { id: orderId } = await placeDeliveredOrder();
    await requestDraft(staffContext("support"), { orderId, note: "off_topic" });
    return {
      key: `draft:${orderId}`,
      end: () => writeDraft(testContext(), { orderId, lastAttempt: true }),
    };
  },
  async "an act whose half a minute is over"() {
    const { id: orderId } = await placeDeliveredOrder();
    const { ctx } = await newStaff("support");
    await delay(ctx, { kind: "delete_content", input: { orderId, reason: "data_request" } });
    const [act] = await db.select().from(delayedActs).where(eq(delayedActs.targetId, orderId));
    return {
      key: `delayed:${act?.id}`,
      end: () => performDelayedAct(testContext(), { actId: act?.id ?? "", lastAttempt: true }),
    };
  },
  async "an act upon many that has begun"() {
    const order = await placePaidOrder();
    const [asking, agreeing] = [await newStaff("support"), await newStaff("admin")];
    const bulkId = await askForMany(asking.ctx, {
      kind: "send_again",
      filters: { email: order.email ?? "" },
      reason: "our_mistake",
    });
    const [asked] = await db.select().from(acts).where(eq(acts.targetId, bulkId));
    await approveAct(agreeing.ctx, asked?.id ?? "");
    return {
      key: `bulk:${bulkId}`,
      end: () => runBulk(testContext(), { bulkId, lastAttempt: true }),
    };
  },
};

describe.each(Object.entries(owedKinds))("%s", (_, owe) => {
  test("gets one job when its own is gone, and none once it is done", async () => {
    const { key, end } = await owe();
    await setAttempts(key, 3);
    await resumeOutstandingWork(hoursLater(1));
    expect(await attemptsOf(key)).toEqual([3]);
    await loseJob(key);
    await resumeOutstandingWork(hoursLater(1));
    await resumeOutstandingWork(hoursLater(1));
    expect(await attemptsOf(key)).toEqual([0]);
    await end();
    await loseJob(key);
    await resumeOutstandingWork(hoursLater(1));
    expect(await attemptsOf(key)).toEqual([]);
  });
});

test("what was pressed a moment ago is not taken up before its time", async () => {
  const { key } = await owedKinds["an act whose half a minute is over"]();
  await loseJob(key);
  await resumeOutstandingWork(testContext("schedule"));
  expect(await attemptsOf(key)).toEqual([]);
});
