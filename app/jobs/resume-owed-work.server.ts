import { addMissingJobs, type Jobs, type OwedJob } from "~/db/add-job.server";
import { owedBulkActs, owedDelayedActs } from "~/services/acts/owed-acts.server";
import type { ServiceContext } from "~/services/command/context.server";
import { owedCopies } from "~/services/downloads/owed-copies.server";
import { owedDrafts } from "~/services/fulfilment/drafts.server";
import { owedOrders } from "~/services/fulfilment/owed-orders.server";
import { owedIdentityDeletions } from "~/services/members/forget-identity.server";
import { owedMails } from "~/services/outbox/owed-mails.server";
import { owedRefunds } from "~/services/payments/send-refund.server";

const mostNamed = 10;

type Owed = { [Name in keyof Jobs]: ((ctx: ServiceContext) => Promise<OwedJob<Name>[]>) | null };

const owedWork: Owed = {
  fulfil_order: owedOrders,
  send_mail: owedMails,
  send_refund: owedRefunds,
  delete_identity: owedIdentityDeletions,
  stamp_copies: owedCopies,
  write_draft: owedDrafts,
  perform_delayed_act: owedDelayedActs,
  run_bulk_act: owedBulkActs,
  // `owedOrders` finds what it would.
  resume_waiting: null,
};

/**
 * Enqueues what is owed and what no job will do: its row is gone, or has used up its attempts, after workers were killed
 * again and again or an outside service was away for hours. It is logged as an error, since somebody waits.
 * @returns how many
 */
export async function resumeOwedWork(ctx: ServiceContext): Promise<number> {
  const names = Object.keys(owedWork) as (keyof Jobs)[];
  // One that cannot be read keeps none of the others waiting.
  const resumed = await Promise.allSettled(names.map((name) => resume(ctx, name)));
  const failed = resumed.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return resumed.reduce(
    (sum, result) => sum + (result.status === "fulfilled" ? result.value : 0),
    0,
  );
}

async function resume<Name extends keyof Jobs>(ctx: ServiceContext, name: Name): Promise<number> {
  const find: Owed[Name] = owedWork[name];
  const missing = find ? await addMissingJobs(ctx, name, await find(ctx)) : [];
  if (missing.length > 0)
    ctx.log.error(
      {
        job: name,
        count: missing.length,
        first: missing.slice(0, mostNamed).map(({ payload }) => payload),
      },
      "owed work that nobody did is taken up again",
    );
  return missing.length;
}
