import { eq } from "drizzle-orm";
import { mails } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/** What tells whether any mail of an order has brought its confirmation. */
export const mailsOfOrder = ({ db }: Pick<ServiceContext, "db">, orderId: string) =>
  db
    .select({ kind: mails.kind, state: mails.state, isLinkOnly: mails.isLinkOnly })
    .from(mails)
    .where(eq(mails.orderId, orderId));
