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
END $$;
--> statement-breakpoint
CREATE TRIGGER count_members AFTER INSERT OR DELETE OR UPDATE OF state ON group_members
FOR EACH ROW EXECUTE FUNCTION count_members();
--> statement-breakpoint
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
END $$;
--> statement-breakpoint
CREATE TRIGGER count_posts AFTER INSERT OR DELETE OR UPDATE OF state ON posts
FOR EACH ROW EXECUTE FUNCTION count_posts();
--> statement-breakpoint
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
END $$;
--> statement-breakpoint
CREATE TRIGGER count_comments AFTER INSERT OR DELETE OR UPDATE OF state ON comments
FOR EACH ROW EXECUTE FUNCTION count_comments();
--> statement-breakpoint
CREATE FUNCTION count_post_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE posts SET like_count = like_count + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
  WHERE id = COALESCE(NEW.post_id, OLD.post_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_post_likes AFTER INSERT OR DELETE ON post_likes
FOR EACH ROW EXECUTE FUNCTION count_post_likes();
--> statement-breakpoint
CREATE FUNCTION count_comment_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE comments SET like_count = like_count + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
  WHERE id = COALESCE(NEW.comment_id, OLD.comment_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_comment_likes AFTER INSERT OR DELETE ON comment_likes
FOR EACH ROW EXECUTE FUNCTION count_comment_likes();
--> statement-breakpoint
-- People wrote in a sensitive group because it was one.
CREATE FUNCTION keep_sensitive() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a sensitive group stays sensitive' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_sensitive BEFORE UPDATE OF is_sensitive ON groups
FOR EACH ROW WHEN (OLD.is_sensitive AND NOT NEW.is_sensitive) EXECUTE FUNCTION keep_sensitive();
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
