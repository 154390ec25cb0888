import { createHash, createHmac, randomBytes } from "node:crypto";
import { env } from "~/config/env.server";

/** A key that nobody can guess: 256 random bits. */
export const newSecret = () => randomBytes(32).toString("base64url");

/**
 * The key in an address that a mail brings. It follows from what it opens and the mail provider's key, so that the database
 * alone opens nothing, and the mail can be written again: whoever has that key can read the mails anyway.
 * @param what it opens, of a name that nothing else has
 */
export const mailedKey = (what: string): string =>
  createHmac("sha256", env.RESEND_API_KEY).update(what).digest("base64url");

/** SHA-256 in hex: all that the database keeps of a secret. */
export const digest = (secret: string): string => createHash("sha256").update(secret).digest("hex");
