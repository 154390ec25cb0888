import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Sections } from "~/documents/sections";
import type { DocumentRecipe } from "~/products/recipe.server";
import { renderSample } from "~/services/samples/render-sample.server";
import { contentStreams } from "../../tests/unit/documents/pdf-reading";

const productsFolder = "app/products";

/** Where what is made of a product's sample is kept. */
export const renderedFolder = (slug: string) => join(productsFolder, slug, "rendered");

/** The document of a sample that is shown: the first file, which is a PDF; and what is read of it on a page. */
export async function renderShown(
  recipe: DocumentRecipe,
): Promise<{ bytes: Buffer; sections: Sections }> {
  const [file] = await renderSample(recipe);
  if (file?.type !== "pdf" || !file.sections)
    throw new Error(`The sample of ${recipe.product.slug} is not a PDF.`);
  return { bytes: file.bytes, sections: file.sections };
}

/** What tells one picture of a page from another, short enough for an address. */
export function pictureDigest(picture: Buffer): string {
  return createHash("sha256").update(picture).digest("base64url").slice(0, 12);
}

/** Digest of what the pages of a PDF show. Its bytes would not do: Node's versions compress them differently. */
export function digestOf(pdf: Buffer): string {
  const hash = createHash("sha256");
  for (const stream of contentStreams(pdf)) hash.update(stream);
  return hash.digest("hex");
}
