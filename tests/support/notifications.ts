import { type KeyObject, sign } from "node:crypto";
import { action } from "~/routes/webhooks/tpay";
import { leafCertificatePath } from "../../sandbox/certificates/signer";
import { sandboxMerchant } from "../../sandbox/settings";
import { signNotification, type NotificationFields } from "../../sandbox/tpay/notification";
import { sandbox } from "./world";

/** Address of the certificate that the sandbox signs with. */
export const certificateUrl = `${sandbox.url}${leafCertificatePath}`;

/** What the gateway would write about a payment of an order, before it is signed. */
export function notificationFields(
  order: { token: string; email: string | null },
  transactionTitle: string,
  more: Record<string, string> = {},
): NotificationFields {
  return {
    id: sandboxMerchant.merchantId,
    tr_id: transactionTitle,
    tr_date: "2026-05-03 12:00:00",
    tr_crc: order.token,
    tr_amount: "11.99",
    tr_paid: "11.99",
    tr_desc: "Lustro Emocji – zamówienie",
    tr_status: "TRUE",
    tr_error: "none",
    tr_email: order.email ?? "",
    ...more,
  };
}

/** A notification with the gateway's own signature. */
export function genuine(fields: NotificationFields) {
  return signNotification(fields, {
    key: sandbox.signer.key,
    certificateUrl,
    securityCode: sandboxMerchant.securityCode,
  });
}

/** Posts a notification to the route that receives them. */
export async function deliver(message: {
  body: string | Uint8Array;
  headers: Record<string, string>;
}): Promise<{ status: number; text: string; contentType: string | null }> {
  const request = new Request("http://shop.test/webhooks/tpay", {
    method: "POST",
    headers: message.headers,
    body: new Uint8Array(Buffer.from(message.body)),
  });
  const response = await action({ request, context: {}, params: {} });
  return {
    status: response.status,
    text: await response.text(),
    contentType: response.headers.get("Content-Type"),
  };
}

/** A genuine notification of a payment, delivered. */
export function notifyPaid(
  order: { token: string; email: string | null },
  transactionTitle: string,
  more: Record<string, string> = {},
) {
  return deliver(genuine(notificationFields(order, transactionTitle, more)));
}

/** A detached JWS with any header over a body, signed with RSA and SHA-256 whatever the header claims. */
export function signature(header: object | string, body: string, key: KeyObject): string {
  const text = typeof header === "string" ? header : JSON.stringify(header);
  const encoded = Buffer.from(text).toString("base64url");
  const signed = Buffer.from(`${encoded}.${Buffer.from(body).toString("base64url")}`);
  return `${encoded}..${sign("sha256", signed, key).toString("base64url")}`;
}

/** The same message under another signature. */
export function withSignature(message: { body: string }, jws: string) {
  return {
    body: message.body,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-jws-signature": jws,
    },
  };
}
