import { createHash, createHmac, randomBytes } from "node:crypto";
import { env } from "~/config/env.server";

/** A key that nobody can guess: 256 random bits. */
export const newSecret = () => randomBytes(32).toString("base64url");

/**
 * The same for an address that people copy and mail programs recognise: 192 bits that end in a letter or a digit, since a dash
 * or an underscore at the end is often taken for the sentence's.
 */
export function newLinkKey(): string {
  const key = randomBytes(24).toString("base64url");
  return /[-_]$/.test(key) ? newLinkKey() : key;
}

/**
 * The key in an address that a mail brings. It follows from what it opens and the mail provider's key, so that the database
 * alone opens nothing, and the mail can be written again: whoever has that key can read the mails anyway.
 * @param what it opens, of a name that nothing else has
 */
export const mailedKey = (what: string): string =>
  createHmac("sha256", env.RESEND_API_KEY).update(what).digest("base64url");

/**
 * What proves that we wrote something into an address, to ourselves and for a while. It is made with a key of its own for each
 * purpose, so that no signature stands for anything else.
 */
export function signatureOf(purpose: string, text: string): string {
  const key = createHmac("sha256", env.RESEND_API_KEY).update(`sign ${purpose}`).digest();
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** SHA-256 in hex: all that the database keeps of a secret. */
export const digest = (secret: string): string => createHash("sha256").update(secret).digest("hex");
