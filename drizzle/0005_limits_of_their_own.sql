DROP TABLE "account_requests" CASCADE;--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "client_address";