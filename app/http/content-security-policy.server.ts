import { env } from "~/config/env.server";

/**
 * What a page may load and where its forms may lead. No inline script runs but those of an app, which begin it.
 * @param nonce of an app's answer, drawn for it alone
 */
export function contentSecurityPolicy(nonce?: string): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "style-src 'self'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ""}`,
    "manifest-src 'self'",
    "connect-src 'self'",
    // Chromium holds the redirect that follows a form to this list as well: ordering ends at the gateway,
    // signing in and out begins at the identity provider.
    `form-action 'self' ${[...env.TPAY_PAYMENT_ORIGINS, new URL(env.AUTH0_ISSUER_URL).origin].join(" ")}`,
  ].join("; ");
}
