CREATE TABLE "crisis_counts" (
	"day" date NOT NULL,
	"place" text NOT NULL,
	"level" "crisis_level" NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "crisis_counts_day_place_level_pk" PRIMARY KEY("day","place","level"),
	CONSTRAINT "crisis_counts_heard" CHECK ("crisis_counts"."level" <> 'none' and "crisis_counts"."count" > 0)
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
ALTER TABLE "orders" DROP CONSTRAINT "orders_content_deleted";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "crisis_suspected_above" "crisis_level";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_content_deleted" CHECK ("orders"."content_deleted_at" is null or ("orders"."answers" is null and "orders"."summary" is null and "orders"."person_name" is null and "orders"."crisis_level" = 'none' and "orders"."crisis_suspected_above" is null));