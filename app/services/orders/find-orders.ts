import { eq, or, sql, type SQL } from "drizzle-orm";
import { emailCorrections, orders } from "~/db/schema";
import { containsPattern } from "../listing/like-patterns";
import { isOrderToken } from "./order-token";
import { readAddress } from "./whole-address";

/** The order with a number, or with a token: people copy the whole link out of their mail. */
export function numbered(typed: string): SQL {
  const [, digits] = /^(?:k\s*-?\s*)?(\d{1,9})$/i.exec(typed.trim()) ?? [];
  if (digits !== undefined) return eq(orders.number, Number(digits));
  const link = typed.replace(/%2D/gi, "-").replace(/%5F/gi, "_");
  const token = /(?:tr_crc=|orders\/|token=)?([\w-]{20,100})(?:[/&?#].*)?$/.exec(link)?.[1] ?? "";
  if (!isOrderToken(token)) return sql`false`;
  return or(eq(orders.token, token), eq(orders.formerToken, token)) ?? sql`false`;
}

/** How alike two names before the @ have to be, from 0 to 1: as every connection has it (`db/client.server.ts`). */
const alike = 0.5;

/**
 * Orders of an address, and of one that it replaced. A whole address that is known is found as it is, by an index that holds
 * nothing else; only one that nobody has, a part of one, or the wish for similar ones leads to those that contain it or may be
 * the same with a slip of the finger. For these each column has an index of its own, and nothing stands between them and the
 * table: a million orders are not looked through.
 */
export function orderedBy(typed: string): SQL {
  const { address, isWhole, alsoSimilar } = readAddress(typed);
  const own = orders.email;
  const former = emailCorrections.oldEmail;
  if (!isWhole || alsoSimilar)
    return sql`(${resembling(own, address)} or ${orders.id} = any(array(
      select ${emailCorrections.orderId} from ${emailCorrections} where ${resembling(former, address)})))`;
  // Where it is known, the rest is not even begun: its first condition tells nothing of the rows. What contains it and what is
  // like it are two searches, since each would otherwise be asked of whatever the other's index suggests.
  const isUnknown = sql`not exists (select from known)`;
  return sql`${orders.id} = any(array(
    with known as (
      select ${orders.id} as id from ${orders} where lower(${own}) = ${address}
      union all select ${emailCorrections.orderId} from ${emailCorrections} where lower(${former}) = ${address})
    select id from known
    union all select ${orders.id} from ${orders} where ${isUnknown} and ${containsTyped(own, address)}
    union all select ${orders.id} from ${orders} where ${isUnknown} and ${mayBeMistyped(own, address)}
    union all select ${emailCorrections.orderId} from ${emailCorrections} where ${isUnknown} and ${resembling(former, address)}))`;
}

/** Orders that have exactly this address now: what an act upon many rows may be done to. */
export function orderedExactlyBy(typed: string): SQL {
  return sql`lower(${orders.email}) = ${typed.trim().toLowerCase()}`;
}

type AddressColumn = typeof orders.email | typeof emailCorrections.oldEmail;

const containsTyped = (column: AddressColumn, address: string) =>
  containsPattern(sql`lower(${column})`, address);

function mayBeMistyped(column: AddressColumn, address: string): SQL {
  const [name = ""] = address.split("@");
  const known = sql`split_part(lower(${column}), '@', 1)`;
  return sql`(${known} % ${name} and similarity(${known}, ${name}) >= ${alike})`;
}

function resembling(column: AddressColumn, address: string): SQL {
  const [name = "", domain] = address.split("@");
  return domain === undefined || name.length < 3
    ? containsTyped(column, address)
    : sql`(${containsTyped(column, address)} or ${mayBeMistyped(column, address)})`;
}
