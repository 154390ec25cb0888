import { and, eq, isNotNull } from "drizzle-orm";
import { conversations, messages, orders, supportThreads } from "~/db/schema";
import { exceeds } from "~/forms/text";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { isId } from "../listing/ids";
import { numberOf } from "../orders/order-number";
import { placedBy } from "../orders/placed-by";
import { ownSession, type InSession, type OwnSession } from "../sessions/own-session.server";
import { addMessage, countMessage, type Words } from "./add-message.server";
import { aboutRefusals, ticketRefusals } from "./refusals";
import { formKey } from "./form-key.server";
import { keptUntil, messageLimit, subjectLimit } from "./rules";

/**
 * A member asks staff for help. Nobody has two open tickets: the database holds that. The same form again is the same ticket.
 * @param input.about number of an order of theirs, or id of a closed thread of theirs; null for neither
 * @returns the thread's id
 * @throws NotAllowed, Invalid, TooManyRequests; Conflict of `ticketRefusals` and `aboutRefusals`
 */
export async function openTicket(
  ctx: ServiceContext,
  input: InSession &
    Words & { subject: string; about: string | null; wantsMail: boolean; formToken: string },
): Promise<string> {
  const owner = await ownSession(ctx, input);
  const { userId } = owner;
  const { subject, content, files, screening } = input;
  if (subject === "" || exceeds(subject, subjectLimit)) throw new Invalid("subject");
  if (content === "" || exceeds(content, messageLimit)) throw new Invalid("content");
  await countMessage(ctx, userId, input);
  const key = formKey(userId, input);
  return inTransaction(ctx, async (tx) => {
    const earlier = await threadOfKey(tx, key);
    if (earlier) return earlier;
    const about = await aboutOf(tx, owner, input.about);
    const now = tx.now();
    const [thread] = await tx.db
      .insert(supportThreads)
      .values({
        ...{ userId, subject, ...about, crisisLevel: screening.level },
        wantsMail: input.wantsMail,
        ...{ createdAt: now, deleteAt: keptUntil({ kind: "ticket" }, now) },
      })
      .onConflictDoNothing()
      .returning();
    if (!thread) {
      // The other one may be this very form, sent twice at once.
      const same = await threadOfKey(tx, key);
      if (same) return same;
      throw new Conflict(ticketRefusals.ticket_open);
    }
    await addMessage(tx, thread, { content, files, screening, key });
    return thread.id;
  });
}

/** The thread that a form has opened before; null where it has not. */
export async function threadOfKey(tx: TransactionContext, key: string): Promise<string | null> {
  const [found] = await tx.db
    .select({ id: conversations.subjectId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(messages.idempotencyKey, key));
  return found?.id ?? null;
}

/** @throws Conflict where it is not theirs */
async function aboutOf(
  { db }: TransactionContext,
  owner: OwnSession,
  about: string | null,
): Promise<{ orderId?: string; refersToId?: string }> {
  if (about === null) return {};
  if (isId(about)) {
    const { id, userId, closedAt } = supportThreads;
    const [thread] = await db
      .select({ id })
      .from(supportThreads)
      .where(and(eq(id, about), eq(userId, owner.userId), isNotNull(closedAt)));
    if (thread) return { refersToId: thread.id };
  }
  const number = numberOf(about);
  const [order] =
    number === null
      ? []
      : await db
          .select({ id: orders.id })
          .from(orders)
          .where(and(eq(orders.number, number), placedBy(owner)));
  if (!order) throw new Conflict(aboutRefusals.not_ones_own);
  return { orderId: order.id };
}
