import { Buffer } from "node:buffer";
import { stdin, stdout, argv } from "node:process";

const [type, length] = [argv[2], Number(argv[3])];

async function textOfPdf(bytes) {
  const { getDocumentProxy } = await import("unpdf");
  const pdf = await getDocumentProxy(bytes, { verbosity: 0, isEvalSupported: false });
  let text = "";
  for (let number = 1; number <= pdf.numPages && text.length < length; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text += `${items.map(({ str = "", hasEOL }) => str + (hasEOL ? "\n" : "")).join("")}\n\n`;
  }
  return text;
}

async function textOfDocx(bytes) {
  const mammoth = await import("mammoth");
  return (await mammoth.default.extractRawText({ buffer: Buffer.from(bytes) })).value;
}

const chunks = [];
for await (const chunk of stdin) chunks.push(chunk);
const bytes = new Uint8Array(Buffer.concat(chunks));
const text = await (type === "pdf" ? textOfPdf(bytes) : textOfDocx(bytes));
stdout.write(text.slice(0, length));
