import { sql, type SQL } from "drizzle-orm";
import { caseParties, conversations, messages, moderationCases } from "~/db/schema";

/**
 * Whether somebody wrote words in which acute danger was heard, in a case that stands in the query, and nobody has answered
 * them. A decision is no answer to that.
 */
export const hasUnansweredCry =
  (): SQL<boolean> => sql<boolean>`(${moderationCases.awaitsAnswerSince} is not null and exists (
  select from ${messages} cry
  join ${conversations} said on said.id = cry.conversation_id and said.subject_kind = 'case_party'
  join ${caseParties} party on party.id = said.subject_id
  where party.case_id = ${moderationCases.id} and cry.author_kind in ('member', 'visitor')
    and cry.crisis_level = 'acute' and cry.created_at >= ${moderationCases.awaitsAnswerSince}))`;
