-- What web processes listen for (`app/db/listen.server.ts`). Triggers, so that no way of recording a stage can forget to say so; a word
-- leaves with the commit of its transaction, and the same word twice in one transaction is one.
CREATE FUNCTION "announce_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    PERFORM pg_notify('order_changed', NEW.id::text);
  ELSE
    PERFORM pg_notify('order_changed', NEW.order_id::text);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION "announce_public_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_pages_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "orders_announce" AFTER UPDATE OF "status", "failure" ON "orders" FOR EACH ROW
  WHEN (OLD."status" <> NEW."status" OR OLD."failure" IS DISTINCT FROM NEW."failure") EXECUTE FUNCTION "announce_order"();--> statement-breakpoint
CREATE TRIGGER "document_texts_announce" AFTER INSERT ON "document_texts" FOR EACH ROW EXECUTE FUNCTION "announce_order"();--> statement-breakpoint
CREATE TRIGGER "document_files_announce" AFTER INSERT ON "document_files" FOR EACH ROW EXECUTE FUNCTION "announce_order"();--> statement-breakpoint
CREATE TRIGGER "mails_announce" AFTER UPDATE OF "accepted_at" ON "mails" FOR EACH ROW
  WHEN (NEW."kind" = 'document' AND NEW."order_id" IS NOT NULL AND OLD."accepted_at" IS NULL AND NEW."accepted_at" IS NOT NULL)
  EXECUTE FUNCTION "announce_order"();--> statement-breakpoint
CREATE TRIGGER "reviews_announce" AFTER INSERT OR UPDATE OR DELETE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "price_history_announce" AFTER INSERT OR UPDATE OR DELETE ON "price_history" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();
