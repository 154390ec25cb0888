import type { FastifyReply } from "fastify";
import { html, type Html } from "./html.ts";
import { styles } from "./styles.ts";

const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-src 'self'",
  "base-uri 'none'",
].join("; ");

export interface Page {
  title: string;
  body: Html;
  status?: number;
  navigation?: boolean;
}

const navigation = html`<nav aria-label="Piaskownica">
  <a href="/">Piaskownica</a> <a href="/inbox">Poczta</a> <a href="/ledger">Księga</a>
  <a href="/faults">Awarie</a>
</nav>`;

/** Sends a whole HTML page in Polish; needs no JavaScript. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const document = html`<!doctype html>
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title}</title>
        ${styles}
      </head>
      <body>
        ${page.navigation === false ? null : navigation}
        <main>${page.body}</main>
      </body>
    </html>`;
  return reply
    .code(page.status ?? 200)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("x-content-type-options", "nosniff")
    .header("referrer-policy", "same-origin")
    .header("content-security-policy", contentSecurityPolicy)
    .send(document.text);
}

const dateTime = new Intl.DateTimeFormat("pl-PL", {
  timeZone: "Europe/Warsaw",
  dateStyle: "short",
  timeStyle: "medium",
});

/** An ISO instant for people, in Polish time. */
export function formatInstant(instant: string | null): string {
  return instant === null ? "–" : dateTime.format(new Date(instant));
}
