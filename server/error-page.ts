import { createHash } from "node:crypto";
import { brand } from "~/config/brand";
import { env } from "~/config/env.server";
import { adultCrisisLine, emergencyNumber } from "~/copy/help-lines";
import { errorWords, faultWords, turnedAwayWords } from "~/copy/error-words";

const style = `
:root { color-scheme: light dark; --paper: #faf6ee; --ink: #1f2147; --line: #b98a2f; --action: #2b2568; --on-action: #fffdf7; }
@media (prefers-color-scheme: dark) { :root { --paper: #0e1024; --ink: #eceaf5; --line: #e4c27a; --action: #e4c27a; --on-action: #1f2147; } }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.125rem/1.6 ui-sans-serif, system-ui, sans-serif; }
header { background: linear-gradient(#090d26, #262456); color: #f7f1e1; border-bottom: 3px solid var(--line); }
header p { max-width: 36rem; margin: 0 auto; padding: 1rem 1.25rem; font: 500 1.25rem/1.4 ui-serif, Georgia, serif; }
header span { color: #e4c27a; }
main { max-width: 36rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { margin: 0; font: 600 2rem/1.2 ui-serif, Georgia, serif; }
a { color: inherit; text-underline-offset: 0.2em; }
.way { display: inline-block; margin: 0.75rem 0; padding: 0.6rem 1.5rem; border: 1px solid transparent; border-radius: 2rem;
  background: var(--action); color: var(--on-action); font-weight: 600; text-decoration: none; }
.help { margin-top: 2rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1rem; }
.help a { font-weight: 600; white-space: nowrap; }
:focus-visible { outline: 3px solid var(--line); outline-offset: 3px; }
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

/**
 * A page for what is answered without one: complete in itself, without assets.
 * @param isTurnedAway whether the request was refused before the application saw it; what only has to wait is told alike
 */
export function serverErrorPage(status: number, isTurnedAway = true): string {
  const { title, text } =
    (isTurnedAway || status >= 500 ? turnedAwayWords[status] : undefined) ??
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
<header><p><span aria-hidden="true">✦</span> ${brand.name}</p></header>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a class="way" href="/">Strona główna</a></p>
<p class="help">Jeśli jest bardzo ciężko, zadzwoń: ${[emergencyNumber, adultCrisisLine]
    .map(({ href, number, purpose }) => `<a href="${href}">${number}</a> (${purpose})`)
    .join(" albo ")}.</p>
</main>
</body>
</html>
`;
}
