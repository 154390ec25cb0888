ALTER TABLE "avatars" ALTER COLUMN "digest" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "avatars" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_id_unique" UNIQUE("id");