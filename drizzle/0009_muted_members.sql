CREATE VIEW "public"."muted_members" AS (
  select user_id, target_id as member_id, kind from member_mutes
  union all
  select mutes.user_id, reached.id as member_id, mutes.kind
  from member_mutes mutes
  join group_members target on target.id = mutes.target_id
  join groups target_group on target_group.id = target.group_id and not target_group.is_sensitive
  join group_members reached on reached.user_id = target.user_id and reached.id <> target.id
  join groups reached_group on reached_group.id = reached.group_id and not reached_group.is_sensitive);