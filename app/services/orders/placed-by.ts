import { sql, type SQL } from "drizzle-orm";
import { orders } from "~/db/schema";

/** Who asks: an address counts as theirs only once the provider has confirmed it. */
export type Owner = { email: string | null; emailVerified: boolean };

/**
 * Orders belong to no account: those of an address are found by it. One that staff gave an order is nobody's until the change
 * is confirmed.
 */
export const placedBy = ({ email, emailVerified }: Owner): SQL =>
  email && emailVerified
    ? sql`(lower(${orders.email}) = lower(${email}) and not ${orders.isAddressUnconfirmed})`
    : sql`false`;
