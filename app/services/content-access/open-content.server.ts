import { and, eq, isNull } from "drizzle-orm";
import { contactMessages, contentAccesses, orders, reviews } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { isId } from "../listing/ids";
import { contentAccessUntil } from "./queries.server";
import {
  contentAccessReasons,
  type ContentAccessReason,
  contentAccessAuditEvents,
  contentAccessRefusals,
} from "./acts";
import { isReason } from "../audit/audit-events";
import type { Target } from "../access/targets";

/** How long one access lasts, in milliseconds. */
export const contentAccessTime = 15 * 60_000;

/**
 * Uncovers what somebody wrote in one object, for whoever asks and for a quarter of an hour. Each access is logged.
 * @returns when it ends
 * @throws NotAllowed, Invalid, Conflict where it is open to them already, `nothing_covered` where there is nothing to uncover
 */
export async function openContent(
  ctx: ServiceContext,
  input: { target: Target; reason: ContentAccessReason },
): Promise<Date> {
  const { target, reason } = input;
  const { userId } = authorise(ctx, "open_content", target);
  if (!isReason(contentAccessReasons, reason)) throw new Invalid("reason");
  return inTransaction(ctx, async (tx) => {
    if (await contentAccessUntil(tx, target))
      throw new Conflict(contentAccessRefusals.open_already);
    if (!(await isCovered(tx, target))) throw new Conflict(contentAccessRefusals.nothing_covered);
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

async function isCovered({ db }: TransactionContext, { kind, id }: Target): Promise<boolean> {
  const covered = {
    order: () => db.$count(orders, and(eq(orders.id, id), isNull(orders.contentDeletedAt))),
    message: () => db.$count(contactMessages, eq(contactMessages.id, id)),
    review: () => db.$count(reviews, and(eq(reviews.orderId, id), eq(reviews.status, "hidden"))),
  };
  return (
    isId(id) && Object.hasOwn(covered, kind) && (await covered[kind as keyof typeof covered]()) > 0
  );
}
