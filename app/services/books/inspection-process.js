import { Buffer } from "node:buffer";
import { stdin, stdout } from "node:process";
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
  StandardFonts,
} from "@cantoo/pdf-lib";

const named = (names) => names.map((name) => PDFName.of(name));

const activeEntries = named([
  "JS",
  "JavaScript",
  "EmbeddedFiles",
  "EF",
  "RichMedia",
  "RichMediaContent",
  "XFA",
  "AA",
]);
const activeActions = named([
  ...["JavaScript", "Launch", "ImportData", "SubmitForm", "ResetForm", "Movie", "Sound", "Hide"],
  ...["Rendition", "RichMediaExecute", "GoToE", "GoToR", "Thread"],
]);
const activeKinds = named([
  ...["EmbeddedFile", "FileAttachment", "Sound", "Movie", "Screen", "3D", "RichMedia"],
]);

const chunks = [];
for await (const chunk of stdin) chunks.push(chunk);
const bytes = new Uint8Array(Buffer.concat(chunks));

function* dictionariesOf(context) {
  const waiting = context.enumerateIndirectObjects().map(([, object]) => object);
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFArray) for (const item of object.asArray()) waiting.push(item);
    if (object instanceof PDFStream) waiting.push(object.dict);
    if (object instanceof PDFDict) {
      yield object;
      for (const value of object.values()) waiting.push(value);
    }
  }
}

const entry = (dict, name) => dict.lookup(PDFName.of(name));

function isActive({ catalog, context }) {
  const dicts = [...dictionariesOf(context)];
  // A link may lead to a page or a letter, since it is a person who follows it.
  const followed = new Set(
    dicts
      .filter((dict) => entry(dict, "Subtype") === PDFName.of("Link"))
      .map((link) => entry(link, "A"))
      .filter((action) => action instanceof PDFDict && leadsToPage(entry(action, "URI"))),
  );
  if (opensMore(entry(catalog, "OpenAction"))) return true;
  return dicts.some((dict) => {
    if (activeEntries.some((name) => dict.has(name))) return true;
    if (["Type", "Subtype"].some((name) => activeKinds.includes(entry(dict, name)))) return true;
    const action = entry(dict, "S");
    if (activeActions.includes(action)) return true;
    return action === PDFName.of("URI") && !followed.has(dict);
  });
}

function leadsToPage(address) {
  const isText = address instanceof PDFString || address instanceof PDFHexString;
  return isText && /^(?:https?:\/\/|mailto:)/i.test(address.decodeText());
}

function opensMore(action) {
  if (!(action instanceof PDFDict)) return false;
  return entry(action, "S") !== PDFName.of("GoTo") || action.has(PDFName.of("Next"));
}

async function inspect() {
  let doc;
  try {
    doc = await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    return { problem: /encrypted/i.test(String(error)) ? "locked" : "damaged" };
  }
  const objects = doc.context.enumerateIndirectObjects().map(([, object]) => object);
  // What cannot be read here would be written as it is, for another reader to make something of.
  const isUnclear = (object) => object instanceof PDFInvalidObject || object instanceof PDFRef;
  if (objects.some(isUnclear)) return { problem: "damaged" };
  // A stream's content may stand in another file, which the reader would fetch.
  const isOutside = (object) => object instanceof PDFStream && object.dict.has(PDFName.of("F"));
  if (objects.some(isOutside) || isActive(doc)) return { problem: "active" };
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
