import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { operator } from "~/config/operator.server";
import { db } from "~/db/client.server";
import { contactMessages, mails, messages } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { action } from "~/routes/public/contact";
import { deleteContactMessages } from "~/services/contact/delete-contact-messages.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { sendContactMessage } from "~/services/contact/send-contact-message.server";
import { rateLimitRules } from "~/services/rate-limits/rules.server";
import { findEverywhere } from "../../support/find-everywhere";
import { testContext } from "../../support/orders";
import { mailsTo } from "../../support/records";
import { call, post } from "../../support/requests";
import { screeningOf } from "../../support/screening";

const hour = 60 * 60_000;
const day = 24 * hour;
const address = () => `pisze.${crypto.randomUUID()}@example.com`;
const visitor = testContext("visitor");

const send = (form: Record<string, string>) => call<Refusal>(action, post("/kontakt", form));
const calm = { screening: screeningOf() } as const;
const storedFrom = (email: string) =>
  db
    .select({ ...getTableColumns(contactMessages), message: messages.body })
    .from(contactMessages)
    .innerJoin(messages, eq(messages.id, contactMessages.messageId))
    .where(eq(contactMessages.email, email));

/** Runs the jobs of a message, as the worker would. */
async function sendMails(email: string): Promise<void> {
  for (const { forwardMailId, receiptMailId } of await storedFrom(email))
    for (const mailId of [forwardMailId, receiptMailId])
      if (mailId) await sendMail(testContext(), { mailId: mailId, lastAttempt: false });
}

describe("a message", () => {
  test("is stored, forwarded with an address to answer, and acknowledged without its words", async () => {
    const email = address();
    const message = `Dzień dobry,\nnie mam dokumentu K-10001. ${email}`;
    expect(await send({ email, message })).toMatchObject({
      status: 303,
      location: "/kontakt?done=message-sent",
    });
    expect(await storedFrom(email)).toMatchObject([{ message, crisisLevel: "none" }]);
    await sendMails(email);
    const forwarded = mailsTo(operator.email).filter(({ text }) => text?.includes(email));
    expect(forwarded).toHaveLength(1);
    expect(forwarded[0]?.text).toContain("nie mam dokumentu K-10001.");
    const receipts = mailsTo(email);
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.text).not.toContain("K-10001");
    // Nothing in the message called for them.
    expect(receipts[0]?.text).not.toContain("800\u00a070\u00a02222");
  });

  test("brings its jobs with it in one transaction", async () => {
    const email = address();
    await send({ email, message: "Czy list jest też w DOCX?" });
    const [stored] = await storedFrom(email);
    const jobs = await db.execute(
      sql`select key from graphile_worker.jobs where key in (${`mail:${stored?.forwardMailId}`}, ${`mail:${stored?.receiptMailId}`})`,
    );
    expect(jobs).toHaveLength(2);
  });

  test("sent twice is one message", async () => {
    const form = { email: address(), message: "Kliknęło mi się dwa razy." };
    const answers = await Promise.all([send(form), send(form)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await storedFrom(form.email)).toHaveLength(1);
  });

  test("that is incomplete comes back with every error and the words", async () => {
    const answer = await send({ email: "to nie adres", message: "" });
    expect(answer.status).toBe(422);
    expect(answer.data.values).toMatchObject({ email: "to nie adres" });
    expect(answer.data.errors).toEqual({
      email: "Podaj poprawny adres e-mail, na przykład anna@example.com.",
      message: "Napisz wiadomość.",
    });
    for (const message of ["ż".repeat(5001), `a${"\u0323".repeat(5001)}`]) {
      const long = await send({ email: address(), message });
      expect(long.data.errors).toEqual({ message: "Skróć wiadomość do 5000 znaków." });
    }
    expect((await send({ email: address(), message: "🌙".repeat(5000) })).status).toBe(303);
  });

  test("that cannot be stored comes back with its words", async () => {
    const away = Object.assign(new Error("no connection"), { code: "ECONNREFUSED" });
    vi.spyOn(db, "transaction").mockRejectedValueOnce(away);
    const form = { email: address(), message: "Nie zgub tego." };
    const answer = await send(form);
    expect(answer.status).toBe(503);
    expect(answer.data.errors[""]).toBe(
      "Nie udało się wysłać wiadomości. Twój tekst został w formularzu.",
    );
    expect(answer.data.values).toMatchObject(form);
    expect((await send(form)).status).toBe(303);
  });

  test("from a robot is not stored, and the robot is none the wiser", async () => {
    const email = address();
    const answer = await send({ email, message: "Buy now", website: "http://spam.example" });
    expect(answer).toMatchObject({ status: 303, location: "/kontakt?done=message-sent" });
    expect(await storedFrom(email)).toEqual([]);
  });
});

describe("limits", () => {
  test("a sender has a few messages an hour, whatever the case of the address, and one receipt a day", async () => {
    const email = address();
    for (let number = 1; number <= rateLimitRules.contactMessages.max; number += 1)
      expect((await send({ email, message: `Wiadomość ${number}` })).status).toBe(303);
    const refused = await send({ email: email.toUpperCase(), message: "Jeszcze jedna" });
    expect(refused.status).toBe(429);
    expect(refused.data.errors[""]).toMatch(
      /^Coś poszło nie tak. Spróbuj ponownie później. .*następną przyjmiemy po .*\d\d:\d\d\. /,
    );
    expect(refused.data.values.message).toBe("Jeszcze jedna");
    const later = testContext("visitor", { now: new Date(Date.now() + 2 * hour) });
    await sendContactMessage(later, { ...calm, email, message: "Po godzinie" });
    expect((await storedFrom(email)).map(({ message }) => message)).toContain("Po godzinie");
    const receipts = (await storedFrom(email)).filter(({ receiptMailId }) => receiptMailId);
    expect(receipts).toHaveLength(1);
  });

  test("so has an address on the network, with any number of senders and at the same time", async () => {
    const clientAddress = `2001:db8:${crypto.randomUUID().slice(0, 4)}::1`;
    const outcomes = await Promise.allSettled(
      Array.from({ length: rateLimitRules.contactMessagesOfNetwork.max + 3 }, (_, number) =>
        sendContactMessage(visitor, {
          ...calm,
          email: address(),
          message: `Nr ${number}`,
          clientAddress,
        }),
      ),
    );
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused.map((outcome) => "reason" in outcome && (outcome.reason as Error).name)).toEqual(
      Array.from({ length: 3 }, () => "TooManyRequests"),
    );
  });
});

describe("a crisis", () => {
  const words = "Nie chcę już żyć, zabiję się dziś w nocy.";

  test("brings help first and stores nothing; the person may go back or on", async () => {
    const email = address();
    const first = await send({ email, message: words });
    expect(first).toMatchObject({ status: 422, data: { step: "help" } });
    expect(first.data.values.message).toBe(words);
    expect(await storedFrom(email)).toEqual([]);
    const back = await send({ email, message: words, backToForm: "1" });
    expect(back).toMatchObject({ status: 422, data: { step: "edit" } });
    expect((await send({ email, message: words, helpSeen: "helpSeen" })).status).toBe(303);
    expect(await storedFrom(email)).toMatchObject([{ crisisLevel: "acute" }]);
    await sendMails(email);
    const [forwarded] = mailsTo(operator.email).filter(({ text }) => text?.includes(email));
    expect(forwarded?.text).toContain("może być słychać kryzys");
    const [receipt] = mailsTo(email);
    expect(receipt?.text).toContain("800\u00a070\u00a02222");
    expect(receipt?.text).not.toContain("żyć");
  });
});

test("messages go after 90 days with their mails, and nothing tells where they came from", async () => {
  const email = address();
  await sendContactMessage(visitor, {
    ...calm,
    email,
    message: "Na chwilę",
    clientAddress: "192.0.2.7",
  });
  const [stored] = await storedFrom(email);
  const mailIds = [stored?.forwardMailId ?? "", stored?.receiptMailId ?? ""];
  const after = (days: number) =>
    deleteContactMessages(testContext("schedule", { now: new Date(Date.now() + days * day) }));

  expect(await findEverywhere("192.0.2.7")).toEqual([]);
  await after(89);
  expect(await storedFrom(email)).toHaveLength(1);
  await after(91);
  expect(await storedFrom(email)).toEqual([]);
  expect(await db.select().from(mails).where(inArray(mails.id, mailIds))).toEqual([]);
});
