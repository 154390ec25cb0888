import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import sharp from "sharp";
import { page } from "./theme";

/**
 * A cover as it is kept: the drawing itself, a fifth of its size. Made into pixels it would be no smaller, and would take as
 * long as drawing the document did.
 * @param svg as `renderDocument` drew it beside the file
 */
export const keptCover = (svg: string): Promise<Buffer> => promisify(gzip)(svg, { level: 4 });

/** The drawing of a cover that was kept, as SVG. */
export const coverOf = (kept: Uint8Array): Promise<Buffer> => promisify(gunzip)(kept);

/** Twice the size at which a mail shows it, for dense screens, in pixels. */
const width = 192;

/**
 * A cover that was kept as a JPEG of a few kilobytes, which every mail program shows; the same cover always gives the same
 * bytes. It takes about 25 ms of a processor, a third less than a PNG would.
 */
export async function mailedCover(kept: Uint8Array): Promise<Buffer> {
  const svg = await coverOf(kept);
  return sharp(svg, { density: (72 * width) / page.width })
    .resize({ width })
    .jpeg({ quality: 82 })
    .toBuffer();
}
