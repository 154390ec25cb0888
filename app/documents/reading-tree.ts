import type { Reading } from "./reading";

/** An element of a tagged document: what it is by its name in the PDF, and what stands in it. */
export type Element = {
  role: string;
  alt?: string;
  /** What its `Tag` draws. */
  drawing?: string;
  /** What is read in the place of its words. */
  onPage?: string;
  children: (string | Element)[];
};

const elements: Record<string, Reading[0]> = {
  H1: "h2",
  H2: "h3",
  H3: "h4",
  H4: "h5",
  P: "p",
  BlockQuote: "blockquote",
  L: "ul",
  LI: "li",
  Table: "table",
  TR: "tr",
  TH: "th",
  TD: "td",
  Div: "div",
  Span: "small",
};
const leftOut = new Set(["TOC"]);

const blank: Reading = ["blank"];
const isBlank = (part: Part) => part[0] === "blank";

type Part = string | Reading;

/** What stands in a document, as it is read. */
export const readingOf = (children: readonly (string | Element)[]): Reading[] =>
  children.flatMap(partsOf).filter((part): part is Reading => typeof part !== "string");

function partsOf(node: string | Element): Part[] {
  if (typeof node === "string") return [node];
  const { role, alt, drawing, onPage, children } = node;
  if (leftOut.has(role)) return [];
  if (onPage) return elementsOf(node, [onPage]);
  const drawn: Part[] = drawing ? [["drawing", drawing]] : [];
  if (role === "Form") return [blank];
  if (role === "Figure") return alt ? [["figure", alt, ...drawn]] : [];
  const all = [...drawn, ...joined(children.flatMap(partsOf))];
  if (!all.some(isBlank)) return elementsOf(node, all);
  // Left out with what was to be written there, and told once beside what holds it.
  const parts = all.filter((part) => !isBlank(part));
  const isOfTable = role === "TR" ? parts.some((part) => part.length > 1) : parts.length > 0;
  const isOnlyNamed = role === "LI" && parts.every(([tag]) => tag === "b" || tag === "small");
  return [...(isOfTable && !isOnlyNamed ? elementsOf(node, parts) : []), blank];
}

function elementsOf({ role, children }: Element, parts: readonly Part[]): Part[] {
  if (role === "Lbl") return labelParts(parts);
  if (role === "Sect" && parts.length > 0 && parts.every(([tag]) => tag === "div"))
    return [["div", ...parts]];
  const element = elements[role];
  if (!element) return [...parts];
  if (parts.length === 0 || isSpacedOut(parts)) return element === "td" ? [[element]] : [];
  if (element === "tr" && parts.every((part) => part.length === 1)) return [];
  if (element !== "ul") return [[element, ...parts]];
  const [only, ...others] = parts;
  if (only?.[0] === "li" && others.length === 0) return loneItem(only as Reading);
  return [[startsWithNumber(children) ? "ol" : "ul", ...parts]];
}

/** A list of one thing is no list. */
const loneItem = ([, ...content]: Reading): Part[] =>
  content.map((part): Reading => (typeof part === "string" ? ["p", part] : part));

function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const previous = result.at(-1);
    if (typeof part === "string" && typeof previous === "string")
      result[result.length - 1] = `${previous} ${part}`;
    else result.push(part);
  }
  return result
    .map((part) => (typeof part === "string" ? part.replace(/\s+/g, " ").trim() : part))
    .filter((part) => part !== "");
}

/** Bullets and numbers are the browser's business; words stay, and the hint beside them. */
const labelParts = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part): Part[] => {
    if (typeof part === "string") return /\p{L}{2}/u.test(part) ? [["b", part]] : [];
    return part[0] === "small" ? [part] : [];
  });

const isSpacedOut = (parts: readonly Part[]) =>
  parts.every((part) => typeof part === "string" && /^(?:\S{1,2} ){3,}\S{1,2}$/.test(part));

function startsWithNumber([first]: Element["children"]): boolean {
  if (!first || typeof first === "string") return false;
  const label = first.children.find((each) => typeof each !== "string" && each.role === "Lbl");
  return label !== undefined && /^\s*\d+\.?\s*$/.test(textIn(label));
}

const textIn = (node: string | Element): string =>
  typeof node === "string" ? node : node.children.map(textIn).join("");
