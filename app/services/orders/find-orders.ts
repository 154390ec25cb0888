import { eq, or, sql, type SQL } from "drizzle-orm";
import { emailCorrections, orders } from "~/db/schema";
import { isOrderToken } from "./order-token";

/** The order with a number, or with a token: people copy the whole link out of their mail. */
export function numbered(typed: string): SQL {
  const [, digits] = /^(?:k\s*-?\s*)?(\d{1,9})$/i.exec(typed.trim()) ?? [];
  if (digits !== undefined) return eq(orders.number, Number(digits));
  const token = /(?:tr_crc=|orders\/|token=)?([\w-]{20,100})(?:[/&?#].*)?$/.exec(typed)?.[1] ?? "";
  if (!isOrderToken(token)) return sql`false`;
  return or(eq(orders.token, token), eq(orders.formerToken, token)) ?? sql`false`;
}

/** How alike two names before the @ have to be, from 0 to 1. */
const alike = 0.5;

/** Orders of an address, of one that it replaced, and of one that may be the same with a slip of the finger. */
export function orderedBy(typed: string): SQL {
  const address = typed.toLowerCase();
  const part = `%${address.replace(/[\\%_]/g, "\\$&")}%`;
  const [name = "", domain] = address.split("@");
  const looksLike = (column: SQL | typeof orders.email | typeof emailCorrections.oldEmail) =>
    domain === undefined || name.length < 3
      ? sql`false`
      : sql`(split_part(lower(${column}), '@', 1) % ${name} and similarity(split_part(lower(${column}), '@', 1), ${name}) >= ${alike})`;
  return sql`${orders.id} in (
    select found.id from ${orders} as found
    where lower(found.email) like ${part} or ${looksLike(sql`found.email`)}
    union
    select ${emailCorrections.orderId} from ${emailCorrections}
    where lower(${emailCorrections.oldEmail}) like ${part} or ${looksLike(emailCorrections.oldEmail)})`;
}
