import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Attachments of mails as files, one folder a mail, numbered from 0. Writes go on behind the request. */
export class AttachmentFiles {
  #unwritten = new Map<string, Buffer>();
  #work: Promise<void> = Promise.resolve();

  constructor(readonly folder: string) {}

  write(mailId: string, contents: Buffer[]): void {
    if (contents.length === 0) return;
    contents.forEach((content, index) => this.#unwritten.set(`${mailId}/${index}`, content));
    this.#enqueue(async () => {
      await mkdir(join(this.folder, mailId), { recursive: true });
      for (const [index, content] of contents.entries()) {
        await writeFile(join(this.folder, mailId, String(index)), content, { mode: 0o600 });
        this.#unwritten.delete(`${mailId}/${index}`);
      }
    });
  }

  async read(mailId: string, index: number): Promise<Buffer | null> {
    const waiting = this.#unwritten.get(`${mailId}/${index}`);
    return waiting ?? readFile(join(this.folder, mailId, String(index))).catch(() => null);
  }

  remove(mailId: string): void {
    this.#enqueue(() => rm(join(this.folder, mailId), { recursive: true, force: true }));
  }

  settled(): Promise<void> {
    return this.#work;
  }

  #enqueue(task: () => Promise<void>): void {
    this.#work = this.#work
      .then(task)
      .catch((error) => console.error("sandbox: cannot keep an attachment:", error));
  }
}
