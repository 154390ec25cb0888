import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "prettier";
import { migrateDatabase } from "./migrate-database";
import { startEmbeddedPostgres } from "./postgres/embedded";
import { readCatalogue } from "./schema-catalogue";

/**
 * `npm run released-schema -- 1.0.0`: writes down what a release's code stands on, in the commit that is released: the suite holds
 * every later migration to the newest of them.
 */
const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  console.error("Usage: released-schema <the version that is released, such as 1.0.0>");
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), "konstelacja-schema-"));
await chmod(folder, 0o755);
const server = await startEmbeddedPostgres(folder, { durable: false });
try {
  await migrateDatabase(server.url);
  const catalogue = JSON.stringify(await readCatalogue(server.url));
  const file = `tests/fixtures/released/${version}.json`;
  await writeFile(file, await format(catalogue, { parser: "json", printWidth: 100 }));
  console.log(`Written to ${file}.`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
