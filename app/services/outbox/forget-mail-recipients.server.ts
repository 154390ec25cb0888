import { and, inArray, isNotNull, isNull, lte, ne, not, notInArray, or, sql } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { mails } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { keptAccountMails } from "../members/account-mails.server";
import { isUnsettled } from "../orders/unsettled.server";

const batch = 2_000;

/** The last that became of a mail. */
const ended = sql`greatest(${mails.createdAt}, ${mails.acceptedAt}, ${mails.refusedAt}, ${mails.deliveredAt}, ${mails.bouncedAt}, ${mails.complainedAt})`;

/**
 * Forgets whom a mail went to, once its time is over and nothing about its order is open. When it went out, of what kind it was,
 * which terms it had and its digest stay: they prove that it did. Mails that go as a whole keep their recipient until then.
 * @returns how many
 */
export async function forgetMailRecipients(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - retentionTime(retention.mailRecipient));
  const due = ctx.db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isNotNull(mails.recipient),
        ne(mails.status, "pending"),
        lte(mails.createdAt, before),
        sql`${ended} <= ${before.toISOString()}::timestamptz`,
        notInArray(mails.kind, [...keptAccountMails]),
        or(isNull(mails.orderId), not(isUnsettled(ctx, mails.orderId)!)),
      ),
    )
    .limit(batch);
  for (let forgotten = 0; ;) {
    const cleared = await ctx.db
      .update(mails)
      .set({ recipient: null })
      .where(inArray(mails.id, due))
      .returning({ id: mails.id });
    forgotten += cleared.length;
    if (cleared.length < batch) return forgotten;
  }
}
