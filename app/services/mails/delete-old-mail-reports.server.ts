import { lt } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { mailEvents } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { deleteOldComplaints } from "./complaints.server";

/** Forgets what the provider reported, once its time has come. @returns how many reports and complaints */
export async function deleteOldMailReports(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.mailReport));
  const dropped = await ctx.db
    .delete(mailEvents)
    .where(lt(mailEvents.receivedAt, before))
    .returning({ id: mailEvents.id });
  return dropped.length + (await deleteOldComplaints(ctx, before));
}
