ALTER TABLE "ledger_differences" ADD COLUMN "our_story" jsonb;--> statement-breakpoint
ALTER TABLE "ledger_differences" ADD COLUMN "their_story" jsonb;--> statement-breakpoint
-- "paid 1199 gr", as the comparison wrote it until now.
UPDATE "ledger_differences" SET
  "our_story" = CASE WHEN "ours" ~ '^\S* -?\d+ gr$' THEN
    jsonb_build_object('status', split_part("ours", ' ', 1), 'grosze', split_part("ours", ' ', 2)::bigint) END,
  "their_story" = CASE WHEN "theirs" ~ '^\S* -?\d+ gr$' THEN
    jsonb_build_object('status', split_part("theirs", ' ', 1), 'grosze', split_part("theirs", ' ', 2)::bigint) END
WHERE "ours" IS NOT NULL OR "theirs" IS NOT NULL;
