import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { stampEpub } from "~/documents/book/stamp-epub.server";
import { cleanFileName, maxBookBytes, maxUnpackedBookBytes } from "~/forms/files";
import type { CopyFormat } from "~/config/download-terms";
import { unpackZip, ZipProblem } from "../attachments/inspect-zip.server";
import { runLimited } from "../attachments/run-limited.server";
import { semaphore } from "../concurrency/semaphore";
import { isActiveMarkup, isActiveStyle } from "./active-content";
import { someMarkup } from "./read-markup";

const maxPages = 5_000;

export type InspectedFile = {
  format: CopyFormat;
  name: string;
  bytes: Buffer;
  sha256: string;
  pages: number | null;
};

/**
 * - `wrong_format`: its content is neither an EPUB nor a PDF, whatever it is called;
 * - `locked`: encrypted, or protected against copying: no copy could be marked;
 * - `active`: runs scripts, or brings along what a reader would open beside the book.
 */
export type FileRefusal = "empty" | "too_large" | "wrong_format" | "damaged" | "locked" | "active";

const limited = semaphore(1);

/**
 * Looks into a file that staff want to sell. What it is, its content says. It has to be what every copy needs: readable,
 * markable, and without anything that does something on the device of whoever opens it.
 */
export function inspectBookFile(file: File): Promise<InspectedFile | FileRefusal> {
  if (file.size === 0) return Promise.resolve("empty");
  if (file.size > maxBookBytes) return Promise.resolve("too_large");
  return limited(async () => {
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

async function inspectPdf(bytes: Buffer): Promise<Found | FileRefusal> {
  const told = await runLimited([program], bytes, { memory: 768, processor: 20 });
  if (told === null) return "damaged";
  const found = answer.parse(JSON.parse(told.toString("utf8")));
  if ("problem" in found) return found.problem;
  return found.pages > maxPages ? "too_large" : { format: "pdf", pages: found.pages };
}

async function inspectEpub(bytes: Buffer): Promise<Found | FileRefusal> {
  const contents = new Map<string, Buffer>();
  try {
    for await (const { name, content, isStored } of unpackZip(bytes, maxUnpackedBookBytes)) {
      if (contents.size === 0) {
        const isEpub = name === "mimetype" && content.toString().trim() === "application/epub+zip";
        if (!isEpub) return "wrong_format";
        if (!isStored) return "damaged";
      }
      if (isProgram(name, content)) return "active";
      contents.set(name, content);
    }
  } catch (error) {
    if (!(error instanceof ZipProblem)) throw error;
    return error.kind;
  }
  if (!contents.has("META-INF/container.xml")) return "wrong_format";
  try {
    const refusal = await inspectContents(contents);
    if (refusal) return refusal;
    await stampEpub(bytes, "x");
  } catch {
    return "damaged";
  }
  return { format: "epub", pages: null };
}

const isProgram = (name: string, content: Buffer) =>
  /\.(?:m?js|wasm|exe|dll|com|bat|cmd|ps1|vbs|jar|apk|msi|scr|sh|swf|hta|lnk|xslt?)$/i.test(name) ||
  ["MZ", "\u007fELF", "#!"].some((start) => content.toString("latin1", 0, 4).startsWith(start));

/** What else an archive may hold: EPUB's own files, and what shops and systems leave behind. */
const unlisted =
  /^(?:mimetype|META-INF\/(?:container|encryption|manifest|metadata|signatures|com\.[\w.-]+)\.xml|(?:.*\/)?(?:\.DS_Store|Thumbs\.db))$/;

/**
 * Whether every part of the book is of a kind that is known to do nothing, and is what it says it is. Readers go by the
 * manifest, by a name's ending, or by the content, so that these must not disagree.
 * @throws MarkupProblem, TypeError or URIError when a part cannot be read
 */
async function inspectContents(
  contents: ReadonlyMap<string, Buffer>,
): Promise<"locked" | "active" | "damaged" | null> {
  const manifest = await readManifest(contents);
  const obscured = await obscuredParts(contents);
  if (await isLocked(contents, manifest, obscured)) return "locked";
  for (const [name, content] of contents) {
    const kinds = manifest.get(name.normalize());
    const isListed = kinds !== undefined;
    if (!isListed && !unlisted.test(name) && content.length > 0) return "active";
    const isText = isListed ? kinds.some((kind) => textKinds.has(kind)) : name.endsWith(".xml");
    if (kinds?.some((kind) => kind !== kinds[0])) return "damaged";
    if (isListed && !kinds.every((kind) => fits(kind, name, content, obscured.has(name))))
      return "active";
    if (!isText) {
      if (looksLikeMarkup(content)) return "active";
      continue;
    }
    await setImmediate();
    const text = utf8.decode(content);
    const isActive = kinds?.includes("text/css") ? isActiveStyle : isActiveMarkup;
    if (await isActive(text)) return "active";
  }
  return null;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

const packageKind = "application/oebps-package+xml";
const textKinds = new Set([
  ...[packageKind, "application/xhtml+xml", "image/svg+xml", "application/x-dtbncx+xml"],
  "text/css",
]);

const looksLikeMarkup = (content: Buffer) =>
  /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*</.test(
    content.toString("latin1", 0, 1024),
  );

const starts: readonly (readonly [kind: RegExp, start: RegExp])[] = [
  [/^image\/png$/, /^\u0089PNG/],
  [/^image\/jpe?g$/, /^\u00ff\u00d8\u00ff/],
  [/^image\/gif$/, /^GIF8/],
  [/^image\/webp$/, /^RIFF[^]{4}WEBP/],
];
const fontKind = /^(?:font\/[\w-]+|application\/(?:x-)?font-[\w-]+|application\/vnd\.ms-opentype)$/;
const fontStarts = ["OTTO", "\0\u0001\0\0", "true", "ttcf", "wOFF", "wOF2"];

function fits(kind: string, name: string, content: Buffer, isObscured: boolean): boolean {
  const ending = /\.(?:x?html?|xht|xml|opf|ncx|svgz?|mht(?:ml)?)$/i.test(name);
  if (kind === "text/css") return !ending && !looksLikeMarkup(content);
  if (textKinds.has(kind)) return !/\.css$/i.test(name);
  if (ending || /\.css$/i.test(name)) return false;
  const head = content.toString("latin1", 0, 16);
  if (fontKind.test(kind)) return isObscured || fontStarts.some((start) => head.startsWith(start));
  return starts.some(([known, start]) => known.test(kind) && start.test(head));
}

async function readManifest(contents: ReadonlyMap<string, Buffer>): Promise<Map<string, string[]>> {
  const manifest = new Map<string, string[]>();
  const add = (path: string, kind: string) => {
    const name = path.normalize();
    manifest.set(name, [...(manifest.get(name) ?? []), kind]);
  };
  const rootfiles = await elementsOf(contents, "META-INF/container.xml", "rootfile");
  for (const packagePath of new Set(rootfiles.map((file) => file.get("full-path") ?? ""))) {
    add(packagePath, packageKind);
    for (const item of await elementsOf(contents, packagePath, "item")) {
      const kind = (item.get("media-type") ?? "").split(";", 1)[0] ?? "";
      add(placeOf(item.get("href") ?? "", packagePath), kind.trim().toLowerCase());
    }
  }
  return manifest;
}

function placeOf(href: string, packagePath: string): string {
  const at = new URL(href, new URL(encodeURI(packagePath), "epub://book/"));
  return decodeURIComponent(at.pathname.slice(1));
}

async function elementsOf(
  contents: ReadonlyMap<string, Buffer>,
  path: string,
  element: string,
): Promise<ReadonlyMap<string, string>[]> {
  const content = contents.get(path);
  const found: ReadonlyMap<string, string>[] = [];
  if (content)
    await someMarkup(utf8.decode(content), (part) => {
      if (part.kind === "element" && part.name.replace(/^.*:/, "") === element)
        found.push(part.attributes);
      return false;
    });
  return found;
}

const obscuredFonts = ["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"];
const encryption = "META-INF/encryption.xml";

async function obscuredParts(contents: ReadonlyMap<string, Buffer>): Promise<Set<string>> {
  const references = await elementsOf(contents, encryption, "CipherReference");
  return new Set(references.map((reference) => placeOf(reference.get("URI") ?? "", "")));
}

async function isLocked(
  contents: ReadonlyMap<string, Buffer>,
  manifest: ReadonlyMap<string, readonly string[]>,
  obscured: ReadonlySet<string>,
): Promise<boolean> {
  if (contents.has("META-INF/rights.xml") || contents.has("META-INF/license.lcpl")) return true;
  const methods = await elementsOf(contents, encryption, "EncryptionMethod");
  if (methods.some((method) => !obscuredFonts.includes(method.get("Algorithm") ?? ""))) return true;
  return [...obscured].some(
    (name) => !(manifest.get(name.normalize()) ?? []).every((kind) => fontKind.test(kind)),
  );
}
