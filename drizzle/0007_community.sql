CREATE TYPE "public"."mute_kind" AS ENUM('mute', 'block');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('reply', 'mention', 'like', 'decision', 'let_in', 'join_request');--> statement-breakpoint
CREATE TYPE "public"."notification_mails" AS ENUM('none', 'replies', 'digest');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('crisis', 'abuse', 'hate', 'sexual', 'private_data', 'advertising', 'false_harmful', 'illegal', 'other');--> statement-breakpoint
CREATE TYPE "public"."membership_role" AS ENUM('member', 'keeper');--> statement-breakpoint
CREATE TYPE "public"."membership_state" AS ENUM('requested', 'active', 'left', 'banned');--> statement-breakpoint
CREATE TYPE "public"."content_state" AS ENUM('published', 'held', 'hidden', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."post_wish" AS ENUM('advice', 'listening');--> statement-breakpoint
CREATE TABLE "member_mutes" (
	"user_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"kind" "mute_kind" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_mutes_user_id_target_id_pk" PRIMARY KEY("user_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mails" "notification_mails" NOT NULL,
	"unsubscribe_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"last_digest_at" timestamp (3) with time zone,
	CONSTRAINT "notification_settings_unsubscribeKey_unique" UNIQUE("unsubscribe_key")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "notification_kind" NOT NULL,
	"group_id" uuid,
	"post_id" uuid,
	"comment_id" uuid,
	"actor_id" uuid,
	"actor_count" integer DEFAULT 1 NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid,
	"comment_id" uuid,
	"picture_id" uuid,
	"member_id" uuid,
	"reason" "report_reason" NOT NULL,
	"details" text NOT NULL,
	"reporter_id" uuid,
	"reporter_email" text,
	"confirmation_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "reports_confirmationHash_unique" UNIQUE("confirmation_hash"),
	CONSTRAINT "reports_subject" CHECK (num_nonnulls("reports"."post_id", "reports"."comment_id", "reports"."picture_id", "reports"."member_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid,
	"state" "membership_state" NOT NULL,
	"role" "membership_role" DEFAULT 'member' NOT NULL,
	"pseudonym" text,
	"pseudonym_key" text,
	"picture_seed" uuid DEFAULT gen_random_uuid() NOT NULL,
	"consent_version" text,
	"consented_at" timestamp (3) with time zone,
	"offers_to_look" boolean DEFAULT false NOT NULL,
	"silenced_until" timestamp (3) with time zone,
	"request" text,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "group_members_account" UNIQUE("group_id","user_id"),
	CONSTRAINT "group_members_pseudonym" UNIQUE("group_id","pseudonym_key"),
	CONSTRAINT "group_members_pseudonyms" CHECK (("group_members"."pseudonym" is null) = ("group_members"."pseudonym_key" is null)),
	CONSTRAINT "group_members_consent" CHECK (("group_members"."consent_version" is null) = ("group_members"."consented_at" is null))
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" smallint NOT NULL,
	"icon_id" uuid,
	"is_private" boolean DEFAULT false NOT NULL,
	"is_sensitive" boolean NOT NULL,
	"is_indexed" boolean DEFAULT false NOT NULL,
	"created_by_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"post_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "groups_slug_unique" UNIQUE("slug"),
	CONSTRAINT "groups_type" CHECK ("groups"."type" between 0 and 32),
	CONSTRAINT "groups_indexed" CHECK (not ("groups"."is_indexed" and ("groups"."is_private" or "groups"."is_sensitive"))),
	CONSTRAINT "groups_counts" CHECK ("groups"."member_count" >= 0 and "groups"."post_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alternative_text" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"key" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"comment_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_likes_comment_id_member_id_pk" PRIMARY KEY("comment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"parent_id" uuid,
	"depth" integer NOT NULL,
	"shown_under_id" uuid,
	"shown_depth" smallint NOT NULL,
	"content" text NOT NULL,
	"state" "content_state" DEFAULT 'published' NOT NULL,
	"crisis_level" "crisis_level" DEFAULT 'none' NOT NULL,
	"form_token" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"search" "tsvector",
	CONSTRAINT "comments_formToken_unique" UNIQUE("form_token"),
	CONSTRAINT "comments_counts" CHECK ("comments"."like_count" >= 0 and "comments"."reply_count" >= 0),
	CONSTRAINT "comments_shown_depth" CHECK ("comments"."shown_depth" between 1 and 3),
	CONSTRAINT "comments_parent" CHECK (("comments"."parent_id" is null) = ("comments"."depth" = 1))
);
--> statement-breakpoint
CREATE TABLE "post_likes" (
	"post_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_likes_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"group_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"wish" "post_wish",
	"is_hard" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"picture_id" uuid,
	"state" "content_state" DEFAULT 'published' NOT NULL,
	"crisis_level" "crisis_level" DEFAULT 'none' NOT NULL,
	"form_token" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"search" "tsvector",
	CONSTRAINT "posts_formToken_unique" UNIQUE("form_token"),
	CONSTRAINT "posts_counts" CHECK ("posts"."like_count" >= 0 and "posts"."comment_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nick_key" text;--> statement-breakpoint
ALTER TABLE "member_mutes" ADD CONSTRAINT "member_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mutes" ADD CONSTRAINT "member_mutes_target_id_group_members_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_group_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_icon_id_pictures_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_group_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_shown_under_id_comments_id_fk" FOREIGN KEY ("shown_under_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_group_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_mutes_target" ON "member_mutes" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "notification_settings_digest" ON "notification_settings" USING btree ("mails","last_digest_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_likes" ON "notifications" USING btree ("user_id",coalesce(comment_id, post_id)) WHERE kind = 'like' and read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_mine" ON "notifications" USING btree ("user_id","happened_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("happened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id",coalesce(post_id, comment_id, picture_id, member_id));--> statement-breakpoint
CREATE INDEX "reports_post" ON "reports" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "reports_comment" ON "reports" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "reports_picture" ON "reports" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "reports_member" ON "reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "groups_name" ON "groups" USING btree ("name");--> statement-breakpoint
CREATE INDEX "stored_files_age" ON "stored_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comment_likes_member" ON "comment_likes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "comments_top" ON "comments" USING btree ("post_id","created_at","id") WHERE shown_under_id is null;--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("shown_under_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_parent_index" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_search" ON "comments" USING gin ("search");--> statement-breakpoint
CREATE INDEX "post_likes_member" ON "post_likes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "posts_feed" ON "posts" USING btree ("group_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "posts_picture" ON "posts" USING btree ("picture_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_nickKey_unique" UNIQUE("nick_key");