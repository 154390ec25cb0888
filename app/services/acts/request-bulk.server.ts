import { inTransaction, type ServiceContext } from "../command/context.server";
import { type BulkRequest, prepareBulk } from "./bulk-act.server";
import type { BulkAct } from "./deferred-act.server";
import { runBulkAct } from "./registry.server";
import { requestAct } from "./request-act.server";

/**
 * Writes down an act upon all rows of a filter and asks a colleague to agree to it: both or neither.
 * @returns its id
 * @throws what `prepareBulk` and `requestAct` throw
 */
export async function requestBulk(
  ctx: ServiceContext,
  act: BulkAct,
  request: BulkRequest,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const bulkId = await prepareBulk(tx, act, request);
    await requestAct(tx, runBulkAct, { bulkId, reason: request.reason });
    return bulkId;
  });
}
