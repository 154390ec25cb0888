import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { contactMessages, mailComplaints, mailEvents, mails, orders } from "~/db/schema";
import { loader as settingsLoader } from "~/routes/account/notifications";
import { loader as reportLoader } from "~/routes/webhooks/resend";
import { inTransaction } from "~/services/command/context.server";
import { lockOrder } from "~/services/orders/lock-order.server";
import { getOrderPage } from "~/services/orders/order-page.server";
import { requestDocumentAgain } from "~/services/fulfilment/request-document-again.server";
import { sendContactMessage } from "~/services/contact/send-contact-message.server";
import {
  findNotificationMails,
  findStoppedMails,
  saveNotificationMails,
} from "~/services/notifications/mail-settings.server";
import { countUnknownReports } from "~/services/outbox/desk-queries.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { signMailEvent } from "../../../sandbox/resend/webhook";
import { sandboxMailWebhookSecret } from "../../../sandbox/settings";
import {
  addressThat,
  deliveredTo,
  eventOf,
  mailById,
  permanent,
  postRaw,
  postReport,
  reportMails,
  transient,
} from "../../support/mail-reports";
import { newMember, signIn } from "../../support/members";
import { placePaidOrder, testContext } from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { call, get } from "../../support/requests";
import { staffContext } from "../../support/staff";
import { userOf } from "../../support/settings";
import { sandbox } from "../../support/world";
import { screeningOf } from "../../support/screening";
import { untilLockIsAwaited } from "../../support/locks";

const worker = testContext();

beforeEach(() => {
  reportMails();
  sandbox.faults.clear();
});

/** A mail of ours that has not been handed over. */
async function writtenMail(recipient = `anna.${crypto.randomUUID()}@example.com`) {
  const id = crypto.randomUUID();
  await db.insert(mails).values({
    id,
    kind: "contact_receipt",
    recipient,
    subject: "Mamy Twoją wiadomość",
    idempotencyKey: id,
    createdAt: new Date(),
  });
  return id;
}

describe("the provider", () => {
  test("tells when a mail has been delivered", async () => {
    const { mail } = await deliveredTo(`jan.${crypto.randomUUID()}@example.com`);
    expect(mail).toMatchObject({ state: "delivered", status: "accepted", bounceKind: null });
  });

  test.each(["duplicate", "reorder"])("may report by %s and comes to the same", async (fault) => {
    sandbox.faults.arm({ service: "mail_reports", fault });
    const { mail } = await deliveredTo(`jan.${crypto.randomUUID()}@example.com`);
    expect(mail.state).toBe("delivered");
    const events = await db.select().from(mailEvents).where(eq(mailEvents.mailId, mail.id));
    expect(events.map(({ type }) => type).sort()).toEqual(["delivered", "sent"]);
  });

  test("waits for the order of a mail before it takes the mail, as its sending does", async () => {
    const order = await placePaidOrder(worker);
    const stopped = { status: "failed", failure: "refund_requested" } as const;
    await db.update(orders).set(stopped).where(eq(orders.id, order.id));
    const mailId = await writtenMail(order.email ?? "");
    const unanswered = { orderId: order.id, kind: "document" };
    await db.update(mails).set(unanswered).where(eq(mails.id, mailId));
    const { reported } = await inTransaction(worker, async (tx) => {
      await lockOrder(tx, { id: order.id });
      const reported = postReport(eventOf("email.delivered", mailId));
      await untilLockIsAwaited();
      await tx.db.execute(sql`select from mails where id = ${mailId} for update nowait`);
      return { reported };
    });
    expect((await reported).status).toBe(200);
    expect((await recordsOf(order.id)).events).toContain("delivered_after_stop");
  });

  test.each(["bounced", "suppressed"] as const)("tells of an address that is %s", async (fate) => {
    const { order, mail } = await deliveredTo(addressThat(fate));
    expect(mail).toMatchObject({
      state: "bounced",
      bounceKind: "hard",
      bounceCode:
        fate === "bounced" ? "Permanent/General/5.1.1" : "Suppressed/OnAccountSuppressionList",
    });
    expect(JSON.stringify(mail.bounceCode)).not.toContain("@");
    // The document is made and stays; only the mail did not arrive.
    expect((await getOrderPage(worker, order.token))?.status).toBe("completed");
  });

  test("tells of a mailbox that is full", async () => {
    sandbox.faults.arm({ service: "mail_reports", fault: "soft_bounce" });
    const { mail } = await deliveredTo(`pelna.${crypto.randomUUID()}@example.com`);
    expect(mail).toMatchObject({ state: "bounced", bounceKind: "soft" });
  });
});

describe("a report", () => {
  test("counts once, however often it comes", async () => {
    const mailId = await writtenMail();
    const event = eventOf("email.delivered", mailId);
    for (let time = 0; time < 3; time++)
      expect((await postReport(event, { id: "msg_same" + mailId })).status).toBe(200);
    expect(await db.$count(mailEvents, eq(mailEvents.mailId, mailId))).toBe(1);
  });

  test("may come before the answer that would have told us the mail's id", async () => {
    const mailId = await writtenMail();
    await postReport(eventOf("email.delivered", mailId, { email_id: `re-${mailId}` }));
    expect(await mailById(mailId)).toMatchObject({
      state: "delivered",
      providerId: `re-${mailId}`,
    });
  });

  test("is found by the provider's id where it does not name ours", async () => {
    const mailId = await writtenMail();
    await db
      .update(mails)
      .set({ providerId: `re-${mailId}` })
      .where(eq(mails.id, mailId));
    const { data, ...event } = eventOf("email.delivered", mailId, { email_id: `re-${mailId}` });
    await postReport({ ...event, data: { ...data, tags: undefined } });
    expect((await mailById(mailId))?.state).toBe("delivered");
  });

  test.each([
    ["a date before any mail", { created_at: "-200000-01-01T00:00:00Z" }],
    ["a date beyond any database", { created_at: "+275760-09-12T00:00:00Z" }],
    ["no date", { created_at: null }],
    ["an id with a null character", { data: { email_id: "re-\u0000" } }],
    ["an id with a space", { data: { email_id: "re 1" } }],
  ])("that is signed but has %s is not understood", async (_, odd) => {
    const mailId = await writtenMail();
    const event = eventOf("email.delivered", mailId);
    const data = { ...event.data, ...("data" in odd ? odd.data : {}) };
    expect((await postReport({ ...event, ...odd, data })).status).toBe(400);
    expect(await db.$count(mailEvents, eq(mailEvents.mailId, mailId))).toBe(0);
  });

  const delivered = (minute: number) => ["email.delivered", { minute }] as const;
  const hard = (minute: number) => ["email.bounced", { minute, bounce: permanent }] as const;
  const soft = (minute: number) => ["email.bounced", { minute, bounce: transient }] as const;
  test.each([
    ["bounced", [hard(2), delivered(1)]],
    ["bounced", [delivered(1), hard(2)]],
    ["bounced", [hard(2), soft(3), delivered(4)]],
    ["bounced", [soft(3), hard(2), delivered(4)]],
    ["bounced", [soft(3), hard(2)]],
    ["delivered", [soft(1), delivered(2)]],
    ["delivered", [delivered(2), soft(1)]],
    ["bounced", [delivered(1), soft(2)]],
    ["complained", [["email.complained", { minute: 3 }] as const, delivered(4), hard(5)]],
  ])("leaves a mail %s in whatever order it comes: %j", async (state, events) => {
    const mailId = await writtenMail();
    for (const [type, more] of events)
      expect((await postReport(eventOf(type, mailId, more))).status).toBe(200);
    expect((await mailById(mailId))?.state).toBe(state);
  });

  test("of a mail that is not ours is taken and counted", async () => {
    const ctx = staffContext("support");
    const before = await countUnknownReports(ctx);
    const event = { ...eventOf("email.bounced", crypto.randomUUID(), { bounce: permanent }) };
    const now = new Date().toISOString();
    expect((await postReport({ ...event, created_at: now })).status).toBe(200);
    expect(await countUnknownReports(ctx)).toBe(before + 1);
    const [kept] = await db.select().from(mailEvents).where(isNull(mailEvents.mailId));
    expect(JSON.stringify(kept)).not.toContain("@");
  });

  test("that says nothing about a mail is taken and left alone", async () => {
    expect((await postReport({ type: "email.opened", data: {} })).status).toBe(200);
    expect((await postReport({ type: "domain.created" })).status).toBe(200);
  });
});

describe("what is not the provider's own", () => {
  const now = () => Math.floor(Date.now() / 1000);
  const event = () => eventOf("email.delivered", crypto.randomUUID());

  test.each([
    [
      "is signed with another secret",
      401,
      { secret: "whsec_c29tZWJvZHktZWxzZXMtc2VjcmV0LTAwMDE=" },
    ],
    ["is six minutes old", 401, { timestamp: now() - 360 }],
    ["comes from the future", 401, { timestamp: now() + 360 }],
    ["has no signature", 400, { headers: { "svix-signature": "" } }],
    ["has a signature of another kind", 401, { headers: { "svix-signature": "v2,AAAA v1" } }],
    ["has the id of another report", 401, { headers: { "svix-id": "msg_other" } }],
    ["has another time than was signed", 401, { headers: { "svix-timestamp": String(now() - 9) } }],
  ])("%s: refused", async (_, status, options) => {
    expect((await postReport(event(), options)).status).toBe(status);
  });

  test("a body that was changed on the way is refused", async () => {
    const { body, headers } = signMailEvent(event(), sandboxMailWebhookSecret);
    expect((await postRaw(body.replace("delivered", "bounced"), headers)).status).toBe(401);
    expect((await postRaw(`${body} `, headers)).status).toBe(401);
    expect((await postRaw(body, headers)).status).toBe(200);
  });

  test("a signature counts beside others, as while a secret is changed", async () => {
    const mailId = await writtenMail();
    const signed = signMailEvent(eventOf("email.delivered", mailId), sandboxMailWebhookSecret);
    const both = `v1,${"A".repeat(43)}= ${signed.headers["svix-signature"]}`;
    const answer = await postRaw(signed.body, { ...signed.headers, "svix-signature": both });
    expect(answer.status).toBe(200);
    expect((await mailById(mailId))?.state).toBe("delivered");
  });

  test("what is signed and makes no sense is refused, and what is huge is not read", async () => {
    expect((await postReport({ type: 5 })).status).toBe(400);
    expect((await postReport({ type: "email.bounced", data: {} })).status).toBe(400);
    expect((await postReport({ type: "x".repeat(70_000) })).status).toBe(413);
    expect((reportLoader as () => Response)().status).toBe(405);
  });
});

describe("a complaint", () => {
  test("ends what is offered to an address, and nothing that is owed", async () => {
    const email = addressThat("complained");
    const { order, mail } = await deliveredTo(email);
    expect(mail.state).toBe("complained");
    const visitor = testContext("visitor");
    await sendContactMessage(visitor, { email, message: "Gdzie list?", screening: screeningOf() });
    const [message] = await db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.email, email));
    await sendMail(worker, { mailId: message?.receiptMailId ?? "", lastAttempt: false });
    expect(await mailById(message?.receiptMailId ?? "")).toMatchObject({
      state: "refused",
      lastError: "complained",
    });
    await sendMail(worker, { mailId: message?.forwardMailId ?? "", lastAttempt: false });
    expect((await mailById(message?.forwardMailId ?? ""))?.status).toBe("accepted");
    // The buyer asks for it and gets it; nobody else decides that for them.
    const later = { now: new Date(Date.now() + 180_000) };
    await expect(
      requestDocumentAgain(staffContext("support", later), {
        orderId: order.id,
        reason: "buyer_wrote",
      }),
    ).rejects.toMatchObject({ name: "Conflict", code: "complained" });
    await requestDocumentAgain(testContext("buyer", later), order);
    const [again] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.orderId, order.id), eq(mails.kind, "document_again")));
    await sendMail(worker, { mailId: again?.id ?? "", lastAttempt: false });
    expect(mailsTo(email)).toHaveLength(2);
  });
});

describe("a member whose mail", () => {
  async function memberWith(email: string) {
    const identity = await newMember({ email });
    const user = await userOf(identity.id);
    const ctx = testContext({ kind: "member", userId: user?.id ?? "" });
    await saveNotificationMails(ctx, "replies");
    const { jar } = await signIn(identity);
    return { ctx, jar };
  }

  test.each([
    ["bounced", "bounced"],
    ["complained", "complained"],
  ] as const)("%s gets none until they turn them on again, and is told", async (fate, by) => {
    const email = addressThat(fate);
    const { ctx, jar } = await memberWith(email);
    await deliveredTo(email);
    expect(await findNotificationMails(ctx)).toBe("none");
    expect(await findStoppedMails(ctx)).toMatchObject({ by, address: email });
    const { data } = await call<{ stopped: unknown }>(
      settingsLoader,
      jar.on(get("/profile/settings/notifications")),
    );
    expect(data.stopped).toMatchObject({ by });
    await saveNotificationMails(ctx, "digest");
    expect(await findStoppedMails(ctx)).toBeNull();
    expect(await db.$count(mailComplaints, eq(mailComplaints.address, email))).toBe(0);
  });

  test("came back because the mailbox is full goes on getting them", async () => {
    const email = `pelna.${crypto.randomUUID()}@example.com`;
    const { ctx } = await memberWith(email);
    sandbox.faults.arm({ service: "mail_reports", fault: "soft_bounce" });
    await deliveredTo(email);
    expect(await findNotificationMails(ctx)).toBe("replies");
  });
});
