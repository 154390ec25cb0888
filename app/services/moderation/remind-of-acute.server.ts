import { and, asc, eq, exists, gt, gte, inArray, isNull, lte, not, or } from "drizzle-orm";
import { caseAppeals, caseParties, caseReminders, mails, moderationCases } from "~/db/schema";
import { urgencies } from "~/site/moderation";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { acuteReminderMail } from "./acute-reminder-mail";
import { claimTime } from "~/config/limits";
import { mailModerators, moderatorsOf } from "./mail-moderators.server";
import { patience } from "./rules";

/**
 * Mails everybody who moderates about each acute case that has waited for an hour with nobody at it: once a case, with
 * nothing in it but the way there. Whoever wrote or reported the thing gets none, since they could not decide.
 * @returns how many cases were told of
 */
export async function remindOfAcute(ctx: ServiceContext): Promise<number> {
  const waiting = await waitingTooLong(ctx);
  if (waiting.length === 0) return 0;
  let reminded = 0;
  for (const found of waiting) {
    const to = await moderatorsOf(ctx, found);
    if (to.length === 0) {
      ctx.log.error({ case: found.id }, "an acute case waits, and there is nobody to tell");
      continue;
    }
    await inTransaction(ctx, (tx) =>
      mailModerators(tx, acuteReminderMail, { caseId: found.id, to, key: found.id }),
    );
    reminded += 1;
  }
  return reminded;
}

export const isWaiting = and(
  inArray(moderationCases.state, ["open", "appealed"]),
  gte(moderationCases.urgency, urgencies.crisis),
);

function waitingTooLong(ctx: Pick<ServiceContext, "db" | "now">) {
  const ago = (time: number) => new Date(ctx.now().getTime() - time);
  const reminders = ctx.db
    .select({ id: caseReminders.mailId })
    .from(caseReminders)
    .innerJoin(mails, eq(mails.id, caseReminders.mailId))
    .where(
      and(eq(caseReminders.caseId, moderationCases.id), eq(mails.kind, acuteReminderMail.code)),
    );
  const newAppeals = ctx.db
    .select({ id: caseAppeals.id })
    .from(caseAppeals)
    .innerJoin(caseParties, eq(caseParties.id, caseAppeals.partyId))
    .where(
      and(
        eq(caseParties.caseId, moderationCases.id),
        isNull(caseAppeals.outcome),
        gt(caseAppeals.createdAt, ago(patience)),
      ),
    );
  return ctx.db
    .select()
    .from(moderationCases)
    .where(
      and(
        isWaiting,
        lte(moderationCases.openedAt, ago(patience)),
        or(isNull(moderationCases.claimedAt), lte(moderationCases.claimedAt, ago(claimTime))),
        not(exists(reminders)),
        not(exists(newAppeals)),
      ),
    )
    .orderBy(asc(moderationCases.openedAt))
    .limit(100);
}
