/**
 * A process of its own that writes a text about a subject, as a worker does: `write-text.ts <subject id> <piece> …`. It tells
 * its parent when every piece is stored, and then waits to be killed, as if the model thought about the next one.
 */
import { serviceContext } from "~/services/command/context.server";
import { beginText, storeText } from "~/services/text-streams/store-text.server";
import { readText } from "~/services/text-streams/read-text.server";

const [id = "", ...pieces] = process.argv.slice(2);
const ctx = serviceContext("worker");
const subject = { kind: "trial", id } as const;

async function* thinking() {
  for (const piece of pieces) yield piece;
  for (;;) {
    const read = await readText(ctx, subject);
    if (read?.text === pieces.join("")) break;
    await new Promise((done) => setTimeout(done, 20));
  }
  process.send?.("stored");
  await new Promise((done) => process.once("message", done));
  yield " Koniec.";
}

await storeText(await beginText(ctx, subject), thinking());
process.exit(0);
