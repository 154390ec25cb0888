import { createHash } from "node:crypto";
import { fileTypeFromBuffer } from "file-type";
import sharp from "sharp";
import { cleanFileName, fileMessages } from "~/catalogue/files";
import { hasControlCharacters } from "~/catalogue/text";
import { extractText, readable } from "./extract-text.server";
import { inspectZip, ZipProblem } from "./inspect-zip.server";
import { takeTurns } from "../take-turns";

/** A file that was checked, as it is kept. */
export type AcceptedFile = {
  name: string;
  contentType: string;
  bytes: Buffer;
  /** Its text; null when it has none that can be read. */
  text: string | null;
  /** SHA-256 of the file as it was sent: the same file again is the same submission. */
  digest: string;
};

/** Largest picture, in pixels, that is opened at all: above any telephone's, below what fills the memory. */
const maxPixels = 60_000_000;
/** Longest edge of a picture as it is kept, in pixels. */
const longestEdge = 2_000;
const imageSeconds = 10;

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const imageTypes = { "image/jpeg": "jpeg", "image/png": "png", "image/webp": "webp" } as const;

class Refusal extends Error {}

/** Pictures and archives grow when they are opened, so few forms' files are opened at the same time. */
const turn = takeTurns(2);

/**
 * Looks into files that were sent with a form. What a file is, its content says; its name and the type that the browser
 * claims prove nothing. Pictures are drawn anew, which leaves behind where and when they were taken and whatever was
 * hidden in them.
 * @returns the files as they are to be kept, and a sentence in Polish for each that cannot be accepted
 */
export function acceptFiles(
  files: readonly File[],
): Promise<{ files: AcceptedFile[]; problems: string[] }> {
  return turn(async () => {
    const accepted: AcceptedFile[] = [];
    const problems: string[] = [];
    for (const file of files) {
      const name = cleanFileName(file.name);
      const sent = Buffer.from(await file.arrayBuffer());
      try {
        const digest = createHash("sha256").update(sent).digest("base64url");
        accepted.push({ name, digest, ...(await read(name, sent)) });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        problems.push(error.message);
      }
    }
    return { files: accepted, problems };
  });
}

type Content = Pick<AcceptedFile, "contentType" | "bytes" | "text">;

async function read(name: string, bytes: Buffer): Promise<Content> {
  if (bytes.length === 0) throw new Refusal(fileMessages.empty(name));
  switch (kindOf(bytes)) {
    case "zip":
      return readDocx(name, bytes);
    case "pdf":
    case "image":
      return readTyped(name, bytes);
    default:
      return readText(name, bytes);
  }
}

/**
 * The container by its first bytes. Only these reach file-type, whose readers of other formats, archives among them,
 * can be kept busy by a crafted file.
 */
function kindOf(bytes: Buffer): "pdf" | "image" | "zip" | null {
  const start = bytes.toString("latin1", 0, 12);
  if (start.startsWith("%PDF-")) return "pdf";
  if (start.startsWith("PK\u0003\u0004")) return "zip";
  return /^(?:\u00ff\u00d8\u00ff|\u0089PNG|RIFF[^]{4}WEBP)/.test(start) ? "image" : null;
}

async function readTyped(name: string, bytes: Buffer): Promise<Content> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (type === "application/pdf")
    return { contentType: type, bytes, text: await extractText(bytes, "pdf") };
  const format = type && type in imageTypes && imageTypes[type as keyof typeof imageTypes];
  if (!format) throw new Refusal(fileMessages.wrongFormat(name));
  try {
    const drawn = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .timeout({ seconds: imageSeconds })
      .rotate()
      .resize(longestEdge, longestEdge, { fit: "inside", withoutEnlargement: true })
      .toFormat(format)
      .toBuffer();
    return { contentType: type, bytes: drawn, text: null };
  } catch (error) {
    const huge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new Refusal(huge ? fileMessages.hugeImage(name) : fileMessages.damagedImage(name));
  }
}

async function readDocx(name: string, bytes: Buffer): Promise<Content> {
  const types = await inspectZip(bytes, "[Content_Types].xml").catch((error: unknown) => {
    if (!(error instanceof ZipProblem)) throw error;
    throw new Refusal(
      error.kind === "too_large"
        ? fileMessages.packedDocument(name)
        : fileMessages.damagedDocument(name),
    );
  });
  if (!types?.includes("wordprocessingml.document.main+xml"))
    throw new Refusal(fileMessages.wrongFormat(name));
  return { contentType: docx, bytes, text: await extractText(bytes, "docx") };
}

/** Anything may happen to be valid UTF-8, a script or a page as well, so a text also has to be called one. */
function readText(name: string, bytes: Buffer): Content {
  if (!/\.txt$/i.test(name)) throw new Refusal(fileMessages.wrongFormat(name));
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(fileMessages.notUtf8(name));
  }
  if (hasControlCharacters(text.replace(/[\f\r]/g, "")))
    throw new Refusal(fileMessages.notUtf8(name));
  return { contentType: "text/plain; charset=utf-8", bytes, text: readable(text) };
}
