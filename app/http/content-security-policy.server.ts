import { env } from "~/config/env.server";

/** What a page may load and where its forms may lead. No inline script runs anywhere, so there is no nonce. */
export function contentSecurityPolicy(): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "style-src 'self'",
    "script-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    // Chromium holds the redirect that follows a form to this list as well: ordering ends at the gateway,
    // signing in and out begins at the identity provider.
    `form-action 'self' ${[...env.TPAY_PAYMENT_ORIGINS, new URL(env.AUTH0_ISSUER_URL).origin].join(" ")}`,
  ].join("; ");
}
