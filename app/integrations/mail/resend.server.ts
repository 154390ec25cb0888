import { Resend } from "resend";
import { env } from "~/config/env.server";
import { ExternalServiceError } from "../external-service-error";
import { observed } from "../service-calls";

const client = new Resend(env.RESEND_API_KEY, { baseUrl: env.RESEND_API_URL });

export const referenceTag = "mail_id";

/** Time for one mail to be taken, attachment included, in milliseconds. */
const timeout = 20_000;

export type OutgoingMail = {
  to: string;
  /** Comes back with everything that the provider reports of it. */
  reference: string;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments: {
    filename: string;
    contentType: string;
    content: Buffer;
    /** Of a picture that the HTML shows as `cid:…`. */
    contentId?: string;
  }[];
};

/** No answer came, or one from somewhere on the way: whether the provider has the mail, nobody knows. */
const noAnswer = "no_answer";
const lostOnTheWay: readonly (number | null)[] = [null, 502, 504];

/** Vendor errors that pass by themselves. */
const passing = new Set([
  noAnswer,
  "application_error",
  "internal_server_error",
  "rate_limit_exceeded",
  "concurrent_idempotent_requests",
]);

/**
 * Whether the provider refused a mail for what we are: a sender or domain that it does not know, a key, a quota. Then
 * every mail fails until somebody has seen to it, and none of them is at fault.
 */
export function isOurFault({ service, kind, code }: ExternalServiceError): boolean {
  return service === "resend" && kind === "unavailable" && !passing.has(code);
}

const silences = new Set([noAnswer, "concurrent_idempotent_requests"]);

/** Whether the provider said that it does not take a mail; else it may have it. */
export const isAnswered = ({ code }: ExternalServiceError): boolean => !silences.has(code);

/** The one thing that no further attempt will change: the provider takes nothing for this recipient. */
const aboutRecipient = /`to`|\brecipients?\b/i;

/**
 * Hands a mail over.
 * @param idempotencyKey the same key with the same mail is sent once, however often it is handed over within 24 hours
 * @returns the provider's id; null when it only says that it has a mail with this key already
 * @throws ExternalServiceError `refused` when this recipient's mail will never be taken, `unavailable` otherwise
 */
export const sendMail = (mail: OutgoingMail, idempotencyKey: string): Promise<string | null> =>
  observed("resend", () => handOver(mail, idempotencyKey));

/**
 * Whether the provider lets the domain of `MAIL_FROM` send; unknown where our key may send and nothing else.
 * @throws ExternalServiceError
 */
export async function senderState(): Promise<"verified" | "unverified" | "unknown"> {
  const { data, error } = await client.domains.list();
  if (error?.name === "restricted_api_key") return "unknown";
  if (error) throw new ExternalServiceError("resend", "unavailable", error.name);
  const [, host = ""] = /@([^@>\s]+)>?$/.exec(env.MAIL_FROM) ?? [];
  const domain = data.data.find(({ name }) => host === name || host.endsWith(`.${name}`));
  return domain?.status === "verified" ? "verified" : "unverified";
}

async function handOver(
  { reference, ...mail }: OutgoingMail,
  idempotencyKey: string,
): Promise<string | null> {
  const tags = [{ name: referenceTag, value: reference }];
  const attachments = mail.attachments.map(({ content, ...attachment }) => ({
    ...attachment,
    content: content.toString("base64"),
  }));
  const result = await client.emails.send(
    { from: env.MAIL_FROM, ...mail, tags, attachments },
    { idempotencyKey, signal: AbortSignal.timeout(timeout) },
  );
  if (result.data) return result.data.id;
  const { name, message, statusCode } = result.error;
  if (lostOnTheWay.includes(statusCode))
    throw new ExternalServiceError("resend", "unavailable", noAnswer);
  if (name === "invalid_idempotent_request") return null;
  const isFinal = name === "validation_error" && aboutRecipient.test(message);
  throw new ExternalServiceError("resend", isFinal ? "refused" : "unavailable", name);
}
