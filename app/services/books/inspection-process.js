// A program of its own, with little memory and little time: see `inspect-book-file.server.ts`. A PDF comes in; out goes what
// there is to know of it, as JSON.
import { Buffer } from "node:buffer";
import { stdin, stdout } from "node:process";
import { PDFDict, PDFDocument, PDFName, PDFStream, StandardFonts } from "@cantoo/pdf-lib";

/** Names of entries, and of kinds of actions, that run something, open something else or bring another file along. */
const active = ["JS", "JavaScript", "EmbeddedFiles", "EmbeddedFile", "RichMedia", "XFA", "AA"];
const activeActions = ["JavaScript", "Launch", "SubmitForm", "ImportData", "Rendition", "Movie"];

const chunks = [];
for await (const chunk of stdin) chunks.push(chunk);
const bytes = new Uint8Array(Buffer.concat(chunks));

function isActive(dict) {
  if (active.some((name) => dict.has(PDFName.of(name)))) return true;
  const action = dict.get(PDFName.of("S"));
  if (action && activeActions.some((name) => action === PDFName.of(name))) return true;
  // Actions mostly stand inside of what they belong to.
  return dict.values().some((value) => value instanceof PDFDict && isActive(value));
}

async function inspect() {
  let doc;
  try {
    doc = await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    return { problem: /encrypted/i.test(String(error)) ? "locked" : "damaged" };
  }
  const dicts = doc.context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFStream ? object.dict : object))
    .filter((object) => object instanceof PDFDict);
  if (dicts.some(isActive)) return { problem: "active" };
  const pages = doc.getPages();
  if (pages.length === 0) return { problem: "damaged" };
  // What every copy will go through: a file that cannot be marked cannot be sold.
  const font = await doc.embedFont(StandardFonts.Helvetica);
  for (const page of pages) {
    page.getCropBox();
    page.drawText("x", { x: 0, y: 0, size: 6, font });
  }
  await doc.save();
  return { pages: pages.length };
}

stdout.write(JSON.stringify(await inspect().catch(() => ({ problem: "damaged" }))));
