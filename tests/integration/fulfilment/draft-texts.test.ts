import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "~/db/client.server";
import { delayedActs, draftTexts, modelSpending, textScores } from "~/db/schema";
import { action as act, loader as actPage } from "~/routes/admin/act";
import { planContentDeletion } from "~/services/orders/delete-content-for-buyer.server";
import { planDraftSending, rejectDraft, requestDraft } from "~/services/fulfilment/drafts.server";
import { planRemake } from "~/services/fulfilment/remake-order.server";
import { smartCard } from "~/services/desk/smart-card.server";
import { Conflict, Invalid, NotAllowed, NotFound } from "~/services/command/errors";
import { writeDraft } from "~/services/fulfilment/write-draft.server";
import { openContent } from "~/services/acts/open-content.server";
import { auditOf } from "../../support/desk";
import { signIn } from "../../support/members";
import {
  deliverOrder,
  placeDeliveredOrder,
  placeTestOrder,
  testContext,
} from "../../support/orders";
import { recordsOf } from "../../support/records";
import { call, get, post } from "../../support/requests";
import { performNow } from "../../support/acts";
import { newStaff, staffContext } from "../../support/staff";
import { sandbox } from "../../support/world";
import { performDelayedAct } from "~/services/acts/perform-delayed-act.server";

/** One clock for both: what was asked for is written after that. */
const clock = { now: new Date() };
const worker = testContext("worker", clock);
const support = staffContext("support", clock);
const attempt = (orderId: string) => ({ orderId, lastAttempt: true });

const request = (orderId: string, ctx = support) =>
  requestDraft(ctx, { orderId, note: "off_topic" });
const send = (orderId: string, ctx = support) =>
  performNow(ctx, planDraftSending, { orderId, reason: "closer_to_answers" });
const reject = (orderId: string, ctx = support) =>
  rejectDraft(ctx, { orderId, reason: "not_better" });

/** An order with a draft that waits for a decision. */
async function drafted() {
  const order = await placeDeliveredOrder();
  await request(order.id);
  await writeDraft(worker, attempt(order.id));
  return order;
}

const draftOf = async (orderId: string) =>
  (await db.select().from(draftTexts).where(eq(draftTexts.orderId, orderId)))[0];
const scoresOf = (orderId: string) =>
  db.select().from(textScores).where(eq(textScores.orderId, orderId));

const auditedOf = async (id: string) => (await auditOf(id)).map(({ act, reason }) => [act, reason]);

describe("a second text beside the first", () => {
  test("is written without touching what was sent, and laid beside it in numbers", async () => {
    const order = await placeDeliveredOrder();
    const before = await recordsOf(order.id);
    await request(order.id);
    expect((await smartCard(support, order.id)).draft).toMatchObject({
      state: "writing",
      figures: null,
    });
    expect((await recordsOf(order.id)).jobs).toContainEqual(
      expect.objectContaining({ task: "write_draft", key: `draft:${order.id}` }),
    );
    await writeDraft(worker, attempt(order.id));
    const after = await recordsOf(order.id);
    expect(after).toMatchObject({
      order: { status: "completed" },
      texts: before.texts,
      delivered: before.delivered,
    });
    const { draft, text } = await smartCard(support, order.id);
    expect(draft).toMatchObject({ state: "ready", text: null });
    for (const figures of [draft?.figures, text])
      expect(figures).toMatchObject({
        confidence: expect.any(Number) as number,
        length: expect.any(Number) as number,
        tokens: expect.any(Number) as number,
      });
    // Neither is told the other's calls.
    expect((draft?.figures?.tokens ?? 0) + (text?.tokens ?? 0)).toBe(
      (await smartCard(support, order.id)).total.tokens,
    );
    await openContent(support, { target: { kind: "order", id: order.id }, reason: "complaint" });
    expect((await smartCard(support, order.id)).draft?.text?.length).toBeGreaterThan(0);
    expect(JSON.stringify(await smartCard(staffContext("support"), order.id))).not.toContain(
      draft?.text?.[0] ?? "cisza po rozmowie",
    );
  });

  test("takes the first one's place once it is sent, with one mail and its own figures", async () => {
    const order = await drafted();
    const before = await recordsOf(order.id);
    const draft = await draftOf(order.id);
    const content = { ...(draft?.content as object), title: "Druga wersja" };
    await db.update(draftTexts).set({ content }).where(eq(draftTexts.orderId, order.id));
    await db
      .update(textScores)
      .set({ confidence: 0.99 })
      .where(and(eq(textScores.orderId, order.id), eq(textScores.isDraft, true)));
    const tries = await Promise.allSettled([send(order.id), send(order.id)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await deliverOrder(worker, attempt(order.id));
    const after = await recordsOf(order.id);
    expect(after.order.status).toBe("completed");
    expect(after.texts).toMatchObject([{ content, writtenAt: draft?.writtenAt }]);
    expect(after.modelCalls).toHaveLength(before.modelCalls.length);
    expect(after.delivered).toHaveLength(before.delivered.length + 1);
    expect(after.files[0]?.bytes).not.toEqual(before.files[0]?.bytes);
    expect(await draftOf(order.id)).toBeUndefined();
    expect(await scoresOf(order.id)).toMatchObject([{ isDraft: false, confidence: 0.99 }]);
    expect(await auditedOf(order.id)).toEqual([
      ["write_draft", "off_topic"],
      ["send_draft", "closer_to_answers"],
    ]);
    // That was the one correction.
    for (const again of [
      () => request(order.id),
      () => performNow(support, planRemake, { orderId: order.id, note: "off_topic" }),
    ])
      await expect(again()).rejects.toMatchObject({ code: "no_remake" });
  });

  test("is thrown away without using up the free correction", async () => {
    const order = await drafted();
    await expect(request(order.id)).rejects.toMatchObject({ code: "draft_exists" });
    await reject(order.id);
    await expect(reject(order.id)).rejects.toThrow(Conflict);
    await expect(send(order.id)).rejects.toMatchObject({ code: "no_draft" });
    expect(await scoresOf(order.id)).toMatchObject([{ isDraft: false }]);
    await request(order.id);
    await writeDraft(worker, attempt(order.id));
    expect((await smartCard(support, order.id)).draft?.state).toBe("ready");
    await performNow(support, planRemake, { orderId: order.id, note: "off_topic" });
    expect(await draftOf(order.id)).toBeUndefined();
    expect(await scoresOf(order.id)).toEqual([]);
  });

  test("is not asked for where the model may cost nothing more for this order", async () => {
    const order = await placeDeliveredOrder();
    await db
      .update(modelSpending)
      .set({ microUsd: 1_000_000_000 })
      .where(eq(modelSpending.scope, `order ${order.id}`));
    await expect(request(order.id)).rejects.toMatchObject({ code: "no_model_budget" });
    expect(await draftOf(order.id)).toBeUndefined();
  });

  test("that somebody threw away while it was written stays away", async () => {
    const order = await placeDeliveredOrder();
    await request(order.id);
    const written = writeDraft(worker, attempt(order.id));
    await reject(order.id);
    await written;
    expect(await draftOf(order.id)).toBeUndefined();
    expect(await scoresOf(order.id)).toHaveLength(1);
  });

  test("fails alone where the model declines, and can be asked for anew", async () => {
    const order = await placeDeliveredOrder();
    await request(order.id);
    sandbox.faults.arm({ service: "model", fault: "refusal" });
    await writeDraft(worker, attempt(order.id));
    expect((await smartCard(support, order.id)).draft).toMatchObject({
      state: "failed",
      failure: "model_refused",
    });
    await expect(send(order.id)).rejects.toMatchObject({ code: "no_draft" });
    expect((await recordsOf(order.id)).order.status).toBe("completed");
    await request(order.id);
    await writeDraft(worker, attempt(order.id));
    expect((await smartCard(support, order.id)).draft?.state).toBe("ready");
  });

  test("goes with the answers, and is written only while they are here", async () => {
    const order = await drafted();
    await performNow(support, planContentDeletion, { orderId: order.id, reason: "data_request" });
    expect(await draftOf(order.id)).toBeUndefined();
    expect(await scoresOf(order.id)).toMatchObject([{ isDraft: false }]);
    await expect(request(order.id)).rejects.toMatchObject({ code: "no_remake" });
    const waiting = await placeDeliveredOrder();
    await request(waiting.id);
    await performNow(support, planContentDeletion, { orderId: waiting.id, reason: "data_request" });
    await writeDraft(worker, attempt(waiting.id));
    expect(await draftOf(waiting.id)).toBeUndefined();
    const unpaid = await placeTestOrder(worker);
    await expect(request(unpaid.id)).rejects.toMatchObject({ code: "no_remake" });
  });

  test("is for those who may assist, and who say why", async () => {
    const order = await drafted();
    for (const ctx of [staffContext("finance"), staffContext("moderator"), testContext("buyer")])
      for (const verb of [request, send, reject])
        await expect(verb(order.id, ctx)).rejects.toThrow(NotAllowed);
    const because = "because" as never;
    await expect(requestDraft(support, { orderId: order.id, note: because })).rejects.toThrow(
      Invalid,
    );
    await expect(
      performNow(support, planDraftSending, { orderId: order.id, reason: because }),
    ).rejects.toThrow(Invalid);
    await expect(rejectDraft(support, { orderId: order.id, reason: because })).rejects.toThrow(
      Invalid,
    );
    for (const verb of [request, send, reject])
      await expect(verb(randomUUID())).rejects.toThrow(NotFound);
  });

  test("is asked for, looked at and sent from the pages of the desk", async () => {
    const order = await placeDeliveredOrder();
    const { jar } = await signIn((await newStaff("support")).identity, undefined, { fresh: "1" });
    const where = (name: string) => ({ module: "smart", id: order.id, act: name });
    const address = (name: string) => `/admin/modules/smart/${order.id}/${name}`;
    const preview = async (name: string) =>
      JSON.stringify((await call(actPage, jar.on(get(address(name))), where(name))).data);
    const done = (name: string, reason: string) =>
      call(act, jar.on(post(address(name), { reason })), where(name));
    expect(await preview("optimise")).toContain("nic nie wychodzi do kupującej osoby");
    expect((await done("optimise", "off_topic")).location).toContain("draft-asked");
    expect((await done("optimise", "off_topic")).status).toBe(409);
    await writeDraft(worker, attempt(order.id));
    expect(await preview("send-draft")).toMatch(/Wysłany tekst: pewność .*Nowa wersja: pewność /);
    expect((await done("send-draft", "safer")).location).toContain("act-delayed");
    expect((await done("send-draft", "safer")).status).toBe(409);
    expect((await smartCard(support, order.id)).draft?.state).toBe("ready");
    const [pressed] = await db
      .select({ id: delayedActs.id })
      .from(delayedActs)
      .where(eq(delayedActs.targetId, order.id));
    await performDelayedAct(worker, { actId: pressed?.id ?? "", lastAttempt: false });
    expect((await recordsOf(order.id)).order.status).toBe("processing");
    expect((await done("reprocess", "off_topic")).status).toBe(400);
    expect((await done("reject-draft", "not_better")).status).toBe(409);
  });
});
