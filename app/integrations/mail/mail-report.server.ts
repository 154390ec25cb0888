import { Resend } from "resend";
import { z } from "zod";
import { env } from "~/config/env.server";
import { referenceTag } from "./resend.server";

/** What a provider tells of a mail, in our words. */
const typeOf = {
  "email.sent": "sent",
  "email.delivered": "delivered",
  "email.delivery_delayed": "delayed",
  "email.bounced": "bounced",
  "email.suppressed": "suppressed",
  "email.failed": "failed",
  "email.complained": "complained",
} as const;

type ReportType = (typeof typeOf)[keyof typeof typeOf];

export type MailReport = {
  id: string;
  type: ReportType;
  /** The provider's id of the mail. */
  providerId: string;
  /** What we gave the mail to be known by; null for one that was sent without. */
  reference: string | null;
  happenedAt: Date;
  /** Why it did not arrive: `hard` where the address will never take it, and the provider's code for it. */
  bounce: { kind: "hard" | "soft"; code: string } | null;
};

export type ReportRefusal = "unsigned" | "bad_signature" | "malformed";

/** That a mail has come; what is in it has to be fetched. */
export type ReceivedNotice = {
  /** The provider's id of the mail. */
  providerId: string;
  /** As its sender's program gave it; null where it gave none. */
  messageId: string | null;
  /** Every address of ours that it may have come to. */
  recipients: readonly string[];
};

export type ReportVerdict =
  | { report: MailReport }
  | { received: ReceivedNotice }
  | { refusal: ReportRefusal }
  | { ignored: "other_type" };

const { webhooks } = new Resend(env.RESEND_API_KEY, { baseUrl: env.RESEND_API_URL });

const earliest = new Date("2000-01-01T00:00:00Z");
const latest = new Date("2100-01-01T00:00:00Z");

const event = z.object({ type: z.string() });

const providerId = z.string().regex(/^[\x21-\x7e]{1,200}$/);
const addresses = z.array(z.string()).nullish();

const receivedEvent = z.object({
  data: z.object({
    email_id: providerId,
    message_id: z.string().nullish(),
    to: addresses,
    cc: addresses,
    bcc: addresses,
    received_for: addresses,
  }),
});

const mailEvent = z.object({
  type: z.enum(Object.keys(typeOf) as (keyof typeof typeOf)[]),
  created_at: z.coerce.date().min(earliest).max(latest),
  data: z.object({
    email_id: providerId,
    tags: z.record(z.string(), z.string()).nullish(),
    bounce: z
      .object({ type: z.string(), subType: z.string(), message: z.string() })
      .partial()
      .nullish(),
    suppressed: z.object({ type: z.string() }).partial().nullish(),
    failed: z.object({ reason: z.string() }).partial().nullish(),
  }),
});

/**
 * Decides whether a report is the provider's own, and reads it: Svix's signature over id, time and the bytes as they
 * came, at most five minutes old. Several signatures may stand beside each other while a secret is changed; one has to
 * hold. The vendor's own client compares them in constant time.
 * Source: https://resend.com/docs/webhooks/verify-webhooks-requests
 * @param input.body exactly as received
 */
export function verifyReport(input: {
  body: string;
  id: string | null;
  timestamp: string | null;
  signature: string | null;
}): ReportVerdict {
  const { body, id, timestamp, signature } = input;
  if (!id || !timestamp || !signature || id.length > 200) return { refusal: "unsigned" };
  let content: unknown;
  try {
    content = webhooks.verify({
      payload: body,
      headers: { id, timestamp, signature },
      webhookSecret: env.RESEND_WEBHOOK_SECRET,
    });
  } catch (error) {
    return { refusal: error instanceof SyntaxError ? "malformed" : "bad_signature" };
  }
  const named = event.safeParse(content);
  if (!named.success) return { refusal: "malformed" };
  if (named.data.type === "email.received") return receivedIn(content);
  // Openings, clicks, domains and whatever else may be switched on at the provider.
  if (!Object.hasOwn(typeOf, named.data.type)) return { ignored: "other_type" };
  const parsed = mailEvent.safeParse(content);
  if (!parsed.success) return { refusal: "malformed" };
  const { type, created_at, data } = parsed.data;
  return {
    report: {
      id,
      type: typeOf[type],
      providerId: data.email_id,
      reference: data.tags?.[referenceTag] ?? null,
      happenedAt: created_at,
      bounce: bounceOf(parsed.data),
    },
  };
}

/** Source: https://resend.com/docs/webhooks/emails/received */
function receivedIn(content: unknown): ReportVerdict {
  const parsed = receivedEvent.safeParse(content);
  if (!parsed.success) return { refusal: "malformed" };
  const { email_id, message_id, to, cc, bcc, received_for } = parsed.data.data;
  const recipients = [received_for, to, cc, bcc].flatMap((each) => each ?? []);
  // Some programs send an empty one: it is not the same mail.
  const messageId = message_id && /[^<>\s]/.test(message_id) ? message_id.trim() : null;
  return { received: { providerId: email_id, messageId, recipients } };
}

function bounceOf({ type, data }: z.infer<typeof mailEvent>): MailReport["bounce"] {
  switch (type) {
    case "email.bounced": {
      const { type: bounceType = "Permanent", subType = "", message = "" } = data.bounce ?? {};
      // The words of a bounce name the address; of them only the server's status is kept (RFC 3463).
      const [status = ""] = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(message) ?? [];
      const kind = /^permanent$/i.test(bounceType) ? "hard" : "soft";
      return { kind, code: codeOf(bounceType, subType, status) };
    }
    case "email.suppressed":
      // The provider has given up on the address after an earlier bounce or complaint.
      return { kind: "hard", code: codeOf("Suppressed", data.suppressed?.type ?? "") };
    case "email.failed":
      return { kind: "soft", code: codeOf("Failed", data.failed?.reason ?? "") };
    default:
      return null;
  }
}

const codeOf = (...parts: readonly string[]) =>
  parts
    .map((part) => part.replace(/[^A-Za-z0-9._-]/g, "").slice(0, 40))
    .filter(Boolean)
    .join("/");
