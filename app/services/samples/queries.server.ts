import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { paths } from "~/paths";
import type { Sections } from "~/documents/sections";
import { findDocument } from "~/products/registry";
import type { RenderedSample } from "~/documents/rendered-sample";

const folderOf = (slug: string) => `app/products/${slug}/rendered`;

const samples = new Map<string, RenderedSample | null>();

/** What `npm run samples` left for a product, read once a process; null for what is no product or has no sample. */
function readSample(slug: string): RenderedSample | null {
  if (!findDocument(slug)) return null;
  const known = samples.get(slug);
  if (known !== undefined) return known;
  const file = `${folderOf(slug)}/pages.json`;
  const sample = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as RenderedSample)
    : null;
  samples.set(slug, sample);
  return sample;
}

export type SamplePicture = { src: string; width: number; height: number };
/** A product's sample: what it says, and how its pages look; null when there is none. */
export function getSample(slug: string): { sections: Sections; pictures: SamplePicture[] } | null {
  const sample = readSample(slug);
  if (!sample) return null;
  const { width, height, digests } = sample.picture;
  const pictures = digests.map((digest, index) => ({
    src: paths.samplePicture(slug, index + 1, digest),
    width,
    height,
  }));
  return { sections: sample.sections, pictures };
}

/** What a product's own page shows of its sample: the first pages, and how many there are. */
export function getSampleGlimpse(
  slug: string,
): { pictures: SamplePicture[]; pageCount: number } | null {
  const sample = getSample(slug);
  if (!sample) return null;
  return { pictures: sample.pictures.slice(0, 3), pageCount: sample.pictures.length };
}

/** Products with the first two pages of their samples, null where there is none. */
export const withCovers = <Each extends { slug: string }>(products: readonly Each[]) =>
  products.map((product) => {
    const sample = getSample(product.slug);
    const [cover = null, inner = null] = sample?.pictures ?? [];
    return { ...product, cover, inner, isPage: sample?.sections.cover.length === 0 };
  });

/** The words with which the text of a sample begins; null without a sample, or where it begins otherwise. */
export function getSampleOpening(slug: string): string | null {
  const [tag, words] = getSample(slug)?.sections.opening[0] ?? [];
  return tag === "p" && typeof words === "string" ? words : null;
}

/** One page of a product's sample, counted from 1, with the product's title; null when there is none. */
export function getSampleSheet(
  slug: string,
  page: number,
): { slug: string; title: string; picture: SamplePicture } | null {
  const title = findDocument(slug)?.title;
  const picture = getSample(slug)?.pictures[page - 1];
  return title && picture ? { slug, title, picture } : null;
}

/**
 * The picture of one page as WebP; null unless this very picture is shown, so that an address never means two pictures.
 * @param page counted from 1
 */
export async function getSamplePicture(
  slug: string,
  page: number,
  digest: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!digest || readSample(slug)?.picture.digests[page - 1] !== digest) return null;
  return new Uint8Array(await readFile(`${folderOf(slug)}/${page}.webp`));
}

export type SampleFile = { bytes: Uint8Array<ArrayBuffer>; etag: string };

const files = new Map<string, Promise<SampleFile>>();

/**
 * A sample's PDF, as `npm run samples` left it. Nothing is drawn here: each file is read once and stays in memory, which
 * takes less than 100 kB a product.
 */
export function getSampleFile(slug: string): Promise<SampleFile> | null {
  if (!readSample(slug)) return null;
  const known = files.get(slug);
  if (known) return known;
  const file = readFile(`${folderOf(slug)}/document.pdf`).then((bytes) => ({
    bytes: new Uint8Array(bytes),
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`,
  }));
  files.set(slug, file);
  file.catch(() => files.delete(slug));
  return file;
}
