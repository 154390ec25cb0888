import { eq } from "drizzle-orm";
import { orders } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import type { Mail } from "../mails/mail-writer";
import type { Order } from "./transition-order.server";

/**
 * The order that a mail is about, for mails with its link.
 * @returns null also where it goes to an address that the order has no more: its link of today is not theirs
 */
export async function orderOfItsBuyer(
  ctx: ServiceContext,
  mail: Pick<Mail, "orderId" | "recipient">,
): Promise<Order | null> {
  const order = await orderOfMail(ctx, mail);
  return order?.email === mail.recipient ? order : null;
}

/** The order that a mail is about, as it is now. */
export async function orderOfMail(
  ctx: ServiceContext,
  { orderId }: Pick<Mail, "orderId">,
): Promise<Order | null> {
  if (orderId === null) return null;
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  return order ?? null;
}
