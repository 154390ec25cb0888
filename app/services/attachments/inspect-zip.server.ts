import { promisify } from "node:util";
import { crc32, inflateRaw } from "node:zlib";
import { fromBufferPromise, type Entry } from "yauzl";

const inflate = promisify(inflateRaw);

/** Most that an archive of a buyer's may hold, in bytes, and most entries of any. */
const maxUnpacked = 30 * 1024 * 1024;
const maxEntries = 2_000;

export class ZipProblem extends Error {
  constructor(readonly kind: "damaged" | "too_large") {
    super(kind);
  }
}

/**
 * Unpacks an archive entry by entry, throwing the contents away, to learn how large it really is: sizes in its headers
 * are whatever its maker wrote there.
 * @param keep the one entry whose content is wanted
 * @returns that entry's content, or null
 * @throws ZipProblem
 */
export async function inspectZip(bytes: Buffer, keep: string): Promise<Buffer | null> {
  let kept: Buffer | null = null;
  for await (const { name, content } of unpackZip(bytes, maxUnpacked))
    if (name === keep) kept = content;
  return kept;
}

export type UnpackedEntry = {
  name: string;
  content: Buffer;
  isStored: boolean;
};

/**
 * The entries of an archive in the order of its directory, one unpacked at a time. Two readers see one archive in it: the
 * directory and the entries' own headers say the same, names and places are taken once, and sizes are true.
 * @param most bytes that all of them may come to
 * @throws ZipProblem, for a size or a sum that is a lie after the last entry
 */
export async function* unpackZip(bytes: Buffer, most: number): AsyncGenerator<UnpackedEntry> {
  let room = most;
  let isTrue = true;
  for (const { entry, data } of await entriesOf(bytes)) {
    const isStored = entry.compressionMethod === 0;
    if (isStored && data.length > room) throw new ZipProblem("too_large");
    const content = isStored ? data : await unpack(data, room);
    room -= content.length;
    isTrue &&= content.length === entry.uncompressedSize && crc32(content) === entry.crc32;
    yield { name: entry.fileName, content, isStored };
  }
  if (!isTrue) throw new ZipProblem("damaged");
}

function unpack(data: Buffer, room: number): Promise<Buffer> {
  return inflate(data, { maxOutputLength: Math.max(room, 1) }).catch((error: { code?: string }) => {
    throw new ZipProblem(error.code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : "damaged");
  });
}

type Packed = { entry: Entry; data: Buffer };

async function entriesOf(bytes: Buffer): Promise<Packed[]> {
  try {
    return await readDirectory(bytes);
  } catch (error) {
    if (error instanceof ZipProblem) throw error;
    throw new ZipProblem("damaged");
  }
}

async function readDirectory(bytes: Buffer): Promise<Packed[]> {
  const zip = await fromBufferPromise(bytes, { strictFileNames: true });
  if (zip.entryCount > maxEntries) throw new ZipProblem("too_large");
  const entries: Packed[] = [];
  const names = new Set<string>();
  const places: { from: number; to: number }[] = [];
  let size = 0;
  for await (const entry of zip.eachEntry()) {
    const header = await zip.readLocalFileHeaderPromise(entry);
    size += 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    const name = nameOf(entry);
    ensure(!names.has(name) && entry.canDecodeFileData());
    names.add(name);
    ensure(header.fileName.equals(entry.fileNameRaw));
    ensure(header.compressionMethod === entry.compressionMethod);
    const isTold = (header.generalPurposeBitFlag & sizesFollow) === 0;
    for (const fact of ["crc32", "compressedSize", "uncompressedSize"] as const)
      ensure(header[fact] === entry[fact] || (!isTold && header[fact] === 0));
    const from = entry.relativeOffsetOfLocalHeader;
    const to = header.fileDataStart + entry.compressedSize;
    places.push({ from, to });
    entries.push({ entry, data: bytes.subarray(header.fileDataStart, to) });
  }
  // Before the first entry, within another, and after the directory (ZIP64 included) there may be a second archive.
  const end = bytes.length - 22 - zip.comment.length;
  const start = end - size;
  ensure(bytes.readUInt32LE(end + 12) === size && bytes.readUInt32LE(end + 16) === start);
  places.sort((one, other) => one.from - other.from);
  ensure(places.every(({ from }, index) => from >= (places[index - 1]?.to ?? 0)));
  ensure((places[0]?.from ?? 0) === 0 && (places.at(-1)?.to ?? 0) <= start);
  return entries;
}

const sizesFollow = 0x8;

const utf8 = new TextDecoder("utf-8", { fatal: true });

function nameOf({ fileName, fileNameRaw }: Entry): string {
  ensure(utf8.decode(fileNameRaw) === fileName && !/^\w:|\p{Cc}/u.test(fileName));
  return fileName.normalize("NFC").toLowerCase();
}

function ensure(isFine: boolean): void {
  if (!isFine) throw new ZipProblem("damaged");
}
