import { and, eq, isNull } from "drizzle-orm";
import { addJob, type OutstandingJob } from "~/db/add-job.server";
import { documentTexts, draftTexts, orders, textScores } from "~/db/schema";
import { gravest } from "~/crisis/levels";
import { retryDelays } from "~/config/limits";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { assertNotRefused, Conflict } from "../command/errors";
import type { Refusal } from "../command/refusals";
import { deleteDraft } from "../orders/delete-content.server";
import { recordEvent, type Order } from "../orders/transition-order.server";
import {
  draftRejections,
  draftSendings,
  remakeNotes,
  type DraftRejection,
  type DraftSending,
  type RemakeNote,
  orderAuditEvents,
  orderRefusals,
} from "../orders/acts";
import { lockAssistedOrder } from "../orders/named-order.server";
import { remainingBudget } from "../spending/queries.server";
import { canRemake, hasBeenRemade, restartOrder } from "./remake-order.server";

export type DraftState = "writing" | "ready" | "failed";

export const draftStateOf = (draft: { failure: string | null; writtenAt: Date | null }) =>
  draft.failure ? "failed" : draft.writtenAt ? "ready" : ("writing" satisfies DraftState);

type Replacing = {
  canRemake: boolean;
  /** Null where there is no draft. */
  draft: DraftState | null;
};

/** The rule of whatever is made again, in words that fit a text beside another. */
const noReplacement: Refusal = {
  ...orderRefusals.no_remake,
  text: "Tekst można wymienić tylko raz, po dostarczeniu dokumentu i dopóki są odpowiedzi.",
};

/** @param leftMicroUsd what the model may still cost for the order, in millionths of a US dollar */
export function draftRefusal(
  { canRemake, draft }: Replacing,
  leftMicroUsd: number,
): Refusal | null {
  if (!canRemake) return noReplacement;
  if (draft !== null && draft !== "failed") return orderRefusals.draft_exists;
  return leftMicroUsd > 0 ? null : orderRefusals.no_model_budget;
}

export function draftSendingRefusal({ canRemake, draft }: Replacing): Refusal | null {
  if (draft !== "ready") return orderRefusals.no_draft;
  return canRemake ? null : noReplacement;
}

const targetOf = ({ id }: Order) => ({ kind: "order", id }) as const;

const draftJobKey = (orderId: string) => `draft:${orderId}`;

/** The drafts that were asked for and are neither written nor given up. */
export async function outstandingDrafts(
  ctx: ServiceContext,
): Promise<OutstandingJob<"write_draft">[]> {
  const outstanding = await ctx.db
    .select({ orderId: draftTexts.orderId })
    .from(draftTexts)
    .where(and(isNull(draftTexts.writtenAt), isNull(draftTexts.failure)));
  return outstanding.map(({ orderId }) => ({
    payload: { orderId },
    key: draftJobKey(orderId),
    rest: retryDelays.own,
  }));
}

/**
 * Has a delivered text written once more by the newest prompt, to be laid beside it. Nothing is sent and nothing goes; the
 * order's free correction stays where it is until the draft is sent.
 * @throws NotAllowed, Invalid, NotFound, Conflict `no_remake`, `draft_exists` while one is written or waits,
 * `no_model_budget`
 */
export async function requestDraft(
  ctx: ServiceContext,
  input: { orderId: string; note: RemakeNote },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const given = { reason: input.note, among: remakeNotes };
    const order = await lockAssistedOrder(tx, input.orderId, given);
    const left = await remainingBudget(tx, { kind: "order", id: order.id });
    const draft = await draftOf(tx, order.id);
    assertNotRefused(draftRefusal(await replacingOf(tx, order, draft), left));
    await deleteDraft(tx, order.id);
    await tx.db
      .insert(draftTexts)
      .values({ orderId: order.id, note: input.note, requestedAt: tx.now() });
    await recordEvent(tx, order.id, "draft_requested", { note: input.note });
    await recordAuditEvent(tx, {
      act: orderAuditEvents.write_draft,
      target: targetOf(order),
      reason: input.note,
    });
    await addJob(tx, "write_draft", { orderId: order.id }, draftJobKey(order.id));
  });
}

/**
 * Looks whether a draft can be put in the place of the text that was sent: its document is made and mailed, and the order's
 * one free correction is used.
 * @returns what does it, under the order's lock
 * @throws NotAllowed, Invalid, NotFound, Conflict `no_draft`, `no_remake`
 */
export async function planDraftSending(
  tx: TransactionContext,
  input: { orderId: string; reason: DraftSending },
): Promise<() => Promise<void>> {
  const given = { reason: input.reason, among: draftSendings };
  const order = await lockAssistedOrder(tx, input.orderId, given);
  const draft = await draftOf(tx, order.id);
  assertNotRefused(draftSendingRefusal(await replacingOf(tx, order, draft)));
  if (!draft?.writtenAt || !draft.promptVersion || !draft.model)
    throw new Error("A draft that is ready has been written.");
  const { content, promptVersion, model, writtenAt } = draft;
  return async () => {
    const before = await confidenceOf(tx, order.id, false);
    const after = await confidenceOf(tx, order.id, true);
    await restartOrder(tx, order, draft.note);
    await tx.db
      .insert(documentTexts)
      .values({ orderId: order.id, content, promptVersion, model, writtenAt });
    await tx.db
      .update(textScores)
      .set({ isDraft: false })
      .where(and(eq(textScores.orderId, order.id), eq(textScores.isDraft, true)));
    await tx.db.delete(draftTexts).where(eq(draftTexts.orderId, order.id));
    await tx.db
      .update(orders)
      .set({ crisisLevel: gravest([order.crisisLevel, draft.crisisLevel]) })
      .where(eq(orders.id, order.id));
    await recordEvent(tx, order.id, "draft_sent");
    await recordAuditEvent(tx, {
      act: orderAuditEvents.send_draft,
      target: targetOf(order),
      reason: input.reason,
      before: { confidence: before },
      after: { confidence: after },
    });
  };
}

/**
 * Throws the draft away, or stops waiting for one: the text that was sent stays.
 * @throws NotAllowed, Invalid, NotFound, Conflict `no_draft`
 */
export async function rejectDraft(
  ctx: ServiceContext,
  input: { orderId: string; reason: DraftRejection },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const given = { reason: input.reason, among: draftRejections };
    const order = await lockAssistedOrder(tx, input.orderId, given);
    if (!(await deleteDraft(tx, order.id))) throw new Conflict(orderRefusals.no_draft);
    await recordEvent(tx, order.id, "draft_rejected");
    await recordAuditEvent(tx, {
      act: orderAuditEvents.reject_draft,
      target: targetOf(order),
      reason: input.reason,
    });
  });
}

async function replacingOf(
  tx: TransactionContext,
  order: Order,
  draft: Draft | undefined,
): Promise<Replacing> {
  return {
    canRemake: canRemake(order, await hasBeenRemade(tx, order.id)),
    draft: draft ? draftStateOf(draft) : null,
  };
}

type Draft = typeof draftTexts.$inferSelect;

async function draftOf(tx: TransactionContext, orderId: string): Promise<Draft | undefined> {
  const [draft] = await tx.db.select().from(draftTexts).where(eq(draftTexts.orderId, orderId));
  return draft;
}

async function confidenceOf(
  tx: TransactionContext,
  orderId: string,
  isDraft: boolean,
): Promise<number | null> {
  const [score] = await tx.db
    .select({ confidence: textScores.confidence })
    .from(textScores)
    .where(and(eq(textScores.orderId, orderId), eq(textScores.isDraft, isDraft)));
  return score?.confidence ?? null;
}
