import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { helpLinesFor } from "~/copy/help-lines";
import { formatDayAndMonth } from "~/copy/format";
import type { Reading } from "~/documents/reading";
import type { RenderedSample } from "~/documents/rendered-sample";
import { page as paper } from "~/documents/theme";
import { documentRecipes } from "~/products/registry.server";
import { rentalAgreement } from "~/products/rental-agreement/product";
import { renderedFolder } from "../../../scripts/samples/render";

type Line = { text: string; y: number; size: number };

/** What stands on each page between its running lines, from its top. Lengths are in points. */
async function linesOf(slug: string): Promise<Line[][]> {
  const file = readFileSync(join(renderedFolder(slug), "document.pdf"));
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages: Line[][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const lines = new Map<number, Line>();
    for (const item of items) {
      if (!("str" in item) || !item.str.trim()) continue;
      const y = Math.round(paper.height - (item.transform[5] as number));
      if (y <= paper.headerBaseline || y >= paper.footerBaseline) continue;
      const line = lines.get(y) ?? { text: "", y, size: 0 };
      const text = `${line.text} ${item.str}`.replace(/\s+/g, " ").trim();
      lines.set(y, { text, y, size: Math.max(line.size, item.height) });
    }
    pages.push([...lines.values()].toSorted((one, other) => one.y - other.y));
  }
  await pdf.destroy();
  return pages;
}

const readingsIn = (nodes: readonly (string | Reading)[]): Reading[] =>
  nodes.flatMap((node) =>
    typeof node === "string" ? [] : [node, ...readingsIn(node.slice(1) as (string | Reading)[])],
  );
const textOf = (node: string | Reading): string =>
  typeof node === "string" ? node : (node.slice(1) as Reading[]).map(textOf).join(" ");
const squeezed = (text: string) => text.replace(/\s+/g, "");

function said(slug: string, ...tags: Reading[0][]): string[] {
  const { pages } = JSON.parse(
    readFileSync(join(renderedFolder(slug), "pages.json"), "utf8"),
  ) as RenderedSample;
  return readingsIn(pages.flat())
    .filter(([tag]) => tags.includes(tag))
    .map(textOf);
}

const months = new Set(
  Array.from({ length: 12 }, (_, month) => {
    const day = `2026-${String(month + 1).padStart(2, "0")}-01`;
    return formatDayAndMonth(day).split("\u00a0")[1] ?? "";
  }),
);

/** Where an appendix or a page to cut out begins, the page before ends as the last one of a document ends. */
const endsPart = (slug: string, next: readonly Line[]) =>
  slug === rentalAgreement.slug
    ? (next[0]?.size ?? 0) > 14
    : next.some(({ text }) => text.startsWith("Wydrukuj PDF"));

/** What a page takes at least that another one follows, of its height. */
const leastFull = 0.62;

describe.each(documentRecipes().map(({ product }) => product.slug))(
  "the pages of the sample of %s",
  (slug) => {
    it("end with no heading, and have the numbers to call on one of them", async () => {
      const headings = said(slug, "h3", "h4").map(squeezed);
      const pages = await linesOf(slug);
      const lastLines = pages.slice(1).map((lines) => squeezed(lines.at(-1)?.text ?? "-"));
      expect(lastLines.filter((last) => headings.some((each) => each.endsWith(last)))).toEqual([]);
      const withNumbers = pages.filter((lines) =>
        lines.some(({ text }) =>
          helpLinesFor.crisis.some(({ number }) => text.includes(`${number} –`)),
        ),
      );
      expect(withNumbers.length).toBeLessThanOrEqual(1);
      // What says whom to call stands above them, from its heading on.
      for (const lines of withNumbers) {
        const first = lines.findIndex(({ text }) => /^\W*112 –/u.test(text));
        expect(lines.slice(0, first).filter(({ size }) => size > 14)).not.toHaveLength(0);
      }
    });

    it("are well over half full where another one follows", async () => {
      const pages = await linesOf(slug);
      const least = paper.top + (paper.bottom - paper.top) * leastFull;
      const halfEmpty = pages
        .slice(1, -1)
        .map((lines, index) => ({ page: index + 2, bottom: lines.at(-1)?.y ?? 0 }))
        .filter(({ page, bottom }) => bottom < least && !endsPart(slug, pages[page] ?? []));
      expect(halfEmpty).toEqual([]);
    });

    it("part no date at a line's end", async () => {
      const parted = (await linesOf(slug)).flatMap((lines) =>
        lines.flatMap(({ text }, index) => {
          const [next = ""] = (lines[index + 1]?.text ?? "").split(/[\s,.]/u);
          return /(?:^|\s)\d{1,2}$/u.test(text) && months.has(next) ? [`${text} / ${next}`] : [];
        }),
      );
      expect(parted).toEqual([]);
    });

    it("quote whole sentences, and none that stands beside them", () => {
      const quotations = said(slug, "blockquote");
      for (const quotation of quotations) expect(quotation.trim()).toMatch(/[.!?…]”?$/u);
      const beside = said(slug, "p").filter((text) => !text.startsWith("„"));
      // On a cover stands a sentence of the text; inside, somebody's own words do, which are read once more among the answers.
      const own = quotations.filter((text) => text.startsWith("„"));
      for (const words of own.map((text) => squeezed(text.replace(/[„”]/g, "")))) {
        const others = beside.filter((text) => squeezed(text).includes(words));
        expect(others.length).toBeLessThanOrEqual(1);
      }
    });
  },
);
