ALTER TABLE "comments" ADD COLUMN "crisis_suspected_above" "crisis_level";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "crisis_suspected_above" "crisis_level";--> statement-breakpoint
CREATE INDEX "comments_unread" ON "comments" USING btree ("id") WHERE crisis_suspected_above is not null;--> statement-breakpoint
CREATE INDEX "posts_unread" ON "posts" USING btree ("id") WHERE crisis_suspected_above is not null;