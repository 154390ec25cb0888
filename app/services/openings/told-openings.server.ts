import { sql } from "drizzle-orm";
import { contentOpenings } from "~/db/schema";
import { untoldReason } from "./acts";

/**
 * When staff uncovered what somebody wrote in an order, for whoever wrote it: a column of a select from orders, with ISO
 * times in UTC, the oldest first.
 */
// The outer table's name is written out: in a select from one table a column stands alone, and would be the inner one's.
export const toldOpenings = sql<string[]>`coalesce((
  select json_agg(told.opened_at order by told.opened_at)
  from ${contentOpenings} as told
  where told.target_kind = 'order' and told.target_id = "orders"."id"::text and told.reason <> ${untoldReason}
), '[]'::json)`;
