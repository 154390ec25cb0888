DROP INDEX "notifications_mine";--> statement-breakpoint
DROP INDEX "posts_feed";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "confirmation_mail_id" uuid;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "receipt_mail_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_confirmation_mail_id_mails_id_fk" FOREIGN KEY ("confirmation_mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_receipt_mail_id_mails_id_fk" FOREIGN KEY ("receipt_mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_by_address" ON "reports" USING btree (lower(reporter_email),coalesce(post_id, comment_id, picture_id, member_id));--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "comments_unsearched" ON "comments" USING btree ("created_at") WHERE search is null;--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "posts_unsearched" ON "posts" USING btree ("created_at") WHERE search is null;--> statement-breakpoint
CREATE INDEX "notifications_mine" ON "notifications" USING btree ("user_id","happened_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_feed" ON "posts" USING btree ("group_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';