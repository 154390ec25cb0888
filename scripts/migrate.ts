import { enterProject } from "../server/enter-project";
import { ForeignDatabase, migrateDatabase } from "./migrate-database";

enterProject();

// No other setting: whoever migrates needs no key of a service.
const { DATABASE_URL: url } = process.env;

if (!url) {
  console.error("Setting DATABASE_URL: is missing");
  process.exit(1);
}
try {
  await migrateDatabase(url, (line) => console.log(line));
  console.log("The database is up to date.");
} catch (error) {
  if (!(error instanceof ForeignDatabase)) throw error;
  console.error(error.message);
  // Tells systemd that it need not be tried again (deploy/systemd/konstelacja-migrate.service).
  process.exitCode = 2;
}
