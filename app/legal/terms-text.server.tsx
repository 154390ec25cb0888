import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "~/config/brand";
import { env } from "~/config/env.server";
import { operator } from "~/config/operator.server";
import { termsSections } from "./terms";

export type TermsText = { version: string; effectiveOn: string; html: string };

let known: TermsText | null = null;

/** The terms of this release as a text that can be kept; their version follows from every word, so no change is missed. */
export function termsInForce(): TermsText {
  known ??= termsText();
  return known;
}

function termsText(): TermsText {
  const body = renderToStaticMarkup(
    <>
      {termsSections(operator).map(({ id, title, body: section }, index) => (
        <section key={id}>
          <h2 id={id}>
            {index + 1}. {title}
          </h2>
          {section}
        </section>
      ))}
    </>,
  );
  const html = body.replaceAll('href="/', `href="${env.APP_URL}/`);
  const digest = createHash("sha256").update(html).digest("hex").slice(0, 8);
  return {
    version: `${brand.legalVersion}-${digest}`,
    effectiveOn: brand.legalVersion,
    html,
  };
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The same as plain text, which every program opens: what is attached to the mail of a contract. */
export function asPlainText({
  effectiveOn,
  html,
}: Pick<TermsText, "effectiveOn" | "html">): string {
  const text = html
    .replace(/<a [^>]*href="(https?:[^"]*)"[^>]*>(.*?)<\/a>/g, "$2 ($1)")
    .replace(/<li[^>]*>/g, "\n- ")
    .replace(/<h2[^>]*>/g, "\n\n\n")
    .replace(/<(?:p|ul|ol|blockquote|section)\b[^>]*>|<\/(?:h2|ul|ol)>/g, "\n\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll("\u00a0", " ")
    .replace(/- \n+/g, "- ")
    .replace(/\n{4,}/g, "\n\n\n")
    .trim();
  return `Regulamin serwisu ${brand.name}, obowiązuje od ${effectiveOn}\n\n${text}\n`;
}
