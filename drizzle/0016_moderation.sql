CREATE TYPE "public"."appeal_outcome" AS ENUM('upheld', 'changed');--> statement-breakpoint
CREATE TYPE "public"."case_side" AS ENUM('author', 'reporter');--> statement-breakpoint
CREATE TYPE "public"."case_state" AS ENUM('open', 'decided', 'appealed', 'closed');--> statement-breakpoint
CREATE TYPE "public"."case_subject" AS ENUM('post', 'comment', 'picture', 'member');--> statement-breakpoint
CREATE TYPE "public"."decision_ground" AS ENUM('terms', 'law');--> statement-breakpoint
CREATE TYPE "public"."decision_kind" AS ENUM('leave', 'hide', 'remove_picture', 'silence', 'ban');--> statement-breakpoint
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
CREATE TABLE "case_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"party_id" uuid NOT NULL,
	"from_staff" boolean NOT NULL,
	"written_by_id" uuid,
	"text" text NOT NULL,
	"crisis_level" "crisis_level" DEFAULT 'none' NOT NULL,
	"form_token" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "case_messages_formToken_unique" UNIQUE("form_token")
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
ALTER TABLE "pictures" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "pinned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "case_appeals" ADD CONSTRAINT "case_appeals_party_id_case_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."case_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_appeals" ADD CONSTRAINT "case_appeals_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_appeals" ADD CONSTRAINT "case_appeals_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_mails" ADD CONSTRAINT "case_mails_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_mails" ADD CONSTRAINT "case_mails_party_id_case_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."case_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_mails" ADD CONSTRAINT "case_mails_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_mails" ADD CONSTRAINT "case_mails_appeal_id_case_appeals_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "public"."case_appeals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_party_id_case_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."case_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_parties" ADD CONSTRAINT "case_parties_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_parties" ADD CONSTRAINT "case_parties_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "case_appeals_decision" ON "case_appeals" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "case_mails_party" ON "case_mails" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "case_messages_party" ON "case_messages" USING btree ("party_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_parties_author" ON "case_parties" USING btree ("case_id") WHERE side = 'author';--> statement-breakpoint
CREATE INDEX "case_parties_case" ON "case_parties" USING btree ("case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_one_open" ON "moderation_cases" USING btree ("subject_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "moderation_cases_queue" ON "moderation_cases" USING btree ("urgency" DESC NULLS LAST,"opened_at","id") WHERE state in ('open', 'appealed');--> statement-breakpoint
CREATE INDEX "moderation_cases_state" ON "moderation_cases" USING btree ("state","urgency" DESC NULLS LAST,"opened_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_all" ON "moderation_cases" USING btree ("urgency" DESC NULLS LAST,"opened_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_group" ON "moderation_cases" USING btree ("group_id","urgency" DESC NULLS LAST,"opened_at","id");--> statement-breakpoint
CREATE INDEX "moderation_cases_author" ON "moderation_cases" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_subject_id" ON "moderation_cases" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_post" ON "moderation_cases" USING btree ("in_post_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_case" ON "moderation_decisions" USING btree ("case_id","decided_at");--> statement-breakpoint
CREATE INDEX "opened_pseudonyms_member" ON "opened_pseudonyms" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_pinned" ON "posts" USING btree ("group_id") WHERE pinned_at is not null;