import { eq, or, sql, type SQL } from "drizzle-orm";
import { emailCorrections, orders } from "~/db/schema";
import { containing } from "../containing";
import { isOrderToken } from "./order-token";

/** The order with a number, or with a token: people copy the whole link out of their mail. */
export function numbered(typed: string): SQL {
  const [, digits] = /^(?:k\s*-?\s*)?(\d{1,9})$/i.exec(typed.trim()) ?? [];
  if (digits !== undefined) return eq(orders.number, Number(digits));
  // In plain mails the last sign of a link is written as its code where it is neither a letter nor a digit.
  const link = typed.replace(/%2D/gi, "-").replace(/%5F/gi, "_");
  const token = /(?:tr_crc=|orders\/|token=)?([\w-]{20,100})(?:[/&?#].*)?$/.exec(link)?.[1] ?? "";
  if (!isOrderToken(token)) return sql`false`;
  return or(eq(orders.token, token), eq(orders.formerToken, token)) ?? sql`false`;
}

/** How alike two names before the @ have to be, from 0 to 1: as every connection has it (`db/client.server.ts`). */
const alike = 0.5;

/**
 * Orders of an address, of one that it replaced, and of one that may be the same with a slip of the finger. Each of the
 * three has an index of its own, and nothing stands between them and the table: a million orders are not looked through.
 */
export function orderedBy(typed: string): SQL {
  const address = typed.toLowerCase();
  const [name = "", domain] = address.split("@");
  const matches = (column: typeof orders.email | typeof emailCorrections.oldEmail) => {
    const hasPart = containing(sql`lower(${column})`, address);
    return domain === undefined || name.length < 3
      ? hasPart
      : sql`(${hasPart} or (split_part(lower(${column}), '@', 1) % ${name}
          and similarity(split_part(lower(${column}), '@', 1), ${name}) >= ${alike}))`;
  };
  return sql`(${matches(orders.email)} or ${orders.id} = any(array(
    select ${emailCorrections.orderId} from ${emailCorrections} where ${matches(emailCorrections.oldEmail)})))`;
}
