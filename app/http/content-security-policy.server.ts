import { env } from "~/config/env.server";

/**
 * What a page may load and where its forms may lead.
 * @param nonce of the page's inline scripts; null for a page without any script
 */
export function contentSecurityPolicy(nonce: string | null): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "img-src 'self'",
    "font-src 'self'",
    "style-src 'self'",
    "manifest-src 'self'",
    // A page without scripts asks for nothing, but tools that look at it ask in its name, for robots.txt among others.
    "connect-src 'self'",
    // Chromium holds the redirect that follows a form to this list as well: ordering ends at the gateway,
    // signing in and out begins at the identity provider.
    `form-action 'self' ${[...env.TPAY_PAYMENT_ORIGINS, new URL(env.AUTH0_ISSUER_URL).origin].join(" ")}`,
    ...(nonce ? [`script-src 'self' 'nonce-${nonce}'`] : []),
  ].join("; ");
}
