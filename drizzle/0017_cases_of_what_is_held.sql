-- What waits for a moderator is a case whoever wrote it down as held: no verb can forget it.
CREATE FUNCTION open_case_of_held_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO moderation_cases (subject, subject_id, post_id, group_id, author_id, in_post_id, urgency, opened_at)
  VALUES ('post', NEW.id, NEW.id, NEW.group_id, NEW.author_id, NEW.id, 2, COALESCE(NEW.edited_at, NEW.created_at))
  ON CONFLICT (subject_id) WHERE state = 'open' DO UPDATE SET urgency = 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER open_case_of_new_held_post AFTER INSERT ON posts FOR EACH ROW
  WHEN (NEW.state = 'held') EXECUTE FUNCTION open_case_of_held_post();
--> statement-breakpoint
CREATE TRIGGER open_case_of_held_post AFTER UPDATE OF state ON posts FOR EACH ROW
  WHEN (OLD.state <> 'held' AND NEW.state = 'held') EXECUTE FUNCTION open_case_of_held_post();
--> statement-breakpoint
CREATE FUNCTION open_case_of_held_comment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO moderation_cases (subject, subject_id, comment_id, group_id, author_id, in_post_id, urgency, opened_at)
  SELECT 'comment', NEW.id, NEW.id, posts.group_id, NEW.author_id, posts.id, 2, COALESCE(NEW.edited_at, NEW.created_at)
  FROM posts WHERE posts.id = NEW.post_id
  ON CONFLICT (subject_id) WHERE state = 'open' DO UPDATE SET urgency = 2;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER open_case_of_new_held_comment AFTER INSERT ON comments FOR EACH ROW
  WHEN (NEW.state = 'held') EXECUTE FUNCTION open_case_of_held_comment();
--> statement-breakpoint
CREATE TRIGGER open_case_of_held_comment AFTER UPDATE OF state ON comments FOR EACH ROW
  WHEN (OLD.state <> 'held' AND NEW.state = 'held') EXECUTE FUNCTION open_case_of_held_comment();
