import { asc, eq, isNull } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";
import { inboundMails, mails } from "~/db/schema";
import { sendMail } from "~/services/outbox/send-mail.server";
import { answerThread, versionOf } from "~/services/support/answer-thread.server";
import { readOwnThread } from "~/services/support/member-queries.server";
import { receiveMail as readMail } from "~/services/support/receive-mail.server";
import type { ReplyKind } from "../../../sandbox/inbox/replies";
import { reportMails } from "../../support/mail-reports";
import { testContext } from "../../support/orders";
import { staffContext } from "../../support/staff";
import { openTicketOf, signedInPerson, type SignedInPerson } from "../../support/support";
import { sandbox } from "../../support/world";

const going = {
  get now() {
    return new Date();
  },
};

beforeAll(() => void (env.INBOUND_MAIL_DOMAIN = "odpowiedzi.konstelacja.example"));
beforeEach(reportMails);

/** A thread that staff have answered by mail. */
async function answeredThread(person?: SignedInPerson) {
  const author = person ?? (await signedInPerson(going));
  const threadId = await openTicketOf(author);
  const staff = staffContext("support", going);
  const version = await versionOf(staff, threadId);
  await answerThread(staff, { threadId, text: "Już wysłaliśmy.", version });
  const own = eq(mails.recipient, author.identity.email);
  for (const { id } of await db.select().from(mails).where(own))
    await sendMail(testContext(), { mailId: id, lastAttempt: false });
  const [mail] = sandbox.state.mails.newest(({ to }) => to.includes(author.identity.email));
  if (!mail) throw new Error("no mail");
  return { author, threadId, mail, address: mail.replyTo[0] ?? "" };
}

/** Does what the jobs of the mails do that have come. */
async function readMails() {
  await sandbox.mailReportsSettled();
  const open = isNull(inboundMails.settledAt);
  const come = await db
    .select()
    .from(inboundMails)
    .where(open)
    .orderBy(asc(inboundMails.receivedAt));
  for (const { id } of come)
    await readMail(testContext("worker"), { inboundMailId: id, lastAttempt: false });
}

/** Answers a mail on its page in the sandbox. */
async function reply(mailId: string, kind: ReplyKind, text: string) {
  const body = new URLSearchParams({ kind, text });
  const answer = await fetch(`${sandbox.url}/inbox/${mailId}/reply`, { method: "POST", body });
  expect(answer.status).toBe(200);
  await readMails();
}

describe("an answer by mail", () => {
  test("stands in the thread as the member's words, and runs the clock", async () => {
    const { author, threadId, mail } = await answeredThread();
    expect(mail.text).toContain("Odpisz nad tą linią.\n\nDzień dobry!");
    expect(mail.text).toContain("Możesz odpisać na tego e-maila");
    expect(mail.text).not.toContain("nie można odpisać");
    await reply(mail.id, "own", "Dziękuję, teraz działa.\n\nAnna");
    const thread = await readOwnThread(author.ctx, { threadId });
    expect(thread.messages).toMatchObject([
      { author: "member" },
      { author: "staff" },
      { author: "member", text: "Dziękuję, teraz działa.\n\nAnna" },
    ]);
    expect(thread.dueAt!.getTime() - thread.messages[2]!.createdAt.getTime()).toBe(24 * 3_600_000);
  });
});
