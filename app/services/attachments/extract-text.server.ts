import { Worker } from "node:worker_threads";
import { normalise, withoutControlCharacters } from "~/forms/text";
import thread from "./extraction-thread.js?raw";

/** Most of one file's text that the model is shown, in UTF-16 units. */
export const longestText = 20_000;
/** Time for one file, in milliseconds. */
const timeLimit = 5_000;
/** Room for the thread's objects, in megabytes. */
const heapLimit = 192;

/**
 * The text of a document, as far as it goes into a prompt. A file may be made to keep its reader busy for ever or to
 * fill its memory, so it is read in a thread that can be stopped, that knows none of our settings and whose memory is
 * limited.
 * @returns null when it cannot be read, or holds no text
 */
export function extractText(bytes: Uint8Array, type: "pdf" | "docx"): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(thread, {
      eval: true,
      env: {},
      execArgv: [],
      // The threads' libraries complain about odd files in words that quote them.
      stdout: true,
      stderr: true,
      workerData: { bytes: new Uint8Array(bytes), type, length: longestText * 2 },
      resourceLimits: { maxOldGenerationSizeMb: heapLimit },
    });
    const end = (text: string | null) => {
      clearTimeout(timer);
      resolve(text);
      void worker.terminate();
    };
    const timer = setTimeout(() => end(null), timeLimit);
    worker.once("message", (text: string) => end(readable(text)));
    worker.once("error", () => end(null));
    worker.once("exit", () => end(null));
  });
}

/** Text as it can be stored and shown to the model: bounded, and null when there is none. */
export function readable(text: string): string | null {
  const clean = normalise(withoutControlCharacters(text))
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n{3,}/g, "\n\n");
  return clean.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, "") || null;
}
