import { sql } from "drizzle-orm";
import { orderEvents, orders } from "~/db/schema";
import type { OrderEvent } from "./order-events";
import { isOrderToken } from "./order-token";
import type { ServiceContext } from "../command/context.server";

export const documentOpened = "document_opened" satisfies OrderEvent;

/** Writes down that an order's document was opened, the first time: only then is it fair to ask for a review. */
export async function noteDocumentOpened(ctx: ServiceContext, token: string): Promise<void> {
  if (!isOrderToken(token)) return;
  await ctx.db.execute(sql`
    insert into ${orderEvents} (order_id, type, actor, at)
    select ${orders.id}, ${documentOpened}, ${ctx.actor.kind}, ${ctx.now().toISOString()}
    from ${orders}
    where ${orders.token} = ${token}
      and not exists (
        select 1 from ${orderEvents}
        where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.type} = ${documentOpened}
      )`);
}
