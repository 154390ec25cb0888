import { randomBytes } from "node:crypto";

const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const randomLetters = (count: number) =>
  Array.from(randomBytes(count), (byte) => crockford[byte % 32]).join("");

/**
 * A ULID: ten characters of time (milliseconds), sixteen of chance; sorts by creation.
 * @see https://github.com/ulid/spec
 */
export function newUlid(now = Date.now()): string {
  let rest = now;
  let time = "";
  for (let index = 0; index < 10; index += 1) {
    time = (crockford[rest % 32] ?? "0") + time;
    rest = Math.floor(rest / 32);
  }
  return time + randomLetters(16);
}

/** A transaction's title as Tpay writes it, `TR-`, three signs, `-` and seven: the `tr_id` of its notifications. */
export function newTransactionTitle(): string {
  return `TR-${randomLetters(3)}-${randomLetters(7)}`;
}
