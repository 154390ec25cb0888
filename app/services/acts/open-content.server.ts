import { and, eq, isNull } from "drizzle-orm";
import { contentAccessTime } from "~/config/limits";
import {
  contentAccesses,
  mails,
  mailTexts,
  orders,
  reviews,
  supportThreads,
  talks,
} from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import type { Permission } from "../access/permissions";
import { accessRefusals } from "../access/refusals";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { assertNotRefused, Invalid, NotAllowed, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { refuseOwnOrder } from "../orders/interested.server";
import { refuseOwnThread } from "../support/staff-thread.server";
import { contentAccessUntil } from "../content-access/queries.server";
import {
  contentAccessAuditEvents,
  contentAccessRefusal,
  reasonsFor,
  type Openable,
  type ContentAccessReason,
} from "../content-access/acts";
import { isReason } from "../audit/audit-events";

const permissionTo: Record<Openable, Permission> = {
  order: "open_content",
  mail: "open_content",
  review: "open_content",
  thread: "open_content",
  talk: "view_talks",
};

/**
 * Uncovers what somebody wrote in one object, for whoever asks and for a quarter of an hour. Each access is logged.
 * @returns when it ends
 * @throws NotAllowed also where it is their own, Invalid, Conflict where it is open to them already, `nothing_covered` where there is nothing to uncover
 */
export async function openContent(
  ctx: ServiceContext,
  input: { target: { kind: Openable; id: string }; reason: ContentAccessReason },
): Promise<Date> {
  const { target, reason } = input;
  const { userId } = authorise(ctx, permissionTo[target.kind], target);
  if (!isReason(reasonsFor(target.kind), reason)) throw new Invalid("reason");
  if (!isId(target.id)) throw new NotFound(target.kind);
  return inTransaction(ctx, async (tx) => {
    await refuseOwn[target.kind](tx, target.id);
    const [until, covered] = [await contentAccessUntil(tx, target), await isCovered(tx, target)];
    assertNotRefused(
      contentAccessRefusal(target.kind, { isCovered: covered, isOpen: until !== null }),
    );
    const accessedAt = tx.now();
    const endsAt = new Date(accessedAt.getTime() + contentAccessTime);
    await tx.db.insert(contentAccesses).values({
      staffId: userId,
      targetKind: target.kind,
      targetId: target.id,
      reason,
      accessedAt,
      endsAt,
    });
    await recordAuditEvent(tx, { act: contentAccessAuditEvents.open_content, target, reason });
    return endsAt;
  });
}

/** Whoever opened their own order here would have it and all the money back: what staff open, no buyer has read. */
const refuseOwn: Record<Openable, (tx: TransactionContext, id: string) => Promise<void>> = {
  order: (tx, id) => refuseOwnOrder(tx, { id }),
  review: (tx, id) => refuseOwnOrder(tx, { id }),
  async mail(tx, id) {
    const [mail] = await tx.db
      .select({ orderId: mails.orderId })
      .from(mails)
      .where(eq(mails.id, id));
    if (mail?.orderId) await refuseOwnOrder(tx, { id: mail.orderId });
  },
  async thread(tx, id) {
    const [thread] = await tx.db.select().from(supportThreads).where(eq(supportThreads.id, id));
    if (thread) await refuseOwnThread(tx, thread);
  },
  async talk({ db, actor }, id) {
    const [talk] = await db.select({ userId: talks.userId }).from(talks).where(eq(talks.id, id));
    if (actor.kind === "staff" && talk?.userId === actor.userId)
      throw new NotAllowed(accessRefusals.oneself);
  },
};

async function isCovered(
  { db }: TransactionContext,
  { kind, id }: { kind: Openable; id: string },
): Promise<boolean> {
  const covered: Record<Openable, () => Promise<number>> = {
    order: () => db.$count(orders, and(eq(orders.id, id), isNull(orders.contentDeletedAt))),
    mail: () => db.$count(mailTexts, eq(mailTexts.mailId, id)),
    thread: () => db.$count(supportThreads, eq(supportThreads.id, id)),
    // Whose member has deleted it could not be told any more that it was opened.
    talk: () =>
      db.$count(
        talks,
        and(eq(talks.id, id), eq(talks.isEphemeral, false), isNull(talks.deletedAt)),
      ),
    review: () => db.$count(reviews, and(eq(reviews.orderId, id), eq(reviews.status, "hidden"))),
  };
  return (await covered[kind]()) > 0;
}
