CREATE TYPE "public"."subscription_plan" AS ENUM('plus', 'premium');--> statement-breakpoint
ALTER TYPE "public"."user_status" ADD VALUE 'inactive';--> statement-breakpoint
CREATE TABLE "account_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" "subscription_plan" NOT NULL,
	"reason" text NOT NULL,
	"granted_by_id" uuid,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"lapses_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by_id" uuid,
	"end_reason" text,
	CONSTRAINT "subscriptions_ended" CHECK (("subscriptions"."ended_at" is null) = ("subscriptions"."end_reason" is null) and ("subscriptions"."ended_at" is not null or "subscriptions"."ended_by_id" is null))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deactivated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_granted_by_id_users_id_fk" FOREIGN KEY ("granted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_open" ON "subscriptions" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_list" ON "subscriptions" USING btree ("ended_at" DESC NULLS FIRST,"granted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_lapsing" ON "subscriptions" USING btree ("lapses_at") WHERE ended_at is null and lapses_at is not null;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_email_parts" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_nick_parts" ON "users" USING gin ("nick" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_shut_out" ON "users" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status <> 'active';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_active" CHECK (("users"."status" = 'active') = ("users"."banned_at" is null and "users"."deactivated_at" is null));