ALTER TYPE "public"."decision_kind" ADD VALUE 'edit';--> statement-breakpoint
ALTER TYPE "public"."decision_kind" ADD VALUE 'delete';--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "moderated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "moderated_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "group_members_pseudonym_key" ON "group_members" USING btree ("pseudonym_key");--> statement-breakpoint
CREATE INDEX "comments_listed" ON "comments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state <> 'deleted';--> statement-breakpoint
CREATE INDEX "comments_unpublished" ON "comments" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state <> 'published';--> statement-breakpoint
CREATE INDEX "posts_listed" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state <> 'deleted';--> statement-breakpoint
CREATE INDEX "posts_unpublished" ON "posts" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state <> 'published';--> statement-breakpoint
CREATE INDEX "posts_of_group" ON "posts" USING btree ("group_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_tags" ON "posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "posts_title_words" ON "posts" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
-- Whoever takes a text back takes it all: also what moderators keep of it, so that they could bring it back. They themselves set moderated_at.
CREATE FUNCTION forget_moderated_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE moderation_decisions SET undo = undo - 'edited' - 'deleted'
  WHERE case_id IN (SELECT id FROM moderation_cases WHERE subject_id = NEW.id) AND undo ?| ARRAY['edited', 'deleted'];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forget_moderated_words AFTER UPDATE OF state ON posts FOR EACH ROW
  WHEN (NEW.state = 'deleted' AND NEW.moderated_at IS NULL) EXECUTE FUNCTION forget_moderated_words();
--> statement-breakpoint
CREATE TRIGGER forget_moderated_words AFTER UPDATE OF state ON comments FOR EACH ROW
  WHEN (NEW.state = 'deleted' AND NEW.moderated_at IS NULL) EXECUTE FUNCTION forget_moderated_words();
