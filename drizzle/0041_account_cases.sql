ALTER TYPE "public"."case_subject" ADD VALUE 'account';--> statement-breakpoint
ALTER TYPE "public"."decision_kind" ADD VALUE 'ban_account';--> statement-breakpoint
CREATE TABLE "moderation_sums" (
	"month" date NOT NULL,
	"fact" text NOT NULL,
	"code" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "moderation_sums_month_fact_code_pk" PRIMARY KEY("month","fact","code")
);
--> statement-breakpoint
ALTER TABLE "moderation_cases" DROP CONSTRAINT "moderation_cases_subject";--> statement-breakpoint
DROP INDEX "posts_pinned";--> statement-breakpoint
ALTER TABLE "moderation_cases" ALTER COLUMN "group_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_cases" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "looked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD COLUMN "banned_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_banned_until" ON "users" USING btree ("banned_until") WHERE banned_until is not null;--> statement-breakpoint
CREATE INDEX "moderation_cases_account_id" ON "moderation_cases" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "posts_pinned" ON "posts" USING btree ("group_id") WHERE pinned_at is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_banned_until" CHECK ("users"."banned_until" is null or "users"."banned_at" is not null);--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_account" CHECK (("moderation_cases"."account_id" is null) = ("moderation_cases"."author_id" is not null) and ("moderation_cases"."account_id" is null) = ("moderation_cases"."group_id" is not null));--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_subject" CHECK ("moderation_cases"."subject_id" = case "moderation_cases"."subject"
        when 'post' then "moderation_cases"."post_id" when 'comment' then "moderation_cases"."comment_id"
        when 'picture' then "moderation_cases"."picture_id" when 'member' then "moderation_cases"."member_id" else "moderation_cases"."account_id" end
        and num_nonnulls("moderation_cases"."post_id", "moderation_cases"."comment_id", "moderation_cases"."picture_id", "moderation_cases"."member_id", "moderation_cases"."account_id") = 1);--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_ban" CHECK ("moderation_decisions"."banned_until" is null or "moderation_decisions"."kind"::text = 'ban_account');--> statement-breakpoint
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
