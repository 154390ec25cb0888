import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

const inflate = promisify(inflateRaw);

/** Most that an archive of a buyer's may hold, in bytes, and most entries of any. */
const maxUnpacked = 30 * 1024 * 1024;
const maxEntries = 2_000;

const endSignature = Buffer.from("PK\u0005\u0006");
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;

export class ZipProblem extends Error {
  constructor(readonly kind: "damaged" | "too_large") {
    super(kind);
  }
}

type Entry = { name: string; method: number; packed: number; unpacked: number; offset: number };

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
  /** It is in there as it is, not compressed. */
  isStored: boolean;
  /** How large its header says that it is, in bytes. */
  claimed: number;
};

/**
 * The entries of an archive in the order of its directory, one unpacked at a time.
 * @param most bytes that all of them may come to
 * @throws ZipProblem
 */
export async function* unpackZip(bytes: Buffer, most: number): AsyncGenerator<UnpackedEntry> {
  let room = most;
  for (const entry of entriesOf(bytes)) {
    const content = await unpack(bytes, entry, room);
    room -= content.length;
    const { name, method, unpacked } = entry;
    yield { name, content, isStored: method === 0, claimed: unpacked };
  }
}

/** The central directory, which is what the reader of the document will go by, too. */
function entriesOf(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(endSignature);
  if (end === -1 || end + 22 > bytes.length) throw new ZipProblem("damaged");
  const count = bytes.readUInt16LE(end + 10);
  const size = bytes.readUInt32LE(end + 12);
  const start = bytes.readUInt32LE(end + 16);
  if (count > maxEntries) throw new ZipProblem("too_large");
  // Anything before or between, ZIP64 included, would let two readers see two archives.
  if (start + size !== end) throw new ZipProblem("damaged");

  const entries: Entry[] = [];
  for (let at = start; entries.length < count;) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entrySignature) throw new ZipProblem("damaged");
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place));
    const next = at + 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
    if (next > end) throw new ZipProblem("damaged");
    entries.push({
      name: bytes.toString("utf8", at + 46, at + 46 + (name ?? 0)),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at = next;
  }
  return entries;
}

async function unpack(bytes: Buffer, entry: Entry, room: number): Promise<Buffer> {
  const { offset, packed, method } = entry;
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== localSignature)
    throw new ZipProblem("damaged");
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed) throw new ZipProblem("damaged");
  if (method === 0) {
    if (packed > room) throw new ZipProblem("too_large");
    return data;
  }
  if (method !== 8) throw new ZipProblem("damaged");
  return inflate(data, { maxOutputLength: Math.max(room, 1) }).catch((error: { code?: string }) => {
    throw new ZipProblem(error.code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : "damaged");
  });
}
