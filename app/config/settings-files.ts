import { resolve } from "node:path";

/** Where the embedded PostgreSQL leaves its address for other processes of the same checkout. */
export function embeddedDatabaseUrlFile(dataDir: string): string {
  return resolve(dataDir, "postgres-url");
}
