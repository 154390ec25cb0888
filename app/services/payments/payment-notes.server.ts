import { eq, lte } from "drizzle-orm";
import { paymentNotes } from "~/db/schema";
import { retention, retentionTime } from "~/config/retention";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { isId } from "../listing/ids";
import { lockPayment } from "./lock-payment.server";
import { paymentAuditEvents, paymentRefusals } from "./acts";
import { isLongerThan, normalise } from "~/forms/text";

/** Longest note, in characters. */
export const maxNoteLength = 2_000;

/**
 * Writes down what staff want each other to know about a payment; the log says that they did, not what.
 * @throws NotAllowed also for an order of one's own, Invalid, NotFound
 */
export async function addNote(
  ctx: ServiceContext,
  input: { paymentId: string; text: string },
): Promise<void> {
  const target = { kind: "payment", id: input.paymentId } as const;
  const { userId } = authorise(ctx, "manage_payments", target);
  const text = normalise(input.text);
  if (text === "" || isLongerThan(text, maxNoteLength)) throw new Invalid("text");
  await inTransaction(ctx, async (tx) => {
    const { payment } = await lockPayment(tx, input.paymentId);
    await tx.db
      .insert(paymentNotes)
      .values({ paymentId: payment.id, authorId: userId, text, writtenAt: tx.now() });
    await recordAuditEvent(tx, {
      act: paymentAuditEvents.note_payment,
      target,
      reason: "note",
      after: { characters: text.length },
    });
  });
}

/**
 * Deletes a note about a payment.
 * @throws NotAllowed also for an order of one's own, NotFound, Conflict `no_such_note` when there is none (any more)
 */
export async function deleteNote(
  ctx: ServiceContext,
  input: { paymentId: string; noteId: string },
): Promise<void> {
  const target = { kind: "payment", id: input.paymentId } as const;
  authorise(ctx, "manage_payments", target);
  if (!isId(input.noteId)) throw new Conflict(paymentRefusals.no_such_note);
  await inTransaction(ctx, async (tx) => {
    await lockPayment(tx, input.paymentId);
    const [gone] = await tx.db
      .delete(paymentNotes)
      .where(eq(paymentNotes.id, input.noteId))
      .returning({ paymentId: paymentNotes.paymentId });
    if (gone?.paymentId !== input.paymentId) throw new Conflict(paymentRefusals.no_such_note);
    await recordAuditEvent(tx, { act: paymentAuditEvents.delete_note, target, reason: "note" });
  });
}

/** Deletes notes whose time has come. @returns how many */
export async function deleteOldNotes(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.staffNote));
  const old = await ctx.db
    .delete(paymentNotes)
    .where(lte(paymentNotes.writtenAt, before))
    .returning({ id: paymentNotes.id });
  return old.length;
}
