import { constants, crc32, deflateRawSync } from "node:zlib";

const megabyte = 1024 * 1024;
const zeros = (size: number, finishFlush: number) =>
  deflateRawSync(Buffer.alloc(size), { finishFlush });

/** Adam7: where each pass begins, and how far apart its pixels are. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * A black square as an interlaced PNG of 16 bits and four channels: a small file that whoever opens it has to hold whole,
 * in eight bytes a pixel. @param edge in pixels
 */
export function interlacedPng(edge: number): Buffer {
  const size = passes.reduce((sum, [x, y, dx, dy]) => {
    const width = Math.ceil((edge - x) / dx);
    return sum + Math.ceil((edge - y) / dy) * (width * 8 + 1);
  }, 0);
  // A flushed block of zeros stands for itself wherever it is repeated.
  const block = zeros(megabyte, constants.Z_FULL_FLUSH);
  const blocks = Array.from({ length: Math.floor(size / megabyte) }, () => block);
  const rest = zeros(size % megabyte, constants.Z_FINISH);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((((size % 65_521) << 16) | 1) >>> 0);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([16, 6, 0, 0, 1], 8);
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks, rest, checksum])),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
