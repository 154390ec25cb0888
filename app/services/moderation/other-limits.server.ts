import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import {
  caseParties,
  groupMembers,
  moderationCases,
  moderationDecisions,
  users,
} from "~/db/schema";
import { noOtherLimits, type OtherLimits } from "~/site/moderation";
import type { ServiceContext } from "../command/context.server";
import { silenceEnd } from "../groups/access.server";
import type { Case } from "./subject.server";

/**
 * What holds against whoever a case is about, as of now: beside a decision that takes nothing away it can only come from
 * another one.
 */
export async function otherLimits(
  ctx: Pick<ServiceContext, "db" | "now">,
  { authorId, accountId }: Pick<Case, "authorId" | "accountId">,
): Promise<OtherLimits> {
  if (authorId !== null) {
    const [member] = await ctx.db.select().from(groupMembers).where(eq(groupMembers.id, authorId));
    return {
      silencedUntil: silenceEnd(member ?? null, ctx.now()),
      isBanned: member?.state === "banned",
    };
  }
  if (accountId === null) return noOtherLimits;
  const [account] = await ctx.db.select().from(users).where(eq(users.id, accountId));
  return {
    ...noOtherLimits,
    ...(account?.status === "banned" && { bannedUntil: account.bannedUntil }),
  };
}

/**
 * Decisions of other cases that silence whoever a case is about as of now, the longest first.
 * @returns `authorPartyId`: the author's side in that case, by which they know it; null where they have none
 */
export async function otherSilences(
  ctx: Pick<ServiceContext, "db" | "now">,
  { id, authorId }: Pick<Case, "id" | "authorId">,
): Promise<{ caseId: string; authorPartyId: string | null; until: Date }[]> {
  if (authorId === null) return [];
  const found = await ctx.db
    .select({
      caseId: moderationDecisions.caseId,
      authorPartyId: caseParties.id,
      until: moderationDecisions.silencedUntil,
    })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .leftJoin(
      caseParties,
      and(eq(caseParties.caseId, moderationCases.id), eq(caseParties.side, "author")),
    )
    .where(
      and(
        eq(moderationCases.authorId, authorId),
        ne(moderationCases.id, id),
        eq(moderationDecisions.kind, "silence"),
        isNull(moderationDecisions.revertedAt),
        gt(moderationDecisions.silencedUntil, ctx.now()),
      ),
    )
    .orderBy(desc(moderationDecisions.silencedUntil));
  return found.flatMap(({ until, ...silence }) => (until === null ? [] : [{ ...silence, until }]));
}
