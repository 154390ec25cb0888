import { spawn } from "node:child_process";

/** Sets the limits and then becomes the program. Node's own options bound objects only, and files unpack into buffers. */
const limited = 'ulimit -d "$1" && ulimit -t "$2" && shift 2 && exec "$@"';
/** How long anybody waits for it, in seconds: more than its own time, since the processor may be busy. */
const patience = 30;

/**
 * Hands a file to a program of ours that runs by itself, knows none of our settings, and that the system ends when it takes
 * too much: a file may be made to keep its reader busy for ever or to fill its memory.
 * @param program the script and its arguments
 * @param limits memory in megabytes, of which Node itself needs less than 100, and seconds of the processor
 * @returns what it wrote; null when it failed or was ended
 */
export function runLimited(
  program: readonly [script: string, ...args: string[]],
  bytes: Uint8Array,
  limits: { memory: number; processor: number },
): Promise<Buffer | null> {
  const run = [process.execPath, ...program];
  const bounds = [String(limits.memory * 1024), String(limits.processor)];
  const [command = "", ...args] =
    process.platform === "win32" ? run : ["/bin/sh", "-c", limited, "sh", ...bounds, ...run];
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: {} as NodeJS.ProcessEnv,
      stdio: ["pipe", "pipe", "ignore"],
      timeout: patience * 1000,
      killSignal: "SIGKILL",
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stdin.on("error", () => undefined);
    child.stdin.end(bytes);
    child.once("error", () => resolve(null));
    child.once("close", (code) => resolve(code === 0 ? Buffer.concat(chunks) : null));
  });
}
