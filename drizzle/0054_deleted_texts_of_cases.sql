ALTER TABLE "moderation_cases" ADD COLUMN "deleted_text" jsonb;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_deleted_text" CHECK ("moderation_cases"."deleted_text" is null or "moderation_cases"."state" <> 'closed');--> statement-breakpoint
-- What somebody has reported can be judged although its author takes it back (DSA 16 and 20, GDPR 17(3)(b) and (e)): as long as
-- nobody has decided, and only where a report says more than worry about its author.
CREATE FUNCTION waits_with_report(moderation_cases) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT $1.state IN ('open', 'appealed') AND EXISTS (
    SELECT 1 FROM case_parties JOIN reports ON reports.id = case_parties.report_id
    WHERE case_parties.case_id = $1.id AND reports.reason <> 'crisis')
$$;--> statement-breakpoint
-- What was held, or tells of danger to its author, is about their health: nothing of it is kept.
CREATE FUNCTION keep_reported_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE moderation_cases SET deleted_text = jsonb_build_object(
    'title', coalesce(to_jsonb(OLD) ->> 'title', ''), 'content', OLD.content, 'at', now())
  WHERE subject_id = OLD.id AND waits_with_report(moderation_cases);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_reported_words BEFORE UPDATE OF state ON posts FOR EACH ROW
  WHEN (NEW.state = 'deleted' AND NEW.moderated_at IS NULL AND OLD.state NOT IN ('held', 'deleted') AND OLD.crisis_level <> 'acute')
  EXECUTE FUNCTION keep_reported_words();--> statement-breakpoint
CREATE TRIGGER keep_reported_words BEFORE UPDATE OF state ON comments FOR EACH ROW
  WHEN (NEW.state = 'deleted' AND NEW.moderated_at IS NULL AND OLD.state NOT IN ('held', 'deleted') AND OLD.crisis_level <> 'acute')
  EXECUTE FUNCTION keep_reported_words();--> statement-breakpoint
-- Likewise what moderators took out, while somebody who reported it has appealed.
CREATE OR REPLACE FUNCTION forget_moderated_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE moderation_decisions SET undo = undo - 'edited' - 'deleted'
  FROM moderation_cases
  WHERE moderation_cases.id = case_id AND moderation_cases.subject_id = NEW.id AND undo ?| ARRAY['edited', 'deleted']
    AND (NOT waits_with_report(moderation_cases) OR 'acute' IN (OLD.crisis_level::text, undo #>> '{deleted,crisisLevel}')
      OR 'held' IN (OLD.state::text, undo ->> 'state'));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION forget_deleted_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.deleted_text := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_deleted_text BEFORE UPDATE OF state ON moderation_cases FOR EACH ROW
  WHEN (NEW.state = 'closed' AND NEW.deleted_text IS NOT NULL) EXECUTE FUNCTION forget_deleted_text();
