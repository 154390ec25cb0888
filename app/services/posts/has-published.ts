import { sql } from "drizzle-orm";
import { comments, groupMembers, posts } from "~/db/schema";

/** The condition under which others in their group have seen a word of a member. */
export const hasPublished = sql`(exists (select 1 from ${posts} theirs
    where theirs.author_id = ${groupMembers.id} and theirs.state = 'published')
  or exists (select 1 from ${comments} theirs
    where theirs.author_id = ${groupMembers.id} and theirs.state = 'published'))`;
