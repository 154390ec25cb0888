import { createHash, type KeyObject, sign } from "node:crypto";

const md5 = (text: string) => createHash("md5").update(text, "utf8").digest("hex");

/** Fields of a payment notification in Tpay's own names; sums are decimal złote with two places. */
export interface NotificationFields {
  id: string;
  tr_id: string;
  tr_date: string;
  tr_crc: string;
  tr_amount: string;
  tr_paid: string;
  tr_desc: string;
  tr_status: string;
  tr_error: string;
  tr_email: string;
  [more: string]: string;
}

/**
 * Check sum of a notification: `md5(id + tr_id + tr_amount + tr_crc + securityCode)`, no separators.
 * @see https://github.com/tpay-com/tpay-php
 */
export function notificationChecksum(
  fields: Pick<NotificationFields, "id" | "tr_id" | "tr_amount" | "tr_crc">,
  securityCode: string,
): string {
  return md5(fields.id + fields.tr_id + fields.tr_amount + fields.tr_crc + securityCode);
}

/** Check sum of a panel link: `md5(id & amount & crc & securityCode)`; the amount exactly as the link has it. */
export function panelChecksum(
  link: { id: string; amount: string; crc: string },
  securityCode: string,
): string {
  return md5([link.id, link.amount, link.crc, securityCode].join("&"));
}

/**
 * A detached JWS (RFC 7515, appendix F), `protected..signature`, RS256, over the exact bytes of a body.
 * @param certificateUrl goes into the protected header as `x5u`
 */
export function signBody(body: string, key: KeyObject, certificateUrl: string): string {
  const header = { alg: "RS256", x5u: certificateUrl };
  const encoded = Buffer.from(JSON.stringify(header)).toString("base64url");
  const payload = Buffer.from(body).toString("base64url");
  const signature = sign("sha256", Buffer.from(`${encoded}.${payload}`), key);
  return `${encoded}..${signature.toString("base64url")}`;
}

export interface SignedNotification {
  /** Form encoded; send these very bytes. */
  body: string;
  headers: Record<string, string>;
}

/**
 * A notification ready to be posted. Fields are sent in their own order; `md5sum` is added unless they carry one.
 * @param signing key, certificate address and security code; with foreign ones it makes a forgery for a test
 */
export function signNotification(
  fields: NotificationFields,
  signing: { key: KeyObject; certificateUrl: string; securityCode: string },
): SignedNotification {
  const md5sum = fields.md5sum ?? notificationChecksum(fields, signing.securityCode);
  const body = new URLSearchParams({ ...fields, md5sum }).toString();
  return {
    body,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "user-agent": "tpay-sandbox",
      "x-jws-signature": signBody(body, signing.key, signing.certificateUrl),
    },
  };
}
