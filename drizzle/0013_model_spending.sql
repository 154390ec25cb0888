CREATE TABLE "model_spending" (
	"scope" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"micro_usd" bigint NOT NULL
);
