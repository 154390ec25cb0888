-- The trigger that sums a case up asks the view by name when it runs, so it goes on.
DROP VIEW "public"."moderation_facts";--> statement-breakpoint
CREATE VIEW "public"."moderation_facts" AS (
  select parties.case_id, reports.created_at as at, 'notice' as fact, reports.reason::text as code
  from case_parties parties join reports on reports.id = parties.report_id
  union all
  select case_id, decided_at, 'decision', kind::text from moderation_decisions
  union all
  select case_id, decided_at, 'reason', reason from moderation_decisions where kind <> 'leave'
  union all
  select case_id, decided_at, 'decided_by',
    case when is_automated then 'system' when by_keeper then 'keeper' else 'staff' end
  from moderation_decisions
  union all
  select parties.case_id, appeals.created_at, 'appeal', parties.side::text
  from case_appeals appeals join case_parties parties on parties.id = appeals.party_id
  union all
  select parties.case_id, appeals.answered_at, 'appeal_outcome', appeals.outcome::text
  from case_appeals appeals join case_parties parties on parties.id = appeals.party_id
  where appeals.outcome is not null
  union all
  select taken.case_id, taken.decided_at, 'reversal', former.kind::text
  from moderation_decisions taken
  join moderation_decisions former
    on former.case_id = taken.case_id and former.reverted_at = taken.decided_at
    and former.kind <> 'leave' and not former.is_interim
  where taken.kind = 'leave' and not taken.is_interim and not exists (
    select 1 from case_appeals appeals join case_parties parties on parties.id = appeals.party_id
    where parties.case_id = taken.case_id and appeals.answered_at = taken.decided_at)
  union all
  select id, looked_at, 'hours_to_look',
    floor(extract(epoch from looked_at - opened_at) / 3600)::int::text
  from moderation_cases where looked_at is not null
  union all
  select cases.id, min(decisions.decided_at), 'hours_to_decision',
    floor(extract(epoch from min(decisions.decided_at) - cases.opened_at) / 3600)::int::text
  from moderation_cases cases join moderation_decisions decisions on decisions.case_id = cases.id
  where not decisions.is_automated and not decisions.by_keeper and cases.account_id is null
  group by cases.id);