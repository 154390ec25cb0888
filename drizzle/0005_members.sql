CREATE TYPE "public"."user_status" AS ENUM('active', 'banned');--> statement-breakpoint
CREATE TABLE "activation_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activation_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"auth0_id" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" smallint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "languages_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key_hash" text NOT NULL,
	"auth0_id" text NOT NULL,
	"email" text,
	"email_verified" boolean NOT NULL,
	"name" text,
	"nickname" text,
	"picture" text,
	"roles" text[] NOT NULL,
	"permissions" text[] NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"return_to" text,
	"session_hash" text,
	"failure" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_ins_sessionHash_unique" UNIQUE("session_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"auth0_id" text NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"nick" text,
	"full_name" text,
	"profile_picture_url" text,
	"language_id" smallint,
	"status" "user_status" DEFAULT 'active' NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"banned_at" timestamp (3) with time zone,
	CONSTRAINT "users_auth0Id_unique" UNIQUE("auth0_id"),
	CONSTRAINT "users_terms" CHECK (("users"."terms_version" is null) = ("users"."terms_accepted_at" is null)),
	CONSTRAINT "users_banned" CHECK (("users"."status" = 'banned') = ("users"."banned_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activation_mails_owner" ON "activation_mails" USING btree ("auth0_id","requested_at");--> statement-breakpoint
CREATE INDEX "sessions_owner" ON "sessions" USING btree ("auth0_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_expiry" ON "sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
INSERT INTO "languages" ("id", "code", "name") VALUES (1, 'pl', 'polski'), (2, 'en', 'angielski'), (3, 'de', 'niemiecki'), (4, 'fr', 'francuski');
