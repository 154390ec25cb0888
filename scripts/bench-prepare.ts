import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  communityFolder,
  prepareCommunity,
  smallCommunity,
  wholeCommunity,
} from "./bench/community-data";
import { deskFolder, prepareDesk } from "./bench/desk-data";
import { migrateDatabase, ForeignDatabase } from "./migrate-database";
import { startEmbeddedPostgres } from "./postgres/embedded";

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));

const asked = process.argv.indexOf("--posts");
const sizes = asked < 0 ? [smallCommunity, wholeCommunity] : [Number(process.argv[asked + 1])];
const onlyDesk = process.argv.includes("--desk");
if (!onlyDesk)
  for (const posts of sizes)
    await prepare(communityFolder(posts), (url) => prepareCommunity(url, posts));
if (onlyDesk || asked < 0) await prepare(deskFolder, prepareDesk);

async function prepare(folder: string, fill: (url: string) => Promise<string>): Promise<void> {
  const startedAt = performance.now();
  if (!(await tryToFill())) {
    // A set of another release is made anew.
    await rm(folder, { recursive: true, force: true });
    await tryToFill();
  }
  console.log(`${Math.round((performance.now() - startedAt) / 1000)} s`);

  /** @returns false where the set was made by another release */
  async function tryToFill(): Promise<boolean> {
    // Whatever a crash leaves half-made is made again.
    const server = await startEmbeddedPostgres(folder, { durable: false });
    try {
      await migrateDatabase(server.url);
      console.log(await fill(server.url));
      return true;
    } catch (error) {
      if (error instanceof ForeignDatabase) return false;
      throw error;
    } finally {
      await server.stop();
    }
  }
}
