ALTER TABLE "talks" ADD COLUMN "ever_acute_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "talks" SET "ever_acute_at" = "last_message_at"
	WHERE "crisis_level" = 'acute' OR EXISTS (SELECT FROM "talk_messages" WHERE "talk_id" = "talks"."id" AND "talk_messages"."crisis_level" = 'acute');
