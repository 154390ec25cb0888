ALTER TABLE "rate_limits" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_overlap" EXCLUDE USING gist ("product_slug" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("cancelled_at" IS NULL);--> statement-breakpoint
-- The audit log only grows. Rows are taken from it by retention alone: sealed ones, older than three years, and of a
-- month all or none.
CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% only grows: % is refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_no_update BEFORE UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_seals_no_change BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_seals_no_truncate BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();--> statement-breakpoint
CREATE FUNCTION audit_allow_retention() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.at >= date_trunc('month', now() AT TIME ZONE 'UTC' - interval '3 years') AT TIME ZONE 'UTC'
		OR NOT EXISTS (SELECT FROM audit_seals WHERE audit_id = OLD.id) THEN
		RAISE EXCEPTION 'audit_log only grows: row % is younger than three years or not sealed', OLD.id USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_retention BEFORE DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_allow_retention();--> statement-breakpoint
CREATE FUNCTION audit_whole_months() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	month timestamp;
BEGIN
	FOR month IN SELECT DISTINCT date_trunc('month', at AT TIME ZONE 'UTC') FROM gone LOOP
		IF EXISTS (
			SELECT FROM audit_log
			WHERE at >= month AT TIME ZONE 'UTC' AND at < (month + interval '1 month') AT TIME ZONE 'UTC'
		) THEN
			RAISE EXCEPTION 'audit_log only grows: a part of a month does not go' USING ERRCODE = 'insufficient_privilege';
		END IF;
	END LOOP;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_whole_months AFTER DELETE ON audit_log REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION audit_whole_months();--> statement-breakpoint
-- What was asked for is what is agreed to, and a decision is made once.
CREATE FUNCTION acts_stay_as_asked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.status <> 'requested'
		OR (NEW.id, NEW.kind, NEW.target_kind, NEW.target_id, NEW.input, NEW.reason, NEW.requested_by, NEW.requested_at, NEW.lapses_at)
			IS DISTINCT FROM (OLD.id, OLD.kind, OLD.target_kind, OLD.target_id, OLD.input, OLD.reason, OLD.requested_by, OLD.requested_at, OLD.lapses_at) THEN
		RAISE EXCEPTION 'an act stays as it was asked for' USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER acts_stay_as_asked BEFORE UPDATE ON acts FOR EACH ROW EXECUTE FUNCTION acts_stay_as_asked();--> statement-breakpoint
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
CREATE TRIGGER "orders_announce" AFTER UPDATE OF "status", "failure" ON "orders" FOR EACH ROW
  WHEN (OLD."status" <> NEW."status" OR OLD."failure" IS DISTINCT FROM NEW."failure") EXECUTE FUNCTION "announce_order"();--> statement-breakpoint
CREATE TRIGGER "document_texts_announce" AFTER INSERT ON "document_texts" FOR EACH ROW EXECUTE FUNCTION "announce_order"();--> statement-breakpoint
CREATE TRIGGER "document_files_announce" AFTER INSERT ON "document_files" FOR EACH ROW EXECUTE FUNCTION "announce_order"();--> statement-breakpoint
CREATE TRIGGER "mails_announce" AFTER UPDATE ON "mails" FOR EACH ROW
  WHEN (NEW."kind" LIKE 'document%' AND NEW."order_id" IS NOT NULL AND OLD."state" <> NEW."state")
  EXECUTE FUNCTION "announce_order"();--> statement-breakpoint
CREATE FUNCTION "announce_public_pages"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('public_pages_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "reviews_announce" AFTER INSERT OR UPDATE OR DELETE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "price_history_announce" AFTER INSERT OR UPDATE OR DELETE ON "price_history" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "promotions_announce" AFTER INSERT OR UPDATE OR DELETE ON "promotions" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "books_announce" AFTER INSERT OR UPDATE OR DELETE ON "books" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
-- Every table that a kept page reads says when what it shows has changed (`tests/integration/kept-pages.test.ts`). Of a group that is
-- that it exists, and its address: whoever joins or writes changes its counts, and drops nothing. Of an order it is what a
-- review calls it; orders come and go on without a word.
CREATE TRIGGER "groups_announce" AFTER INSERT OR DELETE OR UPDATE OF "slug" ON "groups" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "orders_announce_title" AFTER UPDATE OF "product_slug", "book_slug", "book_title" ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "book_files_announce" AFTER INSERT OR UPDATE OR DELETE ON "book_files" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
CREATE TRIGGER "book_edition_files_announce" AFTER INSERT OR UPDATE OR DELETE ON "book_edition_files" FOR EACH STATEMENT EXECUTE FUNCTION "announce_public_pages"();--> statement-breakpoint
-- Counters equal their rows whoever changes them, so they are kept where the rows are.

CREATE FUNCTION count_members() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.state = 'active' THEN 1 ELSE 0 END;
  after integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.state = 'active' THEN 1 ELSE 0 END;
BEGIN
  IF before <> after THEN
    UPDATE groups SET member_count = member_count + after - before
    WHERE id = COALESCE(NEW.group_id, OLD.group_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_members AFTER INSERT OR DELETE OR UPDATE OF state ON group_members
FOR EACH ROW EXECUTE FUNCTION count_members();--> statement-breakpoint
CREATE FUNCTION count_posts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.state = 'published' THEN 1 ELSE 0 END;
  after integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.state = 'published' THEN 1 ELSE 0 END;
BEGIN
  IF before <> after THEN
    UPDATE groups SET post_count = post_count + after - before
    WHERE id = COALESCE(NEW.group_id, OLD.group_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_posts AFTER INSERT OR DELETE OR UPDATE OF state ON posts
FOR EACH ROW EXECUTE FUNCTION count_posts();--> statement-breakpoint
CREATE FUNCTION count_comments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A deleted comment keeps its place in the thread, though it is no comment any more.
  published_before integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.state = 'published' THEN 1 ELSE 0 END;
  published_after integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.state = 'published' THEN 1 ELSE 0 END;
  shown_before integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.state IN ('published', 'deleted') THEN 1 ELSE 0 END;
  shown_after integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.state IN ('published', 'deleted') THEN 1 ELSE 0 END;
BEGIN
  IF published_before <> published_after THEN
    UPDATE posts SET comment_count = comment_count + published_after - published_before
    WHERE id = COALESCE(NEW.post_id, OLD.post_id);
  END IF;
  IF shown_before <> shown_after AND COALESCE(NEW.shown_under_id, OLD.shown_under_id) IS NOT NULL THEN
    UPDATE comments SET reply_count = reply_count + shown_after - shown_before
    WHERE id = COALESCE(NEW.shown_under_id, OLD.shown_under_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_comments AFTER INSERT OR DELETE OR UPDATE OF state ON comments
FOR EACH ROW EXECUTE FUNCTION count_comments();--> statement-breakpoint
CREATE FUNCTION count_post_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts SET like_count = like_count + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
  WHERE id = COALESCE(NEW.post_id, OLD.post_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_post_likes AFTER INSERT OR DELETE ON post_likes
FOR EACH ROW EXECUTE FUNCTION count_post_likes();--> statement-breakpoint
CREATE FUNCTION count_comment_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE comments SET like_count = like_count + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
  WHERE id = COALESCE(NEW.comment_id, OLD.comment_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER count_comment_likes AFTER INSERT OR DELETE ON comment_likes
FOR EACH ROW EXECUTE FUNCTION count_comment_likes();--> statement-breakpoint
-- People wrote in a sensitive group because it was one.
CREATE FUNCTION keep_sensitive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a sensitive group stays sensitive' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER keep_sensitive BEFORE UPDATE OF is_sensitive ON groups
FOR EACH ROW WHEN (OLD.is_sensitive AND NOT NEW.is_sensitive) EXECUTE FUNCTION keep_sensitive();--> statement-breakpoint
-- What the streams of the community listen for (`app/db/listen.server.ts`). Words carry ids alone; who may know of them is asked when
-- they are heard.
CREATE FUNCTION announce_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('post_published', NEW.group_id::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER announce_new_post AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.state = 'published') EXECUTE FUNCTION announce_post();--> statement-breakpoint
CREATE TRIGGER announce_released_post AFTER UPDATE OF state ON posts FOR EACH ROW
  WHEN (OLD.state <> 'published' AND NEW.state = 'published') EXECUTE FUNCTION announce_post();--> statement-breakpoint
CREATE FUNCTION announce_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('comment_published', NEW.post_id::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER announce_new_comment AFTER INSERT ON comments FOR EACH ROW
  WHEN (NEW.state = 'published') EXECUTE FUNCTION announce_comment();--> statement-breakpoint
CREATE TRIGGER announce_released_comment AFTER UPDATE OF state ON comments FOR EACH ROW
  WHEN (OLD.state <> 'published' AND NEW.state = 'published') EXECUTE FUNCTION announce_comment();--> statement-breakpoint
-- Another like of the same thing changes no count, and is not worth waking anybody for.
CREATE FUNCTION announce_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('member_notified', NEW.user_id::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER announce_new_notification AFTER INSERT ON notifications FOR EACH ROW
  EXECUTE FUNCTION announce_notification();--> statement-breakpoint
CREATE TRIGGER announce_read_notification AFTER UPDATE OF read_at ON notifications FOR EACH ROW
  WHEN (OLD.read_at IS DISTINCT FROM NEW.read_at) EXECUTE FUNCTION announce_notification();--> statement-breakpoint
-- Who leaves, is put out or is let in reads something else from then on.
CREATE FUNCTION announce_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('membership_changed', NEW.user_id::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER announce_membership AFTER UPDATE OF state ON group_members FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.user_id IS NOT NULL) EXECUTE FUNCTION announce_membership();--> statement-breakpoint
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.id::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER announce_session_end AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION announce_session_end();--> statement-breakpoint
-- What waits for a moderator is a case whoever wrote it down as held: no verb can forget it.
CREATE FUNCTION open_case_of_held_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO moderation_cases (subject, subject_id, post_id, group_id, author_id, in_post_id, urgency, opened_at)
  VALUES ('post', NEW.id, NEW.id, NEW.group_id, NEW.author_id, NEW.id, 2, COALESCE(NEW.edited_at, NEW.created_at))
  ON CONFLICT (subject_id) WHERE state = 'open' DO UPDATE SET urgency = 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER open_case_of_new_held_post AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.state = 'held') EXECUTE FUNCTION open_case_of_held_post();--> statement-breakpoint
CREATE TRIGGER open_case_of_held_post AFTER UPDATE OF state ON posts FOR EACH ROW
  WHEN (OLD.state <> 'held' AND NEW.state = 'held') EXECUTE FUNCTION open_case_of_held_post();--> statement-breakpoint
CREATE FUNCTION open_case_of_held_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO moderation_cases (subject, subject_id, comment_id, group_id, author_id, in_post_id, urgency, opened_at)
  SELECT 'comment', NEW.id, NEW.id, posts.group_id, NEW.author_id, posts.id, 2, COALESCE(NEW.edited_at, NEW.created_at)
  FROM posts WHERE posts.id = NEW.post_id
  ON CONFLICT (subject_id) WHERE state = 'open' DO UPDATE SET urgency = 2;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER open_case_of_new_held_comment AFTER INSERT ON comments FOR EACH ROW
  WHEN (NEW.state = 'held') EXECUTE FUNCTION open_case_of_held_comment();--> statement-breakpoint
CREATE TRIGGER open_case_of_held_comment AFTER UPDATE OF state ON comments FOR EACH ROW
  WHEN (OLD.state <> 'held' AND NEW.state = 'held') EXECUTE FUNCTION open_case_of_held_comment();--> statement-breakpoint
-- Whoever takes a text back takes it all: also what moderators keep of it, so that they could bring it back. They themselves set moderated_at.
CREATE FUNCTION forget_moderated_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE moderation_decisions SET undo = undo - 'edited' - 'deleted'
  WHERE case_id IN (SELECT id FROM moderation_cases WHERE subject_id = NEW.id) AND undo ?| ARRAY['edited', 'deleted'];
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_moderated_words AFTER UPDATE OF state ON posts FOR EACH ROW
  WHEN (NEW.state = 'deleted' AND NEW.moderated_at IS NULL) EXECUTE FUNCTION forget_moderated_words();--> statement-breakpoint
CREATE TRIGGER forget_moderated_words AFTER UPDATE OF state ON comments FOR EACH ROW
  WHEN (NEW.state = 'deleted' AND NEW.moderated_at IS NULL) EXECUTE FUNCTION forget_moderated_words();--> statement-breakpoint
-- A conversation goes with what it is about, whatever deletes that.
CREATE FUNCTION "delete_conversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "conversations"
  WHERE "subject_kind" = TG_ARGV[0]::"conversation_subject" AND "subject_id" = OLD."id";
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "contact_messages_conversation" AFTER DELETE ON "contact_messages" FOR EACH ROW EXECUTE FUNCTION "delete_conversation"('contact');--> statement-breakpoint
CREATE TRIGGER "case_parties_conversation" AFTER DELETE ON "case_parties" FOR EACH ROW EXECUTE FUNCTION "delete_conversation"('case_party');--> statement-breakpoint
-- A call may be about any kind of subject, so no foreign key can empty it: the table of each kind has this trigger, with the kind.
CREATE FUNCTION "forget_subject"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "model_calls" SET "subject_id" = NULL WHERE "subject_kind" = TG_ARGV[0] AND "subject_id" = OLD."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "orders_forget_subject" AFTER DELETE ON "orders" FOR EACH ROW EXECUTE FUNCTION "forget_subject"('order');--> statement-breakpoint
-- In this order: who writes public pages anew reads the switches anew first.
CREATE OR REPLACE FUNCTION "announce_switch"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('switch_changed', NEW."name");
  PERFORM pg_notify('public_pages_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "switch_changes_announce" AFTER INSERT ON "switch_changes" FOR EACH ROW EXECUTE FUNCTION "announce_switch"();--> statement-breakpoint
INSERT INTO "languages" ("id", "code", "name") VALUES (1, 'pl', 'polski'), (2, 'en', 'angielski'), (3, 'de', 'niemiecki'), (4, 'fr', 'francuski');--> statement-breakpoint
-- The book that has been sold from the start becomes a row like those of staff. Its one edition names no files: its text is ours.
INSERT INTO "books" ("id", "slug", "title", "author", "description", "price_grosze", "regular_price_grosze", "constellation", "edition", "is_published", "first_published_at", "form_token", "created_at")
VALUES ('5e0c0c0e-3f0b-4a55-9a31-0d5b8b3c9d11', 'w-objeciach-mafii', 'W objęciach mafii', 'Konstelacja',
  E'Konserwatorka starych map, atlas nieba z podwójnym dnem i mężczyzna, którego nazwisko wymawia się szeptem.\n\nCztery rozdziały: noir, romans i niebo nad miastem.',
  2999, 4999, 'lyra', 1, true, '2026-11-20 00:00:00+00', '5e0c0c0e-3f0b-4a55-9a31-0d5b8b3c9d12', '2026-11-20 00:00:00+00');--> statement-breakpoint
INSERT INTO "book_editions" ("book_slug", "number", "made_at") VALUES ('w-objeciach-mafii', 1, '2026-11-20 00:00:00+00');
