import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { delayedActs, refunds } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import type { Target } from "./targets";

/** What one of staff pressed and may still be taken back. */
export type Pressed = {
  id: string;
  targetId: string;
  /** The code of the act; null of a refund that has not begun. */
  kind: string | null;
  staffId: string;
  runsAt: Date;
};

/** What staff have pressed upon some things and is not done: acts, of an order also those that change it, and its refunds. */
export async function pressedUpon(
  { db }: Pick<ServiceContext, "db">,
  kind: Target["kind"],
  ids: readonly string[],
): Promise<Pressed[]> {
  const { targetId, staffId, runsAt } = delayedActs;
  const { orderId, actorId, startsAt } = refunds;
  const changes = kind === "order" ? delayedActs.orderId : undefined;
  const [acts, scheduled] = await Promise.all([
    db
      .select({
        ...{ id: delayedActs.id, kind: delayedActs.kind, staffId, runsAt },
        targetId: changes ? sql<string>`coalesce(${changes}::text, ${targetId})` : targetId,
      })
      .from(delayedActs)
      .where(
        and(
          or(
            and(eq(delayedActs.targetKind, kind), inArray(targetId, [...ids])),
            changes && inArray(changes, [...ids]),
          ),
          isNull(delayedActs.endedAt),
        ),
      ),
    kind === "order"
      ? db
          .selectDistinctOn([orderId], { id: refunds.id, orderId, staffId: actorId, startsAt })
          .from(refunds)
          .where(and(inArray(orderId, [...ids]), eq(refunds.status, "scheduled")))
          .orderBy(asc(orderId), asc(refunds.id))
      : [],
  ]);
  return [
    ...acts,
    ...scheduled.flatMap((refund) =>
      refund.staffId && refund.startsAt
        ? {
            ...{ id: refund.id, targetId: refund.orderId, kind: null },
            ...{ staffId: refund.staffId, runsAt: refund.startsAt },
          }
        : [],
    ),
  ];
}
