import { Resend } from "resend";
import { env } from "~/config/env.server";
import { ExternalServiceError } from "../external-service-error";

const client = new Resend(env.RESEND_API_KEY, { baseUrl: env.RESEND_API_URL });

/** Time for one mail to be taken, attachment included, in milliseconds. */
const timeout = 20_000;

export type OutgoingMail = {
  to: string;
  /** Whom an answer goes to, if not the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; content: Buffer }[];
};

/** Vendor errors that mean "this mail will never be taken" rather than "not now". */
const permanent = new Set([
  "validation_error",
  "missing_required_field",
  "invalid_from_address",
  "invalid_attachment",
  "invalid_parameter",
  "invalid_idempotency_key",
  "invalid_idempotent_request",
]);

/**
 * Hands a mail over.
 * @param idempotencyKey the same key with the same mail is sent once, however often it is handed over within 24 hours
 * @returns the provider's id
 * @throws ExternalServiceError `refused` when this mail will never be taken, `unavailable` otherwise
 */
export async function sendMail(mail: OutgoingMail, idempotencyKey: string): Promise<string> {
  const attachments = mail.attachments.map(({ content, ...attachment }) => ({
    ...attachment,
    content: content.toString("base64"),
  }));
  const result = await client.emails.send(
    { from: env.MAIL_FROM, ...mail, attachments },
    { idempotencyKey, signal: AbortSignal.timeout(timeout) },
  );
  if (result.data) return result.data.id;
  const { name } = result.error;
  throw new ExternalServiceError("resend", permanent.has(name) ? "refused" : "unavailable", name);
}
