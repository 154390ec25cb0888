import { and, asc, eq, exists, gt, gte, inArray, isNull, lte, not, or } from "drizzle-orm";
import {
  caseAppeals,
  caseParties,
  caseReminders,
  groupMembers,
  moderationCases,
  reports,
} from "~/db/schema";
import { urgencies } from "~/site/moderation";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { queueMail } from "../mails/queue-mail.server";
import { listStaff } from "../staff/queries.server";
import { acuteReminderMail } from "./acute-reminder-mail";
import { claimTime } from "~/config/limits";
import { patience } from "./rules";
import type { Case } from "./subject.server";

/**
 * Mails everybody who moderates about each acute case that has waited for an hour with nobody at it: once a case, with
 * nothing in it but the way there. Whoever wrote or reported the thing gets none, since they could not decide.
 * @returns how many cases were told of
 */
export async function remindOfAcute(ctx: ServiceContext): Promise<number> {
  const waiting = await waitingTooLong(ctx);
  if (waiting.length === 0) return 0;
  const moderators = (await listStaff(ctx)).filter(({ permissions }) =>
    permissions.includes("moderate_content"),
  );
  let reminded = 0;
  for (const found of waiting) {
    const concerned = await concernedBy(ctx, found);
    const others = moderators.filter(({ userId }) => !concerned.has(userId));
    if (others.length === 0) {
      ctx.log.error({ case: found.id }, "an acute case waits, and there is nobody to tell");
      continue;
    }
    await inTransaction(ctx, async (tx) => {
      for (const { userId, email } of others) {
        const mailId = await queueMail(tx, {
          kind: acuteReminderMail,
          recipient: email,
          subject: acuteReminderMail.subject(),
          idempotencyKey: `acute_reminder/${found.id}/${userId}`,
        });
        if (mailId) await tx.db.insert(caseReminders).values({ mailId, caseId: found.id });
      }
    });
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
    .where(eq(caseReminders.caseId, moderationCases.id));
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

async function concernedBy(
  ctx: Pick<ServiceContext, "db">,
  { id, authorId }: Pick<Case, "id" | "authorId">,
): Promise<ReadonlySet<string>> {
  const [authors, reporters] = await Promise.all([
    ctx.db
      .select({ userId: groupMembers.userId })
      .from(groupMembers)
      .where(eq(groupMembers.id, authorId)),
    ctx.db
      .select({ userId: reports.reporterId })
      .from(reports)
      .innerJoin(caseParties, eq(caseParties.reportId, reports.id))
      .where(eq(caseParties.caseId, id)),
  ]);
  return new Set([...authors, ...reporters].flatMap(({ userId }) => userId ?? []));
}
