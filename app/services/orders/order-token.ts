import { newLinkKey } from "../access/secrets.server";

/** An unguessable token. @param prefix the product's */
export function newOrderToken(prefix: string): string {
  return prefix + newLinkKey();
}

/**
 * Whether a text can be an order's token at all. It comes from addresses, so anything may be in it, also characters
 * that PostgreSQL refuses to compare.
 */
export function isOrderToken(text: string): boolean {
  return /^[\w-]{1,100}$/.test(text);
}
