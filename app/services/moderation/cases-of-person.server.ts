import { and, desc, eq, exists, or, sql } from "drizzle-orm";
import { caseParties, groupMembers, groups, moderationCases, reports } from "~/db/schema";
import type { CaseState, CaseSubject } from "~/site/moderation";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";

export type PersonCase = {
  id: string;
  subject: CaseSubject;
  state: CaseState;
  openedAt: Date;
  /** Null for their account. */
  group: string | null;
  /** Whether it is about what they wrote; else they reported it. */
  isAuthor: boolean;
};

/**
 * Cases in which somebody is a party, the newest first. None of a sensitive group: that would say who is in it, which takes
 * two people.
 * @throws NotAllowed
 */
export async function casesOfPerson(
  ctx: ServiceContext,
  { address, userId }: { address: string | null; userId: string | null },
  atMost: number,
): Promise<PersonCase[]> {
  authoriseReading(ctx, "moderate_content");
  const written =
    userId === null
      ? sql<boolean>`false`
      : sql<boolean>`coalesce(${groupMembers.userId}, ${moderationCases.accountId}) is not distinct from ${userId}`;
  const isReporter = or(
    userId === null ? undefined : eq(reports.reporterId, userId),
    address === null ? undefined : sql`lower(${reports.reporterEmail}) = ${address}`,
  );
  if (!isReporter) return [];
  const reported = ctx.db
    .select({ one: sql`1` })
    .from(caseParties)
    .innerJoin(reports, eq(reports.id, caseParties.reportId))
    .where(and(eq(caseParties.caseId, moderationCases.id), isReporter));
  const { id, subject, state, openedAt } = moderationCases;
  return ctx.db
    .select({ id, subject, state, openedAt, group: groups.name, isAuthor: written })
    .from(moderationCases)
    .leftJoin(groups, eq(groups.id, moderationCases.groupId))
    .leftJoin(groupMembers, eq(groupMembers.id, moderationCases.authorId))
    .where(and(sql`${groups.isSensitive} is not true`, or(written, exists(reported))))
    .orderBy(desc(openedAt))
    .limit(atMost);
}

/**
 * Cases about somebody in one group, whoever they are, the newest first: what there is to read before agreeing to learn that.
 * @throws NotAllowed
 */
export async function casesOfMembership(
  ctx: ServiceContext,
  membershipId: string,
  atMost: number,
): Promise<Pick<PersonCase, "id" | "subject" | "state" | "openedAt">[]> {
  authoriseReading(ctx, "moderate_content");
  const { id, subject, state, openedAt } = moderationCases;
  return ctx.db
    .select({ id, subject, state, openedAt })
    .from(moderationCases)
    .where(eq(moderationCases.authorId, membershipId))
    .orderBy(desc(openedAt))
    .limit(atMost);
}
