import { createHash } from "node:crypto";
import { brand } from "~/config/brand";
import { env } from "~/config/env.server";
import { adultCrisisLine, emergencyNumber } from "~/copy/help-lines";
import { errorWords, faultWords, turnedAwayWords } from "~/copy/error-words";

const style = `
:root { color-scheme: light dark; --paper: #faf6ee; --ink: #1f2147; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1024; --ink: #eceaf5; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.125rem/1.6 ui-sans-serif, system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 4rem 1.25rem; }
h1 { font: 600 2rem/1.2 ui-serif, Georgia, serif; }
a { color: inherit; }
`;

/**
 * What `helmet` says with every answer of the server: below it, where a request is no HTTP or names no address, nobody else does.
 */
const helmetHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-DNS-Prefetch-Control": "off",
  "X-Download-Options": "noopen",
  "X-Frame-Options": "SAMEORIGIN",
  "X-Permitted-Cross-Domain-Policies": "none",
  "X-XSS-Protection": "0",
};

/** Seconds for which a browser comes back by https only: a year. */
export const httpsOnlySeconds = 365 * 24 * 60 * 60;
export const isHttps = env.APP_URL.startsWith("https:");

export const serverErrorHeaders: Readonly<Record<string, string>> = {
  ...helmetHeaders,
  ...(isHttps && { "Strict-Transport-Security": `max-age=${httpsOnlySeconds}; includeSubDomains` }),
  "Cache-Control": "no-store",
  "Content-Security-Policy": `default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "Content-Type": "text/html; charset=utf-8",
};

/** A page for requests that are turned away before the application sees them: complete in itself, without assets. */
export function serverErrorPage(status: number): string {
  const { title, text } =
    turnedAwayWords[status] ??
    errorWords[status] ??
    (status < 500 ? errorWords[400] : undefined) ??
    faultWords;
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${brand.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Strona główna</a></p>
<p>Jeśli jest bardzo ciężko, zadzwoń: ${[emergencyNumber, adultCrisisLine]
    .map(({ href, number, purpose }) => `<a href="${href}">${number}</a> (${purpose})`)
    .join(" albo ")}.</p>
</main>
</body>
</html>
`;
}
