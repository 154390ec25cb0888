import { createHash, createHmac } from "node:crypto";
import { env } from "~/config/env.server";

/**
 * The key in the mail that confirms a report. It follows from the report and the mail provider's key, so that the
 * database alone does not hold it, and the mail can be written again: whoever has that key can read the mail anyway.
 */
export const confirmationKey = (reportId: string): string =>
  createHmac("sha256", env.RESEND_API_KEY).update(`report ${reportId}`).digest("base64url");

export const hashOfKey = (key: string): string => createHash("sha256").update(key).digest("hex");

/** What the database keeps of it. */
export const confirmationHash = (reportId: string): string => hashOfKey(confirmationKey(reportId));
