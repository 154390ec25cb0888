CREATE TABLE "moderation_sums" (
	"month" date NOT NULL,
	"fact" text NOT NULL,
	"code" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "moderation_sums_month_fact_code_pk" PRIMARY KEY("month","fact","code")
);
--> statement-breakpoint
DROP INDEX "posts_pinned";--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "looked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "posts_pinned" ON "posts" USING btree ("group_id") WHERE pinned_at is not null;--> statement-breakpoint
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
  select id, looked_at, 'hours_to_look',
    floor(extract(epoch from looked_at - opened_at) / 3600)::int::text
  from moderation_cases where looked_at is not null
  union all
  select cases.id, min(decisions.decided_at), 'hours_to_decision',
    floor(extract(epoch from min(decisions.decided_at) - cases.opened_at) / 3600)::int::text
  from moderation_cases cases join moderation_decisions decisions on decisions.case_id = cases.id
  where not decisions.is_automated and not decisions.by_keeper and cases.account_id is null
  group by cases.id);--> statement-breakpoint
-- Before the case goes, while all that belongs to it is there: a yearly report still counts it.
CREATE FUNCTION "sum_up_case"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "moderation_sums" ("month", "fact", "code", "count")
  SELECT date_trunc('month', "at" AT TIME ZONE 'Europe/Warsaw')::date, "fact", "code", count(*)
  FROM "moderation_facts" WHERE "case_id" = OLD."id" GROUP BY 1, 2, 3
  ON CONFLICT ("month", "fact", "code") DO UPDATE SET "count" = "moderation_sums"."count" + EXCLUDED."count";
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "moderation_cases_sum_up" BEFORE DELETE ON "moderation_cases" FOR EACH ROW EXECUTE FUNCTION "sum_up_case"();
