import { createHash, timingSafeEqual, verify } from "node:crypto";
import { env } from "~/config/env.server";
import { isCertificateAddress, signingCertificate } from "./certificates.server";

export type PaymentNotification = {
  /** The gateway's id of the transaction (`tr_id`). */
  transactionTitle: string;
  orderToken: string;
  amountGrosze: number;
  paidGrosze: number;
  currency: string;
  /** What the buyer gave as an address (`tr_email`), unchecked; null when nothing. */
  payerEmail: string | null;
  status: string;
  testMode: boolean;
  bodySha256: string;
};

export type NotificationRefusal =
  | "no_signature"
  | "bad_signature"
  | "malformed"
  | "wrong_checksum"
  | "other_merchant"
  | "test_mode";

export type NotificationVerdict =
  { notification: PaymentNotification } | { refusal: NotificationRefusal };

const required = ["id", "tr_id", "tr_crc", "tr_amount", "tr_paid", "tr_status", "md5sum"] as const;

/**
 * Decides whether a notification is the gateway's own: the md5 checksum with the merchant's security code, then the
 * detached RS256 signature over the bytes as they came. The checksum comes first because it costs nothing and nobody
 * else can make one: no stranger has us fetch certificates. Source: the vendor's SDK, tpay-com/tpay-php.
 * @param body exactly the bytes received
 * @param signature the X-JWS-Signature header
 */
export async function verifyNotification(
  body: Buffer,
  signature: string | null,
  now: Date,
): Promise<NotificationVerdict> {
  if (!signature) return { refusal: "no_signature" };
  const fields = singleFields(body.toString("utf8"));
  if (!fields || required.some((name) => !fields.has(name))) return { refusal: "malformed" };
  if ([...fields.values()].some((value) => value.includes("\0"))) return { refusal: "malformed" };
  const field = (name: string) => fields.get(name) ?? "";
  const amountGrosze = grosze(field("tr_amount"));
  const paidGrosze = grosze(field("tr_paid"));
  if (amountGrosze === null || paidGrosze === null) return { refusal: "malformed" };

  if (field("id") !== env.TPAY_MERCHANT_ID) return { refusal: "other_merchant" };
  const expected = createHash("md5")
    .update(
      `${field("id")}${field("tr_id")}${(amountGrosze / 100).toFixed(2)}${field("tr_crc")}${env.TPAY_SECURITY_CODE}`,
    )
    .digest();
  const given = Buffer.from(field("md5sum"), "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { refusal: "wrong_checksum" };
  if (!(await isSigned(body, signature, now))) return { refusal: "bad_signature" };
  const testMode = field("test_mode") === "1";
  if (testMode && !env.TPAY_ACCEPT_TEST_MODE) return { refusal: "test_mode" };

  return {
    notification: {
      transactionTitle: field("tr_id"),
      orderToken: field("tr_crc"),
      amountGrosze,
      paidGrosze,
      currency: field("tr_currency") || "PLN",
      payerEmail: field("tr_email") || null,
      status: field("tr_status").toUpperCase(),
      testMode,
      bodySha256: createHash("sha256").update(body).digest("base64url"),
    },
  };
}

async function isSigned(body: Buffer, signature: string, now: Date): Promise<boolean> {
  const [protectedHeader, payload, mark, ...rest] = signature.split(".");
  if (!protectedHeader || payload !== "" || !mark || rest.length > 0) return false;
  const header = decodeHeader(protectedHeader);
  if (header?.alg !== "RS256" || !isCertificateAddress(header.x5u)) return false;
  const certificate = await signingCertificate(header.x5u, now);
  if (certificate?.publicKey.asymmetricKeyType !== "rsa") return false;
  const signed = Buffer.from(`${protectedHeader}.${body.toString("base64url")}`);
  return verify("RSA-SHA256", signed, certificate.publicKey, Buffer.from(mark, "base64url"));
}

function decodeHeader(protectedHeader: string): { alg?: unknown; x5u?: unknown } | null {
  try {
    const header: unknown = JSON.parse(Buffer.from(protectedHeader, "base64url").toString("utf8"));
    return typeof header === "object" ? header : null;
  } catch {
    return null;
  }
}

/** Fields by name; null when one stands twice, since two parsers could then read two different amounts. */
function singleFields(body: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (fields.has(name)) return null;
    fields.set(name, value);
  }
  return fields;
}

/** Up to 9,999,999.99 zł, which the column for it can hold. */
function grosze(amount: string): number | null {
  return /^\d{1,7}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : null;
}
