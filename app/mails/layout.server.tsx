import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "~/config/brand";
import { operator } from "~/config/operator.server";
import { tieWords } from "~/copy/typography";
import type { HelpLine } from "~/copy/help-lines";
import { colours, sans, serif, styleSheet } from "./look";

/** Signs without looks that fill what an inbox shows of a mail: nothing of its text is seen before it is opened. */
const previewEnd = "\u200c\u00a0".repeat(150);

/** The body of a mail: one narrow column, laid out with tables, as mail programs need it. */
export function renderMail({
  title,
  preview,
  children,
}: {
  title: string;
  preview: string;
  children: ReactNode;
}): string {
  const markup = renderToStaticMarkup(
    <html lang="pl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styleSheet }} />
      </head>
      <body
        className="paper ink"
        style={{
          margin: 0,
          padding: 0,
          backgroundColor: colours.paper,
          color: colours.ink,
          fontFamily: sans,
        }}
      >
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>
          {preview}
          {previewEnd}
        </div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          className="paper"
          style={{ backgroundColor: colours.paper }}
        >
          <tbody>
            <tr>
              <td align="center" className="outer" style={{ padding: "24px 12px" }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  className="card"
                  style={{
                    maxWidth: 560,
                    backgroundColor: colours.card,
                    border: `1px solid ${colours.line}`,
                    borderRadius: 14,
                    overflow: "hidden",
                  }}
                >
                  <tbody>
                    <tr>
                      <td
                        className="head"
                        style={{
                          backgroundColor: colours.night,
                          padding: "20px 32px",
                          fontFamily: serif,
                          fontSize: 20,
                          color: colours.gold,
                        }}
                      >
                        {brand.name}
                      </td>
                    </tr>
                    <tr>
                      <td
                        className="inner ink"
                        style={{
                          padding: "28px 32px 32px",
                          fontSize: 16,
                          lineHeight: 1.6,
                          color: colours.ink,
                          // What people write may have addresses without end; one property for each half of the mail programs.
                          overflowWrap: "anywhere",
                          wordBreak: "break-word",
                        }}
                      >
                        {children}
                      </td>
                    </tr>
                  </tbody>
                </table>
                <p
                  className="muted"
                  style={{
                    maxWidth: 560,
                    margin: "18px auto 0",
                    fontSize: 13,
                    lineHeight: 1.6,
                    color: colours.muted,
                  }}
                >
                  {brand.name} · pomoc:{" "}
                  <a
                    href={`mailto:${operator.email}`}
                    className="muted"
                    style={{ color: colours.muted }}
                  >
                    {operator.email}
                  </a>
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

export function MailHeading({ children }: { children: ReactNode }) {
  return (
    <h1
      style={{
        margin: "0 0 16px",
        fontFamily: serif,
        fontWeight: 500,
        fontSize: 26,
        lineHeight: 1.25,
      }}
    >
      {children}
    </h1>
  );
}

/** A sentence that a mail begins with, in large letters. */
export function MailLead({ children }: { children: string }) {
  return (
    <p
      className="lead"
      style={{
        margin: "0 0 24px",
        paddingLeft: 16,
        borderLeft: `3px solid ${colours.gold}`,
        fontFamily: serif,
        fontSize: 22,
        lineHeight: 1.4,
      }}
    >
      {tieWords(children)}
    </p>
  );
}

export function MailParagraph({ children }: { children: ReactNode }) {
  return (
    <p style={{ margin: "0 0 16px", whiteSpace: "pre-line" }}>
      {typeof children === "string" ? withLinks(children) : children}
    </p>
  );
}

/** @param isSecond beside one that leads to the same by a better way */
export function MailButton({
  href,
  isSecond = false,
  children,
}: {
  href: string;
  isSecond?: boolean;
  children: ReactNode;
}) {
  if (isSecond)
    return (
      <p style={{ margin: "0 0 24px" }}>
        <MailLink href={href}>{children}</MailLink>
      </p>
    );
  return (
    <p style={{ margin: "24px 0 16px" }}>
      <a
        href={href}
        className="button"
        style={{
          display: "inline-block",
          padding: "13px 26px",
          borderRadius: 999,
          backgroundColor: colours.ink,
          color: colours.card,
          fontWeight: 600,
          textDecoration: "none",
        }}
      >
        {children}
      </a>
    </p>
  );
}

/** A compound such as "e-mail", which no line may part; a non-breaking hyphen is not in every mail program's font. */
const compound = /(?<![\p{L}\p{N}.@-])(e-\p{L}+)(?![\p{L}\p{N}@-])/giu;

/** Our address for help in a sentence, as a link; nothing else in it becomes one, since people write some of them. */
function withLinks(text: string): ReactNode {
  return text.split(operator.email).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <MailLink href={`mailto:${operator.email}`}>{operator.email}</MailLink>}
      {tieWords(part)
        .split(compound)
        .map((piece, place) =>
          place % 2 === 0 ? (
            piece
          ) : (
            <span key={place} style={{ whiteSpace: "nowrap" }}>
              {piece}
            </span>
          ),
        )}
    </Fragment>
  ));
}

export function MailQuote({ children }: { children: string }) {
  return (
    <blockquote
      className="rule"
      style={{
        margin: "0 0 16px",
        padding: "2px 0 2px 16px",
        borderLeft: `3px solid ${colours.line}`,
        whiteSpace: "pre-line",
      }}
    >
      {tieWords(children)}
    </blockquote>
  );
}

function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="ink" style={{ color: colours.ink }}>
      {children}
    </a>
  );
}

export function MailList({ items }: { items: readonly string[] }) {
  return (
    <ul style={{ margin: "0 0 16px", paddingLeft: 20 }}>
      {items.map((item) => (
        <li key={item} style={{ margin: "0 0 4px" }}>
          {tieWords(item)}
        </li>
      ))}
    </ul>
  );
}

type Help = { invitation: string; lines: readonly HelpLine[] };

export function MailHelpLines({ invitation, lines }: Help) {
  return (
    <>
      <p style={{ margin: "0 0 8px" }}>{tieWords(invitation)}</p>
      <ul style={{ margin: "0 0 24px", paddingLeft: 20 }}>
        {lines.map(({ number, href, purpose }) => (
          <li key={number} style={{ margin: "0 0 4px" }}>
            <a
              href={href}
              className="ink"
              style={{ color: colours.ink, fontWeight: 600, whiteSpace: "nowrap" }}
            >
              {number}
            </a>{" "}
            – {tieWords(purpose)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same in one line, with whom each is for in a word. */
export function MailHelpInOneLine({
  invitation,
  lines,
}: {
  invitation: string;
  lines: readonly (HelpLine & { who: string | null })[];
}) {
  return (
    <p className="muted" style={{ margin: "0 0 20px", fontSize: 14, color: colours.muted }}>
      {tieWords(invitation)}
      <br />
      {lines.map(({ number, href, who }, index) => (
        <Fragment key={number}>
          {index > 0 && " · "}
          <a
            href={href}
            className="ink"
            style={{ color: colours.ink, fontWeight: 600, whiteSpace: "nowrap" }}
          >
            {number}
          </a>
          {who && ` (${who})`}
        </Fragment>
      ))}
    </p>
  );
}

export type MailFact = {
  label: string;
  value: string;
  link?: { label: string; href: string };
  /** Stands in small letters. */
  isSmall?: true;
};

export function MailFacts({ items }: { items: readonly MailFact[] }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className="rule"
      style={{ borderTop: `1px solid ${colours.line}`, marginTop: 8 }}
    >
      <tbody>
        {items.map(({ label, value, link, isSmall }) => (
          <tr key={label}>
            <td
              className="muted"
              style={{
                padding: "14px 0 0",
                fontSize: isSmall ? 12 : 14,
                lineHeight: 1.55,
                color: colours.muted,
              }}
            >
              <strong className="ink" style={{ color: colours.ink }}>
                {label}
              </strong>
              <br />
              {withLinks(value)}
              {link && (
                <>
                  <br />
                  <MailLink href={link.href}>{link.label}</MailLink>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
