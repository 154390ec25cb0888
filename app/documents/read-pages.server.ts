import { getDocumentProxy } from "unpdf";
import type { Reading } from "./reading";

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
};
const leftOut = new Set(["TOC"]);

type Node = { role?: string; alt?: string; type?: string; id?: string; children?: Node[] };
type Part = string | Reading;

/** The text of every page of a tagged PDF, in reading order. */
export async function readPages(pdf: Uint8Array): Promise<Reading[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: Reading[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const texts = textsByMark((await page.getTextContent({ includeMarkedContent: true })).items);
    const parts = partsOf((await page.getStructTree()) as Node, texts);
    pages.push(parts.filter((part): part is Reading => typeof part !== "string"));
  }
  await document.destroy();
  return pages;
}

function textsByMark(items: readonly object[]): Map<string, string> {
  const texts = new Map<string, string>();
  let current: string | null = null;
  for (const item of items) {
    if ("str" in item) {
      const { str, hasEOL } = item as { str: string; hasEOL: boolean };
      if (current) texts.set(current, `${texts.get(current) ?? ""}${str}${hasEOL ? " " : ""}`);
      continue;
    }
    const { type, id } = item as { type: string; id?: string | null };
    current = type.startsWith("begin") ? (id ?? null) : null;
  }
  return texts;
}

function partsOf(node: Node, texts: ReadonlyMap<string, string>): Part[] {
  if (node.type === "content") return [texts.get(node.id ?? "") ?? ""];
  const { role = "", alt, children = [] } = node;
  if (leftOut.has(role)) return [];
  if (role === "Figure") return alt ? [["figure", alt]] : [];
  const parts = joined(children.flatMap((child) => partsOf(child, texts)));
  if (role === "Lbl") return labelParts(parts);
  const element = elements[role];
  if (!element) return parts;
  if (parts.length === 0 || isSpacedOut(parts)) return element === "td" ? [[element]] : [];
  if (element === "tr" && parts.every((part) => part.length === 1)) return [];
  return [[element === "ul" && startsWithNumber(children, texts) ? "ol" : element, ...parts]];
}

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

/** Bullets and numbers are the browser's business; words stay. */
const labelParts = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) =>
    typeof part === "string" && /\p{L}{2}/u.test(part) ? [["b", part]] : [],
  );

const isSpacedOut = (parts: readonly Part[]) =>
  parts.every((part) => typeof part === "string" && /^(?:\S{1,2} ){3,}\S{1,2}$/.test(part));

function startsWithNumber(items: readonly Node[], texts: ReadonlyMap<string, string>): boolean {
  const label = items[0]?.children?.find(({ role }) => role === "Lbl");
  const text = label?.children?.map(({ id = "" }) => texts.get(id) ?? "").join("") ?? "";
  return /^\s*\d+\.?\s*$/.test(text);
}
