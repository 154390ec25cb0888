import { fileURLToPath } from "node:url";
import { semaphore } from "../concurrency/semaphore";
import { maxTextLength, readable } from "./readable-text";
import { runLimited } from "./run-limited.server";

/** What reading one file may take: memory in megabytes, of which Node itself needs less than 100, and seconds. */
const memoryLimit = 256;
const processorLimit = 10;

const program = fileURLToPath(new URL("./extraction-process.js", import.meta.url));

const limited = semaphore(2);

/**
 * The text of a document, as far as it goes into a prompt. A file may be made to keep its reader busy for ever or to
 * fill its memory, so it is read by a process of its own that knows none of our settings and that the system ends when
 * it takes too much.
 * @returns null when it cannot be read, or holds no text
 */
export function extractText(bytes: Uint8Array, type: "pdf" | "docx"): Promise<string | null> {
  return limited(() => read(bytes, type));
}

async function read(bytes: Uint8Array, type: "pdf" | "docx"): Promise<string | null> {
  const text = await runLimited([program, type, String(maxTextLength * 2)], bytes, {
    memory: memoryLimit,
    processor: processorLimit,
  });
  return text === null ? null : readable(text.toString("utf8"));
}
