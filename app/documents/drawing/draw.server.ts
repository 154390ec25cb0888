import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import * as drawings from "./drawings.server";

type Drawings = typeof drawings;
type Drawn<Name extends keyof Drawings> = Awaited<ReturnType<Drawings[Name]>>;

/** More would only hold more memory: a document is drawn in a twentieth of the time in which one is written. */
const mostThreads = 4;
/** Largest heap of a thread, in megabytes: a hundred pages need half of it. */
const heap = 192;
/** Time for a drawing with its wait for a thread, in milliseconds: whoever takes longer is not waited for. */
const patience = 5 * 60_000;
/** How long a thread without work is kept, in milliseconds. */
const restful = 60_000;

let pool: Piscina | null = null;

/** From source, as in development and in tests, the thread is TypeScript; a built program has a built one beside it. */
const isSource = import.meta.url.endsWith(".ts");
const program = isSource ? "app/documents/drawing/thread.ts" : "build/programs/drawing-thread.js";

/**
 * Draws in threads from now on, so that whatever else this process answers does not wait meanwhile. They start when there is
 * something to draw, and end when there is not.
 * @param threads how many at most, by default as many as there are cores
 * @returns ends them; what is being drawn fails
 */
export function drawInThreads(threads = Math.min(availableParallelism(), mostThreads)): {
  end: () => Promise<void>;
} {
  const started = new Piscina({
    filename: pathToFileURL(resolve(program)).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: restful,
    resourceLimits: { maxOldGenerationSizeMb: heap },
    execArgv: isSource ? ["--import", "tsx"] : [],
    recordTiming: false,
  });
  pool = started;
  return {
    end: async () => {
      if (pool === started) pool = null;
      await started.destroy();
    },
  };
}

/**
 * A drawing by its name, such as `renderDocument`: in a thread where this process has them, else here.
 * @throws Error also when its thread dies or takes too long; another attempt has another thread
 */
export async function draw<Name extends keyof Drawings>(
  name: Name,
  ...given: Parameters<Drawings[Name]>
): Promise<Drawn<Name>> {
  if (!pool) {
    const drawing = drawings[name] as (...given: unknown[]) => Promise<Drawn<Name>>;
    return drawing(...given);
  }
  const signal = AbortSignal.timeout(patience);
  const drawn = (await pool.run({ name, given }, { signal })) as Drawn<Name>;
  // Between threads a buffer becomes a plain array of bytes.
  const { buffer, byteOffset, byteLength } = drawn.bytes;
  return { ...drawn, bytes: Buffer.from(buffer, byteOffset, byteLength) };
}
