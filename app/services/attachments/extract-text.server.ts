import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { takeTurns } from "../take-turns";
import { longestText, readable } from "./readable-text";

/** What reading one file may take: memory in megabytes, of which Node itself needs less than 100, and seconds. */
const memoryLimit = 256;
const processorLimit = 10;
const patience = 30;

const program = fileURLToPath(new URL("./extraction-process.js", import.meta.url));
/** Sets the limits and then becomes the program. Node's own options bound objects only, and files unpack into buffers. */
const limited = 'ulimit -d "$1" && ulimit -t "$2" && shift 2 && exec "$@"';

const inTurn = takeTurns(2);

/**
 * The text of a document, as far as it goes into a prompt. A file may be made to keep its reader busy for ever or to
 * fill its memory, so it is read by a process of its own that knows none of our settings and that the system ends when
 * it takes too much.
 * @returns null when it cannot be read, or holds no text
 */
export function extractText(bytes: Uint8Array, type: "pdf" | "docx"): Promise<string | null> {
  return inTurn(() => read(bytes, type));
}

function read(bytes: Uint8Array, type: "pdf" | "docx"): Promise<string | null> {
  const reader = [process.execPath, program, type, String(longestText * 2)];
  const [command = "", ...args] =
    process.platform === "win32"
      ? reader
      : [
          ...["/bin/sh", "-c", limited, "sh", String(memoryLimit * 1024), String(processorLimit)],
          ...reader,
        ];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: {} as NodeJS.ProcessEnv,
      // The libraries complain about odd files in words that quote them.
      stdio: ["pipe", "pipe", "ignore"],
      timeout: patience * 1000,
      killSignal: "SIGKILL",
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    // It may be ended before it has read everything.
    child.stdin.on("error", () => undefined);
    child.stdin.end(bytes);
    child.once("error", () => resolve(null));
    child.once("close", (code) =>
      resolve(code === 0 ? readable(Buffer.concat(chunks).toString("utf8")) : null),
    );
  });
}
