import { eq } from "drizzle-orm";
import { mails } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/** What tells whether any mail of an order has brought its confirmation. */
export function mailsOfOrder({ db }: Pick<ServiceContext, "db">, orderId: string) {
  const { kind, state, isLinkOnly, deliveredAt } = mails;
  return db
    .select({ kind, state, isLinkOnly, deliveredAt })
    .from(mails)
    .where(eq(mails.orderId, orderId));
}
