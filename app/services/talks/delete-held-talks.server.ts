import { and, eq, exists, inArray, lte, notInArray, or } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { appointments, documentFiles, orders, talks } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { inWork } from "../orders/order-state";

/**
 * Deletes what was said in booked talks, a day after they ended, also where the order came to its end later, with its analysis.
 * Of one that is not settled yet it is still to be seen what is owed.
 * @returns how many
 */
export async function deleteHeldTalks(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.bookedTalk));
  const analysis = ctx.db
    .select({ orderId: documentFiles.orderId })
    .from(documentFiles)
    .where(eq(documentFiles.orderId, orders.id));
  const over = ctx.db
    .select({ id: appointments.orderId })
    .from(appointments)
    .innerJoin(orders, eq(orders.id, appointments.orderId))
    .where(
      and(
        lte(appointments.endedAt, before),
        or(notInArray(orders.status, [...inWork]), exists(analysis)),
      ),
    );
  const gone = await ctx.db
    .delete(talks)
    .where(inArray(talks.orderId, over))
    .returning({ id: talks.id });
  return gone.length;
}
