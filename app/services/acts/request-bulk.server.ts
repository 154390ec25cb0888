import { matchingOrders, type OrderFilters } from "../desk/order-list.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { leftOfOrders } from "../payments/request-refund.server";
import { mostBulkRows } from "./bulk-kinds";
import { prepareBulk, type BulkWish } from "./bulk-act.server";
import { requestAct } from "./request-act.server";

/**
 * Writes down an act upon all orders of a filter and asks a colleague to agree to it: both or neither.
 * @returns its id
 * @throws what `prepareBulk` and `requestAct` throw
 */
export async function requestBulk(ctx: ServiceContext, wish: BulkWish): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const bulkId = await prepareBulk(tx, wish);
    await requestAct(tx, { kind: "run_bulk", input: { bulkId } });
    return bulkId;
  });
}

/**
 * What a filter reaches at this moment: orders, counted up to one more than a bulk act may have, and grosze that are left
 * to be paid back.
 * @throws NotAllowed
 */
export async function bulkExtent(ctx: ServiceContext, filters: OrderFilters) {
  const found = await matchingOrders(ctx, filters, mostBulkRows + 1);
  return { orders: found.length, leftGrosze: await leftOfOrders(ctx, found) };
}
