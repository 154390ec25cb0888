import { eq, sql } from "drizzle-orm";
import { env } from "~/config/env.server";
import {
  caseAppeals,
  caseMails,
  caseParties,
  groups,
  moderationCases,
  moderationDecisions,
  reports,
} from "~/db/schema";
import { paths } from "~/paths";
import { reasonText } from "~/site/moderation";
import type { ServiceContext } from "../command/context.server";
import { isDecidedForCare } from "../notifications/care-alone.server";
import { caseKey } from "./case-key.server";
import { caseNumber, isTextTakenBack } from "./case-page.server";
import { appealTime } from "./rules";

export type Decision = typeof moderationDecisions.$inferSelect;

/** What a mail to a party of a case tells of; null once it is gone. */
export async function caseMailData(ctx: Pick<ServiceContext, "db">, mailId: string) {
  const [found] = await ctx.db
    .select({
      party: caseParties,
      of: moderationCases,
      group: groups,
      decision: moderationDecisions,
      appeal: caseAppeals,
      report: reports,
      isForCare: sql<boolean>`(${caseParties.side} = 'author' and ${isDecidedForCare(moderationCases.id)})`,
    })
    .from(caseMails)
    .innerJoin(caseParties, eq(caseParties.id, caseMails.partyId))
    .innerJoin(moderationCases, eq(moderationCases.id, caseParties.caseId))
    .leftJoin(groups, eq(groups.id, moderationCases.groupId))
    .leftJoin(moderationDecisions, eq(moderationDecisions.id, caseMails.decisionId))
    .leftJoin(caseAppeals, eq(caseAppeals.id, caseMails.appealId))
    .leftJoin(reports, eq(reports.id, caseParties.reportId))
    .where(eq(caseMails.mailId, mailId));
  if (!found) return null;
  const { party, group, of } = found;
  return {
    ...found,
    /** Whether its author took the text back: nobody else is told. */
    isGone: party.side === "author" && (await isTextTakenBack(ctx, of)),
    facts: {
      url: env.APP_URL + paths.case(caseKey(party.id)),
      number: caseNumber(party.id),
      group: !group || group.isPrivate || group.isSensitive ? null : group.name,
    },
  };
}

export const decisionFacts = (decision: Decision) => ({
  reason: reasonText(decision.reason),
  decidedAt: decision.decidedAt,
  appealUntil: new Date(decision.decidedAt.getTime() + appealTime),
  isLeft: decision.kind === "leave",
});
