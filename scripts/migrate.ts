import { enterProject } from "../server/enter-project";
import { settingShapes } from "~/config/settings";
import { isDatabaseUnavailable } from "~/db/is-database-unavailable";
import { ForeignDatabase, migrateDatabase } from "./migrate-database";

enterProject();

// No other setting: whoever migrates needs no key of a service. Its value is never said, since it holds a password.
const { DATABASE_URL: url } = process.env;
const refusal = url
  ? settingShapes.DATABASE_URL!.safeParse(url).error?.issues[0]?.message
  : "is missing";

if (refusal || !url) {
  console.error(`Setting DATABASE_URL: ${refusal}`);
  // Tells systemd that it need not be tried again (deploy/systemd/konstelacja-migrate.service).
  process.exit(2);
}
try {
  await migrateDatabase(url, (line) => console.log(line));
  console.log("The database is up to date.");
} catch (error) {
  if (error instanceof ForeignDatabase) {
    console.error(error.message);
    process.exitCode = 2;
  } else if (error instanceof Error && isDatabaseUnavailable(error)) {
    const { code } = (error.cause ?? error) as { code?: string };
    console.error(`The database cannot be used now: ${code}.`);
    process.exitCode = 1;
  } else throw error;
}
