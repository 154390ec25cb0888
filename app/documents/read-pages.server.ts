import { getDocumentProxy } from "unpdf";
import type { Reading } from "./reading";
import { readingOf, type Element } from "./reading-tree";

type Node = { role?: string; alt?: string; type?: string; id?: string; children?: Node[] };

/** The text of every page of a tagged PDF, in reading order. */
export async function readPages(pdf: Uint8Array): Promise<Reading[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: Reading[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const texts = textsByMark((await page.getTextContent({ includeMarkedContent: true })).items);
    pages.push(readingOf([elementOf((await page.getStructTree()) as Node, texts)]));
  }
  await document.destroy();
  return pages;
}

function elementOf(node: Node, texts: ReadonlyMap<string, string>): string | Element {
  const { type, id = "", role = "", alt, children = [] } = node;
  if (type === "content") return texts.get(id) ?? "";
  return { role, alt, children: children.map((child) => elementOf(child, texts)) };
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
