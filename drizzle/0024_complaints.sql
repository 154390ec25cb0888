CREATE TYPE "public"."complaint_decision" AS ENUM('refund', 'reduction', 'remake', 'declined');--> statement-breakpoint
CREATE TYPE "public"."complaint_remedy" AS ENUM('refund', 'reduction', 'remake');--> statement-breakpoint
CREATE TYPE "public"."support_thread_kind" AS ENUM('ticket', 'complaint');--> statement-breakpoint
CREATE TABLE "complaints" (
	"thread_id" uuid PRIMARY KEY NOT NULL,
	"remedy" "complaint_remedy" NOT NULL,
	"asked_grosze" integer,
	"decision" "complaint_decision",
	"by_law" boolean DEFAULT false NOT NULL,
	"refund_grosze" integer,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "complaints_asked" CHECK (("complaints"."remedy" = 'reduction') = ("complaints"."asked_grosze" is not null) and "complaints"."asked_grosze" > 0 is not false),
	CONSTRAINT "complaints_decided" CHECK (("complaints"."decision" is null) = ("complaints"."decided_at" is null) and ("complaints"."decision" is not null or not "complaints"."by_law")),
	CONSTRAINT "complaints_refunded" CHECK ((coalesce("complaints"."decision"::text, '') in ('refund', 'reduction')) = ("complaints"."refund_grosze" is not null))
);
--> statement-breakpoint
ALTER TABLE "support_threads" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "support_threads" ADD COLUMN "kind" "support_thread_kind" DEFAULT 'ticket' NOT NULL;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_thread_id_support_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."support_threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaints_undecided" ON "complaints" USING btree ("thread_id") WHERE decided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "support_threads_one_complaint" ON "support_threads" USING btree ("order_id") WHERE kind = 'complaint' and closed_at is null;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_author" CHECK (("support_threads"."kind" = 'ticket') = ("support_threads"."user_id" is not null));--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_complaint" CHECK ("support_threads"."kind" = 'ticket' or "support_threads"."order_id" is not null);