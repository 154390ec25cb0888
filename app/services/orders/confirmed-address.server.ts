import { eq } from "drizzle-orm";
import { emailCorrections } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import type { Order } from "./transition-order.server";

/** Where words about an order may go: its address, or the one before while nobody has confirmed what staff gave it. */
export async function confirmedAddress(
  { db }: Pick<ServiceContext, "db">,
  { id, email, isAddressUnconfirmed }: Pick<Order, "id" | "email" | "isAddressUnconfirmed">,
): Promise<string | null> {
  if (!isAddressUnconfirmed) return email;
  const [correction] = await db
    .select({ oldEmail: emailCorrections.oldEmail })
    .from(emailCorrections)
    .where(eq(emailCorrections.orderId, id));
  return correction?.oldEmail ?? null;
}
