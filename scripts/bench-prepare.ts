import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  communityFolder,
  prepareCommunity,
  smallCommunity,
  wholeCommunity,
} from "./bench/community-data";
import { migrateDatabase } from "./migrate-database";
import { startEmbeddedPostgres } from "./postgres/embedded";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

/** Builds, once, the community that `npm run bench` measures, and a small one beside it. `--posts 10000` builds one alone. */
const asked = process.argv.indexOf("--posts");
const sizes = asked < 0 ? [smallCommunity, wholeCommunity] : [Number(process.argv[asked + 1])];
for (const posts of sizes) {
  const startedAt = performance.now();
  // Whatever a crash leaves half-made is made again.
  const server = await startEmbeddedPostgres(communityFolder(posts), { durable: false });
  try {
    await migrateDatabase(server.url);
    console.log(await prepareCommunity(server.url, posts));
  } finally {
    await server.stop();
  }
  console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`);
}
