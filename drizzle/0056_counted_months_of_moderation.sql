CREATE TABLE "moderation_months" (
	"month" date PRIMARY KEY NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."moderation_facts";--> statement-breakpoint
CREATE INDEX "moderation_cases_looked_at" ON "moderation_cases" USING btree ("looked_at") WHERE looked_at is not null;--> statement-breakpoint
CREATE INDEX "moderation_decisions_decided" ON "moderation_decisions" USING btree ("decided_at");--> statement-breakpoint
CREATE INDEX "moderation_decisions_reverted" ON "moderation_decisions" USING btree ("reverted_at") WHERE reverted_at is not null;--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at");--> statement-breakpoint
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
    and former.reverted_at is not null and former.kind <> 'leave' and not former.is_interim
  where taken.kind = 'leave' and not taken.is_interim and not exists (
    select 1 from case_appeals appeals join case_parties parties on parties.id = appeals.party_id
    where parties.case_id = taken.case_id and appeals.answered_at = taken.decided_at)
  union all
  select id, looked_at, 'hours_to_look',
    floor(extract(epoch from looked_at - opened_at) / 3600)::int::text
  from moderation_cases where looked_at is not null
  union all
  select first.case_id, first.decided_at::timestamptz, 'hours_to_decision',
    floor(extract(epoch from first.decided_at - cases.opened_at) / 3600)::int::text
  from moderation_decisions first join moderation_cases cases on cases.id = first.case_id
  where not first.is_automated and not first.by_keeper and cases.account_id is null and first.id = (
    select made.id from moderation_decisions made
    where made.case_id = first.case_id and not made.is_automated and not made.by_keeper
    order by made.decided_at, made.id limit 1));--> statement-breakpoint
-- Months that ended less than a day ago are not over: a transaction that began in one may still be on its way.
CREATE FUNCTION "first_unfinished_month"() RETURNS date LANGUAGE sql STABLE AS $$
  SELECT date_trunc('month', (now() - interval '1 day') AT TIME ZONE 'Europe/Warsaw')::date
$$;--> statement-breakpoint
-- What changes at some moment changes no count of an earlier month. Whoever counts holds the lock alone, so that nothing
-- which they do not see is written meanwhile.
CREATE FUNCTION "forget_counted_months"("since" timestamptz) RETURNS void LANGUAGE plpgsql STRICT AS $$
BEGIN
  IF ("since" AT TIME ZONE 'Europe/Warsaw')::date >= first_unfinished_month() THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('moderation_months', 0));
  DELETE FROM "moderation_months"
    WHERE "month" >= date_trunc('month', "since" AT TIME ZONE 'Europe/Warsaw')::date;
END $$;--> statement-breakpoint
-- A case that is deleted goes into the sums with all that it counts, which changes no count: what goes with it is left alone.
CREATE FUNCTION "recount_after_decision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM forget_counted_months(NEW."decided_at");
  ELSIF TG_OP = 'UPDATE' THEN
    IF (OLD."kind", OLD."reason", OLD."decided_at", OLD."is_automated", OLD."is_interim", OLD."by_keeper")
        IS DISTINCT FROM (NEW."kind", NEW."reason", NEW."decided_at", NEW."is_automated", NEW."is_interim", NEW."by_keeper") THEN
      PERFORM forget_counted_months(least(OLD."decided_at", NEW."decided_at"));
    END IF;
    IF OLD."reverted_at" IS DISTINCT FROM NEW."reverted_at" THEN
      PERFORM forget_counted_months(least(OLD."reverted_at", NEW."reverted_at"));
    END IF;
  ELSIF EXISTS (SELECT FROM "moderation_cases" WHERE "id" = OLD."case_id") THEN
    PERFORM forget_counted_months(OLD."decided_at");
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "moderation_decisions_recount" AFTER INSERT OR DELETE OR UPDATE OF "kind", "reason", "decided_at", "is_automated", "is_interim", "by_keeper", "reverted_at"
  ON "moderation_decisions" FOR EACH ROW EXECUTE FUNCTION "recount_after_decision"();--> statement-breakpoint
CREATE FUNCTION "recount_after_party"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM forget_counted_months("created_at") FROM "reports" WHERE "id" = NEW."report_id";
    RETURN NEW;
  END IF;
  IF EXISTS (SELECT FROM "moderation_cases" WHERE "id" = OLD."case_id") THEN
    PERFORM forget_counted_months("created_at") FROM "reports" WHERE "id" = OLD."report_id";
    PERFORM forget_counted_months(least("created_at", "answered_at")) FROM "case_appeals" WHERE "party_id" = OLD."id";
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER "case_parties_recount" BEFORE INSERT OR DELETE ON "case_parties" FOR EACH ROW EXECUTE FUNCTION "recount_after_party"();--> statement-breakpoint
CREATE FUNCTION "recount_after_appeal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM forget_counted_months(least(NEW."created_at", NEW."answered_at"));
  ELSIF TG_OP = 'UPDATE' THEN
    IF OLD."created_at" <> NEW."created_at" THEN
      PERFORM forget_counted_months(least(OLD."created_at", NEW."created_at"));
    END IF;
    PERFORM forget_counted_months(least(OLD."answered_at", NEW."answered_at"));
  ELSIF EXISTS (SELECT FROM "case_parties" WHERE "id" = OLD."party_id") THEN
    PERFORM forget_counted_months(least(OLD."created_at", OLD."answered_at"));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "case_appeals_recount" AFTER INSERT OR DELETE OR UPDATE OF "created_at", "answered_at", "outcome"
  ON "case_appeals" FOR EACH ROW EXECUTE FUNCTION "recount_after_appeal"();--> statement-breakpoint
CREATE FUNCTION "recount_after_report"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "case_parties" WHERE "report_id" = OLD."id") THEN
    PERFORM forget_counted_months(CASE TG_OP WHEN 'DELETE' THEN OLD."created_at" ELSE least(OLD."created_at", NEW."created_at") END);
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER "reports_recount" BEFORE DELETE OR UPDATE OF "created_at", "reason" ON "reports" FOR EACH ROW EXECUTE FUNCTION "recount_after_report"();--> statement-breakpoint
CREATE FUNCTION "recount_after_case"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD."opened_at", OLD."account_id") IS DISTINCT FROM (NEW."opened_at", NEW."account_id") THEN
    PERFORM forget_counted_months(least(OLD."opened_at", NEW."opened_at"));
  END IF;
  IF OLD."looked_at" IS DISTINCT FROM NEW."looked_at" THEN
    PERFORM forget_counted_months(least(OLD."looked_at", NEW."looked_at"));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "moderation_cases_recount" AFTER UPDATE OF "opened_at", "account_id", "looked_at"
  ON "moderation_cases" FOR EACH ROW EXECUTE FUNCTION "recount_after_case"();
