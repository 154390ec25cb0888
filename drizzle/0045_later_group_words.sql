DROP INDEX "moderation_cases_one_open";--> statement-breakpoint
DROP INDEX "reports_once";--> statement-breakpoint
DROP INDEX "reports_once_by_address";--> statement-breakpoint
CREATE OR REPLACE FUNCTION open_case_of_held_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO moderation_cases (subject, subject_id, post_id, group_id, author_id, in_post_id, urgency, opened_at)
  VALUES ('post', NEW.id, NEW.id, NEW.group_id, NEW.author_id, NEW.id, 2, COALESCE(NEW.edited_at, NEW.created_at))
  ON CONFLICT (subject_id, coalesce(author_id, subject_id)) WHERE state = 'open' DO UPDATE SET urgency = 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION open_case_of_held_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO moderation_cases (subject, subject_id, comment_id, group_id, author_id, in_post_id, urgency, opened_at)
  SELECT 'comment', NEW.id, NEW.id, posts.group_id, NEW.author_id, posts.id, 2, COALESCE(NEW.edited_at, NEW.created_at)
  FROM posts WHERE posts.id = NEW.post_id
  ON CONFLICT (subject_id, coalesce(author_id, subject_id)) WHERE state = 'open' DO UPDATE SET urgency = 2;
  RETURN NULL;
END $$;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "words_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was reported before this is the version that stands now, where that was there already.
UPDATE "reports" SET "words_at" = "groups"."words_at" FROM "groups"
  WHERE "groups"."id" = "reports"."group_id" AND "groups"."words_at" <= "reports"."created_at";--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_one_open" ON "moderation_cases" USING btree ("subject_id",coalesce(author_id, subject_id)) WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id",coalesce(post_id, comment_id, picture_id, member_id, group_id),coalesce(words_at, '-infinity'));--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_by_address" ON "reports" USING btree (lower(reporter_email),coalesce(post_id, comment_id, picture_id, member_id, group_id),coalesce(words_at, '-infinity'));