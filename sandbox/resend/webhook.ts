import { createHmac } from "node:crypto";
import { newUlid } from "../identifiers.ts";
import type { Mail } from "../store/records.ts";
import type { Fate } from "./report-faults.ts";

export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/**
 * Signs an event as Svix does for the vendor: HMAC-SHA-256 over `id.timestamp.body`.
 * @param secret `whsec_` and the key in base64
 * @param options.timestamp seconds since 1970, default now
 * @see https://docs.svix.com/receiving/verifying-payloads/how-manual
 */
export function signMailEvent(
  event: object,
  secret: string,
  options: { id?: string; timestamp?: number } = {},
): SignedEvent {
  const id = options.id ?? `msg_${newUlid()}`;
  const timestamp = options.timestamp ?? Math.floor(Date.now() / 1000);
  const body = JSON.stringify(event);
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    body,
    headers: {
      "content-type": "application/json",
      "svix-id": id,
      "svix-timestamp": String(timestamp),
      "svix-signature": `v1,${signature}`,
    },
  };
}

export type MailEventType =
  | "email.sent"
  | "email.delivered"
  | "email.delivery_delayed"
  | "email.bounced"
  | "email.suppressed"
  | "email.complained";

/** What the vendor reports of a mail with a fate, in this order. */
export const eventsOf: Record<Fate, readonly MailEventType[]> = {
  delivered: ["email.sent", "email.delivered"],
  bounced: ["email.sent", "email.bounced"],
  soft_bounced: ["email.sent", "email.delivery_delayed", "email.bounced"],
  complained: ["email.sent", "email.delivered", "email.complained"],
  suppressed: ["email.suppressed"],
};

const bounces = {
  bounced: {
    type: "Permanent",
    subType: "General",
    message: "smtp; 550 5.1.1 The email account that you tried to reach does not exist.",
  },
  soft_bounced: {
    type: "Transient",
    subType: "MailboxFull",
    message: "smtp; 452 4.2.2 The recipient's inbox is out of storage space.",
  },
} as const;

/** The event that reports what became of a mail. */
export function mailEvent(
  type: MailEventType,
  mail: Mail,
  { fate = "delivered", at = new Date() }: { fate?: Fate; at?: Date } = {},
) {
  return {
    type,
    created_at: at.toISOString(),
    data: {
      email_id: mail.id,
      message_id: `<${mail.id}@sandbox.example>`,
      created_at: mail.createdAt,
      from: mail.from,
      to: mail.to,
      subject: mail.subject,
      ...(mail.tags.length > 0 && {
        tags: Object.fromEntries(mail.tags.map(({ name, value }) => [name, value])),
      }),
      ...(type === "email.bounced" && {
        bounce: bounces[fate === "soft_bounced" ? fate : "bounced"],
      }),
      ...(type === "email.suppressed" && {
        suppressed: {
          type: "OnAccountSuppressionList",
          message: "The recipient is on the account's suppression list.",
        },
      }),
    },
  };
}
