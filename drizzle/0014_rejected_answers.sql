CREATE TABLE "rejected_answers" (
	"hour" timestamp (3) with time zone NOT NULL,
	"task" text NOT NULL,
	"rule" text NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "rejected_answers_hour_task_rule_pk" PRIMARY KEY("hour","task","rule")
);
