CREATE INDEX "acts_unread" ON "acts" USING btree ("requested_by") WHERE "acts"."read_at" is null;--> statement-breakpoint
CREATE INDEX "acts_target" ON "acts" USING btree ("target_kind","target_id");