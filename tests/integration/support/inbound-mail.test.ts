import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import {
  complaints,
  inboundMails,
  mails,
  messageAttachments,
  orders,
  payments,
  supportThreads,
  users,
} from "~/db/schema";
import { Conflict, TooManyRequests } from "~/services/command/errors";
import { decline as declineComplaintAct } from "~/services/acts/definitions/complaints.server";
import { openContent } from "~/services/acts/open-content.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { outstandingInboundMails } from "~/services/support/accept-received-mail.server";
import { answerThread, versionOf } from "~/services/support/answer-thread.server";
import { decideBefore } from "~/services/support/complaint-clock";
import { readComplaints } from "~/services/support/complaint-page.server";
import { declineComplaint, remakeForComplaint } from "~/services/support/decide-complaint.server";
import { deleteOldThreads } from "~/services/support/delete-threads.server";
import type { Remedy } from "~/services/support/complaint-words";
import {
  countArrivedThreads,
  listThreads,
  threadCard,
} from "~/services/support/desk-queries.server";
import { exportThreads } from "~/services/support/export-threads.server";
import { closeThread } from "~/services/support/manage-thread.server";
import { readOwnThread } from "~/services/support/member-queries.server";
import { openComplaint } from "~/services/support/open-complaint.server";
import { readComplaintAttachment } from "~/services/support/own-attachment.server";
import { receiveMail } from "~/services/support/receive-mail.server";
import type { ReplyKind } from "../../../sandbox/inbox/replies";
import type { SentMail } from "../../../sandbox/resend/receiving";
import { captureLog } from "../../support/captured-log";
import { postReport, reportMails } from "../../support/mail-reports";
import { placePaidOrder, testContext } from "../../support/orders";
import { mailsTo } from "../../support/records";
import { screeningOf } from "../../support/screening";
import { newStaff, staffContext } from "../../support/staff";
import { openTicketOf, signedInPerson, type SignedInPerson } from "../../support/support";
import { sandbox } from "../../support/world";

const going = {
  get now() {
    return new Date();
  },
};
const worker = testContext("worker", going);
const domain = "odpowiedzi.konstelacja.test";
const acute = "Zabiję się jeszcze tej nocy.";

beforeAll(() => void (env.INBOUND_MAIL_DOMAIN = domain));
// Suites that follow share these modules.
afterAll(() => void (env.INBOUND_MAIL_DOMAIN = undefined));
beforeEach(reportMails);

/** A thread that staff have answered by mail. */
async function answeredThread(person?: SignedInPerson) {
  const author = person ?? (await signedInPerson(going));
  const threadId = await openTicketOf(author);
  const staff = staffContext("support", going);
  const version = await versionOf(staff, threadId);
  await answerThread(staff, { threadId, text: "Już wysłaliśmy.", version });
  await sendAll(author);
  const [mail] = sandbox.state.mails.newest(({ to }) => to.includes(author.identity.email));
  if (!mail) throw new Error("no mail");
  return { author, threadId, mail, address: mail.replyTo[0] ?? "" };
}

type Answered = Awaited<ReturnType<typeof answeredThread>>;

/** Hands over every mail to somebody that waits for it. */
async function sendAll({ identity }: SignedInPerson) {
  for (const { id } of await db.select().from(mails).where(eq(mails.recipient, identity.email)))
    await sendMail(worker, { mailId: id, lastAttempt: false });
}

/** The mails that have come and wait for their jobs. */
async function waiting() {
  await sandbox.mailReportsSettled();
  const open = isNull(inboundMails.settledAt);
  return db.select().from(inboundMails).where(open).orderBy(asc(inboundMails.receivedAt));
}

const read = (inboundMailId: string, lastAttempt = false) =>
  receiveMail(worker, { inboundMailId, lastAttempt });

async function readAll() {
  for (const { id } of await waiting()) await read(id);
}

/** Answers a mail on its page in the sandbox. */
async function reply({ mail }: Answered, kind: ReplyKind, text: string) {
  const body = new URLSearchParams({ kind, text });
  const answer = await fetch(`${sandbox.url}/inbox/${mail.id}/reply`, { method: "POST", body });
  expect(answer.status).toBe(200);
  await readAll();
}

/** Sends a mail to the address of a thread, from its author unless said otherwise. @returns the provider's id */
async function send({ author, address }: Answered, more: Partial<SentMail>): Promise<string> {
  const answer = await fetch(`${sandbox.url}/tools/received-mails`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ from: `Anna <${author.identity.email}>`, to: [address], ...more }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

const file = (filename: string, content: string | Buffer = "Wydruk\n") => ({
  filename,
  content: Buffer.from(content).toString("base64"),
});

const ownThread = ({ author, threadId }: Answered) => readOwnThread(author.ctx, { threadId });

/** What its author reads in a thread after the two first messages. */
const answersIn = async (of: Answered) => (await ownThread(of)).messages.slice(2);

const threadsOf = ({ author }: Answered) =>
  db
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.userId, author.userId))
    .orderBy(asc(supportThreads.createdAt));

const outcomeOf = async (providerId: string) =>
  (await db.select().from(inboundMails).where(eq(inboundMails.providerId, providerId)))[0]?.outcome;

async function close(threadId: string) {
  const staff = staffContext("support", going);
  const version = await versionOf(staff, threadId);
  await closeThread(staff, { threadId, reason: "settled", version });
}

describe("an answer by mail", () => {
  test("stands in the thread as the member's words, once, and runs the clock", async () => {
    const of = await answeredThread();
    expect(of.mail.text).toContain("Odpisz nad tą linią.\n\nDzień dobry!");
    expect(of.mail.text).toContain("Możesz odpisać na tego e-maila");
    expect(of.mail.text).not.toContain("nie można odpisać");
    await reply(of, "own", "Dziękuję, teraz działa.\n\nAnna");
    await reply(of, "twice", "Jednak nie.");
    const thread = await ownThread(of);
    expect(thread.messages).toMatchObject([
      { author: "member", isByMail: false },
      { author: "staff" },
      { author: "member", isByMail: true, text: "Dziękuję, teraz działa.\n\nAnna" },
      { author: "member", isByMail: true, text: "Jednak nie." },
    ]);
    expect(thread.unconfirmedMails).toEqual([]);
    expect(thread.dueAt!.getTime() - thread.messages[2]!.createdAt.getTime()).toBe(24 * 3_600_000);
    // What the provider tells twice came once.
    const [taken] = await db
      .select()
      .from(inboundMails)
      .where(eq(inboundMails.threadId, of.threadId));
    const event = {
      type: "email.received",
      data: { email_id: taken!.providerId, to: [of.address.toUpperCase()] },
    };
    expect((await postReport(event)).status).toBe(200);
    await read(taken!.id);
    expect(await answersIn(of)).toHaveLength(2);
  });

  test.each(["forged", "stranger"] as const)(
    "that may be somebody else's (%s) is for staff alone, and says so",
    async (kind) => {
      const of = await answeredThread();
      const desk = staffContext("support", going);
      const version = await versionOf(desk, of.threadId);
      await reply(of, kind, "Proszę o zmianę adresu konta.");
      // Nobody answers past it.
      const answer = { threadId: of.threadId, text: "Proszę.", version };
      await expect(answerThread(desk, answer)).rejects.toThrow(Conflict);
      const thread = await ownThread(of);
      expect(thread.messages).toHaveLength(2);
      expect(thread.unconfirmedMails).toHaveLength(1);
      // Nobody has read the answer of staff by sending that.
      expect(thread.unread).toHaveLength(1);
      expect(
        JSON.stringify(
          await exportThreads(worker, {
            userId: of.author.userId,
            email: of.author.identity.email,
            emailVerified: true,
          }),
        ),
      ).not.toContain("zmianę");

      const { ctx } = await newStaff("support", going);
      const covered = (await threadCard(ctx, of.threadId)).messages[2];
      expect(covered).toMatchObject({ text: null, mail: { isConfirmed: false, sender: null } });
      const target = { kind: "thread", id: of.threadId } as const;
      await openContent(ctx, { target, reason: "answer_message" });
      const card = await threadCard(ctx, of.threadId);
      expect(card).toMatchObject({ state: "waiting", isOverdue: false });
      expect(card.messages[2]).toMatchObject({
        ...{ author: "visitor", text: "Proszę o zmianę adresu konta." },
        mail: {
          isConfirmed: false,
          sender: kind === "forged" ? of.author.identity.email : "inny.adres@poczta.example",
        },
      });
    },
  );

  test("is nobody's who puts the account's address where another program would read it", async () => {
    const of = await answeredThread();
    const { email } = of.author.identity;
    const pass = "amazonses.com; dmarc=pass header.from=example.com";
    const from = [
      `"${email}" <zly@poczta.example>`,
      `${email}, zly@poczta.example`,
      `<${email}> <zly@poczta.example>`,
    ];
    for (const each of from) await send(of, { from: each, text: "Usuń konto." });
    const fail = "amazonses.com; dmarc=fail header.from=example.com";
    for (const results of [[pass, fail], pass.replace("amazonses.com", "poczta.example"), ""])
      await send(of, {
        ...{ text: "Usuń konto.", dmarc: null },
        headers: { "Authentication-Results": results },
      });
    await readAll();
    const thread = await ownThread(of);
    expect(thread.messages).toHaveLength(2);
    expect(thread.unconfirmedMails).toHaveLength(from.length + 3);
  });

  test.each(["automatic", "bounce"] as const)("of a program (%s) is dropped", async (kind) => {
    const of = await answeredThread();
    const before = mailsTo(of.author.identity.email).length;
    await reply(of, kind, "");
    expect(await ownThread(of)).toMatchObject({ dueAt: null, unconfirmedMails: [] });
    expect(await answersIn(of)).toEqual([]);
    const [row] = await db
      .select()
      .from(inboundMails)
      .where(eq(inboundMails.threadId, of.threadId));
    expect(row).toMatchObject({ outcome: "automatic", messageId: null, unconfirmedSender: null });
    expect(await db.$count(mails, eq(mails.recipient, of.author.identity.email))).toBe(before);
  });

  test("brings three files, and tells of what was not taken", async () => {
    const of = await answeredThread();
    await reply(of, "files", "W załączniku.");
    await send(of, { attachments: [file("a.txt"), file("b.txt"), file("c.txt"), file("d.txt")] });
    // One after the other: the provider tells of two at once in any order.
    await readAll();
    const large = Buffer.alloc(5 * 1024 * 1024 + 1, "a");
    const logo = { ...file("logo.png"), contentType: "image/png", disposition: "inline" as const };
    await send(of, { text: "Duży", attachments: [logo, file("../duży.txt", large)] });
    await readAll();
    const [words, refused, nothing, many, big, tooLarge] = await answersIn(of);
    expect(words).toMatchObject({
      text: "W załączniku.",
      attachments: [{ name: "potwierdzenie.txt" }, { name: "uwagi.txt" }],
    });
    expect(refused).toMatchObject({ author: "system" });
    expect(refused!.text).toContain("zrzut-ekranu.png");
    expect(nothing!.text).toBe("[E-mail bez treści, tylko z załącznikami.]");
    expect(nothing!.attachments).toHaveLength(3);
    expect(many!.text).toContain("najwyżej 3 plików");
    expect(big!.attachments).toEqual([]);
    expect(tooLarge!.text).toContain("„duży.txt” jest większy niż 5 MB");
    expect(tooLarge!.text).not.toContain("logo");
  });

  test("may be hostile in every part", async () => {
    const of = await answeredThread();
    const answers = await Promise.all([
      reply(of, "html", "Dzień\ndobry"),
      send(of, {
        html: `<p>Raz<script>alert("x")</script><b>dwa</b></p>${"<div>".repeat(50_000)}`,
      }),
      send(of, { text: "Zero\u0000 i pół znaku \ud800 i \u202eodwrotnie", subject: "Re: \u0000" }),
      send(of, { text: "a".repeat(300_000), subject: "Moja\r\nBcc: x@y.pl\nsprawa" }),
      send(of, {
        text: "<img src=x onerror=alert(1)>",
        headers: { "x\r\ny": "\u0000", received: [] },
      }),
    ]);
    expect(answers).toHaveLength(5);
    await readAll();
    const texts = (await answersIn(of)).map(({ text }) => text);
    expect(texts).toHaveLength(5);
    expect(texts).toContain("Dzień\ndobry");
    expect(texts).toContain("Razdwa");
    expect(texts).toContain("Zero i pół znaku \ufffd i odwrotnie");
    expect(texts).toContain("<img src=x onerror=alert(1)>");
    const long = texts.find((text) => text.includes("aaaa"))!;
    expect(long).toMatch(/^Temat: Moja Bcc: x@y\.pl sprawa\n\na+\n\n\[Dalszy ciąg/);
    expect(long.length).toBeLessThan(20_100);
    const empty = await send(of, {
      text: " \n\u200b",
      subject: "Re: Odpowiedź na Twoje zgłoszenie",
    });
    const huge = await send(of, { html: "a".repeat(5 * 1024 * 1024) });
    await readAll();
    expect([await outcomeOf(empty), await outcomeOf(huge)]).toEqual(["empty", "too_large"]);
    // Its sender would wait: the thread says once that it could not be taken.
    await send(of, { html: "a".repeat(5 * 1024 * 1024) });
    await readAll();
    const told = (await answersIn(of)).filter(({ author }) => author === "system");
    expect(told).toMatchObject([{ text: expect.stringContaining("był za długi") as string }]);
  });
});

describe("a crisis in a mail", () => {
  test("is first in the list; help comes once in the thread and by mail", async () => {
    const of = await answeredThread();
    const { email } = of.author.identity;
    const others = [await answeredThread(), await answeredThread()];
    for (const other of others) await reply(other, "own", "I co dalej?");
    await reply(of, "own", acute);
    await reply(of, "stranger", acute);
    const { rows } = await listThreads(staffContext("support", going), {}, 1);
    expect(rows[0]).toMatchObject({ id: of.threadId, isUrgent: true });
    const answers = await answersIn(of);
    expect(answers).toMatchObject([{ author: "member" }, { author: "system" }]);
    expect(answers[1]!.text).toContain("112");
    await sendAll(of.author);
    const help = mailsTo(email).filter(({ subject }) => subject.startsWith("Zanim odpiszemy"));
    expect(help).toMatchObject([
      { headers: { "Auto-Submitted": "auto-replied" }, replyTo: [of.address] },
    ]);
    expect(help[0]!.text).toContain("112");
    // To the account's address, never to whoever wrote.
    expect(mailsTo("inny.adres@poczta.example")).toEqual([]);
  });

  test("leaves no trace below what is of vital interest, since nobody consents by mail", async () => {
    const of = await answeredThread();
    await reply(of, "own", "Ostatnio wszystko mnie przytłacza i nie mam siły.");
    expect(await threadsOf(of)).toMatchObject([{ crisisLevel: "none" }]);
    expect(await answersIn(of)).toHaveLength(1);
  });
});

describe("a mail to a closed thread", () => {
  test("opens one that refers to it, and the next ones join that", async () => {
    const of = await answeredThread();
    await close(of.threadId);
    for (const text of ["Wróciło.", "I znowu.", "I jeszcze."]) await send(of, { text });
    await Promise.all((await waiting()).map(({ id }) => read(id)));
    await reply(of, "own", "Halo?");
    const threads = await threadsOf(of);
    expect(threads).toHaveLength(2);
    const [closed, opened] = threads;
    expect(opened).toMatchObject({
      ...{ refersToId: closed!.id, subject: closed!.subject, closedAt: null },
      dueAt: expect.any(Date),
    });
    const page = await readOwnThread(of.author.ctx, { threadId: opened!.id });
    expect(page.messages.map(({ text, isByMail }) => [text, isByMail]).sort()).toEqual([
      ["Halo?", true],
      ["I jeszcze.", true],
      ["I znowu.", true],
      ["Wróciło.", true],
    ]);
    // Their member can answer both mails, and each comes to the thread that is open.
    expect(opened!.replyKey).not.toBe(closed!.replyKey);
  });

  test("opens nothing where it may be a stranger's, and staff see that it came", async () => {
    const of = await answeredThread();
    await close(of.threadId);
    const [closed] = await threadsOf(of);
    await reply(of, "stranger", "Oddajcie pieniądze.");
    await reply(of, "forged", acute);
    expect(await threadsOf(of)).toMatchObject([
      { closedAt: closed!.closedAt, dueAt: null, deleteAt: closed!.deleteAt },
    ]);
    expect((await ownThread(of)).unconfirmedMails).toHaveLength(2);
    const { ctx } = await newStaff("support", going);
    const arrived = async () =>
      (await listThreads(ctx, { state: "arrived" }, 1)).rows.find(({ id }) => id === of.threadId);
    expect(await arrived()).toMatchObject({ state: "arrived", isUrgent: true });
    const { arrived: before, urgent } = await countArrivedThreads(ctx);
    expect(urgent).toBeGreaterThan(0);
    // Nothing that is open is more urgent.
    const first = (await listThreads(ctx, {}, 1)).rows.slice(0, urgent);
    expect(first.map(({ id }) => id)).toContain(of.threadId);
    await sendAll(of.author);
    const [help] = sandbox.state.mails.newest(({ to }) => to.includes(of.author.identity.email));
    expect(help?.text).toContain("Nie wiemy, czy jest od Ciebie.");
    expect(help?.text).not.toContain("To, co piszesz");
    const target = { kind: "thread", id: of.threadId } as const;
    await openContent(ctx, { target, reason: "answer_message" });
    const texts = (await threadCard(ctx, of.threadId)).messages.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(["Oddajcie pieniądze.", acute]));
    expect(await arrived()).toBeUndefined();
    expect((await countArrivedThreads(ctx)).arrived).toBe(before - 1);
  });

  test("goes nowhere once the thread is deleted, and leaves nothing behind", async () => {
    const of = await answeredThread();
    await reply(of, "own", "Jestem.");
    const year = new Date(Date.now() + 366 * 24 * 3_600_000);
    await deleteOldThreads(testContext("schedule", { now: year }));
    expect(await db.$count(inboundMails, eq(inboundMails.threadId, of.threadId))).toBe(0);
    const late = await send(of, { text: "Jeszcze coś" });
    await sandbox.mailReportsSettled();
    expect(await outcomeOf(late)).toBeUndefined();
  });
});

/** A complaint with the mail that its buyer has about it. */
async function complained(demand: { remedy: Remedy; askedGrosze: number | null }) {
  const order = await placePaidOrder();
  const threadId = await openComplaint(testContext("buyer", going), {
    ...{ order: { token: order.token }, content: "Strona 2 jest pusta.", ...demand },
    ...{ screening: screeningOf(), formToken: randomUUID() },
  });
  const author = { identity: { email: order.email ?? "" } } as SignedInPerson;
  await sendAll(author);
  const [mail] = sandbox.state.mails.newest(({ to }) => to.includes(author.identity.email));
  return { order, threadId, author, mail: mail!, address: mail!.replyTo[0] ?? "" };
}

describe("a mail about a complaint", () => {
  test("that may be a stranger's opens none, and one that was granted is not demanded twice", async () => {
    const staff = (await newStaff("support", going)).ctx;
    const declined = await complained({ remedy: "refund", askedGrosze: null });
    const { order, threadId } = declined;
    await declineComplaint(staff, {
      ...{ threadId, text: "Strony są pełne.", version: await versionOf(staff, threadId) },
    });
    for (const kind of ["stranger", "forged"] as const) await reply(declined, kind, "Nie są.");
    expect(await threadsOfOrder(order.id)).toMatchObject([{ dueAt: null }]);
    expect((await listThreads(staff, { state: "arrived" }, 1)).rows).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: threadId })]),
    );

    const granted = await complained({ remedy: "remake", askedGrosze: null });
    await remakeForComplaint(staff, {
      ...{ threadId: granted.threadId, text: "Napiszemy od nowa." },
      version: await versionOf(staff, granted.threadId),
    });
    await close(granted.threadId);
    await reply(granted, "own", "Dziękuję.");
    expect(await threadsOfOrder(granted.order.id)).toMatchObject([{ dueAt: null }]);
    const page = await readComplaints(testContext("buyer"), { token: granted.order.token });
    expect(page.closed[0]!.messages.slice(-2)).toMatchObject([
      { author: "visitor", text: "Dziękuję." },
      { author: "system", text: expect.stringContaining("złóż nową") as string },
    ]);

    // A part of what was asked is refused as well; all of it is not.
    const partly = async (refundGrosze: number) => {
      const of = await complained({ remedy: "reduction", askedGrosze: 300 });
      await declineComplaint(staff, {
        ...{ threadId: of.threadId, text: "W części." },
        version: await versionOf(staff, of.threadId),
      });
      await db
        .update(complaints)
        .set({ decision: "reduction", refundGrosze })
        .where(eq(complaints.threadId, of.threadId));
      return of;
    };
    const [short, full, unpaid] = [await partly(299), await partly(300), await partly(299)];
    await db.update(orders).set({ paidAt: null }).where(eq(orders.id, unpaid.order.id));
    await db.delete(payments).where(eq(payments.orderId, unpaid.order.id));
    for (const of of [short, full, unpaid]) await reply(of, "own", "I strona 3.");
    const of = [short, full, unpaid].map(({ order: { id } }) => threadsOfOrder(id));
    expect((await Promise.all(of)).map(({ length }) => length)).toEqual([2, 1, 1]);
    // And its receipt says until when there will be an answer.
    const receipts = and(eq(mails.orderId, short.order.id), eq(mails.kind, "complaint_receipt"));
    expect(await db.$count(mails, receipts)).toBe(2);
  });

  test("is its buyer's without an account, and after a decision begins a new one", async () => {
    const order = await placePaidOrder();
    const own = { token: order.token };
    const buyer = testContext("buyer", going);
    const threadId = await openComplaint(buyer, {
      ...{ order: own, content: "Strona 2 jest pusta.", remedy: "reduction", askedGrosze: 300 },
      ...{ screening: screeningOf(), formToken: randomUUID() },
    });
    const author = { identity: { email: order.email ?? "" } } as SignedInPerson;
    const newest = async () => {
      await sendAll(author);
      const [mail] = sandbox.state.mails.newest(({ to }) => to.includes(author.identity.email));
      return { author, threadId, mail: mail!, address: mail!.replyTo[0] ?? "" };
    };
    const receipt = await newest();
    expect(receipt.mail.text).toContain("Twoja odpowiedź trafi do reklamacji");
    await reply(receipt, "own", "I strona 3 też.");
    await reply(receipt, "stranger", "To nie ja.");
    await reply(receipt, "forged", "To też nie ja.");
    const dueAt = decideBefore((await threadsOfOrder(order.id))[0]!.createdAt);
    const { open } = await readComplaints(buyer, own);
    expect(open).toMatchObject({
      messages: [
        { isByMail: false },
        { author: "visitor", text: "I strona 3 też.", isByMail: true },
      ],
      unconfirmedMails: [{}, {}],
    });

    const staff = (await newStaff("support", going)).ctx;
    const looking = (await newStaff("support", going)).ctx;
    const target = { kind: "thread", id: threadId } as const;
    await openContent(looking, { target, reason: "complaint" });
    const { words } = await declineComplaintAct.preview(
      await threadCard(looking, threadId),
      looking,
    );
    expect(words).toContain("I strona 3 też.");
    expect(words).toContain("[Nadawca niepotwierdzony]\nTo nie ja.");
    expect(words).not.toContain("[Nadawca niepotwierdzony]\nI strona 3 też.");
    const answer = {
      threadId,
      text: "Która to strona?",
      version: await versionOf(staff, threadId),
    };
    await answerThread(staff, answer);
    const asked = await newest();
    expect(asked.mail.subject).toBe("Wiadomość w sprawie Twojej reklamacji");
    expect(asked.mail.text).toContain("To jeszcze nie decyzja.");
    await reply(asked, "own", acute);
    expect(await threadsOfOrder(order.id)).toMatchObject([{ crisisLevel: "acute", dueAt }]);
    const help = await newest();
    expect(help.mail.text).toContain("To, co piszesz, brzmi tak");
    expect(help.mail.text).toContain(`/orders/${order.token}/complaint`);

    await declineComplaint(staff, {
      ...{ threadId, text: "Strony są pełne.", version: await versionOf(staff, threadId) },
    });
    const decided = await newest();
    expect(decided.mail.replyTo).toEqual([]);
    expect(decided.mail.text).toContain("Na tego e-maila nie można odpisać.");
    await reply(asked, "own", "Nie są.");
    await reply(asked, "own", "Naprawdę.");
    const [, second, ...more] = await threadsOfOrder(order.id);
    expect(more).toEqual([]);
    expect(second).toMatchObject({ refersToId: threadId, closedAt: null, kind: "complaint" });
    expect(second!.dueAt).toEqual(decideBefore(second!.createdAt));
    const page = await readComplaints(buyer, own);
    expect(page.open).toMatchObject({
      ...{ remedy: "reduction", askedGrosze: 300 },
      messages: [{ text: "Nie są." }, { text: "Naprawdę." }],
    });

    // An address that nobody has confirmed proves nothing.
    await db.update(orders).set({ isAddressUnconfirmed: true }).where(eq(orders.id, order.id));
    const before = await db.$count(mails, eq(mails.recipient, author.identity.email));
    const address = `odpowiedz+${second!.replyKey}@${domain}`;
    const brought = await send(
      { ...asked, address },
      { text: acute, attachments: [file("a.txt")] },
    );
    await readAll();
    expect(await db.$count(mails, eq(mails.recipient, author.identity.email))).toBe(before);
    await db.update(orders).set({ isAddressUnconfirmed: false }).where(eq(orders.id, order.id));
    const { open: after } = await readComplaints(buyer, own);
    expect(after?.unconfirmedMails).toHaveLength(1);
    expect(after?.messages.at(-1)).toMatchObject({ author: "system" });
    // Nor is what it brought for anybody but staff.
    const [arrived] = await db
      .select()
      .from(inboundMails)
      .where(eq(inboundMails.providerId, brought));
    const asksFor = { messageId: arrived!.messageId!, position: "0" };
    expect(await db.$count(messageAttachments)).toBeGreaterThan(0);
    expect(await readComplaintAttachment(buyer, own, asksFor)).toBeNull();
  });
});

const threadsOfOrder = (orderId: string) =>
  db
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.orderId, orderId))
    .orderBy(asc(supportThreads.createdAt));

describe("the provider", () => {
  test("is believed with its signature alone, and needs to know the thread's key", async () => {
    const { address } = await answeredThread();
    const event = (data: object) => ({ type: "email.received", data });
    const before = await db.$count(inboundMails);
    const told = { email_id: "obcy", to: [address] };
    const forged = await postReport(event(told), { secret: "whsec_YW55dGhpbmcgZWxzZSBhdCBhbGw=" });
    expect(forged.status).toBe(401);
    expect((await postReport(event({ to: [address] }))).status).toBe(400);
    const elsewhere = [
      `odpowiedz+${crypto.randomUUID()}@${domain}`,
      address.replace(domain, "x.example"),
      `odpowiedz+%@${domain}`,
      "",
    ];
    for (const to of elsewhere)
      expect((await postReport(event({ email_id: crypto.randomUUID(), to: [to] }))).status).toBe(
        200,
      );
    env.INBOUND_MAIL_DOMAIN = undefined;
    expect((await postReport(event(told))).status).toBe(200);
    env.INBOUND_MAIL_DOMAIN = domain;
    expect(await db.$count(inboundMails)).toBe(before);
  });

  test("is asked again while it is away; what it has lost is given up", async () => {
    const of = await answeredThread();
    const id = await send(of, { text: "Halo", attachments: [file("a.txt"), file("b.txt")] });
    const [mail] = await waiting();
    for (const path of [`/emails/receiving/${id}?`, `/attachments/${id}-1`]) {
      sandbox.faults.arm({ service: "resend", fault: "server_error", path });
      await expect(read(mail!.id)).rejects.toThrow("resend unavailable: http_500");
    }
    expect(await answersIn(of)).toEqual([]);
    const later = testContext("schedule", { now: new Date(Date.now() + 61_000) });
    expect(await outstandingInboundMails(worker)).toEqual([]);
    expect(await outstandingInboundMails(later)).toMatchObject([
      { payload: { inboundMailId: mail!.id } },
    ]);
    // Rather without a file than not at all.
    sandbox.faults.arm({ service: "resend", fault: "server_error", path: `/attachments/${id}-1` });
    await read(mail!.id, true);
    const [words, told] = await answersIn(of);
    expect(words).toMatchObject({ text: "Halo", attachments: [{ name: "a.txt" }] });
    expect(told!.text).toContain("„b.txt” do nas nie dotarł");

    const gone = await send(of, { text: "Nic" });
    const [other] = await waiting();
    await db
      .update(inboundMails)
      .set({ providerId: "nie-ma-go" })
      .where(eq(inboundMails.providerId, gone));
    await expect(read(other!.id)).rejects.toThrow("resend refused: http_404");
    await read(other!.id, true);
    expect(await outcomeOf("nie-ma-go")).toBe("gone");
  });

  test("brings a flood, of which strangers use up nothing that is the member's", async () => {
    const of = await answeredThread();
    const flood = Array.from({ length: 21 }, (_, index) =>
      send(of, { from: "obcy@poczta.example", text: `Raz ${index}` }),
    );
    await Promise.all(flood);
    const come = await waiting();
    const results = await Promise.allSettled(come.map(({ id }) => read(id)));
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(1);
    expect(refused[0]!.reason).toBeInstanceOf(TooManyRequests);
    // It waits for its next attempt, without what it brings, and is dropped at the last.
    const [left] = await waiting();
    await expect(read(left!.id)).rejects.toThrow(TooManyRequests);
    await read(left!.id, true);
    expect(await waiting()).toEqual([]);
    expect(await outcomeOf(left!.providerId)).toBe("too_many");
    await reply(of, "own", "A to ja.");
    expect(await answersIn(of)).toMatchObject([{ text: "A to ja." }]);
  });

  test("gives one mail to one thread, and two without a name are two", async () => {
    const of = await answeredThread();
    const other = await answeredThread();
    const messageId = `<${randomUUID()}@poczta.example>`;
    // At the same moment, by two ways, and to another's thread first.
    await Promise.all(
      [1, 2, 3].map(() => send(of, { text: "Raz.", messageId, to: [of.address, other.address] })),
    );
    await readAll();
    expect(await answersIn(of)).toMatchObject([{ text: "Raz." }]);
    expect(await answersIn(other)).toEqual([]);
    for (const empty of ["<>", "<>", " "])
      await send(of, { text: `Bez nazwy ${empty}`, messageId: empty });
    await readAll();
    expect(await answersIn(of)).toHaveLength(4);
    // With the other's key in one mail of their own it is theirs to read, and not this member's words.
    await send(of, { to: [other.address], text: "Cudze." });
    await readAll();
    expect((await ownThread(other)).unconfirmedMails).toHaveLength(1);
    expect(await answersIn(other)).toEqual([]);
  });

  test("brings the words of somebody who cannot sign in any more, too", async () => {
    for (const state of [
      { status: "inactive", deactivatedAt: new Date() },
      { status: "banned", bannedAt: new Date() },
    ] as const) {
      const of = await answeredThread();
      await db.update(users).set(state).where(eq(users.id, of.author.userId));
      await reply(of, "own", "Chcę się odwołać.");
      const card = await threadCard((await newStaff("support", going)).ctx, of.threadId);
      expect(card).toMatchObject({ state: "waiting" });
      expect(card.messages.at(-1)).toMatchObject({ author: "member", mail: { isConfirmed: true } });
    }
  });

  test("leaves no word, address or key in the log", async () => {
    const logged = captureLog();
    const of = await answeredThread();
    const [key = ""] = /[\da-f-]{36}/.exec(of.address) ?? [];
    for (const kind of ["own", "forged", "automatic", "files"] as const)
      await reply(of, kind, "Sekretne słowa");
    await postReport({ type: "email.received", data: { email_id: "x", to: ["anna@x.example"] } });
    const lines = logged();
    expect(lines).toContain("mail was not taken");
    for (const secret of [key, "Sekretne", of.author.identity.email, "anna@x.example", "zrzut"])
      expect(lines).not.toContain(secret);
  });
});

test("without inbound mail nobody can answer, and the mail says so", async () => {
  env.INBOUND_MAIL_DOMAIN = undefined;
  const { mail } = await answeredThread();
  env.INBOUND_MAIL_DOMAIN = domain;
  expect(mail.replyTo).toEqual([]);
  expect(mail.text).toContain("Na tego e-maila nie można odpisać.");
  expect(mail.text).not.toContain("Odpisz");
});
