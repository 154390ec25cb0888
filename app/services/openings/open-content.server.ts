import { and, eq, isNull } from "drizzle-orm";
import { openingTime } from "~/config/limits";
import { contactMessages, contentOpenings, orders, reviews } from "~/db/schema";
import { recordAudit } from "../audit/record-audit.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { isId } from "../listing/ids";
import { openUntil } from "./queries.server";
import { openingReasons, type OpeningReason, openingActs, openingRefusals } from "./acts";
import { isReason } from "../audit/audited-acts";
import type { Target } from "../access/targets";

/**
 * Uncovers what somebody wrote in one object, for whoever asks and for a quarter of an hour. Each opening is counted.
 * @returns when it ends
 * @throws NotAllowed, Invalid, Conflict where it is open to them already, `nothing_covered` where there is nothing to uncover
 */
export async function openContent(
  ctx: ServiceContext,
  input: { target: Target; reason: OpeningReason },
): Promise<Date> {
  const { target, reason } = input;
  const { userId } = authorise(ctx, "open_content", target);
  if (!isReason(openingReasons, reason)) throw new Invalid("reason");
  return inTransaction(ctx, async (tx) => {
    if (await openUntil(tx, target)) throw new Conflict(openingRefusals.open_already);
    if (!(await isCovered(tx, target))) throw new Conflict(openingRefusals.nothing_covered);
    const openedAt = tx.now();
    const endsAt = new Date(openedAt.getTime() + openingTime);
    await tx.db.insert(contentOpenings).values({
      staffId: userId,
      targetKind: target.kind,
      targetId: target.id,
      reason,
      openedAt,
      endsAt,
    });
    await recordAudit(tx, { act: openingActs.open_content, target, reason });
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
