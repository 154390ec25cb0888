import { sql } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";

/** Of the one job that sends a refund. */
export const refundJobKey = (refundId: string) => `refund:${refundId}`;

/** Has a refund sent. @param startsAt when it begins; now by default */
export const enqueueRefund = (
  ctx: Pick<ServiceContext, "db">,
  job: { refundId: string; orderId: string },
  startsAt?: Date,
) => addJob(ctx, "send_refund", job, refundJobKey(job.refundId), startsAt);

/** Has a refund not sent any more. */
export const removeRefundJob = ({ db }: Pick<TransactionContext, "db">, refundId: string) =>
  db.execute(sql`select graphile_worker.remove_job(${refundJobKey(refundId)})`);
