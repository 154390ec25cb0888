import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

/**
 * A cover as it is kept: the drawing itself, a fifth of its size. Made into pixels it would be no smaller, and would take as
 * long as drawing the document did.
 * @param svg as `renderDocument` drew it beside the file
 */
export const keptCover = (svg: string): Promise<Buffer> => promisify(gzip)(svg, { level: 4 });

/** The drawing of a cover that was kept, as SVG. */
export const coverOf = (kept: Uint8Array): Promise<Buffer> => promisify(gunzip)(kept);
