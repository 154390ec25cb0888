import { setImmediate } from "node:timers/promises";
import { SaxesParser } from "saxes";

/** A document that is not well-formed, or that two readers could see as two documents. */
export class MarkupProblem extends Error {}

export type Markup =
  | { kind: "declaration"; encoding: string | undefined }
  | { kind: "element"; name: string; attributes: ReadonlyMap<string, string> }
  | { kind: "text"; within: string; text: string }
  /** Comments and CDATA: a reader that takes XHTML for HTML would find their markup. */
  | { kind: "hidden"; text: string; within: string }
  | { kind: "instruction"; target: string; data: string }
  | { kind: "doctype"; text: string };

/** saxes takes up to 33 bytes of memory and half a microsecond for a character of a comment that is made for it. */
const longest = 10 * 1024 * 1024;
const deepest = 512;
const maxAttributes = 512;
/** Characters that are read before others get their turn. */
const step = 64 * 1024;

const plainName = /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/;

/**
 * Reads an XML document strictly, since whatever a reader would have to guess is guessed differently by the next one.
 * Prefixes stay as they are; references are decoded, and nothing that the document defines.
 * @returns whether `test` holds for any part; what follows that part is not read
 * @throws MarkupProblem
 */
export async function someMarkup(
  source: string,
  test: (part: Markup) => boolean,
): Promise<boolean> {
  if (source.length > longest) throw new MarkupProblem("More than can be read.");
  let isFound = false;
  const parser = parserOf((part) => {
    isFound ||= test(part);
  });
  try {
    for (let at = 0; at < source.length && !isFound; at += step) {
      if (at > 0) await setImmediate();
      parser.write(source.slice(at, at + step));
    }
    if (!isFound) parser.close();
  } catch (error) {
    if (!isFound) throw new MarkupProblem("Not well-formed.", { cause: error });
  }
  return isFound;
}

function parserOf(tell: (part: Markup) => void): SaxesParser {
  const parser = new SaxesParser({ position: false });
  parser.ENTITIES = entities;
  const open: string[] = [];
  const within = () => open.at(-1) ?? "";
  let attributes = 0;
  parser.on("xmldecl", ({ version, encoding }) => {
    check(version === "1.0", "Another XML.");
    tell({ kind: "declaration", encoding });
  });
  parser.on("doctype", (text) => {
    check(/^\s/.test(text), "A document type that HTML reads differently.");
    tell({ kind: "doctype", text });
  });
  parser.on("processinginstruction", ({ target, body }) => {
    check(plainName.test(target) && !/[>?]/.test(body), "An instruction that HTML ends sooner.");
    tell({ kind: "instruction", target, data: body });
  });
  parser.on("opentagstart", () => (attributes = 0));
  parser.on("attribute", ({ name }) => {
    check(plainName.test(name), "A name of an attribute.");
    check(++attributes <= maxAttributes, "Too many attributes.");
  });
  parser.on("opentag", ({ name, attributes: values }) => {
    check(plainName.test(name), "A name of an element.");
    check(open.push(name) <= deepest, "Too deep.");
    tell({ kind: "element", name, attributes: new Map(Object.entries(values)) });
  });
  parser.on("closetag", () => open.pop());
  parser.on("text", (text) => tell({ kind: "text", text, within: within() }));
  parser.on("cdata", (text) => tell({ kind: "hidden", text, within: within() }));
  parser.on("comment", (text) => {
    check(!/^-?>/.test(text), "A comment that HTML ends sooner.");
    tell({ kind: "hidden", text, within: within() });
  });
  return parser;
}

function check(isFine: boolean, problem: string): void {
  if (!isFine) throw new MarkupProblem(problem);
}

const known = new Map(
  Object.entries({
    ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" },
    ...{ colon: ":", Tab: "\t", NewLine: "\n", lpar: "(", rpar: ")", sol: "/", bsol: "\\" },
    ...{ period: ".", semi: ";", equals: "=", commat: "@", num: "#", comma: "," },
  }),
);

/** Every name is one: old books use those of XHTML, which saxes would have to read from its definition. */
const entities = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) =>
      typeof name === "string" && /^[a-z]\w*$/i.test(name)
        ? (known.get(name) ?? "\ufffd")
        : undefined,
  },
);
