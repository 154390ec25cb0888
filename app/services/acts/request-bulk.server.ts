import type { OrderFilters } from "../desk/order-list.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { maxBulkRows } from "./acts";
import { type BulkRequest, prepareBulk } from "./bulk-act.server";
import { runBulkAct } from "./definitions/run-bulk.server";
import type { BulkMode, DeferredAct, Extent } from "./deferred-act.server";
import { requestAct } from "./request-act.server";
import { selections } from "./selections.server";

/**
 * Writes down an act upon all rows of a filter and asks a colleague to agree to it: both or neither.
 * @returns its id
 * @throws what `prepareBulk` and `requestAct` throw
 */
export async function requestBulk(
  ctx: ServiceContext,
  act: DeferredAct,
  request: BulkRequest,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const bulkId = await prepareBulk(tx, act, request);
    const { reason } = request;
    await requestAct(tx, runBulkAct, { bulkId, rowsOf: act.bulk?.target, reason });
    return bulkId;
  });
}

/**
 * What a filter reaches at this moment: rows, counted up to one more than a bulk act may have.
 * @throws NotAllowed
 */
export async function bulkExtent(
  ctx: ServiceContext,
  { target }: BulkMode,
  filters: OrderFilters,
): Promise<Extent> {
  const { matching, left } = selections[target];
  const found = await matching(ctx, filters, maxBulkRows + 1);
  return { rows: found.length, leftGrosze: await left(ctx, found) };
}
