import { sql } from "drizzle-orm";
import { careCardFile } from "~/copy/document-files";
import { documentFiles, downloads } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/** Whether an order has something that can be sent again: its document, or a link to its copies. A card of care is no document. */
export async function hasDeliverable(ctx: ServiceContext, orderId: string): Promise<boolean> {
  const [row] = await ctx.db.execute<{ found: boolean }>(sql`
    select exists (select 1 from ${documentFiles} where ${documentFiles.orderId} = ${orderId} and ${documentFiles.fileName} <> ${careCardFile})
        or exists (select 1 from ${downloads} where ${downloads.orderId} = ${orderId}) as found`);
  return row?.found === true;
}
