import { enterProject } from "../server/enter-project";
import { closeDatabase } from "~/db/client.server";
import { serviceContext } from "~/services/command/context.server";
import { Invalid } from "~/services/command/errors";
import { announceTerms } from "~/services/legal/announce-terms.server";

enterProject();

const [changes = ""] = process.argv.slice(2);
process.exitCode = await run().finally(closeDatabase);

async function run(): Promise<number> {
  try {
    const queued = await announceTerms(serviceContext("operator"), { changes });
    console.log(`${queued} members will have a mail.`);
    return 0;
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    console.error(
      'Usage: announce-terms "what changes, in Polish", at least 14 days before `legalVersion` (app/config/brand.ts).',
    );
    return 2;
  }
}
