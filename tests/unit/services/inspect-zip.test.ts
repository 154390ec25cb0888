import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { inspectZip, unpackZip, ZipProblem } from "~/services/attachments/inspect-zip.server";
import { zipOf, type ZipPart } from "../../support/sample-files";

const bytesOf = (text: string) => Buffer.from(text);
const part = (name: string, told: Partial<ZipPart> = {}): ZipPart => ({
  ...{ name: bytesOf(name), content: bytesOf(`treść ${name}`) },
  ...told,
});
const whole = zipOf([part("a.txt"), part("b.txt", { isStored: true })]);

/** What it is refused for, or the names of what is in it. */
async function read(archive: Buffer, most = 1_000) {
  const names: string[] = [];
  try {
    for await (const { name } of unpackZip(archive, most)) names.push(name);
    return names;
  } catch (error) {
    if (error instanceof ZipProblem) return error.kind;
    throw error;
  }
}

/** One stored entry whose content is said to go on over the next one. */
function overlapping(): Buffer {
  const second = zipOf([part("b.txt", { isStored: true })]);
  const hidden = second.subarray(0, second.indexOf("PK\u0001\u0002"));
  const first = bytesOf("początek");
  const all = Buffer.concat([first, hidden]);
  const told = { packed: all.length, size: all.length, crc: crc32(all) };
  return zipOf([
    part("a.txt", { content: first, isStored: true, ...told }),
    part("b.txt", { isStored: true }),
  ]);
}

/** With the count and the place of its directory in a record of ZIP64, as large archives have it. */
function zip64(): Buffer {
  const end = whole.length - 22;
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) record.writeBigUInt64LE(2n, at);
  record.writeBigUInt64LE(BigInt(whole.readUInt32LE(end + 12)), 40);
  record.writeBigUInt64LE(BigInt(whole.readUInt32LE(end + 16)), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(end), 8);
  return Buffer.concat([whole.subarray(0, end), record, locator, whole.subarray(end)]);
}

/** Says something after its directory, as its format allows. */
function withComment(comment: string): Buffer {
  const archive = Buffer.concat([whole, bytesOf(comment)]);
  archive.writeUInt16LE(Buffer.byteLength(comment), whole.length - 2);
  return archive;
}

describe("an archive", () => {
  test("gives its entries one by one, and the one that is wanted", async () => {
    expect(await read(whole)).toEqual(["a.txt", "b.txt"]);
    expect((await inspectZip(whole, "b.txt"))?.toString()).toBe("treść b.txt");
    expect(await inspectZip(whole, "c.txt")).toBeNull();
    expect(await read(withComment("Zrobione na peronie"))).toEqual(["a.txt", "b.txt"]);
    expect(await read(zipOf([part("zażółć.txt")]))).toEqual(["zażółć.txt"]);
    expect(await read(zipOf([]))).toEqual([]);
  });

  test("may have been written before its sizes were known", async () => {
    const own = { crc: 0, packed: 0, size: 0 };
    expect(await read(zipOf([part("a.txt", { flags: 0x808, own })]))).toEqual(["a.txt"]);
    expect(await read(zipOf([part("a.txt", { own })]))).toBe("damaged");
  });

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["cut off", whole.subarray(0, -1)],
    ["followed by something", Buffer.concat([whole, bytesOf("x")])],
    ["preceded by something", Buffer.concat([whole, whole])],
    ["preceded by what its directory knows", zipOf([part("a.txt")], whole)],
    ["hidden in the words after another", withComment(whole.toString("latin1"))],
    ["told in ZIP64", zip64()],
    ["taking a name twice", zipOf([part("a.txt"), part("a.txt")])],
    ["taking a name twice for who folds letters", zipOf([part("Ą.txt"), part("A\u0328.TXT")])],
    ["calling an entry two names", zipOf([part("a.txt", { own: { name: bytesOf("b.txt") } })])],
    ["in two places at once", overlapping()],
    ["under lock", zipOf([part("a.txt", { flags: 0x801 })])],
    ["of another sum", zipOf([part("a.txt", { crc: 1 })])],
    ["larger than it says", zipOf([part("a.txt", { size: 3 })])],
    ["smaller than it says", zipOf([part("a.txt", { size: 300 })])],
    ["stored and of another size", zipOf([part("a.txt", { isStored: true, size: 3 })])],
    ["of two sizes", zipOf([part("a.txt", { own: { size: 3 } })])],
    ["reaching out of itself", zipOf([part("a.txt", { packed: 3_000 })])],
  ])("is refused that is %s", async (_, archive) => {
    expect(await read(archive)).toBe("damaged");
  });

  test.each(["../a", "a/../../b", "/a", "C:/a", "C:a", "a\\b", "a\0b", "a\u007fb"])(
    "is refused with an entry that is called %j",
    async (name) => {
      expect(await read(zipOf([part(name)]))).toBe("damaged");
    },
  );

  test("is refused where its names can be read in two ways", async () => {
    expect(await read(zipOf([part("ż.txt", { flags: 0 })]))).toBe("damaged");
    expect(await read(zipOf([{ name: Buffer.from([0xbf]), content: bytesOf("") }]))).toBe(
      "damaged",
    );
  });

  test("is too large by what it unpacks to, whatever it says, and by its number of entries", async () => {
    const long = { content: Buffer.alloc(1_001), size: 1 };
    expect(await read(zipOf([part("a.txt", { content: Buffer.alloc(1_000) })]))).toEqual(["a.txt"]);
    expect(await read(zipOf([part("a.txt", long)]))).toBe("too_large");
    expect(await read(zipOf([part("a.txt", { content: Buffer.alloc(999) }), part("b.txt")]))).toBe(
      "too_large",
    );
    const many = Array.from({ length: 2_001 }, (_, index) => part(`${index}`));
    expect(await read(zipOf(many), 1e6)).toBe("too_large");
  });
});
