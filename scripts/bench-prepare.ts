import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { communityFolder, prepareCommunity, wholeCommunity } from "./bench/community-data";
import { migrateDatabase } from "./migrate-database";
import { startEmbeddedPostgres } from "./postgres/embedded";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

/** Builds, once, the community that `npm run bench` measures; `--posts 10000` makes a smaller one. */
const asked = process.argv.indexOf("--posts");
const posts = asked < 0 ? wholeCommunity : Number(process.argv[asked + 1]);
const startedAt = performance.now();
const server = await startEmbeddedPostgres(communityFolder(posts), { durable: true });
try {
  await migrateDatabase(server.url);
  console.log(await prepareCommunity(server.url, posts));
} finally {
  await server.stop();
}
console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`);
