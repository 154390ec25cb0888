import { env } from "~/config/env.server";
import { migrateDatabase } from "./migrate-database";

await migrateDatabase(env.DATABASE_URL);
console.log("The database is up to date.");
