DROP INDEX "moderation_cases_one_open";--> statement-breakpoint
DROP INDEX "reports_once";--> statement-breakpoint
DROP INDEX "reports_once_by_address";--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "rules_by_id" uuid;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "welcome_by_id" uuid;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "rules_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "welcome_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "words_field" text;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_rules_by_id_group_members_id_fk" FOREIGN KEY ("rules_by_id") REFERENCES "public"."group_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_welcome_by_id_group_members_id_fk" FOREIGN KEY ("welcome_by_id") REFERENCES "public"."group_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "groups_rules_by" ON "groups" USING btree ("rules_by_id");--> statement-breakpoint
CREATE INDEX "groups_welcome_by" ON "groups" USING btree ("welcome_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_one_open" ON "moderation_cases" USING btree ("subject_id",coalesce(author_id, subject_id),coalesce(md5(words::text), '')) WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id",coalesce(post_id, comment_id, picture_id, member_id, group_id),coalesce(words_field, ''),coalesce(words_at, '-infinity'));--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_by_address" ON "reports" USING btree (lower(reporter_email),coalesce(post_id, comment_id, picture_id, member_id, group_id),coalesce(words_field, ''),coalesce(words_at, '-infinity'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION open_case_of_held_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO moderation_cases (subject, subject_id, post_id, group_id, author_id, in_post_id, urgency, opened_at)
  VALUES ('post', NEW.id, NEW.id, NEW.group_id, NEW.author_id, NEW.id, 2, COALESCE(NEW.edited_at, NEW.created_at))
  ON CONFLICT (subject_id, coalesce(author_id, subject_id), coalesce(md5(words::text), '')) WHERE state = 'open' DO UPDATE SET urgency = 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION open_case_of_held_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO moderation_cases (subject, subject_id, comment_id, group_id, author_id, in_post_id, urgency, opened_at)
  SELECT 'comment', NEW.id, NEW.id, posts.group_id, NEW.author_id, posts.id, 2, COALESCE(NEW.edited_at, NEW.created_at)
  FROM posts WHERE posts.id = NEW.post_id
  ON CONFLICT (subject_id, coalesce(author_id, subject_id), coalesce(md5(words::text), '')) WHERE state = 'open' DO UPDATE SET urgency = 2;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Whoever wrote last may have changed only one of the two, so that nobody is known to have written either.
UPDATE "groups" SET "rules_at" = "words_at", "welcome_at" = "words_at" WHERE "words_at" IS NOT NULL;--> statement-breakpoint
-- While the release before runs beside this one, each finds what the other has written.
CREATE FUNCTION carry_group_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.rules_at IS DISTINCT FROM OLD.rules_at THEN
    NEW.words_by_id := NEW.rules_by_id;
    NEW.words_at := NEW.rules_at;
  ELSIF NEW.welcome_at IS DISTINCT FROM OLD.welcome_at THEN
    NEW.words_by_id := NEW.welcome_by_id;
    NEW.words_at := NEW.welcome_at;
  ELSIF NEW.words_at IS DISTINCT FROM OLD.words_at THEN
    IF NEW.rules <> OLD.rules THEN
      NEW.rules_by_id := NEW.words_by_id;
      NEW.rules_at := NEW.words_at;
    END IF;
    IF NEW.welcome <> OLD.welcome THEN
      NEW.welcome_by_id := NEW.words_by_id;
      NEW.welcome_at := NEW.words_at;
    END IF;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER carry_group_words BEFORE UPDATE OF rules, welcome, rules_at, welcome_at, words_at ON groups
  FOR EACH ROW EXECUTE FUNCTION carry_group_words();
