import { sql, type SQL } from "drizzle-orm";
import { orders } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { countLimit } from "../listing/numbered-page";
import { orderedBy } from "./find-orders";
import { readAddress } from "./whole-address";

/**
 * Looks once for the orders of an address that may be like many, for whoever asks several things about them: telling which are
 * takes longer than all the rest.
 * @returns the same condition as `orderedBy`; null where a part of an address was typed, or more orders are found than a list counts:
 * some of them must not pass for all
 */
export async function foundOnce(
  { db }: ServiceContext,
  typed: string,
  atMost = countLimit,
): Promise<((typed: string) => SQL) | null> {
  const { isWhole, alsoSimilar } = readAddress(typed);
  if (!isWhole && !alsoSimilar) return null;
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(orderedBy(typed))
    .limit(atMost + 1);
  if (found.length > atMost) return null;
  const ids = found.map(({ id }) => id);
  return () => sql`${orders.id} = any(${sql.param(ids)})`;
}
