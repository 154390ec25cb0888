ALTER TABLE "support_threads" ADD COLUMN "wants_mail" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "support_threads" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "support_threads" ADD CONSTRAINT "support_threads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_threads_queue" ON "support_threads" USING btree ((closed_at is not null),(due_at is not null and crisis_level <> 'none') desc,"due_at","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "support_threads_assignee" ON "support_threads" USING btree ("assignee_id");