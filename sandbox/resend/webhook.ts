import { createHmac } from "node:crypto";
import { newUlid } from "../identifiers.ts";
import type { Mail } from "../store/records.ts";

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

/** The event that reports what became of a mail. */
export function mailEvent(type: "email.sent" | "email.delivered", mail: Mail) {
  return {
    type,
    created_at: new Date().toISOString(),
    data: {
      email_id: mail.id,
      created_at: mail.createdAt,
      from: mail.from,
      to: mail.to,
      subject: mail.subject,
    },
  };
}

/** Reports a mail as sent and delivered, in this order; each event once, whatever the answer. */
export async function reportMail(mail: Mail, url: string, secret: string): Promise<void> {
  for (const type of ["email.sent", "email.delivered"] as const) {
    const { body, headers } = signMailEvent(mailEvent(type, mail), secret);
    const signal = AbortSignal.timeout(10_000);
    await fetch(url, { method: "POST", body, headers, signal }).catch(() => undefined);
  }
}
