import { sql } from "drizzle-orm";
import type { Executor } from "~/db/client.server";
import { documentFiles, downloads } from "~/db/schema";

/** Whether an order has something that can be sent again: its document, or a link to its copies. */
export async function hasDeliverable(executor: Executor, orderId: string): Promise<boolean> {
  const [row] = await executor.execute<{ found: boolean }>(sql`
    select exists (select 1 from ${documentFiles} where ${documentFiles.orderId} = ${orderId})
        or exists (select 1 from ${downloads} where ${downloads.orderId} = ${orderId}) as found`);
  return row?.found === true;
}
