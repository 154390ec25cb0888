import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { z } from "zod";
import { stampEpub } from "~/documents/book/stamp-epub.server";
import { cleanFileName } from "~/forms/files";
import type { CopyFormat } from "~/config/download-terms";
import { unpackZip, ZipProblem } from "../attachments/inspect-zip.server";
import { runLimited } from "../attachments/run-limited.server";
import { takeTurns } from "../take-turns";

/** Largest file of a book, in bytes, and what an EPUB may come to when it is opened. */
export const maxBookBytes = 20 * 1024 * 1024;
const maxUnpacked = 100 * 1024 * 1024;
const mostPages = 5_000;

/** A file that was looked into and can be sold. */
export type InspectedFile = {
  format: CopyFormat;
  name: string;
  bytes: Buffer;
  /** Hexadecimal. */
  sha256: string;
  /** Of a PDF. */
  pages: number | null;
};

/**
 * - `wrong_format`: its content is neither an EPUB nor a PDF, whatever it is called;
 * - `locked`: encrypted, or protected against copying: no copy could be marked;
 * - `active`: runs scripts, or brings along what a reader would open beside the book.
 */
export type FileRefusal = "empty" | "too_large" | "wrong_format" | "damaged" | "locked" | "active";

/** Files grow when they are opened, so one is opened at a time. */
const turn = takeTurns(1);

/**
 * Looks into a file that staff want to sell. What it is, its content says. It has to be what every copy needs: readable,
 * markable, and without anything that does something on the device of whoever opens it.
 */
export function inspectBookFile(file: File): Promise<InspectedFile | FileRefusal> {
  if (file.size === 0) return Promise.resolve("empty");
  if (file.size > maxBookBytes) return Promise.resolve("too_large");
  return turn(async () => {
    const bytes = Buffer.from(await file.arrayBuffer());
    const isZip = bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"));
    const isPdf = bytes.subarray(0, 5).toString("latin1") === "%PDF-";
    if (!isZip && !isPdf) return "wrong_format";
    const found = isPdf ? await inspectPdf(bytes) : await inspectEpub(bytes);
    if (typeof found === "string") return found;
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { ...found, name: cleanFileName(file.name), bytes, sha256 };
  });
}

type Found = Pick<InspectedFile, "format" | "pages">;

const program = resolve("app/services/books/inspection-process.js");

const answer = z.union([
  z.object({ pages: z.int().min(1) }),
  z.object({ problem: z.enum(["locked", "active", "damaged"]) }),
]);

/** A PDF may unpack to any size, so a process of its own opens it. */
async function inspectPdf(bytes: Buffer): Promise<Found | FileRefusal> {
  const told = await runLimited([program], bytes, { memory: 768, processor: 20 });
  if (told === null) return "damaged";
  const found = answer.parse(JSON.parse(told));
  if ("problem" in found) return found.problem;
  return found.pages > mostPages ? "too_large" : { format: "pdf", pages: found.pages };
}

async function inspectEpub(bytes: Buffer): Promise<Found | FileRefusal> {
  const texts = new Map<string, string>();
  const names = new Set<string>();
  try {
    for await (const { name, content, isStored, claimed } of unpackZip(bytes, maxUnpacked)) {
      if (names.size === 0) {
        const isEpub = name === "mimetype" && content.toString().trim() === "application/epub+zip";
        if (!isEpub) return "wrong_format";
        if (!isStored) return "damaged";
      }
      // Two readers must not see two books, and none must write outside of its folder.
      if (names.has(name) || /^[/\\]|^\w:|(^|[/\\])\.\.([/\\]|$)|\0/.test(name)) return "damaged";
      // What opens it next makes as much room as the header says.
      if (claimed !== content.length) return "damaged";
      names.add(name);
      if (isMarkup(name)) texts.set(name, content.toString("utf8"));
      else if (isProgram(name, content)) return "active";
    }
  } catch (error) {
    if (!(error instanceof ZipProblem)) throw error;
    return error.kind;
  }
  if (isLocked(texts.get("META-INF/encryption.xml"), names)) return "locked";
  if ([...texts.values()].some(isActive)) return "active";
  if (!texts.has("META-INF/container.xml")) return "wrong_format";
  try {
    await stampEpub(bytes, "x");
  } catch {
    return "damaged";
  }
  return { format: "epub", pages: null };
}

const isMarkup = (name: string) => /\.(?:x?html?|xml|opf|ncx|svg|smil|css)$/i.test(name);

/** Scripts and programs, whatever they are called: a reader may hand them to the device. */
const isProgram = (name: string, content: Buffer) =>
  /\.(?:m?js|wasm|exe|dll|com|bat|cmd|ps1|vbs|jar|apk|msi|scr|sh|swf|hta|lnk)$/i.test(name) ||
  ["MZ", "\u007fELF", "#!"].some((start) => content.toString("latin1", 0, 4).startsWith(start));

/** Markup that runs something, sends something, or brings in something from elsewhere that would. */
function isActive(markup: string): boolean {
  return (
    /<(?:\w+:)?(?:script|iframe|object|embed|applet|form|portal)[\s>/]/i.test(markup) ||
    /<[^>]*\son[a-z]{3,}\s*=/i.test(markup) ||
    /<[^>]*=\s*["']?\s*(?:javascript|vbscript)\s*:/i.test(markup) ||
    /\sproperties\s*=\s*["'][^"']*\b(?:scripted|remote-resources)\b/i.test(markup) ||
    /media-type\s*=\s*["'](?:application|text)\/(?:x-)?(?:javascript|ecmascript)/i.test(markup) ||
    /<!ENTITY\b/i.test(markup)
  );
}

/** Fonts may be obscured, as their makers ask for; anything else that is encrypted nobody could mark. */
const obscuredFonts = ["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"];

function isLocked(encryption: string | undefined, names: ReadonlySet<string>): boolean {
  if (names.has("META-INF/rights.xml") || names.has("META-INF/license.lcpl")) return true;
  const methods = [
    ...(encryption ?? "").matchAll(/EncryptionMethod[^>]*\bAlgorithm\s*=\s*["']([^"']*)/g),
  ];
  return methods.some(([, algorithm = ""]) => !obscuredFonts.includes(algorithm));
}
