CREATE TYPE "public"."thread_wish" AS ENUM('follow', 'mute');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'followed_comment';--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'followed_post';--> statement-breakpoint
ALTER TYPE "public"."notification_mails" ADD VALUE 'weekly';--> statement-breakpoint
CREATE TABLE "group_readers" (
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"follows" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"seen_before" timestamp (3) with time zone,
	CONSTRAINT "group_readers_user_id_group_id_pk" PRIMARY KEY("user_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "post_readers" (
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"wish" "thread_wish",
	"saved_at" timestamp (3) with time zone,
	"seen_at" timestamp (3) with time zone,
	"seen_before" timestamp (3) with time zone,
	"seen_comments" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_readers_user_id_post_id_pk" PRIMARY KEY("user_id","post_id"),
	CONSTRAINT "post_readers_comments" CHECK ("post_readers"."seen_comments" >= 0)
);
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "week_mail_id" uuid;--> statement-breakpoint
ALTER TABLE "group_readers" ADD CONSTRAINT "group_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_readers" ADD CONSTRAINT "group_readers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_readers" ADD CONSTRAINT "post_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_readers" ADD CONSTRAINT "post_readers_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_readers_group" ON "group_readers" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "group_readers_age" ON "group_readers" USING btree ("seen_at") WHERE seen_at is not null;--> statement-breakpoint
CREATE INDEX "post_readers_followers" ON "post_readers" USING btree ("post_id") WHERE wish = 'follow';--> statement-breakpoint
CREATE INDEX "post_readers_post" ON "post_readers" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_readers_saved" ON "post_readers" USING btree ("user_id","saved_at" DESC NULLS FIRST,"post_id" DESC NULLS FIRST) WHERE saved_at is not null;--> statement-breakpoint
CREATE INDEX "post_readers_age" ON "post_readers" USING btree ("seen_at") WHERE seen_at is not null;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_week_mail_id_mails_id_fk" FOREIGN KEY ("week_mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_settings_week_mail" ON "notification_settings" USING btree ("week_mail_id");