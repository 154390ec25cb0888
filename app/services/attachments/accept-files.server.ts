import { createHash } from "node:crypto";
import { cleanFileName, fileMessages } from "~/forms/files";
import { hasControlCharacters } from "~/forms/text";
import { inspectZip, ZipProblem } from "./inspect-zip.server";
import { semaphore } from "../concurrency/semaphore";
import { readable } from "./readable-text";

export type AcceptedFile = {
  name: string;
  contentType: string;
  bytes: Buffer;
  text: string | null;
  /** SHA-256 of the file as it was sent: the same file again is the same submission. */
  digest: string;
};

export const pdfType = "application/pdf";
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

class Refusal extends Error {}

/** Archives grow when they are opened, so few forms' files are opened at the same time. */
const limited = semaphore(2);

/**
 * Looks at files that were sent with a form: at their type, size and structure, and no further. What a file is, its content says; its name and the type that the browser
 * claims prove nothing. Pictures are refused: nobody would read them.
 * @returns the files as they are to be kept, and a sentence in Polish for each that cannot be accepted
 */
export function acceptFiles(
  files: readonly File[],
): Promise<{ files: AcceptedFile[]; problems: string[] }> {
  return limited(async () => {
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
  const start = bytes.toString("latin1", 0, 5);
  if (start.startsWith("PK\u0003\u0004")) return readDocx(name, bytes);
  if (start === "%PDF-") return readPdf(name, bytes);
  return readText(name, bytes);
}

/** @throws Refusal where content of that kind stands under the name of another */
function acceptNamed(name: string, extension: string): void {
  if (!name.toLowerCase().endsWith(extension)) throw new Refusal(fileMessages.misnamed(name));
}

/** Where a PDF ends, in bytes from its end: a mail program or a server may have left something behind it. */
const pdfEnd = 2_048;

/** Five letters make no PDF: it has a version, holds objects and comes to an end. What is in them is read once it is paid for. */
function readPdf(name: string, bytes: Buffer): Content {
  acceptNamed(name, ".pdf");
  const isWhole =
    /^%PDF-\d\.\d/.test(bytes.toString("latin1", 0, 8)) &&
    bytes.includes(" obj") &&
    bytes.subarray(-pdfEnd).includes("%%EOF");
  if (!isWhole) throw new Refusal(fileMessages.damagedDocument(name));
  return { contentType: pdfType, bytes, text: null };
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
  acceptNamed(name, ".docx");
  return { contentType: docxType, bytes, text: null };
}

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
