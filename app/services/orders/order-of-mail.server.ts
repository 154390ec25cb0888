import { eq } from "drizzle-orm";
import { orders } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import type { Mail } from "../mails/mail-writer";
import type { Order } from "./transition-order.server";

/** The order that a mail is about, as it is now. */
export async function orderOfMail(
  ctx: ServiceContext,
  { orderId }: Pick<Mail, "orderId">,
): Promise<Order | null> {
  if (orderId === null) return null;
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  return order ?? null;
}
