import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { leastSize } from "~/documents/theme";
import { documentRecipes } from "~/products/registry.server";
import { renderedFolder } from "../../../scripts/samples/render";

/** The degrees on a wheel of the sky, which its table says again. */
const isDegree = (text: string) => /^\d{1,2}°$/.test(text.trim());

/** What a file sets smaller than somebody tired reads with ease. */
async function smallPrint(file: string): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const small: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items)
      if ("str" in item && item.str.trim() && !isDegree(item.str) && item.height < leastSize - 0.01)
        small.push(`${number}: ${item.str} (${item.height})`);
  }
  await pdf.destroy();
  return small;
}

test.each(documentRecipes().map(({ product }) => product.slug))(
  "%s says nothing in small print",
  async (slug) => {
    expect(await smallPrint(join(renderedFolder(slug), "document.pdf"))).toEqual([]);
  },
);
