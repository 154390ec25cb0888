import { demonstrationModel } from "../app/copy/ai-notice.ts";

/**
 * What the application needs to talk to the sandbox instead of the real services. The scripts that start it hand this
 * over as environment variables, so the two sides can never disagree.
 */
export const sandboxMerchant = {
  clientId: "sandbox-client",
  clientSecret: "sandbox-secret",
  merchantId: "1010",
  securityCode: "demo",
} as const;

export const sandboxMailKey = "re_sandbox";

/** Secret that the sandbox signs its mail webhooks with, in the form of the vendor's own secrets. */
export const sandboxMailWebhookSecret = "whsec_c2FuZGJveC1tYWlsLXdlYmhvb2stc2VjcmV0LTAwMDE=";

/** What the application and the sandbox's identity provider know each other by. */
export const sandboxIdentity = {
  clientId: "sandbox-web",
  clientSecret: "sandbox-web-secret",
  audience: "https://api.konstelacja.test",
  claimsNamespace: "https://konstelacja.test",
  managementClientId: "sandbox-management",
  managementClientSecret: "sandbox-management-secret",
} as const;

/** The one bucket of the sandbox, and who may use it. */
export const sandboxBucket = {
  region: "eu-central-1",
  bucket: "konstelacja",
  accessKeyId: "sandbox-storage",
  secretAccessKey: "sandbox-storage-secret",
} as const;

/**
 * Settings that let files live in the sandbox's bucket; without them they live in the database.
 * @param url as of `sandboxSettings`
 */
export const bucketSettings = (url: string) => ({
  S3_ENDPOINT: `${url}/s3`,
  S3_REGION: sandboxBucket.region,
  S3_BUCKET: sandboxBucket.bucket,
  S3_ACCESS_KEY_ID: sandboxBucket.accessKeyId,
  S3_SECRET_ACCESS_KEY: sandboxBucket.secretAccessKey,
});

export const rootCertificateFile = "tpay-root.pem";

/** As a good model's: outside production a real one that is tried without its prices is reckoned at these. */
export const assumedModelPrices = {
  MODEL_INPUT_USD_PER_MILLION: "3",
  MODEL_OUTPUT_USD_PER_MILLION: "15",
};

/**
 * Settings of `app/config/env.server.ts` that point every outside service at a sandbox.
 * @param url address of the sandbox as processes and browsers on this machine reach it, without a trailing slash
 * @param dataDir the sandbox's data folder, where it leaves its root certificate
 */
export function sandboxSettings(url: string, dataDir: string): Record<string, string> {
  return {
    TPAY_API_URL: `${url}/tpay`,
    TPAY_PANEL_URL: `${url}/panel`,
    TPAY_CERTIFICATE_ORIGIN: url,
    TPAY_ROOT_CERTIFICATE_FILE: `${dataDir}/${rootCertificateFile}`,
    TPAY_PAYMENT_ORIGINS: url,
    TPAY_CLIENT_ID: sandboxMerchant.clientId,
    TPAY_CLIENT_SECRET: sandboxMerchant.clientSecret,
    TPAY_MERCHANT_ID: sandboxMerchant.merchantId,
    TPAY_SECURITY_CODE: sandboxMerchant.securityCode,
    TPAY_ACCEPT_TEST_MODE: "true",
    RESEND_API_URL: `${url}/resend`,
    RESEND_API_KEY: sandboxMailKey,
    RESEND_WEBHOOK_SECRET: sandboxMailWebhookSecret,
    MAIL_FROM: "Konstelacja <analizy@konstelacja.test>",
    INBOUND_MAIL_DOMAIN: "odpowiedzi.konstelacja.test",
    AUTH0_ISSUER_URL: `${url}/auth0`,
    AUTH0_CLIENT_ID: sandboxIdentity.clientId,
    AUTH0_CLIENT_SECRET: sandboxIdentity.clientSecret,
    AUTH0_AUDIENCE: sandboxIdentity.audience,
    AUTH0_CLAIMS_NAMESPACE: sandboxIdentity.claimsNamespace,
    AUTH0_MANAGEMENT_CLIENT_ID: sandboxIdentity.managementClientId,
    AUTH0_MANAGEMENT_CLIENT_SECRET: sandboxIdentity.managementClientSecret,
    MODEL_API_URL: `${url}/v1`,
    MODEL_API_KEY: "sandbox",
    MODEL_NAME: demonstrationModel,
    MODEL_PROFILE: "openai",
    // What documents would cost can be read here, though nobody pays, so that no day's cap stops a trial.
    ...assumedModelPrices,
    MODEL_DAY_CAP_USD: "10000",
    MODEL_READER_DAY_CAP_USD: "10000",
    MODEL_TALK_READER_DAY_CAP_USD: "10000",
    OPERATOR_NAME: "Konstelacja (dane demonstracyjne)",
    OPERATOR_ADDRESS: "ul. Przykładowa 1, 00-000 Przykładowo",
    OPERATOR_NIP: "000-000-00-00",
    OPERATOR_PHONE: "+48 00 000 00 00",
    OPERATOR_EMAIL: "pomoc@konstelacja.test",
    OPERATOR_REGISTER: "CEIDG",
    OPERATOR_DPO: "none",
    RECIPIENT_HOSTING: "serwer tej demonstracji | Polska | eea",
    RECIPIENT_PAYMENTS: "przykładowa bramka płatnicza tej demonstracji | Polska | eea",
    RECIPIENT_MAIL: "przykładowa poczta tej demonstracji | Polska | eea",
    RECIPIENT_IDENTITY: "przykładowe logowanie tej demonstracji | Polska | eea",
    RECIPIENT_MODEL: "przykładowy model tej demonstracji | Polska | eea | trains-not",
    OPERATOR_HELP_LINES_CHECKED_ON: "2026-11-20",
  };
}
