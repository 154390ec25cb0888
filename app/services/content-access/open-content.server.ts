import { and, eq, isNull } from "drizzle-orm";
import { contentAccessTime } from "~/config/limits";
import { contentAccesses, mailTexts, orders, reviews, supportThreads } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { assertNotRefused, Invalid } from "../command/errors";
import { isId } from "../listing/ids";
import { contentAccessUntil } from "./queries.server";
import {
  contentAccessAuditEvents,
  contentAccessReasons,
  contentAccessRefusal,
  type Openable,
  type ContentAccessReason,
} from "./acts";
import { isReason } from "../audit/audit-events";

/**
 * Uncovers what somebody wrote in one object, for whoever asks and for a quarter of an hour. Each access is logged.
 * @returns when it ends
 * @throws NotAllowed, Invalid, Conflict where it is open to them already, `nothing_covered` where there is nothing to uncover
 */
export async function openContent(
  ctx: ServiceContext,
  input: { target: { kind: Openable; id: string }; reason: ContentAccessReason },
): Promise<Date> {
  const { target, reason } = input;
  const { userId } = authorise(ctx, "open_content", target);
  if (!isReason(contentAccessReasons, reason)) throw new Invalid("reason");
  return inTransaction(ctx, async (tx) => {
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

async function isCovered(
  { db }: TransactionContext,
  { kind, id }: { kind: Openable; id: string },
): Promise<boolean> {
  const covered: Record<Openable, () => Promise<number>> = {
    order: () => db.$count(orders, and(eq(orders.id, id), isNull(orders.contentDeletedAt))),
    mail: () => db.$count(mailTexts, eq(mailTexts.mailId, id)),
    thread: () => db.$count(supportThreads, eq(supportThreads.id, id)),
    review: () => db.$count(reviews, and(eq(reviews.orderId, id), eq(reviews.status, "hidden"))),
  };
  return isId(id) && (await covered[kind]()) > 0;
}
