CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TYPE "public"."copy_format" AS ENUM('epub', 'pdf');--> statement-breakpoint
CREATE TYPE "public"."conversation_subject" AS ENUM('contact', 'case_party');--> statement-breakpoint
CREATE TYPE "public"."message_author" AS ENUM('visitor', 'member', 'staff', 'system');--> statement-breakpoint
CREATE TYPE "public"."message_visibility" AS ENUM('everybody', 'own_side', 'staff');--> statement-breakpoint
CREATE TYPE "public"."membership_role" AS ENUM('member', 'keeper');--> statement-breakpoint
CREATE TYPE "public"."membership_state" AS ENUM('requested', 'active', 'left', 'banned');--> statement-breakpoint
CREATE TYPE "public"."mute_kind" AS ENUM('mute', 'block');--> statement-breakpoint
CREATE TYPE "public"."mail_bounce" AS ENUM('hard', 'soft');--> statement-breakpoint
CREATE TYPE "public"."mail_event_type" AS ENUM('sent', 'delivered', 'delayed', 'bounced', 'suppressed', 'failed', 'complained');--> statement-breakpoint
CREATE TYPE "public"."mail_state" AS ENUM('queued', 'accepted', 'delivered', 'bounced', 'complained', 'refused');--> statement-breakpoint
CREATE TYPE "public"."mail_status" AS ENUM('pending', 'accepted', 'refused');--> statement-breakpoint
CREATE TYPE "public"."subscription_plan" AS ENUM('plus', 'premium');--> statement-breakpoint
CREATE TYPE "public"."user_status" AS ENUM('active', 'banned', 'inactive');--> statement-breakpoint
CREATE TYPE "public"."user_theme" AS ENUM('light', 'dark');--> statement-breakpoint
CREATE TYPE "public"."appeal_outcome" AS ENUM('upheld', 'changed');--> statement-breakpoint
CREATE TYPE "public"."case_side" AS ENUM('author', 'reporter');--> statement-breakpoint
CREATE TYPE "public"."case_state" AS ENUM('open', 'decided', 'appealed', 'closed');--> statement-breakpoint
CREATE TYPE "public"."case_subject" AS ENUM('post', 'comment', 'picture', 'member');--> statement-breakpoint
CREATE TYPE "public"."decision_ground" AS ENUM('terms', 'law');--> statement-breakpoint
CREATE TYPE "public"."decision_kind" AS ENUM('leave', 'hide', 'remove_picture', 'silence', 'ban', 'edit', 'delete');--> statement-breakpoint
CREATE TYPE "public"."mail_stop" AS ENUM('bounced', 'complained');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('reply', 'mention', 'like', 'decision', 'let_in', 'join_request', 'group_deleted');--> statement-breakpoint
CREATE TYPE "public"."notification_mails" AS ENUM('none', 'replies', 'digest');--> statement-breakpoint
CREATE TYPE "public"."crisis_level" AS ENUM('none', 'concern', 'acute');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('awaiting_payment', 'paid', 'processing', 'completed', 'failed', 'cancelled', 'expired', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('creating', 'pending', 'paid', 'underpaid', 'failed', 'cancelled', 'refunding', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('scheduled', 'requested', 'sending', 'completed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."content_state" AS ENUM('published', 'held', 'hidden', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."reply_preference" AS ENUM('advice', 'listening');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('crisis', 'abuse', 'hate', 'sexual', 'private_data', 'advertising', 'false_harmful', 'illegal', 'other');--> statement-breakpoint
CREATE TYPE "public"."review_status" AS ENUM('visible', 'hidden');--> statement-breakpoint
CREATE TYPE "public"."act_status" AS ENUM('requested', 'approved', 'declined', 'lapsed');--> statement-breakpoint
CREATE TYPE "public"."text_stream_state" AS ENUM('open', 'complete', 'failed', 'replaced');--> statement-breakpoint
CREATE TABLE "acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"input" jsonb NOT NULL,
	"reason" text NOT NULL,
	"status" "act_status" DEFAULT 'requested' NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"lapses_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "acts_two_people" CHECK ("acts"."status" <> 'approved' or ("acts"."decided_by" is not null and "acts"."decided_by" <> "acts"."requested_by")),
	CONSTRAINT "acts_decided" CHECK (("acts"."status" = 'requested') = ("acts"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "bulk_act_rows" (
	"bulk_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"target_id" uuid NOT NULL,
	"outcome" text,
	"at" timestamp (3) with time zone,
	CONSTRAINT "bulk_act_rows_bulk_id_position_pk" PRIMARY KEY("bulk_id","position"),
	CONSTRAINT "bulk_act_rows_done" CHECK (("bulk_act_rows"."outcome" is null) = ("bulk_act_rows"."at" is null))
);
--> statement-breakpoint
CREATE TABLE "bulk_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"filters" jsonb NOT NULL,
	"total" integer NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "delayed_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"input" jsonb,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"runs_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	CONSTRAINT "delayed_acts_ended" CHECK (("delayed_acts"."ended_at" is null) = ("delayed_acts"."outcome" is null) and ("delayed_acts"."ended_at" is null) = ("delayed_acts"."input" is not null))
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"text" text,
	CONSTRAINT "attachments_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"act" text NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "audit_log_staff" CHECK ("audit_log"."actor_kind" <> 'staff' or ("audit_log"."actor_id" is not null and "audit_log"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" bigint PRIMARY KEY NOT NULL,
	"audit_id" bigint NOT NULL,
	"row_at" timestamp (3) with time zone NOT NULL,
	"row_hash" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_seals_auditId_unique" UNIQUE("audit_id")
);
--> statement-breakpoint
CREATE TABLE "book_edition_files" (
	"book_slug" text NOT NULL,
	"number" smallint NOT NULL,
	"format" "copy_format" NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "book_edition_files_book_slug_number_format_pk" PRIMARY KEY("book_slug","number","format")
);
--> statement-breakpoint
CREATE TABLE "book_editions" (
	"book_slug" text NOT NULL,
	"number" smallint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "book_editions_book_slug_number_pk" PRIMARY KEY("book_slug","number")
);
--> statement-breakpoint
CREATE TABLE "book_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"format" "copy_format" NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"byte_size" integer NOT NULL,
	"pages" integer,
	"stored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "book_files_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "books" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"description" text NOT NULL,
	"excerpt" text,
	"price_grosze" integer NOT NULL,
	"regular_price_grosze" integer,
	"constellation" text NOT NULL,
	"edition" smallint NOT NULL,
	"is_published" boolean NOT NULL,
	"first_published_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"form_token" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "books_slug_unique" UNIQUE("slug"),
	CONSTRAINT "books_formToken_unique" UNIQUE("form_token"),
	CONSTRAINT "books_price_positive" CHECK ("books"."price_grosze" > 0),
	CONSTRAINT "books_slug" CHECK ("books"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "books_archived" CHECK ("books"."archived_at" is null or not "books"."is_published"),
	CONSTRAINT "books_published" CHECK (not "books"."is_published" or "books"."first_published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"message_id" uuid NOT NULL,
	"crisis_level" "crisis_level" NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"delete_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"forward_mail_id" uuid NOT NULL,
	"receipt_mail_id" uuid,
	CONSTRAINT "contact_messages_messageId_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" "conversation_subject" NOT NULL,
	"subject_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"staff_read_at" timestamp (3) with time zone,
	"party_read_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_subject" UNIQUE("subject_kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"author_kind" "message_author" NOT NULL,
	"author_id" uuid,
	"visibility" "message_visibility" NOT NULL,
	"body" text NOT NULL,
	"crisis_level" "crisis_level" NOT NULL,
	"idempotency_key" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "messages_mailId_unique" UNIQUE("mail_id"),
	CONSTRAINT "messages_length" CHECK (char_length("messages"."body") between 1 and 65536)
);
--> statement-breakpoint
CREATE TABLE "crisis_counts" (
	"day" date NOT NULL,
	"place" text NOT NULL,
	"level" "crisis_level" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "crisis_counts_day_place_level_pk" PRIMARY KEY("day","place","level"),
	CONSTRAINT "crisis_counts_positive" CHECK ("crisis_counts"."level" <> 'none' and "crisis_counts"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "second_reader_counts" (
	"day" date NOT NULL,
	"place" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	"cost_micro_usd" bigint NOT NULL,
	CONSTRAINT "second_reader_counts_day_place_outcome_pk" PRIMARY KEY("day","place","outcome")
);
--> statement-breakpoint
CREATE TABLE "copies" (
	"order_id" uuid NOT NULL,
	"format" "copy_format" NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"stamped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "copies_order_id_format_pk" PRIMARY KEY("order_id","format")
);
--> statement-breakpoint
CREATE TABLE "downloads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "downloads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"order_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"downloads_left" integer NOT NULL,
	"epub_counted_at" timestamp (3) with time zone,
	"pdf_counted_at" timestamp (3) with time zone,
	CONSTRAINT "downloads_token_unique" UNIQUE("token"),
	CONSTRAINT "downloads_left" CHECK ("downloads"."downloads_left" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "document_files" (
	"order_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"page_count" integer,
	"rendered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_files_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "document_texts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"prompt_version" text NOT NULL,
	"model" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_texts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb,
	"prompt_version" text,
	"model" text,
	"crisis_level" "crisis_level" DEFAULT 'none' NOT NULL,
	"written_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "draft_texts_written" CHECK (("draft_texts"."content" is null) = ("draft_texts"."written_at" is null) and ("draft_texts"."content" is null or ("draft_texts"."prompt_version" is not null and "draft_texts"."model" is not null and "draft_texts"."failure" is null)))
);
--> statement-breakpoint
CREATE TABLE "text_scores" (
	"order_id" uuid NOT NULL,
	"is_draft" boolean DEFAULT false NOT NULL,
	"prompt_version" text NOT NULL,
	"model" text NOT NULL,
	"confidence" double precision NOT NULL,
	"own_words" double precision,
	"shape" double precision NOT NULL,
	"length" double precision NOT NULL,
	"language" double precision NOT NULL,
	"permitted" double precision NOT NULL,
	"attempts" double precision NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "text_scores_order_id_is_draft_pk" PRIMARY KEY("order_id","is_draft")
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
CREATE TABLE "member_mutes" (
	"user_id" uuid NOT NULL,
	"target_id" uuid NOT NULL,
	"kind" "mute_kind" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_mutes_user_id_target_id_pk" PRIMARY KEY("user_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "service_minutes" (
	"service" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"answered" integer NOT NULL,
	"failed" integer NOT NULL,
	"total_ms" integer NOT NULL,
	"slowest_ms" integer NOT NULL,
	"last_answered_at" timestamp (3) with time zone,
	"last_failed_at" timestamp (3) with time zone,
	"last_failure" text,
	CONSTRAINT "service_minutes_service_minute_pk" PRIMARY KEY("service","minute")
);
--> statement-breakpoint
CREATE TABLE "mail_complaints" (
	"address" text PRIMARY KEY NOT NULL,
	"complained_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_events" (
	"id" text PRIMARY KEY NOT NULL,
	"mail_id" uuid,
	"type" "mail_event_type" NOT NULL,
	"bounce_kind" "mail_bounce",
	"code" text,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"refund_id" uuid,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" "mail_status" DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"last_error" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"bounced_at" timestamp (3) with time zone,
	"bounce_kind" "mail_bounce",
	"bounce_code" text,
	"complained_at" timestamp (3) with time zone,
	"state" "mail_state" GENERATED ALWAYS AS (case
          when complained_at is not null then 'complained'::mail_state
          when bounced_at is not null and (bounce_kind = 'hard' or delivered_at is null or delivered_at < bounced_at)
            then 'bounced'::mail_state
          when delivered_at is not null then 'delivered'::mail_state
          when status = 'refused' then 'refused'::mail_state
          when status = 'accepted' then 'accepted'::mail_state
          else 'queued'::mail_state end) STORED NOT NULL,
	CONSTRAINT "mails_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "mails_bounce_kind" CHECK (("mails"."bounced_at" is null) = ("mails"."bounce_kind" is null))
);
--> statement-breakpoint
CREATE TABLE "account_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "avatars_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "identity_deletions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"auth0_id" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_deletions_auth0Id_unique" UNIQUE("auth0_id")
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" smallint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "languages_code_unique" UNIQUE("code")
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
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"auth0_id" text NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"nick" text,
	"nick_key" text,
	"full_name" text,
	"profile_picture_url" text,
	"language_id" smallint,
	"email_notifications" boolean DEFAULT false NOT NULL,
	"theme" "user_theme",
	"status" "user_status" DEFAULT 'active' NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"banned_at" timestamp (3) with time zone,
	"deactivated_at" timestamp (3) with time zone,
	CONSTRAINT "users_auth0Id_unique" UNIQUE("auth0_id"),
	CONSTRAINT "users_nickKey_unique" UNIQUE("nick_key"),
	CONSTRAINT "users_terms" CHECK (("users"."terms_version" is null) = ("users"."terms_accepted_at" is null)),
	CONSTRAINT "users_banned" CHECK (("users"."status" = 'banned') = ("users"."banned_at" is not null)),
	CONSTRAINT "users_active" CHECK (("users"."status" = 'active') = ("users"."banned_at" is null and "users"."deactivated_at" is null))
);
--> statement-breakpoint
CREATE TABLE "case_appeals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"party_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"text" text NOT NULL,
	"crisis_level" "crisis_level" DEFAULT 'none' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" "appeal_outcome",
	"answer" text,
	"answered_by_id" uuid,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "case_appeals_partyId_unique" UNIQUE("party_id"),
	CONSTRAINT "case_appeals_answered" CHECK (("case_appeals"."outcome" is null) = ("case_appeals"."answered_at" is null) and ("case_appeals"."outcome" is null) = ("case_appeals"."answer" is null))
);
--> statement-breakpoint
CREATE TABLE "case_mails" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"party_id" uuid NOT NULL,
	"decision_id" uuid,
	"appeal_id" uuid
);
--> statement-breakpoint
CREATE TABLE "case_parties" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"side" "case_side" NOT NULL,
	"report_id" uuid,
	"key_hash" text NOT NULL,
	CONSTRAINT "case_parties_reportId_unique" UNIQUE("report_id"),
	CONSTRAINT "case_parties_keyHash_unique" UNIQUE("key_hash"),
	CONSTRAINT "case_parties_report" CHECK (("case_parties"."side" = 'reporter') = ("case_parties"."report_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "case_reminders" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" "case_subject" NOT NULL,
	"subject_id" uuid NOT NULL,
	"post_id" uuid,
	"comment_id" uuid,
	"picture_id" uuid,
	"member_id" uuid,
	"group_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"in_post_id" uuid,
	"state" "case_state" DEFAULT 'open' NOT NULL,
	"urgency" smallint DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"claimed_by_id" uuid,
	"claimed_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "moderation_cases_subject" CHECK ("moderation_cases"."subject_id" = case "moderation_cases"."subject"
        when 'post' then "moderation_cases"."post_id" when 'comment' then "moderation_cases"."comment_id"
        when 'picture' then "moderation_cases"."picture_id" else "moderation_cases"."member_id" end
        and num_nonnulls("moderation_cases"."post_id", "moderation_cases"."comment_id", "moderation_cases"."picture_id", "moderation_cases"."member_id") = 1),
	CONSTRAINT "moderation_cases_urgency" CHECK ("moderation_cases"."urgency" between 0 and 2),
	CONSTRAINT "moderation_cases_decided" CHECK (("moderation_cases"."state" = 'open') = ("moderation_cases"."decided_at" is null)),
	CONSTRAINT "moderation_cases_closed" CHECK (("moderation_cases"."state" = 'closed') = ("moderation_cases"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" "decision_kind" NOT NULL,
	"reason" text NOT NULL,
	"ground" "decision_ground",
	"words" text NOT NULL,
	"is_automated" boolean DEFAULT false NOT NULL,
	"is_interim" boolean DEFAULT false NOT NULL,
	"by_keeper" boolean DEFAULT false NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"silenced_until" timestamp (3) with time zone,
	"undo" jsonb NOT NULL,
	"reverted_at" timestamp (3) with time zone,
	CONSTRAINT "moderation_decisions_ground" CHECK (("moderation_decisions"."kind" = 'leave') = ("moderation_decisions"."ground" is null)),
	CONSTRAINT "moderation_decisions_silence" CHECK (("moderation_decisions"."kind" = 'silence') = ("moderation_decisions"."silenced_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "opened_pseudonyms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_by_id" uuid NOT NULL,
	"agreed_by_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"visible_until" timestamp (3) with time zone NOT NULL,
	"mail_id" uuid,
	CONSTRAINT "opened_pseudonyms_mailId_unique" UNIQUE("mail_id"),
	CONSTRAINT "opened_pseudonyms_two" CHECK ("opened_pseudonyms"."asked_by_id" <> "opened_pseudonyms"."agreed_by_id")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mails" "notification_mails" NOT NULL,
	"unsubscribe_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"last_digest_at" timestamp (3) with time zone,
	"stopped_by" "mail_stop",
	"stopped_at" timestamp (3) with time zone,
	CONSTRAINT "notification_settings_unsubscribeKey_unique" UNIQUE("unsubscribe_key"),
	CONSTRAINT "notification_settings_stopped" CHECK (("notification_settings"."stopped_by" is null) = ("notification_settings"."stopped_at" is null) and ("notification_settings"."stopped_by" is null or "notification_settings"."mails" = 'none'))
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
	"mail_id" uuid,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "content_accesses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_accesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" uuid NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" text NOT NULL,
	"reason" text NOT NULL,
	"accessed_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_corrections" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"corrected_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"detail" jsonb,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"token" text NOT NULL,
	"former_token" text,
	"submission_key" text NOT NULL,
	"product_slug" text NOT NULL,
	"product_version" smallint NOT NULL,
	"book_slug" text,
	"book_edition" smallint,
	"book_title" text,
	"order_type" text NOT NULL,
	"status" "order_status" DEFAULT 'awaiting_payment' NOT NULL,
	"email" text,
	"price_grosze" integer NOT NULL,
	"currency" text DEFAULT 'PLN' NOT NULL,
	"answers" jsonb,
	"summary" jsonb,
	"person_name" text,
	"crisis_level" "crisis_level" DEFAULT 'none' NOT NULL,
	"crisis_suspected_above" "crisis_level",
	"consent_text" text NOT NULL,
	"consent_version" text NOT NULL,
	"consented_at" timestamp (3) with time zone NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"failure" text,
	"content_delete_at" timestamp (3) with time zone NOT NULL,
	"content_deleted_at" timestamp (3) with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_token_unique" UNIQUE("token"),
	CONSTRAINT "orders_formerToken_unique" UNIQUE("former_token"),
	CONSTRAINT "orders_submissionKey_unique" UNIQUE("submission_key"),
	CONSTRAINT "orders_book" CHECK (num_nulls("orders"."book_slug", "orders"."book_edition", "orders"."book_title") in (0, 3)),
	CONSTRAINT "orders_price_positive" CHECK ("orders"."price_grosze" > 0),
	CONSTRAINT "orders_content_deleted" CHECK ("orders"."content_deleted_at" is null or ("orders"."answers" is null and "orders"."summary" is null and "orders"."person_name" is null and "orders"."crisis_level" = 'none' and "orders"."crisis_suspected_above" is null))
);
--> statement-breakpoint
CREATE TABLE "remakes" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"email" text,
	"statement" text NOT NULL,
	"effect" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"transaction_title" text NOT NULL,
	"our_story" jsonb,
	"their_story" jsonb,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"explained_at" timestamp (3) with time zone,
	"explanation" text,
	CONSTRAINT "ledger_differences_explained" CHECK (("ledger_differences"."explained_at" is null) = ("ledger_differences"."explanation" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notifications" (
	"body_sha256" text PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"transaction_title" text NOT NULL,
	"gateway_status" text NOT NULL,
	"paid_grosze" integer NOT NULL,
	"outcome" text NOT NULL,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"status" "payment_status" NOT NULL,
	"amount_grosze" integer NOT NULL,
	"currency" text DEFAULT 'PLN' NOT NULL,
	"transaction_id" text,
	"transaction_title" text,
	"payment_url" text,
	"paid_grosze" integer,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"checks" smallint DEFAULT 0 NOT NULL,
	"next_check_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "payments_transactionId_unique" UNIQUE("transaction_id"),
	CONSTRAINT "payments_transactionTitle_unique" UNIQUE("transaction_title"),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_grosze" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_grosze" integer NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"status" "refund_status" DEFAULT 'requested' NOT NULL,
	"refunded_before_grosze" integer,
	"claimed_at" timestamp (3) with time zone,
	"last_error" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_grosze" > 0)
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alternative_text" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone
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
	"moderated_at" timestamp (3) with time zone,
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
	"reply_preference" "reply_preference",
	"is_hard" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"picture_id" uuid,
	"state" "content_state" DEFAULT 'published' NOT NULL,
	"crisis_level" "crisis_level" DEFAULT 'none' NOT NULL,
	"form_token" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"moderated_at" timestamp (3) with time zone,
	"pinned_at" timestamp (3) with time zone,
	"like_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"search" "tsvector",
	CONSTRAINT "posts_formToken_unique" UNIQUE("form_token"),
	CONSTRAINT "posts_counts" CHECK ("posts"."like_count" >= 0 and "posts"."comment_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"product_slug" text NOT NULL,
	"price_grosze" integer NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_history_product_slug_valid_from_pk" PRIMARY KEY("product_slug","valid_from"),
	CONSTRAINT "price_history_positive" CHECK ("price_history"."price_grosze" > 0)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_slug" text NOT NULL,
	"price_grosze" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotions_least" CHECK ("promotions"."price_grosze" >= 100),
	CONSTRAINT "promotions_last" CHECK ("promotions"."ends_at" > "promotions"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "rental_drafts" (
	"token" text PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"order_id" uuid,
	CONSTRAINT "rental_drafts_expire_later" CHECK ("rental_drafts"."expires_at" > "rental_drafts"."updated_at")
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
	"confirmation_mail_id" uuid,
	"receipt_mail_id" uuid,
	CONSTRAINT "reports_confirmationHash_unique" UNIQUE("confirmation_hash"),
	CONSTRAINT "reports_subject" CHECK (num_nonnulls("reports"."post_id", "reports"."comment_id", "reports"."picture_id", "reports"."member_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"product_slug" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text,
	"author_name" text NOT NULL,
	"status" "review_status" DEFAULT 'visible' NOT NULL,
	"hidden_reason" text,
	"waiting_since" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_hidden" CHECK (("reviews"."status" = 'hidden') = ("reviews"."hidden_reason" is not null)),
	CONSTRAINT "reviews_waiting" CHECK ("reviews"."waiting_since" is null or "reviews"."status" = 'hidden'),
	CONSTRAINT "reviews_answer" CHECK (("reviews"."answer" is null) = ("reviews"."answered_at" is null))
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
	"authenticated_at" timestamp (3) with time zone,
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
CREATE TABLE "model_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_kind" text NOT NULL,
	"subject_id" uuid,
	"task" text NOT NULL,
	"prompt_version" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"cost_micro_usd" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_spending" (
	"scope" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"micro_usd" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"auth0_id" text PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "switch_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "switch_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"is_on" boolean NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_pieces" (
	"stream_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "text_pieces_stream_id_seq_pk" PRIMARY KEY("stream_id","seq"),
	CONSTRAINT "text_pieces_seq" CHECK ("text_pieces"."seq" > 0)
);
--> statement-breakpoint
CREATE TABLE "text_streams" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"state" text_stream_state DEFAULT 'open' NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"grew_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "text_streams_attempt" UNIQUE("subject_kind","subject_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"used" bigint NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_act_rows" ADD CONSTRAINT "bulk_act_rows_bulk_id_bulk_acts_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_acts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_edition_files" ADD CONSTRAINT "book_edition_files_file_id_book_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."book_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_edition_files" ADD CONSTRAINT "book_edition_files_edition" FOREIGN KEY ("book_slug","number") REFERENCES "public"."book_editions"("book_slug","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_editions" ADD CONSTRAINT "book_editions_book_slug_books_slug_fk" FOREIGN KEY ("book_slug") REFERENCES "public"."books"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_forward_mail_id_mails_id_fk" FOREIGN KEY ("forward_mail_id") REFERENCES "public"."mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_receipt_mail_id_mails_id_fk" FOREIGN KEY ("receipt_mail_id") REFERENCES "public"."mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copies" ADD CONSTRAINT "copies_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_texts" ADD CONSTRAINT "draft_texts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_scores" ADD CONSTRAINT "text_scores_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_icon_id_pictures_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mutes" ADD CONSTRAINT "member_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mutes" ADD CONSTRAINT "member_mutes_target_id_group_members_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_events" ADD CONSTRAINT "mail_events_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_granted_by_id_users_id_fk" FOREIGN KEY ("granted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_ended_by_id_users_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_appeals" ADD CONSTRAINT "case_appeals_party_id_case_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."case_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_appeals" ADD CONSTRAINT "case_appeals_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_appeals" ADD CONSTRAINT "case_appeals_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_mails" ADD CONSTRAINT "case_mails_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_mails" ADD CONSTRAINT "case_mails_party_id_case_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."case_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_mails" ADD CONSTRAINT "case_mails_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_mails" ADD CONSTRAINT "case_mails_appeal_id_case_appeals_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."case_appeals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_parties" ADD CONSTRAINT "case_parties_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_parties" ADD CONSTRAINT "case_parties_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reminders" ADD CONSTRAINT "case_reminders_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_reminders" ADD CONSTRAINT "case_reminders_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_author_id_group_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_in_post_id_posts_id_fk" FOREIGN KEY ("in_post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_claimed_by_id_users_id_fk" FOREIGN KEY ("claimed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_pseudonyms" ADD CONSTRAINT "opened_pseudonyms_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_pseudonyms" ADD CONSTRAINT "opened_pseudonyms_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_pseudonyms" ADD CONSTRAINT "opened_pseudonyms_agreed_by_id_users_id_fk" FOREIGN KEY ("agreed_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_pseudonyms" ADD CONSTRAINT "opened_pseudonyms_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_group_members_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_corrections" ADD CONSTRAINT "email_corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_book_edition" FOREIGN KEY ("book_slug","book_edition") REFERENCES "public"."book_editions"("book_slug","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remakes" ADD CONSTRAINT "remakes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notes" ADD CONSTRAINT "payment_notes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD CONSTRAINT "payment_notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "rental_drafts" ADD CONSTRAINT "rental_drafts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_member_id_group_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."group_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_confirmation_mail_id_mails_id_fk" FOREIGN KEY ("confirmation_mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_receipt_mail_id_mails_id_fk" FOREIGN KEY ("receipt_mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_pieces" ADD CONSTRAINT "text_pieces_stream_id_text_streams_id_fk" FOREIGN KEY ("stream_id") REFERENCES "public"."text_streams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "acts_one_open" ON "acts" USING btree ("kind","target_kind","target_id") WHERE "acts"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "acts_requested" ON "acts" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "bulk_act_rows_open" ON "bulk_act_rows" USING btree ("bulk_id","position") WHERE "bulk_act_rows"."outcome" is null;--> statement-breakpoint
CREATE INDEX "bulk_acts_requested" ON "bulk_acts" USING btree ("requested_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "delayed_acts_one_open" ON "delayed_acts" USING btree ("kind","target_kind","target_id") WHERE "delayed_acts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "delayed_acts_staff" ON "delayed_acts" USING btree ("staff_id","requested_at");--> statement-breakpoint
CREATE INDEX "audit_log_target" ON "audit_log" USING btree ("target_kind","target_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_log_act" ON "audit_log" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "book_edition_files_file" ON "book_edition_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "book_files_stored" ON "book_files" USING btree ("stored_at");--> statement-breakpoint
CREATE INDEX "books_created" ON "books" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_received" ON "contact_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "contact_messages_due" ON "contact_messages" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "contact_messages_forward" ON "contact_messages" USING btree ("forward_mail_id");--> statement-breakpoint
CREATE INDEX "contact_messages_receipt" ON "contact_messages" USING btree ("receipt_mail_id");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "downloads_order" ON "downloads" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "downloads_expiry" ON "downloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "text_scores_confidence" ON "text_scores" USING btree ("confidence","order_id") WHERE not "text_scores"."is_draft";--> statement-breakpoint
CREATE INDEX "text_scores_at" ON "text_scores" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "group_members_user" ON "group_members" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "group_members_pseudonym_key" ON "group_members" USING btree ("pseudonym_key");--> statement-breakpoint
CREATE INDEX "groups_name" ON "groups" USING btree ("name");--> statement-breakpoint
CREATE INDEX "member_mutes_target" ON "member_mutes" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "mail_complaints_at" ON "mail_complaints" USING btree ("complained_at");--> statement-breakpoint
CREATE INDEX "mail_events_mail" ON "mail_events" USING btree ("mail_id","happened_at");--> statement-breakpoint
CREATE INDEX "mail_events_received" ON "mail_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mails_provider" ON "mails" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "mails_pending" ON "mails" USING btree ("created_at") WHERE "mails"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_kind" ON "mails" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "mails_recipient_parts" ON "mails" USING gin (lower("recipient") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_accepted" ON "mails" USING btree ("accepted_at");--> statement-breakpoint
CREATE INDEX "mails_returned" ON "mails" USING btree ("accepted_at") WHERE "mails"."bounced_at" is not null or "mails"."complained_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_open" ON "subscriptions" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_list" ON "subscriptions" USING btree ("ended_at" DESC NULLS FIRST,"granted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_lapsing" ON "subscriptions" USING btree ("lapses_at") WHERE ended_at is null and lapses_at is not null;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_email_parts" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_nick_parts" ON "users" USING gin ("nick" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_shut_out" ON "users" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status <> 'active';--> statement-breakpoint
CREATE INDEX "case_appeals_decision" ON "case_appeals" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "case_mails_party" ON "case_mails" USING btree ("party_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_parties_author" ON "case_parties" USING btree ("case_id") WHERE side = 'author';--> statement-breakpoint
CREATE INDEX "case_parties_case" ON "case_parties" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "case_reminders_case" ON "case_reminders" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_one_open" ON "moderation_cases" USING btree ("subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ("urgency" DESC NULLS LAST,"opened_at","id") WHERE state in ('open', 'appealed');--> statement-breakpoint
CREATE INDEX "moderation_cases_state" ON "moderation_cases" USING btree ("state","urgency" DESC NULLS LAST,"opened_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_all" ON "moderation_cases" USING btree ("urgency" DESC NULLS LAST,"opened_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_group" ON "moderation_cases" USING btree ("group_id","urgency" DESC NULLS LAST,"opened_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_author" ON "moderation_cases" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_subject_id" ON "moderation_cases" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_post" ON "moderation_cases" USING btree ("in_post_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_case" ON "moderation_decisions" USING btree ("case_id","decided_at");--> statement-breakpoint
CREATE INDEX "moderation_decisions_by_keeper" ON "moderation_decisions" USING btree ("case_id") WHERE "moderation_decisions"."by_keeper";--> statement-breakpoint
CREATE INDEX "opened_pseudonyms_member" ON "opened_pseudonyms" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "notification_settings_digest" ON "notification_settings" USING btree ("mails","last_digest_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_likes" ON "notifications" USING btree ("user_id",coalesce(comment_id, post_id)) WHERE kind = 'like' and read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_mine" ON "notifications" USING btree ("user_id","happened_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_mail" ON "notifications" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "content_accesses_target" ON "content_accesses" USING btree ("target_kind","target_id","staff_id","ends_at");--> statement-breakpoint
CREATE INDEX "content_accesses_staff" ON "content_accesses" USING btree ("staff_id","accessed_at");--> statement-breakpoint
CREATE INDEX "email_corrections_old" ON "email_corrections" USING gin (lower("old_email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("placed_at") WHERE "orders"."status" = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_content_due" ON "orders" USING btree ("content_delete_at") WHERE "orders"."content_deleted_at" is null;--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id","product_slug","paid_at","completed_at","price_grosze");--> statement-breakpoint
CREATE INDEX "orders_outstanding" ON "orders" USING btree ("placed_at","id") WHERE "orders"."status" in ('paid', 'processing', 'failed');--> statement-breakpoint
CREATE INDEX "orders_late" ON "orders" USING btree ("placed_at","id") WHERE "orders"."completed_at" - "orders"."paid_at" > interval '2 minutes';--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_product" ON "orders" USING btree ("product_slug","placed_at","id","status","price_grosze");--> statement-breakpoint
CREATE INDEX "orders_book_placed" ON "orders" USING btree ("book_slug","placed_at","id") WHERE "orders"."book_slug" is not null;--> statement-breakpoint
CREATE INDEX "orders_email_parts" ON "orders" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_email_names" ON "orders" USING gin (split_part(lower("email"), '@', 1) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_type" ON "orders" USING btree ("order_type","id");--> statement-breakpoint
CREATE INDEX "ledger_differences_found" ON "ledger_differences" USING btree ("found_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_differences_open" ON "ledger_differences" USING btree ("kind","transaction_title") WHERE "ledger_differences"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "payment_notes_payment" ON "payment_notes" USING btree ("payment_id","written_at");--> statement-breakpoint
CREATE INDEX "payment_notes_written" ON "payment_notes" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "payment_notifications_order" ON "payment_notifications" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE "payments"."status" in ('creating', 'pending');--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","archived_at");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_check_due" ON "payments" USING btree ("next_check_at") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_sending" ON "refunds" USING btree ("payment_id") WHERE "refunds"."status" = 'sending';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "refunds" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "refunds_staff" ON "refunds" USING btree ("requested_at") WHERE "refunds"."actor" = 'staff';--> statement-breakpoint
CREATE INDEX "refunds_unfinished" ON "refunds" USING btree ("requested_at") WHERE "refunds"."status" <> 'completed';--> statement-breakpoint
CREATE INDEX "stored_files_age" ON "stored_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comment_likes_member" ON "comment_likes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "comments_top" ON "comments" USING btree ("post_id","created_at","id") WHERE shown_under_id is null;--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("shown_under_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_parent_index" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "comments_unsearched" ON "comments" USING btree ("created_at") WHERE search is null;--> statement-breakpoint
CREATE INDEX "comments_search" ON "comments" USING gin ("search");--> statement-breakpoint
CREATE INDEX "comments_listed" ON "comments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state <> 'deleted';--> statement-breakpoint
CREATE INDEX "comments_unpublished" ON "comments" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state <> 'published';--> statement-breakpoint
CREATE INDEX "post_likes_member" ON "post_likes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "posts_feed" ON "posts" USING btree ("group_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_pinned" ON "posts" USING btree ("group_id") WHERE pinned_at is not null;--> statement-breakpoint
CREATE INDEX "posts_newest" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "posts_unsearched" ON "posts" USING btree ("created_at") WHERE search is null;--> statement-breakpoint
CREATE INDEX "posts_search" ON "posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "posts_picture" ON "posts" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "posts_listed" ON "posts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state <> 'deleted';--> statement-breakpoint
CREATE INDEX "posts_unpublished" ON "posts" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state <> 'published';--> statement-breakpoint
CREATE INDEX "posts_of_group" ON "posts" USING btree ("group_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_tags" ON "posts" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "posts_title_words" ON "posts" USING gin (ts_filter("search", '{a}'));--> statement-breakpoint
CREATE INDEX "promotions_product" ON "promotions" USING btree ("product_slug","starts_at");--> statement-breakpoint
CREATE INDEX "rental_drafts_expiry" ON "rental_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rental_drafts_order" ON "rental_drafts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once" ON "reports" USING btree ("reporter_id",coalesce(post_id, comment_id, picture_id, member_id));--> statement-breakpoint
CREATE UNIQUE INDEX "reports_once_by_address" ON "reports" USING btree (lower(reporter_email),coalesce(post_id, comment_id, picture_id, member_id));--> statement-breakpoint
CREATE INDEX "reports_post" ON "reports" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "reports_comment" ON "reports" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "reports_picture" ON "reports" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "reports_member" ON "reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("created_at") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_slug","created_at") WHERE "reviews"."status" = 'visible';--> statement-breakpoint
CREATE INDEX "reviews_created" ON "reviews" USING btree ("created_at","order_id");--> statement-breakpoint
CREATE INDEX "reviews_waiting_since" ON "reviews" USING btree ("waiting_since") WHERE "reviews"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "reviews_words" ON "reviews" USING gin ("text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_owner" ON "sessions" USING btree ("auth0_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_expiry" ON "sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "model_calls_subject" ON "model_calls" USING btree ("subject_id","subject_kind");--> statement-breakpoint
CREATE INDEX "model_calls_model" ON "model_calls" USING btree ("model","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "model_calls_at" ON "model_calls" USING btree ("at","subject_kind","subject_id","cost_micro_usd");--> statement-breakpoint
CREATE INDEX "switch_changes_newest" ON "switch_changes" USING btree ("name","id");--> statement-breakpoint
CREATE UNIQUE INDEX "text_streams_open" ON "text_streams" USING btree ("subject_kind","subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "text_streams_grew_at_index" ON "text_streams" USING btree ("grew_at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE VIEW "public"."muted_members" AS (
  select user_id, target_id as member_id, kind from member_mutes
  union all
  select mutes.user_id, reached.id as member_id, mutes.kind
  from member_mutes mutes
  join group_members target on target.id = mutes.target_id
  join groups target_group on target_group.id = target.group_id and not target_group.is_sensitive
  join group_members reached on reached.user_id = target.user_id and reached.id <> target.id
  join groups reached_group on reached_group.id = reached.group_id and not reached_group.is_sensitive);