import MarkdownIt, { type Token } from "markdown-it";
import { cutText } from "./posts";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "break" }
  | { kind: "strong" | "emphasis"; inside: Inline[] }
  | { kind: "link"; href: string; inside: Inline[] };

export type Block =
  | { kind: "paragraph"; inside: Inline[] }
  | { kind: "list"; start: number | null; items: Block[][] }
  | { kind: "quote"; inside: Block[] };

/**
 * What members may set in what they write: paragraphs, lines, lists, bold and slanted words, quotations and links to other sites.
 * Everything else of Markdown stays as it was typed. What is read is a tree of these, and never HTML.
 */
const maxNesting = 20;
const deepest = maxNesting - 2;
const markdown = new MarkdownIt("zero", { linkify: true, maxNesting }).enable([
  ...["list", "blockquote", "newline", "escape", "emphasis", "link", "autolink", "linkify"],
]);
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
markdown.validateLink = (href) =>
  /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(href) && URL.canParse(href);
// As it was typed: an address that is decoded can look like another one.
markdown.normalizeLinkText = (address) => address;

/** Whether a text can hold anything but paragraphs and lines: most do not, and are read in no time. */
const isSet = /[*_[\\<>]|:\/\/|^ {0,3}(?:[-+]|\d{1,9}[.)])(?:\s|$)/m;

/** What a text says, and how it is set. Takes time in proportion to its length, whatever it holds. */
export function readWritten(text: string): Block[] {
  if (!isSet.test(text)) return plainParagraphs(text);
  const tokens = markdown.parse(text, {});
  // What stands too deep the library leaves out, or no page can be made of it: so nobody's words are lost.
  if (isTooDeep(tokens)) return plainParagraphs(text);
  return blocksOf(tokens);
}

const isTooDeep = (tokens: readonly Token[]): boolean =>
  tokens.some(({ level, children }) => level >= deepest || (children && isTooDeep(children)));

const plainParagraphs = (text: string): Block[] =>
  text
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => ({ kind: "paragraph", inside: linesOf(paragraph) }));

function linesOf(text: string): Inline[] {
  return text
    .split("\n")
    .flatMap((line, index): Inline[] => [
      ...(index > 0 ? [{ kind: "break" } as const] : []),
      { kind: "text", text: line.trim() },
    ]);
}

function blocksOf(tokens: readonly Token[]): Block[] {
  const root: Block[] = [];
  // Where the next block goes: the innermost of those that are open.
  const open: Block[][] = [root];
  const into = () => open.at(-1) ?? root;
  const lists: Extract<Block, { kind: "list" }>[] = [];
  for (const token of tokens) {
    switch (token.type) {
      case "inline":
        into().push({ kind: "paragraph", inside: inlineOf(token.children ?? []) });
        break;
      case "blockquote_open": {
        const quote: Block = { kind: "quote", inside: [] };
        into().push(quote);
        open.push(quote.inside);
        break;
      }
      case "bullet_list_open":
      case "ordered_list_open": {
        const isOrdered = token.type === "ordered_list_open";
        const list = {
          kind: "list" as const,
          start: isOrdered ? Number(token.attrGet("start") ?? 1) : null,
          items: [],
        };
        into().push(list);
        lists.push(list);
        break;
      }
      case "list_item_open": {
        const item: Block[] = [];
        lists.at(-1)?.items.push(item);
        open.push(item);
        break;
      }
      case "bullet_list_close":
      case "ordered_list_close":
        lists.pop();
        break;
      case "blockquote_close":
      case "list_item_close":
        open.pop();
        break;
    }
  }
  return root;
}

function inlineOf(tokens: readonly Token[]): Inline[] {
  const root: Inline[] = [];
  const open: Inline[][] = [root];
  for (const token of tokens) {
    const into = open.at(-1) ?? root;
    const begin = (one: Exclude<Inline, { kind: "text" | "break" }>) => {
      into.push(one);
      open.push(one.inside);
    };
    switch (token.type) {
      case "strong_open":
        begin({ kind: "strong", inside: [] });
        break;
      case "em_open":
        begin({ kind: "emphasis", inside: [] });
        break;
      case "link_open":
        begin({ kind: "link", href: String(token.attrGet("href") ?? ""), inside: [] });
        break;
      case "strong_close":
      case "em_close":
      case "link_close":
        open.pop();
        break;
      case "softbreak":
      case "hardbreak":
        into.push({ kind: "break" });
        break;
      default:
        if (token.content) into.push({ kind: "text", text: token.content });
    }
  }
  return root;
}

/** Whether a text leads anywhere by a link, however it is written. */
export const hasWrittenLink = (text: string): boolean =>
  isSet.test(text) &&
  markdown
    .parse(text, {})
    .some(({ children }) => children?.some(({ type }) => type === "link_open"));

/** What a text says, without how it is set. */
export const plainText = (text: string): string => readWritten(text).map(wordsOfBlock).join("\n");

/** The same in one line, for where a text is shown in part. */
export const plainLine = (text: string): string => plainText(text).replaceAll(/\s+/g, " ").trim();

function wordsOfBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return block.inside.map(wordsOf).join("");
    case "quote":
      return block.inside.map(wordsOfBlock).join("\n");
    case "list":
      return block.items
        .map((item, index) => {
          const mark = block.start === null ? "–" : `${block.start + index}.`;
          return `${mark} ${item.map(wordsOfBlock).join("\n")}`;
        })
        .join("\n");
  }
}

function wordsOf(inline: Inline): string {
  if (inline.kind === "text") return inline.text;
  return inline.kind === "break" ? "\n" : inline.inside.map(wordsOf).join("");
}

/** The beginning of a text, as `cutText` gives it, with no mark left open that its rest would have closed. */
export function cutWritten(text: string): { text: string; isCut: boolean } {
  const cut = cutText(text);
  if (!cut.isCut) return cut;
  const words = cut.text.replace(/\[[^\]\n]*(?:\]\([^)\s]*)?…$/, "…").replace(/[*_]+…$/, "…");
  const last = words.slice(words.lastIndexOf("\n\n") + 1);
  const isOpen = (last.match(/\*\*/g)?.length ?? 0) % 2 === 1;
  return { text: isOpen ? `${words}**` : words, isCut: true };
}
