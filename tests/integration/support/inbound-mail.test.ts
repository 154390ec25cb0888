import { asc, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { inboundMails, mails, supportThreads } from "~/db/schema";
import { Conflict, TooManyRequests } from "~/services/command/errors";
import { openContent } from "~/services/acts/open-content.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { outstandingInboundMails } from "~/services/support/accept-received-mail.server";
import { answerThread, versionOf } from "~/services/support/answer-thread.server";
import { deleteOldThreads } from "~/services/support/delete-threads.server";
import { listThreads, threadCard } from "~/services/support/desk-queries.server";
import { exportThreads } from "~/services/support/export-threads.server";
import { closeThread } from "~/services/support/manage-thread.server";
import { readOwnThread } from "~/services/support/member-queries.server";
import { receiveMail } from "~/services/support/receive-mail.server";
import type { ReplyKind } from "../../../sandbox/inbox/replies";
import type { SentMail } from "../../../sandbox/resend/receiving";
import { captureLog } from "../../support/captured-log";
import { postReport, reportMails } from "../../support/mail-reports";
import { testContext } from "../../support/orders";
import { mailsTo } from "../../support/records";
import { newStaff, staffContext } from "../../support/staff";
import { openTicketOf, signedInPerson, type SignedInPerson } from "../../support/support";
import { sandbox } from "../../support/world";

const going = {
  get now() {
    return new Date();
  },
};
const worker = testContext("worker", going);
const domain = "odpowiedzi.konstelacja.example";
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

const close = (threadId: string) =>
  closeThread(staffContext("support", going), { threadId, reason: "settled" });

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
    // It waits for its next attempt.
    const [left] = await waiting();
    await db.delete(inboundMails).where(eq(inboundMails.id, left!.id));
    await reply(of, "own", "A to ja.");
    expect(await answersIn(of)).toMatchObject([{ text: "A to ja." }]);
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
