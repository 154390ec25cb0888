import { deflateRawSync, deflateSync, crc32 } from "node:zlib";
import { Document, Packer, Paragraph } from "docx";
import PDFDocument from "pdfkit";
import sharp from "sharp";

const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A file as a browser would send it. */
export const fileOf = (name: string, content: Uint8Array | string, type = "") =>
  new File([typeof content === "string" ? content : new Uint8Array(content)], name, { type });

export async function pdfWith(text: string): Promise<Buffer> {
  const doc = new PDFDocument();
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.on("end", resolve));
  doc.text(text);
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

export const docxWith = (...lines: string[]): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] }),
  );

/** A photograph that tells where it was taken. */
export const photo = (width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#7a3" } })
    .jpeg()
    .withExif({
      IFD0: { Artist: "Anna Nowak" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 3/1 0/1" },
    })
    .toBuffer();

/** What the two headers of an entry say of it, true or not. */
type ZipHeader = { name: Uint8Array; flags: number; crc: number; packed: number; size: number };
export type ZipPart = Partial<ZipHeader> & {
  content: Uint8Array;
  isStored?: boolean;
  /** Where its own header says something else than the directory. */
  own?: Partial<ZipHeader>;
};

/**
 * An archive, as its maker likes it.
 * @param before what stands in front of the first entry
 */
export function zipOf(parts: readonly ZipPart[], before: Buffer = Buffer.alloc(0)): Buffer {
  const locals: Buffer[] = [before];
  const central: Buffer[] = [];
  let offset = before.length;
  for (const { content, isStored = false, own, ...told } of parts) {
    const data = isStored ? Buffer.from(content) : deflateRawSync(content);
    const facts = { crc: crc32(content), packed: data.length, size: content.length };
    const header = { name: Buffer.from("a"), flags: 0x800, ...facts, ...told };
    const fieldsOf = ({ name, flags, crc, packed, size }: ZipHeader) => {
      const fields = Buffer.alloc(26);
      fields.writeUInt16LE(20, 0);
      fields.writeUInt16LE(flags, 2);
      fields.writeUInt16LE(isStored ? 0 : 8, 4);
      fields.writeUInt32LE(crc, 10);
      fields.writeUInt32LE(packed, 14);
      fields.writeUInt32LE(size, 18);
      fields.writeUInt16LE(name.length, 22);
      return fields;
    };
    const ownHeader = { ...header, ...own };
    const signature = Buffer.from("PK\u0003\u0004");
    locals.push(Buffer.concat([signature, fieldsOf(ownHeader), ownHeader.name, data]));
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    central.push(
      Buffer.concat([
        ...[Buffer.from("PK\u0001\u0002\u0014\0"), fieldsOf(header), rest],
        header.name,
      ]),
    );
    offset += locals.at(-1)?.length ?? 0;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** An archive with one deflated entry for each content; its headers claim `claimed` bytes where that is given. */
export const zipWith = (contents: Record<string, Uint8Array>, claimed?: number): Buffer =>
  zipOf(
    Object.entries(contents).map(([name, content]) => ({
      ...{ name: Buffer.from(name), content, size: claimed ?? content.length },
    })),
  );

export const docxContentTypes = Buffer.from(
  `<Types><Override PartName="/word/document.xml" ContentType="${docxType}.main+xml"/></Types>`,
);

/** A valid PDF of about 1 kB that says "Ala", and unfolds to so many megabytes before it does. */
export function pdfBomb(megabytes: number): Buffer {
  const page = Buffer.concat([
    Buffer.alloc(megabytes * 1024 * 1024, " "),
    Buffer.from("BT /F 9 Tf (Ala) Tj ET"),
  ]);
  const packed = deflateSync(deflateSync(page, { level: 9 }), { level: 9 });
  const font = "/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>";
  const objects = [
    Buffer.from("<</Type/Catalog/Pages 2 0 R>>"),
    Buffer.from("<</Type/Pages/Kids[3 0 R]/Count 1>>"),
    Buffer.from(`<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]${font}/Contents 4 0 R>>`),
    Buffer.concat([
      Buffer.from(`<</Length ${packed.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`),
      packed,
      Buffer.from("\nendstream"),
    ]),
  ];
  let file = Buffer.from("%PDF-1.7\n");
  const places = objects.map((object, index) => {
    const place = file.length;
    file = Buffer.concat([
      ...[file, Buffer.from(`${index + 1} 0 obj`), object],
      Buffer.from("endobj\n"),
    ]);
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${places.join("")}`;
  const end = `trailer<</Size 5/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.concat([file, Buffer.from(table + end)]);
}
