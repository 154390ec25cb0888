// Runs in a thread of its own, from its text: see `extract-text.server.ts`.

async function textOfPdf(bytes, length) {
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
  const { Buffer } = await import("node:buffer");
  const mammoth = await import("mammoth");
  return (await mammoth.default.extractRawText({ buffer: Buffer.from(bytes) })).value;
}

async function answer() {
  const { parentPort, workerData } = await import("node:worker_threads");
  const { bytes, type, length } = workerData;
  const text = await (type === "pdf" ? textOfPdf(bytes, length) : textOfDocx(bytes));
  parentPort.postMessage(text.slice(0, length));
}

answer().catch(() => process.exit(1));
