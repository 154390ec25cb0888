import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { complaints, messages, supportThreads } from "~/db/schema";
import type { Refusal } from "~/forms/refusal";
import { action as act } from "~/routes/admin/act";
import { action as openAction, loader as complaintPage } from "~/routes/orders/complaint";
import { action as writeAction } from "~/routes/orders/complaint-message";
import type { ComplaintView } from "~/routes/orders/complaint-visit.server";
import { openContent } from "~/services/content-access/open-content.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { threadCard } from "~/services/support/desk-queries.server";
import { signIn } from "../../support/members";
import { placePaidOrder, placeTestOrder, testContext } from "../../support/orders";
import { mailsTo, recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { afterUndoTime, newStaff } from "../../support/staff";

function send(
  handler: typeof openAction,
  token: string,
  fields: Record<string, string>,
  files: readonly File[] = [],
) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ formToken: randomUUID(), ...fields }))
    body.append(name, value);
  for (const file of files) body.append("attachments", file);
  const request = new Request(`http://shop.test/orders/${token}/complaint`, {
    method: "POST",
    body,
  });
  return call<Refusal<ComplaintView>>(handler, request, { token });
}

const pageOf = async (token: string) =>
  (await call<ComplaintView>(complaintPage, get(`/orders/${token}/complaint`), { token })).data;

const words = { content: "To nie mój dokument, Anna", remedy: "refund" };

/** An order somebody has complained about by its page, without an account and without scripts. */
async function complainedAbout(fields: Record<string, string> = words) {
  const order = await placePaidOrder();
  const answer = await send(openAction, order.token, fields);
  if (answer.status !== 303) throw new Error(JSON.stringify(answer.data));
  const { open } = await pageOf(order.token);
  return { order, threadId: open!.id };
}

const press = async (
  staff: Awaited<ReturnType<typeof newStaff>>,
  threadId: string,
  name: string,
  fields: Record<string, string>,
) => {
  const { jar } = await signIn(staff.identity, undefined, { fresh: "1" });
  const request = jar.on(post(`/admin/support/${threadId}/${name}`, fields));
  return call(act, request, { tab: "support", id: threadId, act: name });
};

describe("a complaint of a buyer without an account", () => {
  test("is opened by the order's page, decided with a refund by staff, and answered", async () => {
    const order = await placePaidOrder();
    const email = order.email ?? "";
    expect(await pageOf(order.token)).toMatchObject({ open: null, closed: [], isPaid: true });

    const empty = await send(openAction, order.token, { content: " " });
    expect(empty.data.errors).toMatchObject({
      content: "Napisz, co jest nie tak.",
      remedy: "Wybierz, czego oczekujesz.",
    });
    const file = new File(["dokument"], "moj.txt", { type: "text/plain" });
    const sent = await send(openAction, order.token, words, [file]);
    expect(sent.location).toBe(`/orders/${order.token}/complaint?done=complaint-opened`);
    const { open } = await pageOf(order.token);
    expect(open).toMatchObject({ remedy: "refund", decision: null });
    expect(open?.messages).toMatchObject([
      { author: "visitor", text: words.content, attachments: [{ name: "moj.txt" }] },
    ]);
    const again = await send(openAction, order.token, words);
    expect(again).toMatchObject({ status: 409, data: { values: { content: words.content } } });
    const more = await send(writeAction, order.token, { content: "I nie tej osoby." });
    expect(more.status).toBe(303);

    const threadId = open!.id;
    const staff = await newStaff("support");
    const card = await threadCard(staff.ctx, threadId);
    expect(card).toMatchObject({ kind: "complaint", author: { id: null, email } });
    expect(card.messages).toMatchObject([{ text: null }, { text: null }]);
    await openContent(staff.ctx, {
      target: { kind: "thread", id: threadId },
      reason: "answer_message",
    });

    const silent = await press(staff, threadId, "accept", { text: " " });
    expect(silent.status).toBe(422);
    const accepted = await press(staff, threadId, "accept", { text: "Masz rację.\n\nOla" });
    expect(accepted.location).toContain("act-delayed");
    await afterUndoTime(threadId);
    const records = await recordsOf(order.id);
    expect(records.refunds).toMatchObject([
      { amountGrosze: 1199, reason: "complaint", decidedAlone: true, actorId: staff.userId },
    ]);
    const [decided] = (await pageOf(order.token)).closed;
    expect(decided).toMatchObject({ decision: "refund", refundGrosze: 1199, byLaw: false });
    expect(decided?.messages.at(-1)).toMatchObject({ author: "staff", text: "Masz rację.\n\nOla" });

    for (const { id } of (await recordsOf(order.id)).mails.filter(({ kind }) =>
      kind.startsWith("complaint"),
    ))
      await sendMail(testContext(), { mailId: id, lastAttempt: true });
    const [decision, receipt] = (await mailsTo(email)).filter(({ subject }) =>
      subject.includes("reklamacj"),
    );
    expect(receipt?.text).toContain("reklamacja będzie uznana");
    expect(receipt?.text).not.toContain("To nie mój dokument");
    expect(decision?.text).toContain("Masz rację.");
    expect(decision?.text).toContain("11,99");
  });

  test("stops for help first, and is kept to orders that were paid for", async () => {
    const order = await placePaidOrder();
    const despair = { content: "Zabiję się jeszcze tej nocy.", remedy: "refund" };
    const stopped = await send(openAction, order.token, despair);
    expect(stopped).toMatchObject({ status: 422, data: { step: "help" } });
    expect((await pageOf(order.token)).open).toBeNull();
    expect((await send(openAction, order.token, { ...despair, helpSeen: "1" })).status).toBe(303);
    const ofOrder = eq(supportThreads.orderId, order.id);
    expect(await db.select().from(supportThreads).where(ofOrder)).toMatchObject([
      { crisisLevel: "acute", userId: null },
    ]);

    const unpaid = await placeTestOrder(testContext("buyer"));
    expect((await send(openAction, unpaid.token, words)).status).toBe(409);
    expect((await send(openAction, "nothing", words)).status).toBe(404);
    const { threadId } = await complainedAbout();
    expect(await db.$count(complaints, eq(complaints.threadId, threadId))).toBe(1);
    expect(await db.$count(messages)).toBeGreaterThan(0);
  });
});
