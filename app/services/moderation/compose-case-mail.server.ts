import { eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import {
  caseAppeals,
  caseMails,
  caseParties,
  groupMembers,
  groups,
  moderationCases,
  moderationDecisions,
  openedPseudonyms,
  reports,
} from "~/db/schema";
import { paths } from "~/paths";
import { appealAnswerMail } from "~/mails/appeal-answer-mail.server";
import { caseMessageMail } from "~/mails/case-message-mail.server";
import { pseudonymOpenedMail } from "~/mails/pseudonym-opened-mail.server";
import { reportOutcomeMail } from "~/mails/report-outcome-mail.server";
import { statementOfReasonsMail } from "~/mails/statement-of-reasons-mail.server";
import {
  decisionEffect,
  groundText,
  outcomeForReporter,
  ownSubjects,
  reasonText,
} from "~/site/moderation";
import { reportKindLabels } from "~/site/reports";
import type { ServiceContext } from "../command/context.server";
import type { CaseMailKind, PseudonymMailKind } from "../mails/queue-mail.server";
import type { Composer } from "../mails/send-queued-mail.server";
import { caseKey } from "./case-key.server";
import { caseNumber } from "./case-page.server";
import { appealTime } from "./rules";

async function tellingOf(ctx: Pick<ServiceContext, "db">, mailId: string) {
  const [found] = await ctx.db
    .select({
      party: caseParties,
      of: moderationCases,
      group: groups,
      decision: moderationDecisions,
      appeal: caseAppeals,
      report: reports,
    })
    .from(caseMails)
    .innerJoin(caseParties, eq(caseParties.id, caseMails.partyId))
    .innerJoin(moderationCases, eq(moderationCases.id, caseParties.caseId))
    .innerJoin(groups, eq(groups.id, moderationCases.groupId))
    .leftJoin(moderationDecisions, eq(moderationDecisions.id, caseMails.decisionId))
    .leftJoin(caseAppeals, eq(caseAppeals.id, caseMails.appealId))
    .leftJoin(reports, eq(reports.id, caseParties.reportId))
    .where(eq(caseMails.mailId, mailId));
  if (!found) return null;
  const { party, group } = found;
  return {
    ...found,
    facts: {
      url: env.APP_URL + paths.case(caseKey(party.id)),
      number: caseNumber(party.id),
      // A mailbox may be looked into by others: a closed group is not named there.
      group: group.isPrivate || group.isSensitive ? null : group.name,
    },
  };
}

type Decision = typeof moderationDecisions.$inferSelect;

const told = (decision: Decision) => ({
  reason: reasonText(decision.reason),
  decidedAt: decision.decidedAt,
  appealUntil: new Date(decision.decidedAt.getTime() + appealTime),
  isLeft: decision.kind === "leave",
});

const deciderOf = ({ isAutomated, byKeeper }: Decision) =>
  isAutomated ? "system" : byKeeper ? "keeper" : "staff";

/** What writes each mail about a case. */
export const caseMailComposers: Record<CaseMailKind | PseudonymMailKind, Composer> = {
  statement_of_reasons: async (ctx, { id }) => {
    const telling = await tellingOf(ctx, id);
    if (!telling?.decision) return null;
    const { decision, facts, of } = telling;
    const letter = statementOfReasonsMail({
      ...facts,
      ...told(decision),
      whose: ownSubjects[of.subject],
      effect: decisionEffect(decision, of.subject),
      ground: groundText(decision.reason),
      words: decision.words,
      decidedBy: deciderOf(decision),
    });
    return { ...letter, attachments: [] };
  },
  report_outcome: async (ctx, { id }) => {
    const telling = await tellingOf(ctx, id);
    if (!telling?.decision) return null;
    const { decision, facts, of } = telling;
    const letter = reportOutcomeMail({
      ...facts,
      ...told(decision),
      effect: outcomeForReporter(decision.kind),
      what: reportKindLabels[of.subject],
    });
    return { ...letter, attachments: [] };
  },
  appeal_answer: async (ctx, { id }) => {
    const telling = await tellingOf(ctx, id);
    if (!telling?.appeal?.answer || !telling.appeal.outcome) return null;
    const { outcome, answer } = telling.appeal;
    return { ...appealAnswerMail({ ...telling.facts, outcome, answer }), attachments: [] };
  },
  case_message: async (ctx, { id }) => {
    const telling = await tellingOf(ctx, id);
    return telling && { ...caseMessageMail(telling.facts), attachments: [] };
  },
  pseudonym_opened: async (ctx, { id }) => {
    const [opened] = await ctx.db
      .select({ opened: openedPseudonyms })
      .from(openedPseudonyms)
      .innerJoin(groupMembers, eq(groupMembers.id, openedPseudonyms.memberId))
      .where(eq(openedPseudonyms.mailId, id));
    return opened ? { ...pseudonymOpenedMail(opened.opened), attachments: [] } : null;
  },
};
