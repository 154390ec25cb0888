import { and, eq, gt, or } from "drizzle-orm";
import type { OutstandingJob } from "~/db/add-job.server";
import { mails } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { mailJobKey } from "../mails/queue-mail.server";
import { allMailKinds, mailKindOf } from "./mail-kinds";
import { mailWriters } from "./mail-writers.server";

/** Mails that wait, as long as their kind is tried. One that follows a failure up is given up by that, and by nothing else. */
export async function outstandingMails(
  ctx: ServiceContext,
): Promise<OutstandingJob<"send_mail">[]> {
  const stillTried = allMailKinds.map(({ code, retryFor }) =>
    and(
      eq(mails.kind, code),
      mailWriters[code].failed
        ? undefined
        : gt(mails.createdAt, new Date(ctx.now().getTime() - retryFor)),
    ),
  );
  const outstanding = await ctx.db
    .select({ mailId: mails.id, orderId: mails.orderId, kind: mails.kind })
    .from(mails)
    .where(and(eq(mails.status, "pending"), or(...stillTried)));
  return outstanding.map(({ mailId, orderId, kind }) => ({
    payload: { mailId, orderId: orderId ?? undefined },
    key: mailJobKey(mailId),
    rest: mailKindOf(kind)?.rest ?? 0,
  }));
}
