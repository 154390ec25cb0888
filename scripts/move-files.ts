import { enterProject } from "../server/enter-project";
import { env } from "~/config/env.server";
import { closeDatabase, db } from "~/db/client.server";
import { configuredBucket } from "~/integrations/storage/bucket.server";
import { moveFilesIn, moveFilesOut } from "~/integrations/storage/move-files.server";

/**
 * `npm run move-files -- --to s3|database`: moves every file that is in the other place. It can be broken off and begun again at
 * any time, while the shop is open: files are read wherever they are.
 */
enterProject();
process.exitCode = await run().finally(closeDatabase);

async function run(): Promise<number> {
  const [flag, to] = process.argv.slice(2);
  if (flag !== "--to" || (to !== "s3" && to !== "database")) {
    console.error("Usage: move-files --to s3|database");
    return 2;
  }
  // Else the worker would move them the other way meanwhile.
  if (env.FILE_STORE !== to) {
    console.error(`Set FILE_STORE=${to} first, and start web and worker anew.`);
    return 2;
  }
  const bucket = configuredBucket();
  if (!bucket) {
    console.error("No bucket is set: see S3_ENDPOINT and what goes with it.");
    return 2;
  }
  const move = to === "s3" ? moveFilesOut : moveFilesIn;
  const clock = { db, now: () => new Date() };
  for (let after: string | null = ""; after !== null;) {
    after = await move(clock, bucket, after);
    if (after !== null) console.log(`moved as far as ${after}`);
  }
  console.log(`Every file is in ${to === "s3" ? "the bucket" : "the database"}.`);
  return 0;
}
