import { sql } from "drizzle-orm";
import { enterProject } from "../server/enter-project";
import { closeDatabase } from "~/db/client.server";
import { sessionNames } from "~/db/session-names";
import { serviceContext } from "~/services/command/context.server";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { checkReadiness } from "~/services/operations/check-readiness.server";
import { settleAfterRestore } from "~/services/payments/after-restore.server";

enterProject();

/**
 * `npm run after-restore -- 2026-11-28T02:00:00Z`: before any worker starts on a restored database, and at no other time: each
 * run skips 10,000 numbers of orders. It may be run again where the gateway did not answer. Ends with 1 where a person has
 * something to decide, with 3 where the gateway did not answer.
 */
const [moment = ""] = process.argv.slice(2);
const restoredTo = new Date(moment);
if (
  !/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(moment) ||
  !(restoredTo.getTime() <= Date.now())
) {
  console.error(
    "Usage: after-restore <the moment that was restored to, in the past and with its offset, such as 2026-11-28T02:00:00Z>",
  );
  process.exit(2);
}
const ctx = serviceContext("operator");
const { database, migrations } = await checkReadiness(ctx);
if (migrations !== "ok") {
  await refuse(
    database === "ok"
      ? "The database has to be migrated first: konstelacja migrate."
      : "The database does not answer.",
  );
}
const [{ live } = { live: 0 }] = await ctx.db.execute<{ live: number }>(sql`
  select count(*)::int as live from pg_stat_activity
  where application_name in (${sessionNames.liveness}, ${sessionNames.listener}) and datname = current_database()`);
if (live > 0) await refuse("Web or workers run on this database: stop them first.");
const { nextNumber, differences } = await settleAfterRestore(ctx, restoredTo)
  .catch((error: unknown) => {
    if (!(error instanceof ExternalServiceError)) throw error;
    console.error(
      `The numbers of orders were moved on, and the books not compared: ${error.message}. Run it again.`,
    );
    process.exit(3);
  })
  .finally(closeDatabase);
console.log(`The next order has the number ${nextNumber}.`);
const told = (story: { status: string; grosze: number } | null) =>
  story ? `${story.status}, ${(story.grosze / 100).toFixed(2)} PLN` : "nothing of it";
for (const { kind, transactionTitle, ourStory, theirStory } of differences)
  console.log(
    `${kind}: ${transactionTitle}\n  the gateway says: ${told(theirStory)}\n  the shop says: ${told(ourStory)}`,
  );
console.log(
  differences.length === 0
    ? "The gateway's books and the shop's agree."
    : `${differences.length} to decide, at the desk under Różnice (/admin).`,
);
process.exitCode = differences.length === 0 ? 0 : 1;

async function refuse(why: string): Promise<never> {
  await closeDatabase();
  console.error(`${why} Nothing was done.`);
  process.exit(2);
}
