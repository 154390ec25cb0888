import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "~/db/client.server";
import { inTransaction } from "~/services/command/context.server";
import { queueMail } from "~/services/mails/queue-mail.server";
import { resumeMails } from "~/services/mails/resume-mails.server";
import { sendQueuedMails } from "../../support/order-page";
import { placePaidOrder, testContext } from "../../support/orders";
import { recordsOf } from "../../support/records";

const daysLater = (days: number) =>
  testContext("schedule", { now: new Date(Date.now() + days * 24 * 60 * 60_000) });

/** A notice whose job has used up `attempts` of its attempts; all of them by default. */
async function waitingNotice(attempts?: number) {
  const order = await placePaidOrder();
  await inTransaction(testContext(), (tx) =>
    queueMail(tx, {
      orderId: order.id,
      kind: "address_notice",
      recipient: order.email ?? "",
      subject: "Zmieniony adres",
      idempotencyKey: `order/${order.id}/address-notice`,
    }),
  );
  const [mail] = (await recordsOf(order.id)).mails;
  const key = `mail:${mail?.id}`;
  await db.execute(sql`
    update graphile_worker._private_jobs set attempts = ${attempts ?? sql`max_attempts`} where key = ${key}`);
  const attemptsNow = async () => {
    const [job] = await db.execute<{ attempts: number }>(
      sql`select attempts from graphile_worker.jobs where key = ${key}`,
    );
    return job?.attempts;
  };
  return { order, attemptsNow };
}

test("a mail whose attempts are used up gets new ones", async () => {
  const { attemptsNow } = await waitingNotice();
  await resumeMails(daysLater(1));
  expect(await attemptsNow()).toBe(0);
});

test("a mail that still has attempts keeps its turn", async () => {
  const { attemptsNow } = await waitingNotice(4);
  await resumeMails(daysLater(1));
  expect(await attemptsNow()).toBe(4);
});

test("a mail that went, or that is old news, stays where it is", async () => {
  const sent = await waitingNotice();
  await sendQueuedMails(sent.order.id);
  await resumeMails(daysLater(1));
  expect(await sent.attemptsNow()).toBe(10);
  const old = await waitingNotice();
  await resumeMails(daysLater(4));
  expect(await old.attemptsNow()).toBe(10);
});
