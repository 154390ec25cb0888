-- What the streams of the community listen for (`app/db/listen.server.ts`). Words carry ids alone; who may know of them is asked when
-- they are heard.
CREATE FUNCTION announce_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('post_published', NEW.group_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_new_post AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.state = 'published') EXECUTE FUNCTION announce_post();
--> statement-breakpoint
CREATE TRIGGER announce_released_post AFTER UPDATE OF state ON posts FOR EACH ROW
  WHEN (OLD.state <> 'published' AND NEW.state = 'published') EXECUTE FUNCTION announce_post();
--> statement-breakpoint
CREATE FUNCTION announce_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('comment_published', NEW.post_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_new_comment AFTER INSERT ON comments FOR EACH ROW
  WHEN (NEW.state = 'published') EXECUTE FUNCTION announce_comment();
--> statement-breakpoint
CREATE TRIGGER announce_released_comment AFTER UPDATE OF state ON comments FOR EACH ROW
  WHEN (OLD.state <> 'published' AND NEW.state = 'published') EXECUTE FUNCTION announce_comment();
--> statement-breakpoint
-- Another like of the same thing changes no count, and is not worth waking anybody for.
CREATE FUNCTION announce_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('member_notified', NEW.user_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_new_notification AFTER INSERT ON notifications FOR EACH ROW
  EXECUTE FUNCTION announce_notification();
--> statement-breakpoint
CREATE TRIGGER announce_read_notification AFTER UPDATE OF read_at ON notifications FOR EACH ROW
  WHEN (OLD.read_at IS DISTINCT FROM NEW.read_at) EXECUTE FUNCTION announce_notification();
--> statement-breakpoint
-- Who leaves, is put out or is let in reads something else from then on.
CREATE FUNCTION announce_membership() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('membership_changed', NEW.user_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_membership AFTER UPDATE OF state ON group_members FOR EACH ROW
  WHEN (OLD.state <> NEW.state AND NEW.user_id IS NOT NULL) EXECUTE FUNCTION announce_membership();
--> statement-breakpoint
CREATE FUNCTION announce_session_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER announce_session_end AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION announce_session_end();
