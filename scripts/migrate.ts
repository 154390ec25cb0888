import { env } from "~/config/env.server";
import { migrateDatabase, ForeignDatabase } from "./migrate-database";

try {
  await migrateDatabase(env.DATABASE_URL);
  console.log("The database is up to date.");
} catch (error) {
  if (!(error instanceof ForeignDatabase)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
