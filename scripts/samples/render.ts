import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findProduct } from "~/products/registry";
import type { Product } from "~/products/product";
import type { Sample } from "~/products/sample";
import { renderSample } from "~/services/samples/render-sample.server";
import { contentStreams } from "../../tests/unit/documents/pdf-reading";

const productsFolder = "app/products";

/** Where what is made of a product's sample is kept. */
export const renderedFolder = (slug: string) => join(productsFolder, slug, "rendered");

/** All samples with their products, by the products' slugs. Expects the project as the working directory. */
export async function readSamples(): Promise<{ product: Product; sample: Sample }[]> {
  const slugs = readdirSync(productsFolder).filter((name) =>
    existsSync(join(productsFolder, name, "sample.ts")),
  );
  return Promise.all(
    slugs.map(async (slug) => {
      const product = findProduct(slug);
      if (!product) throw new Error(`There is a sample of ${slug}, but no such product.`);
      const { sample } = (await import(`../../app/products/${slug}/sample.ts`)) as {
        sample: Sample;
      };
      return { product, sample };
    }),
  );
}

/** The document of a sample that is shown: the first file, which is a PDF. */
export async function renderShown(product: Product, sample: Sample): Promise<Buffer> {
  const [file] = await renderSample(product, sample);
  if (file?.type !== "pdf") throw new Error(`The sample of ${product.slug} is not a PDF.`);
  return file.bytes;
}

/** Digest of what the pages of a PDF show. Its bytes would not do: Node's versions compress them differently. */
export function digestOf(pdf: Buffer): string {
  const hash = createHash("sha256");
  for (const stream of contentStreams(pdf)) hash.update(stream);
  return hash.digest("hex");
}
