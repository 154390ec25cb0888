import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "~/config/brand";
import type { HelpLine } from "~/copy/help-lines";

/** Colours of the light theme; mail programs know neither custom properties nor style sheets in a file. */
const colours = {
  paper: "#fbf6ea",
  card: "#fffdf7",
  ink: "#221f4b",
  muted: "#5b5878",
  line: "#e4dcc8",
  night: "#171437",
  gold: "#e3b65b",
};
const sans = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
const serif = "Fraunces, Georgia, 'Times New Roman', serif";

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
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body
        style={{
          margin: 0,
          padding: 0,
          backgroundColor: colours.paper,
          color: colours.ink,
          fontFamily: sans,
        }}
      >
        <div style={{ display: "none", maxHeight: 0, overflow: "hidden" }}>{preview}</div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ backgroundColor: colours.paper }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: "24px 12px" }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
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
                      <td style={{ padding: "28px 32px 32px", fontSize: 16, lineHeight: 1.6 }}>
                        {children}
                      </td>
                    </tr>
                  </tbody>
                </table>
                <p
                  style={{
                    maxWidth: 560,
                    margin: "18px auto 0",
                    fontSize: 13,
                    lineHeight: 1.6,
                    color: colours.muted,
                  }}
                >
                  {brand.name} · pomoc:{" "}
                  <a href={`mailto:${brand.supportEmail}`} style={{ color: colours.muted }}>
                    {brand.supportEmail}
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

export function MailParagraph({ children }: { children: ReactNode }) {
  return <p style={{ margin: "0 0 16px" }}>{children}</p>;
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: "24px 0" }}>
      <a
        href={href}
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

/** People to call, as calm as the text around them. */
export function MailHelpLines({
  invitation,
  lines,
}: {
  invitation: string;
  lines: readonly HelpLine[];
}) {
  return (
    <>
      <p style={{ margin: "0 0 8px" }}>{invitation}</p>
      <ul style={{ margin: "0 0 24px", paddingLeft: 20 }}>
        {lines.map(({ number, href, purpose }) => (
          <li key={number} style={{ margin: "0 0 4px" }}>
            <a href={href} style={{ color: colours.ink, fontWeight: 600, whiteSpace: "nowrap" }}>
              {number}
            </a>{" "}
            – {purpose}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the mail has to say as well, quietly: terms of the order, rights, data. */
export function MailFacts({ items }: { items: readonly { label: string; value: string }[] }) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderTop: `1px solid ${colours.line}`, marginTop: 8 }}
    >
      <tbody>
        {items.map(({ label, value }) => (
          <tr key={label}>
            <td
              style={{ padding: "14px 0 0", fontSize: 14, lineHeight: 1.55, color: colours.muted }}
            >
              <strong style={{ color: colours.ink }}>{label}</strong>
              <br />
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
