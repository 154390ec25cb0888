import { addMissingJobs, type Jobs, type OutstandingJob } from "~/db/add-job.server";
import {
  outstandingBulkActs,
  outstandingDelayedActs,
} from "~/services/acts/outstanding-acts.server";
import type { ServiceContext } from "~/services/command/context.server";
import { outstandingCopies } from "~/services/downloads/outstanding-copies.server";
import { outstandingDrafts } from "~/services/fulfilment/drafts.server";
import { outstandingOrders } from "~/services/fulfilment/outstanding-orders.server";
import { outstandingTalkEnds } from "~/services/fulfilment/settle-talk.server";
import { outstandingHoroscopes } from "~/services/horoscopes/write-wanted.server";
import { outstandingIdentityDeletions } from "~/services/members/request-identity-deletion.server";
import { outstandingMails } from "~/services/outbox/outstanding-mails.server";
import { outstandingRefunds } from "~/services/payments/send-refund.server";
import { outstandingInboundMails } from "~/services/support/accept-received-mail.server";
import { outstandingReplies } from "~/services/talks/enqueue-reply.server";
import { outstandingRooms } from "~/services/talks/keep-room.server";
import { outstandingFacts } from "~/services/talks/propose-facts.server";

const maxNamed = 10;

type OutstandingWork = {
  [Name in keyof Jobs]: ((ctx: ServiceContext) => Promise<OutstandingJob<Name>[]>) | null;
};

const outstandingWork: OutstandingWork = {
  fulfil_order: outstandingOrders,
  send_mail: outstandingMails,
  send_refund: outstandingRefunds,
  delete_identity: outstandingIdentityDeletions,
  stamp_copies: outstandingCopies,
  write_draft: outstandingDrafts,
  perform_delayed_act: outstandingDelayedActs,
  run_bulk_act: outstandingBulkActs,
  write_reply: outstandingReplies,
  propose_facts: outstandingFacts,
  write_horoscopes: outstandingHoroscopes,
  // The next answer of the talk asks for it again.
  sum_up_talk: null,
  keep_room: outstandingRooms,
  // A talk without one has said goodbye all the same.
  sum_up_room: null,
  settle_talk: outstandingTalkEnds,
  receive_mail: outstandingInboundMails,
  // Whoever asked sees that it was not done, and the night compares anyway.
  check_ledger_now: null,
  // Whoever pays a transaction that was not withdrawn has that money back.
  withdraw_transaction: null,
  // `outstandingOrders` finds what it would.
  resume_waiting: null,
  // What nobody was told stands in the feed and under the post all the same.
  tell_followers: null,
  tell_of_held_now: null,
};

/**
 * Enqueues what is outstanding and what no job will do: its row is gone, or has used up its attempts, after workers were killed
 * again and again or an outside service was away for hours. It is logged as an error, since somebody waits.
 * @returns how many
 */
export async function resumeOutstandingWork(ctx: ServiceContext): Promise<number> {
  const names = Object.keys(outstandingWork) as (keyof Jobs)[];
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
  const find: OutstandingWork[Name] = outstandingWork[name];
  const missing = find ? await addMissingJobs(ctx, name, await find(ctx)) : [];
  if (missing.length > 0)
    ctx.log.error(
      {
        job: name,
        count: missing.length,
        first: missing.slice(0, maxNamed).map(({ payload }) => payload),
      },
      "outstanding work that nobody did is resumed",
    );
  return missing.length;
}
