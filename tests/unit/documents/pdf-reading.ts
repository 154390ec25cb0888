import { expect } from "vitest";
import { inflateSync } from "node:zlib";
import { extractText as extract, getDocumentProxy } from "unpdf";

const singleSpaced = (text: string) => text.replace(/\s+/g, " ");

/** Text of a PDF's pages as a reader extracts it, with single spaces. */
export async function extractPages(bytes: Buffer): Promise<string[]> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extract(file, { mergePages: false });
  await file.destroy();
  return text.map(singleSpaced);
}

/** Text of a whole PDF as a reader extracts it, with single spaces. */
export async function extractText(bytes: Buffer): Promise<string> {
  return singleSpaced((await extractPages(bytes)).join(" "));
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

/** Fails on whatever is drawn outside of marked content, which a screen reader would not know of. */
export function expectMarked(streams: readonly string[]): void {
  for (const stream of streams) {
    let depth = 0;
    for (const line of stream.split("\n")) {
      if (/\b(?:BMC|BDC)$/.test(line)) depth++;
      else if (line === "EMC") depth--;
      else if (/(?:^|\s)(?:TJ|Tj|f|S|B|Do|sh)$/.test(line)) expect(depth).toBe(1);
    }
    expect(depth).toBe(0);
  }
}
