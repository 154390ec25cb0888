import { createReadStream } from "node:fs";
import { appendFile, rename, writeFile } from "node:fs/promises";
import { createInterface } from "node:readline";

export interface JournalEntry {
  collection: string;
  record?: { id: string };
}

const flushDelayMs = 40;
const linesBeforeCompaction = 50_000;

/** Reads a journal line by line; a missing file is empty and a torn last line is skipped. */
export async function* readJournal(file: string): AsyncGenerator<JournalEntry> {
  const lines = createInterface({ input: createReadStream(file, "utf8"), crlfDelay: Infinity });
  try {
    for await (const line of lines) {
      try {
        yield JSON.parse(line) as JournalEntry;
      } catch {
        continue;
      }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

/**
 * An append-only file of JSON lines. Appending only queues: lines are written in batches, so that no request waits for
 * the disk and a crash loses the last few dozen milliseconds at most. Now and then the file is replaced by a snapshot.
 */
export class Journal {
  #queue: string[] = [];
  #linesWritten = linesBeforeCompaction;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    readonly file: string,
    readonly snapshot: () => Iterable<JournalEntry>,
  ) {}

  append(entry: JournalEntry): void {
    this.#queue.push(JSON.stringify(entry));
    this.#timer ??= setTimeout(() => void this.flush(), flushDelayMs);
  }

  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing
      .then(() => this.#write())
      .catch((error) => console.error("sandbox: cannot write its journal:", error));
    return this.#writing;
  }

  async #write(): Promise<void> {
    const lines = this.#queue;
    this.#queue = [];
    if (lines.length === 0) return;
    if (this.#linesWritten + lines.length > linesBeforeCompaction) return this.#compact();
    this.#linesWritten += lines.length;
    await appendFile(this.file, `${lines.join("\n")}\n`);
  }

  async #compact(): Promise<void> {
    const lines = Array.from(this.snapshot(), (entry) => JSON.stringify(entry));
    this.#linesWritten = 0;
    const next = `${this.file}.next`;
    await writeFile(next, lines.length > 0 ? `${lines.join("\n")}\n` : "", { mode: 0o600 });
    await rename(next, this.file);
  }
}
