import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { readPages } from "~/documents/read-pages.server";
import type { RenderedSample } from "~/documents/rendered-sample";
import { documentRecipes } from "~/products/registry.server";
import { digestOf, pictureDigest, renderedFolder, renderShown } from "./samples/render";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

/** Width of a picture in pixels: sharp on a phone, and of every size a page shows it in. */
const width = 720;
const maxBytes = 60_000;

async function paintPages(file: string): Promise<Buffer[]> {
  const folder = mkdtempSync(join(tmpdir(), "konstelacja-samples-"));
  try {
    execFileSync("pdftoppm", ["-r", "200", "-png", file, join(folder, "page")]);
    const names = readdirSync(folder).sort();
    return await Promise.all(names.map((name) => asWebp(readFileSync(join(folder, name)))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function asWebp(png: Buffer): Promise<Buffer> {
  for (let quality = 82; quality > 30; quality -= 6) {
    const picture = await sharp(png).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (picture.byteLength <= maxBytes) return picture;
  }
  throw new Error("A page cannot be shown in a picture that is small enough.");
}

const asked = process.argv.slice(2);
for (const recipe of documentRecipes()) {
  const { product } = recipe;
  if (asked.length > 0 && !asked.includes(product.slug)) continue;
  const folder = renderedFolder(product.slug);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { bytes: pdf, sections } = await renderShown(recipe);
  writeFileSync(join(folder, "document.pdf"), pdf);
  const pictures = await paintPages(join(folder, "document.pdf"));
  pictures.forEach((picture, index) => writeFileSync(join(folder, `${index + 1}.webp`), picture));
  const { height } = await sharp(pictures[0]).metadata();
  const rendered: RenderedSample = {
    digest: digestOf(pdf),
    picture: { width, height, digests: pictures.map(pictureDigest) },
    pages: await readPages(pdf),
    sections,
  };
  writeFileSync(join(folder, "pages.json"), `${JSON.stringify(rendered, null, 1)}\n`);
  const kilobytes = pictures.map(({ byteLength }) => Math.round(byteLength / 1000)).join(", ");
  console.log(`${product.slug}: ${pictures.length} pages (${kilobytes} kB)`);
}
