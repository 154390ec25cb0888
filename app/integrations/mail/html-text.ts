import { Parser } from "htmlparser2";

const unseen = new Set(["script", "style", "head", "title", "template", "noscript", "svg"]);
const lines = new Set(["p", "div", "li", "tr", "table", "ul", "ol", "h1", "h2", "h3", "h4"]);
/** How mail programs mark what was quoted: Gmail, Outlook, Apple Mail and Thunderbird, Yahoo. */
const quotes = /\b(?:gmail_quote|gmail_attr|moz-cite-prefix|yahoo_quoted)\b|^divRplyFwdMsg$/;
/**
 * Elements within each other after which no more is read, and how much is read between looks at that, in code units: what the
 * parser does for each tag grows with how deep it stands.
 */
const maxDepth = 1_000;
const piece = 16_384;

/**
 * What the HTML of a mail says to whoever reads it, without what it quotes. Nothing of it is ever shown as HTML.
 * @param html whatever somebody sent; of what is nested beyond all sense, the beginning
 */
export function textOfHtml(html: string): string {
  const pieces: string[] = [];
  const open: { name: string; isHidden: boolean }[] = [];
  const isHidden = () => open.at(-1)?.isHidden ?? false;
  const parser = new Parser(
    {
      onopentag(name, { class: className = "", id = "", type = "", hidden }) {
        const isQuote =
          name === "blockquote" ? type === "cite" : quotes.test(className) || quotes.test(id);
        if (!isHidden() && (name === "br" || lines.has(name))) pieces.push("\n");
        open.push({
          name,
          isHidden: isHidden() || unseen.has(name) || isQuote || hidden !== undefined,
        });
      },
      onclosetag(name) {
        if (open.at(-1)?.name === name) open.pop();
        if (!isHidden() && lines.has(name)) pieces.push("\n");
      },
      ontext(text) {
        if (!isHidden()) pieces.push(text.replaceAll(/\s+/g, " "));
      },
    },
    { decodeEntities: true },
  );
  for (let at = 0; at < html.length && open.length <= maxDepth; at += piece)
    parser.write(html.slice(at, at + piece));
  parser.end();
  return pieces
    .join("")
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}
