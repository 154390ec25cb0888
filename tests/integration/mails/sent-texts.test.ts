import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { contactMessages, mails, mailTexts, orders } from "~/db/schema";
import { action as act } from "~/routes/admin/act";
import { loader as mailsPage } from "~/routes/admin/mails";
import { inTransaction } from "~/services/command/context.server";
import { NotAllowed } from "~/services/command/errors";
import { openContent } from "~/services/acts/open-content.server";
import { sendContactMessage } from "~/services/contact/send-contact-message.server";
import { deleteExpiredContent } from "~/services/orders/delete-content.server";
import { mailCard } from "~/services/outbox/desk-queries.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { deleteOldSentTexts, keepSentText } from "~/services/outbox/sent-text.server";
import { findEverywhere } from "../../support/find-everywhere";
import { mailById } from "../../support/mail-reports";
import { signIn } from "../../support/members";
import { deliverOrder, placePaidOrder, testContext } from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { screeningOf } from "../../support/screening";
import { newStaff, staffContext } from "../../support/staff";

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

async function delivered() {
  const email = `list.${crypto.randomUUID()}@example.com`;
  const order = await placePaidOrder(testContext(), { email });
  await deliverOrder(testContext(), { orderId: order.id, lastAttempt: true });
  const [mail] = (await recordsOf(order.id)).mails;
  return { order, email, mailId: mail!.id };
}

test("a mail is seen as it was sent, masked until it is opened with a reason, and its links let nobody in", async () => {
  const { order, email, mailId } = await delivered();
  const [sent] = mailsTo(email);
  const { jar } = await signIn((await newStaff("support")).identity, undefined, { fresh: "1" });
  const look = async () =>
    (
      await call<Awaited<ReturnType<typeof mailsPage>>>(
        mailsPage,
        jar.on(get(`/admin/mails/${mailId}`)),
        { id: mailId },
      )
    ).data;
  const before = await look();
  expect(before.mail).toMatchObject({ hasText: true, content: null });
  expect(JSON.stringify(before)).not.toContain(sent!.text!.slice(0, 60));
  expect(before.links.map(({ act: name }) => name)).toContain("open");
  const where = `/admin/mails/${mailId}/open`;
  const params = { tab: "mails", id: mailId, act: "open" };
  expect((await call(act, jar.on(post(where, {})), params)).status).toBe(422);
  const opened = await call(act, jar.on(post(where, { reason: "complaint" })), params);
  expect(opened).toMatchObject({ status: 303 });
  const { mail } = await look();
  const plain = sent!.text!.replaceAll(/https?:\/\/\S+/g, "").replaceAll(/\s+/g, " ");
  const shown = mail!.content!.text.replaceAll(/https?:\/\/\S+/g, "").replaceAll(/\s+/g, " ");
  expect(shown).toBe(plain);
  expect(sent!.text).toContain(order.token);
  expect(mail!.content!.text).not.toContain(order.token);
  expect(mail!.content!.text).toContain(`${env.APP_URL}/…`);
  expect(mail!.content!.attachments.length).toBe(sent!.attachments.length);
  expect((await mailCard(staffContext("support"), mailId)).content).toBeNull();
  const target = { kind: "mail", id: mailId } as const;
  for (const role of ["finance", "moderator"] as const)
    await expect(openContent(staffContext(role), { target, reason: "complaint" })).rejects.toThrow(
      NotAllowed,
    );
});

test("the text of an order's mail goes with its content, and the proof stays", async () => {
  const { order, mailId } = await delivered();
  const proofOf = async () => {
    const { kind, digest, termsVersion, acceptedAt } = (await mailById(mailId))!;
    return { kind, digest, termsVersion, acceptedAt };
  };
  const proof = await proofOf();
  const [placed] = await db.select().from(orders).where(eq(orders.id, order.id));
  expect(proof).toMatchObject({
    ...{ kind: "document", termsVersion: placed!.termsVersion },
    digest: expect.stringMatching(/^[\da-f]{64}$/) as string,
    acceptedAt: expect.any(Date) as Date,
  });
  expect((await mailById((await delivered()).mailId))?.digest).not.toBe(proof.digest);
  await deleteExpiredContent(testContext("schedule", { now: hours(25) }));
  expect(await mailCard(staffContext("support"), mailId)).toMatchObject({
    ...{ hasText: false, digest: proof.digest, termsVersion: proof.termsVersion },
  });
  expect(await proofOf()).toEqual(proof);
  const target = { kind: "mail", id: mailId } as const;
  await expect(
    openContent(staffContext("support"), { target, reason: "complaint" }),
  ).rejects.toMatchObject({ code: "nothing_covered" });
});

test("other texts go after 90 days, and with their mail", async () => {
  const email = `pisze.${crypto.randomUUID()}@example.com`;
  const words = `Proszę o fakturę ${crypto.randomUUID()}`;
  await sendContactMessage(testContext("visitor"), {
    ...{ email, message: words },
    screening: screeningOf("none"),
  });
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.email, email));
  await sendMail(testContext(), { mailId: message!.forwardMailId, lastAttempt: false });
  const kept = () => db.$count(mailTexts, eq(mailTexts.mailId, message!.forwardMailId));
  await deleteOldSentTexts(testContext("schedule", { now: hours(89 * 24) }));
  expect(await kept()).toBe(1);
  await deleteOldSentTexts(testContext("schedule", { now: hours(90 * 24 + 1) }));
  expect(await kept()).toBe(0);
  await db.insert(mailTexts).values({
    ...{ mailId: message!.forwardMailId, text: words, attachments: [], deleteAt: hours(1) },
  });
  await db.delete(contactMessages).where(eq(contactMessages.id, message!.id));
  await db.delete(mails).where(eq(mails.id, message!.forwardMailId));
  expect(await findEverywhere(words)).toEqual([]);
});

test("what a mail about a pseudonym says is not kept", async () => {
  const { mailId, order } = await delivered();
  const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
  const message = { subject: "Decyzja", text: "Twój wpis …", html: "<p>Twój wpis …</p>" };
  await db.delete(mailTexts).where(eq(mailTexts.mailId, mailId));
  const keep = (kind: string) =>
    inTransaction(testContext(), (tx) => keepSentText(tx, { ...mail!, kind }, message));
  await keep("report_outcome");
  expect(await db.$count(mailTexts, eq(mailTexts.orderId, order.id))).toBe(0);
  await keep("refund_notice");
  expect(await db.$count(mailTexts, eq(mailTexts.orderId, order.id))).toBe(1);
});
