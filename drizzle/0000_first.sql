CREATE TYPE "public"."review_status" AS ENUM('visible', 'hidden');--> statement-breakpoint
CREATE TYPE "public"."copy_format" AS ENUM('epub', 'pdf');--> statement-breakpoint
CREATE TYPE "public"."mail_status" AS ENUM('pending', 'accepted', 'refused');--> statement-breakpoint
CREATE TYPE "public"."user_status" AS ENUM('active', 'banned');--> statement-breakpoint
CREATE TYPE "public"."user_theme" AS ENUM('light', 'dark');--> statement-breakpoint
CREATE TYPE "public"."crisis_level" AS ENUM('none', 'concern', 'acute');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('awaiting_payment', 'paid', 'processing', 'completed', 'failed', 'cancelled', 'expired', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."payment_status" AS ENUM('creating', 'pending', 'paid', 'underpaid', 'failed', 'cancelled', 'refunding', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."refund_status" AS ENUM('requested', 'sending', 'completed');--> statement-breakpoint
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
CREATE TABLE "email_corrections" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"corrected_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"product_slug" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text,
	"author_name" text NOT NULL,
	"status" "review_status" DEFAULT 'visible' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
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
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"crisis_level" "crisis_level" NOT NULL,
	"client_address" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"delete_at" timestamp (3) with time zone NOT NULL,
	"forward_mail_id" uuid NOT NULL,
	"receipt_mail_id" uuid,
	CONSTRAINT "contact_messages_length" CHECK (char_length("contact_messages"."message") between 1 and 5000)
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
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
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
	CONSTRAINT "mails_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid,
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
CREATE TABLE "account_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"auth0_id" text NOT NULL,
	"kind" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avatars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
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
	"email_notifications" boolean DEFAULT false NOT NULL,
	"theme" "user_theme",
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
	"submission_key" text NOT NULL,
	"product_slug" text NOT NULL,
	"product_version" smallint NOT NULL,
	"order_type" text NOT NULL,
	"status" "order_status" DEFAULT 'awaiting_payment' NOT NULL,
	"email" text,
	"price_grosze" integer NOT NULL,
	"currency" text DEFAULT 'PLN' NOT NULL,
	"answers" jsonb,
	"summary" jsonb,
	"person_name" text,
	"crisis_level" "crisis_level" DEFAULT 'none' NOT NULL,
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
	CONSTRAINT "orders_submissionKey_unique" UNIQUE("submission_key"),
	CONSTRAINT "orders_price_positive" CHECK ("orders"."price_grosze" > 0),
	CONSTRAINT "orders_content_deleted" CHECK ("orders"."content_deleted_at" is null or ("orders"."answers" is null and "orders"."summary" is null and "orders"."person_name" is null and "orders"."crisis_level" = 'none'))
);
--> statement-breakpoint
CREATE TABLE "ledger_differences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"transaction_title" text NOT NULL,
	"ours" text,
	"theirs" text,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
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
	"status" "refund_status" DEFAULT 'requested' NOT NULL,
	"refunded_before_grosze" integer,
	"claimed_at" timestamp (3) with time zone,
	"last_error" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount_grosze" > 0)
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
CREATE TABLE "price_history" (
	"product_slug" text NOT NULL,
	"price_grosze" integer NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_history_product_slug_valid_from_pk" PRIMARY KEY("product_slug","valid_from"),
	CONSTRAINT "price_history_positive" CHECK ("price_history"."price_grosze" > 0)
);
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_corrections" ADD CONSTRAINT "email_corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_forward_mail_id_mails_id_fk" FOREIGN KEY ("forward_mail_id") REFERENCES "public"."mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_receipt_mail_id_mails_id_fk" FOREIGN KEY ("receipt_mail_id") REFERENCES "public"."mails"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copies" ADD CONSTRAINT "copies_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downloads" ADD CONSTRAINT "downloads_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_texts" ADD CONSTRAINT "document_texts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD CONSTRAINT "payment_notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_drafts" ADD CONSTRAINT "rental_drafts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_product" ON "reviews" USING btree ("product_slug","created_at") WHERE "reviews"."status" = 'visible';--> statement-breakpoint
CREATE INDEX "contact_messages_received" ON "contact_messages" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "contact_messages_due" ON "contact_messages" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "contact_messages_forward" ON "contact_messages" USING btree ("forward_mail_id");--> statement-breakpoint
CREATE INDEX "contact_messages_receipt" ON "contact_messages" USING btree ("receipt_mail_id");--> statement-breakpoint
CREATE INDEX "downloads_order" ON "downloads" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "downloads_expiry" ON "downloads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_order" ON "mails" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "model_calls_order" ON "model_calls" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "account_requests_owner" ON "account_requests" USING btree ("auth0_id","kind","requested_at");--> statement-breakpoint
CREATE INDEX "account_requests_age" ON "account_requests" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "avatars_digest" ON "avatars" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "sessions_owner" ON "sessions" USING btree ("auth0_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_expiry" ON "sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_unpaid" ON "orders" USING btree ("placed_at") WHERE "orders"."status" = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "orders_content_due" ON "orders" USING btree ("content_delete_at") WHERE "orders"."content_deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_differences_open" ON "ledger_differences" USING btree ("kind","transaction_title") WHERE "ledger_differences"."resolved_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "payments" USING btree ("order_id") WHERE "payments"."status" in ('creating', 'pending');--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_check_due" ON "payments" USING btree ("next_check_at") WHERE "payments"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_sending" ON "refunds" USING btree ("payment_id") WHERE "refunds"."status" = 'sending';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_unfinished" ON "refunds" USING btree ("requested_at") WHERE "refunds"."status" <> 'completed';--> statement-breakpoint
CREATE INDEX "rental_drafts_expiry" ON "rental_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rental_drafts_order" ON "rental_drafts" USING btree ("order_id");--> statement-breakpoint
INSERT INTO "languages" ("id", "code", "name") VALUES (1, 'pl', 'polski'), (2, 'en', 'angielski'), (3, 'de', 'niemiecki'), (4, 'fr', 'francuski');
