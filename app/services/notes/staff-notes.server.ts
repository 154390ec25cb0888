import { and, eq, lte } from "drizzle-orm";
import { contactMessages, mails, payments, staffNotes, supportThreads, users } from "~/db/schema";
import { isLongerThan, normalise } from "~/forms/text";
import { retention, retentionTime } from "~/config/retention";
import type { Staff } from "../access/authorise.server";
import { authorise } from "../access/authorise.server";
import { accessRefusals } from "../access/refusals";
import type { Permission } from "../access/permissions";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid, NotAllowed, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { refuseOwnOrder } from "../orders/interested.server";
import { lockOrder } from "../orders/lock-order.server";
import { maxNoteLength, noteAuditEvents, noteRefusals, type NotedTarget } from "./acts";

/** Who may write about what: whoever sees it. */
export const notePermissions = {
  order: "view_orders",
  payment: "view_orders",
  member: "view_members",
  message: "answer_messages",
  mail: "view_orders",
  thread: "answer_messages",
} as const satisfies Record<NotedTarget["kind"], Permission>;

/**
 * Writes down what staff want each other to know about something; the log says that they did, not what.
 * @throws NotAllowed also about an order of one's own and about oneself, Invalid, NotFound
 */
export async function addNote(
  ctx: ServiceContext,
  input: { target: NotedTarget; text: string },
): Promise<void> {
  const { target } = input;
  const { userId } = authorise(ctx, notePermissions[target.kind], target);
  const text = checkedText(input.text);
  await inTransaction(ctx, async (tx) => {
    if (!(await lockTarget(tx, target))) throw new NotFound(target.kind);
    await insertNote(tx, { target, authorId: userId, text });
    await recordAuditEvent(tx, {
      act: noteAuditEvents.add_note,
      target,
      after: { characters: text.length },
    });
  });
}

/**
 * Keeps what staff wrote beside the coded reason of an act that they have just done or asked for: the act has let them
 * through, and stands in the log itself. What is gone with the act has no note.
 */
export async function noteAct(
  ctx: ServiceContext,
  input: { target: NotedTarget; act: string; reason?: string; text: string },
): Promise<void> {
  const { target, act, reason } = input;
  const { userId } = staffOf(ctx);
  const text = checkedText(input.text);
  await inTransaction(ctx, async (tx) => {
    if (await lockTarget(tx, target))
      await insertNote(tx, { target, authorId: userId, text, act, reason });
  });
}

/**
 * Deletes a note.
 * @throws NotAllowed as `addNote`, Conflict `no_such_note` when there is none (any more)
 */
export async function deleteNote(
  ctx: ServiceContext,
  input: { target: NotedTarget; noteId: string },
): Promise<void> {
  const { target, noteId } = input;
  authorise(ctx, notePermissions[target.kind], target);
  if (!isId(noteId)) throw new Conflict(noteRefusals.no_such_note);
  await inTransaction(ctx, async (tx) => {
    await lockTarget(tx, target);
    const gone = await tx.db
      .delete(staffNotes)
      .where(
        and(
          eq(staffNotes.id, noteId),
          eq(staffNotes.targetKind, target.kind),
          eq(staffNotes.targetId, target.id),
        ),
      )
      .returning({ id: staffNotes.id });
    if (gone.length === 0) throw new Conflict(noteRefusals.no_such_note);
    await recordAuditEvent(tx, { act: noteAuditEvents.delete_note, target });
  });
}

/** Deletes notes whose time has come. @returns how many */
export async function deleteOldNotes(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.staffNote));
  const old = await ctx.db
    .delete(staffNotes)
    .where(lte(staffNotes.writtenAt, before))
    .returning({ id: staffNotes.id });
  return old.length;
}

function checkedText(typed: string): string {
  const text = normalise(typed);
  if (text === "" || isLongerThan(text, maxNoteLength)) throw new Invalid("text");
  return text;
}

function staffOf({ actor }: ServiceContext): Staff {
  if (actor.kind !== "staff") throw new NotAllowed("note");
  return actor;
}

type Written = {
  target: NotedTarget;
  authorId: string;
  text: string;
  act?: string;
  reason?: string;
};

async function insertNote(tx: TransactionContext, { target, ...note }: Written): Promise<void> {
  await tx.db
    .insert(staffNotes)
    .values({ ...note, targetKind: target.kind, targetId: target.id, writtenAt: tx.now() });
}

/** Keeps a target from going while a note about it is written. @returns whether there is one */
async function lockTarget(tx: TransactionContext, { kind, id }: NotedTarget): Promise<boolean> {
  if (!isId(id)) return false;
  const { db } = tx;
  const found = {
    order: () => ownedBy(tx, id),
    async payment() {
      const { orderId } = payments;
      const [payment] = await db.select({ orderId }).from(payments).where(eq(payments.id, id));
      return payment ? ownedBy(tx, payment.orderId) : false;
    },
    member: () =>
      holds(db.select({ id: users.id }).from(users).where(eq(users.id, id)).for("key share")),
    message: () =>
      holds(
        db
          .select({ id: contactMessages.id })
          .from(contactMessages)
          .where(eq(contactMessages.id, id))
          .for("key share"),
      ),
    async mail() {
      const { orderId } = mails;
      const [mail] = await db.select({ orderId }).from(mails).where(eq(mails.id, id));
      // The order first, as everywhere.
      if (mail?.orderId && !(await ownedBy(tx, mail.orderId))) return false;
      return holds(
        db.select({ id: mails.id }).from(mails).where(eq(mails.id, id)).for("key share"),
      );
    },
    async thread() {
      const { kind: sort, userId, orderId } = supportThreads;
      const [thread] = await db
        .select({ sort, userId, orderId })
        .from(supportThreads)
        .where(eq(supportThreads.id, id))
        .for("key share");
      if (thread?.userId === staffOf(tx).userId) throw new NotAllowed(accessRefusals.oneself);
      if (thread?.sort === "complaint") return ownedBy(tx, thread.orderId ?? "");
      return thread !== undefined;
    },
  } satisfies Record<NotedTarget["kind"], () => Promise<boolean>>;
  return found[kind]();
}

const holds = async (rows: PromiseLike<unknown[]>) => (await rows).length > 0;

async function ownedBy(tx: TransactionContext, orderId: string): Promise<boolean> {
  const order = await lockOrder(tx, { id: orderId });
  if (!order) return false;
  await refuseOwnOrder(tx, order);
  return true;
}
