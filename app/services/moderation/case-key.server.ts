import { createHash, createHmac } from "node:crypto";
import { env } from "~/config/env.server";

/**
 * The key in the address of a party's page. It follows from the party and the mail provider's key, so that the database
 * alone opens no page, and a mail can be written again: whoever has that key can read the mails anyway.
 */
export const caseKey = (partyId: string): string =>
  createHmac("sha256", env.RESEND_API_KEY).update(`case ${partyId}`).digest("base64url");

export const hashOfCaseKey = (key: string): string =>
  createHash("sha256").update(key).digest("hex");
