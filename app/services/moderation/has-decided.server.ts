import { and, asc, eq, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { caseAppeals, caseParties, moderationDecisions } from "~/db/schema";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";

/**
 * Whether somebody made, in a case, the decision that an appeal is against, or one that holds: a colleague answers it then.
 * @param appeals which appeals are meant, of those against a decision
 */
export const hasDecidedIn = (
  caseId: SQLWrapper | string,
  { userId, appeals }: { userId: string; appeals: SQL },
) => sql<boolean>`exists (
  select 1 from ${moderationDecisions} where ${moderationDecisions.caseId} = ${caseId}
    and ${moderationDecisions.decidedById} = ${userId} and not ${moderationDecisions.isInterim}
    and (${moderationDecisions.revertedAt} is null or exists (
      select 1 from ${caseAppeals} where ${caseAppeals.decisionId} = ${moderationDecisions.id} and ${appeals})))`;

/** The same of one appeal. */
export async function hasDecided(
  { db }: Pick<ServiceContext, "db">,
  { caseId, userId, appealId }: { caseId: string; userId: string; appealId: string },
): Promise<boolean> {
  const appeals = sql`${caseAppeals.id} = ${appealId}`;
  const [row] = await db.execute<{ decided: boolean }>(
    sql`select ${hasDecidedIn(sql`${caseId}::uuid`, { userId, appeals })} as decided`,
  );
  return row?.decided ?? false;
}

/** The same of the appeal that is answered next. */
export async function hasDecidedOnWaiting(
  ctx: ServiceContext,
  caseId: string,
  userId: string,
): Promise<boolean> {
  const appeal = await waitingAppeal(ctx, caseId);
  return appeal !== null && hasDecided(ctx, { caseId, userId, appealId: appeal.id });
}

/** The appeal of a case that has waited longest; null where none waits. @throws NotAllowed */
export async function waitingAppeal(
  ctx: ServiceContext,
  caseId: string,
): Promise<typeof caseAppeals.$inferSelect | null> {
  authoriseReading(ctx, "moderate_content");
  const [found] = await ctx.db
    .select({ appeal: caseAppeals })
    .from(caseAppeals)
    .innerJoin(caseParties, eq(caseParties.id, caseAppeals.partyId))
    .where(and(eq(caseParties.caseId, caseId), isNull(caseAppeals.outcome)))
    .orderBy(asc(caseAppeals.createdAt))
    .limit(1);
  return found?.appeal ?? null;
}
