import { and, asc, eq, ne, sql } from "drizzle-orm";
import { contentAccesses } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { undisclosedReason, type Openable } from "./acts";

/**
 * When staff uncovered what somebody wrote in an order, for whoever wrote it: a column of a select from orders, with ISO
 * times in UTC, the oldest first.
 */
// The outer table's name is written out: in a select from one table a column stands alone, and would be the inner one's.
export const disclosedAccesses = sql<string[]>`coalesce((
  select json_agg(access.accessed_at order by access.accessed_at)
  from ${contentAccesses} as access
  where access.target_kind = 'order' and access.target_id = "orders"."id"::text and access.reason <> ${undisclosedReason}
), '[]'::json)`;

/** The same of one object of any kind. */
export async function disclosedAccessesTo(
  { db }: Pick<ServiceContext, "db">,
  { kind, id }: { kind: Openable; id: string },
): Promise<string[]> {
  const { accessedAt, targetKind, targetId, reason } = contentAccesses;
  const found = await db
    .select({ at: accessedAt })
    .from(contentAccesses)
    .where(and(eq(targetKind, kind), eq(targetId, id), ne(reason, undisclosedReason)))
    .orderBy(asc(accessedAt));
  return found.map(({ at }) => at.toISOString());
}
