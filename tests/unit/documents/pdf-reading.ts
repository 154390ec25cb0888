import { execFileSync, spawnSync } from "node:child_process";
import { inflateSync } from "node:zlib";

/** Whether poppler's `pdftotext` is on this machine. */
export const hasPdftotext = spawnSync("pdftotext", ["-v"]).error === undefined;

/**
 * Text of a PDF as a reader extracts it, with single spaces.
 * @param options.pages ends each page with a form feed
 */
export function extractText(bytes: Buffer, { pages = false } = {}): string {
  const text = execFileSync("pdftotext", ["-enc", "UTF-8", "-", "-"], { input: bytes });
  return text.toString("utf8").replace(pages ? /[^\S\f]+/g : /\s+/g, " ");
}

/** The file's own syntax as Latin-1 text: dictionaries are readable, streams are not. */
export const syntaxOf = (bytes: Buffer) => bytes.toString("latin1");

/** Decompressed content streams of the pages, in file order. */
export function contentStreams(bytes: Buffer): string[] {
  const streams: string[] = [];
  const syntax = syntaxOf(bytes);
  for (const { index, 0: start } of syntax.matchAll(/stream\n/g)) {
    if (syntax.slice(index - 3, index) === "end") continue;
    const from = index + start.length;
    const data = bytes.subarray(from, syntax.indexOf("\nendstream", from));
    try {
      const content = inflateSync(data).toString("latin1");
      if (/\b(?:BMC|BDC)\b/.test(content)) streams.push(content);
    } catch {
      continue;
    }
  }
  return streams;
}
