/** A document that is not well-formed, so that two readers could see two documents. */
export class MarkupProblem extends Error {}

export type Markup =
  | { kind: "element"; name: string; attributes: ReadonlyMap<string, string> }
  /** What stands in an element; `within` is that element's name. */
  | { kind: "text"; within: string; text: string }
  /** Comments and CDATA: a reader that takes XHTML for HTML would find their markup. */
  | { kind: "hidden"; text: string; within: string }
  | { kind: "instruction"; target: string; data: string }
  | { kind: "doctype"; text: string };

const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const tagStart = new RegExp(`<(${name})`, "y");
const tagEnd = /\s*(\/?)>/y;
const attribute = new RegExp(String.raw`\s+(${name})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, "y");
const closing = new RegExp(String.raw`</(${name})\s*>`, "y");
const instruction = new RegExp(String.raw`<\?(${name})(?:\s([^>?]*))?\?>`, "y");
const doctype = /<!DOCTYPE\s[^>]*>/y;

/**
 * Reads an XML document from start to end: strictly, since whatever a reader would have to guess is guessed differently by
 * the next one. Prefixes stay as they are, entities of attributes and texts are decoded.
 * @throws MarkupProblem
 */
export function* readMarkup(source: string): Generator<Markup> {
  const open: string[] = [];
  const within = () => open.at(-1) ?? "";
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const takeBetween = (start: string, end: string) => {
    if (!source.startsWith(start, at)) return null;
    const last = source.indexOf(end, at + start.length);
    if (last === -1) throw new MarkupProblem(`No end of ${start}.`);
    const text = source.slice(at + start.length, last);
    at = last + end.length;
    return text;
  };
  if (source.includes("\0")) throw new MarkupProblem("A zero character.");

  while (at < source.length) {
    const next = source.indexOf("<", at);
    const text = source.slice(at, next === -1 ? source.length : next);
    if (open.length === 0 && text.trim()) throw new MarkupProblem("A text outside of the root.");
    if (text) yield { kind: "text", within: within(), text: decode(text) };
    at += text.length;
    if (next === -1) break;

    const comment = takeBetween("<!--", "-->");
    if (comment !== null) {
      // HTML ends its comments sooner than XML.
      if (/^-?>|--/.test(comment)) throw new MarkupProblem("A comment within a comment.");
      yield { kind: "hidden", text: comment, within: within() };
      continue;
    }
    const data = takeBetween("<![CDATA[", "]]>");
    if (data !== null) {
      yield { kind: "hidden", text: data, within: within() };
      continue;
    }
    const end = take(closing);
    if (end) {
      if (open.pop() !== end[1]) throw new MarkupProblem("A tag that closes another element.");
      continue;
    }
    const start = take(tagStart);
    if (start) {
      const element = start[1] ?? "";
      const attributes = new Map<string, string>();
      for (let found = take(attribute); found; found = take(attribute)) {
        const [, key = "", quoted, apostrophed] = found;
        if (attributes.has(key)) throw new MarkupProblem("An attribute that stands there twice.");
        attributes.set(key, decode(quoted ?? apostrophed ?? ""));
      }
      const rest = take(tagEnd);
      if (!rest) throw new MarkupProblem("A tag that cannot be read.");
      yield { kind: "element", name: element, attributes };
      if (!rest[1]) open.push(element);
      continue;
    }
    const position = at;
    const told = take(instruction);
    if (told) {
      const [, target = "", content = ""] = told;
      // It tells the encoding, and is nothing else anywhere else.
      if (target.toLowerCase() === "xml" && position !== 0)
        throw new MarkupProblem("A declaration that is not at the start.");
      yield { kind: "instruction", target, data: content };
      continue;
    }
    const type = take(doctype);
    if (!type) throw new MarkupProblem("Markup that cannot be read.");
    yield { kind: "doctype", text: type[0] };
  }
  if (open.length > 0) throw new MarkupProblem("An element without an end.");
}

/** Of HTML's own entities these write what an address or a style could be disguised with. */
const entities: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" },
  ...{ colon: ":", Tab: "\t", NewLine: "\n", lpar: "(", rpar: ")", sol: "/", bsol: "\\" },
  ...{ period: ".", semi: ";", equals: "=", commat: "@", num: "#", comma: "," },
};

function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#(\d{1,7});|#x([\da-f]{1,6});|([a-z]\w*);)?/gi,
    (found, decimal?: string, hex?: string, named?: string) => {
      if (named) return entities[named] ?? "\ufffd";
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0;
      if (code === 0 || code > 0x10ffff) throw new MarkupProblem(`A reference: ${found}`);
      return String.fromCodePoint(code);
    },
  );
}
