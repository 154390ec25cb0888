-- Requests stay as they were asked for, by a trigger: this alone changes how they are written.
ALTER TABLE "acts" DISABLE TRIGGER USER;
--> statement-breakpoint
-- What two people agree to is kept with its currency; before, it was a sum of złoty.
UPDATE "acts" SET "input" = "input" - 'expectedGrosze' || jsonb_build_object('expected',
	jsonb_build_array(jsonb_build_object('currency', 'PLN', 'grosze', "input"->'expectedGrosze')))
	WHERE "kind" = 'refund_order' AND "input" ? 'expectedGrosze';
--> statement-breakpoint
-- Of a withdrawal it was not kept: what is asked for already has to be asked for anew.
UPDATE "acts" SET "input" = "input" || '{"expected": []}' WHERE "kind" = 'withdraw_for_buyer';
--> statement-breakpoint
ALTER TABLE "acts" ENABLE TRIGGER USER;
