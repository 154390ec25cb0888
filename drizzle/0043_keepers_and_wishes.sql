CREATE TYPE "public"."wish_outcome" AS ENUM('accepted', 'declined');--> statement-breakpoint
ALTER TYPE "public"."notification_kind" ADD VALUE 'wish_answered';--> statement-breakpoint
CREATE TABLE "group_wishes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"member_id" uuid,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" "wish_outcome",
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "group_wishes_whose" CHECK (num_nonnulls("group_wishes"."user_id", "group_wishes"."member_id") = 1),
	CONSTRAINT "group_wishes_name" CHECK (("group_wishes"."name" = '') = ("group_wishes"."user_id" is null)),
	CONSTRAINT "group_wishes_answered" CHECK (num_nulls("group_wishes"."outcome", "group_wishes"."answer", "group_wishes"."answered_at") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "rules" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "welcome" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "group_wishes" ADD CONSTRAINT "group_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_wishes" ADD CONSTRAINT "group_wishes_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "group_wishes_one_name" ON "group_wishes" USING btree ("user_id",lower(name)) WHERE outcome is null and user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "group_wishes_one_offer" ON "group_wishes" USING btree ("member_id") WHERE outcome is null and member_id is not null;--> statement-breakpoint
CREATE INDEX "group_wishes_user" ON "group_wishes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "group_wishes_member" ON "group_wishes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "group_wishes_waiting" ON "group_wishes" USING btree ("created_at") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "group_wishes_age" ON "group_wishes" USING btree ("created_at");