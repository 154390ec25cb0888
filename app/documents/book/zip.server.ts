import { strToU8, zipSync, type Zippable } from "fflate";

/** Entries of an EPUB container by their paths, in their order. */
export type Entries = Record<string, Uint8Array>;

const packed = /\.(?:png|jpe?g|gif|webp|mp3|mp4|m4a|woff2?)$/i;
/** A constant, so that the same entries give the same bytes. */
const moment = new Date("2026-01-01T00:00:00Z");

/** Packs an EPUB: its type first, as it is, then everything else (EPUB 3.3, Open Container Format, 4.2). */
export function zipEpub(entries: Entries): Buffer {
  const zippable: Zippable = { mimetype: [strToU8("application/epub+zip"), { level: 0 }] };
  for (const [path, bytes] of Object.entries(entries))
    if (path !== "mimetype") zippable[path] = [bytes, { level: packed.test(path) ? 0 : 9 }];
  return Buffer.from(zipSync(zippable, { mtime: moment }));
}
