import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { findProduct } from "~/products/registry";
import type { Reading, RenderedSample } from "~/documents/reading";

// Vite finds the files and gives the pictures addresses that change with their content. So this module is for the web
// build alone: what else runs TypeScript cannot read it.
const readings = import.meta.glob<RenderedSample>("../../products/*/rendered/pages.json", {
  eager: true,
  import: "default",
});
const pictures = import.meta.glob<string>("../../products/*/rendered/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

const folderOf = (slug: string) => `products/${slug}/rendered`;

export type SamplePicture = { src: string; width: number; height: number };
/** One page of a sample: how it looks, and what it says. */
export type SamplePage = { picture: SamplePicture; reading: readonly Reading[] };

/** The pages of a product's sample; null when there is none. */
export function getSamplePages(slug: string): SamplePage[] | null {
  const rendered = readings[`../../${folderOf(slug)}/pages.json`];
  if (!rendered) return null;
  return rendered.pages.map((reading, index) => ({
    picture: {
      src: pictures[`../../${folderOf(slug)}/${index + 1}.webp`] ?? "",
      ...rendered.picture,
    },
    reading,
  }));
}

/** What a product's own page shows of its sample: the first pages, and how many there are. */
export function getSampleGlimpse(
  slug: string,
): { pictures: SamplePicture[]; pageCount: number } | null {
  const pages = getSamplePages(slug);
  if (!pages) return null;
  return {
    pictures: pages.slice(0, 3).map(({ picture }) => picture),
    pageCount: pages.length,
  };
}

/** One page of a product's sample, counted from 1, with the product's title; null when there is none. */
export function getSampleSheet(
  slug: string,
  page: number,
): { slug: string; title: string; picture: SamplePicture } | null {
  const title = findProduct(slug)?.title;
  const picture = getSamplePages(slug)?.[page - 1]?.picture;
  return title && picture ? { slug, title, picture } : null;
}

export type SampleFile = { bytes: Uint8Array<ArrayBuffer>; etag: string };

const files = new Map<string, Promise<SampleFile>>();

/**
 * A sample's PDF, as `npm run samples` left it. Nothing is drawn here: each file is read once and stays in memory, which
 * takes less than 100 kB a product.
 */
export function getSampleFile(slug: string): Promise<SampleFile> | null {
  if (!getSamplePages(slug)) return null;
  const known = files.get(slug);
  if (known) return known;
  const file = readFile(`app/${folderOf(slug)}/document.pdf`).then((bytes) => ({
    bytes: new Uint8Array(bytes),
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`,
  }));
  files.set(slug, file);
  // A failed read is tried again with the next request.
  file.catch(() => files.delete(slug));
  return file;
}
