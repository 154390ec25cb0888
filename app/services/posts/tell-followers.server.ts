import { sql } from "drizzle-orm";
import { addJob } from "~/db/add-job.server";
import {
  comments,
  groupMembers,
  groupReaders,
  groups,
  mutedMembers,
  notifications,
  postReaders,
  posts,
  users,
} from "~/db/schema";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";

/** What followers hear of: a comment on a post, or a post in a group. */
export type Followed = { kind: "post" | "comment"; id: string };

/** Has those who follow hear of something that was published, in the transaction in which it is. */
export const tellFollowersSoon = (tx: TransactionContext, { kind, id }: Followed): Promise<void> =>
  addJob(tx, "tell_followers", { kind, id }, `tell_followers/${id}`);

/** Whoever may read the group, and is neither muted by nor the same as who wrote. */
const mayHear = (readers: typeof postReaders | typeof groupReaders) => sql`
  exists (select 1 from ${users} where ${users.id} = ${readers.userId} and ${users.status} = 'active')
  and ${readers.userId} is distinct from author.user_id
  and not exists (select 1 from ${mutedMembers}
    where ${mutedMembers.userId} = ${readers.userId} and ${mutedMembers.memberId} = author.id)`;

/**
 * Tells those who follow a thread or a group, by the rights that they have now. Comments of one thread that was not looked at
 * yet are one line, which leads to the first of them and all after it.
 */
export async function tellFollowers(ctx: ServiceContext, { kind, id }: Followed): Promise<void> {
  await (kind === "post" ? tellOfPost(ctx, id) : tellOfComment(ctx, id));
}

async function tellOfPost(ctx: ServiceContext, postId: string): Promise<void> {
  await ctx.db.execute(sql`
    insert into ${notifications} (user_id, kind, group_id, post_id, actor_id, happened_at)
    select ${groupReaders.userId}, 'followed_post', ${posts.groupId}, ${posts.id}, author.id, ${ctx.now().toISOString()}::timestamptz
    from ${posts}
    join ${groupMembers} author on author.id = ${posts.authorId}
    join ${groupReaders} on ${groupReaders.groupId} = ${posts.groupId} and ${groupReaders.follows}
    join ${groupMembers} mine on mine.group_id = ${posts.groupId} and mine.user_id = ${groupReaders.userId} and mine.state = 'active'
    where ${posts.id} = ${postId} and ${posts.state} = 'published' and ${mayHear(groupReaders)}
      and not exists (select 1 from ${notifications} told where told.user_id = ${groupReaders.userId} and told.post_id = ${posts.id})`);
}

async function tellOfComment(ctx: ServiceContext, commentId: string): Promise<void> {
  const at = sql`${ctx.now().toISOString()}::timestamptz`;
  await inTransaction(ctx, async (tx) => {
    // Two comments at the same moment make one line, not two.
    const [post] = await tx.db.execute<{ id: string }>(sql`
      select ${posts.id} from ${posts} where ${posts.id} =
        (select ${comments.postId} from ${comments} where ${comments.id} = ${commentId}) for no key update`);
    if (!post) return;
    await tx.db.execute(sql`
      with heard as (
        select ${postReaders.userId} as user_id, ${posts.groupId} as group_id, author.id as actor_id
        from ${comments}
        join ${posts} on ${posts.id} = ${comments.postId} and ${posts.state} = 'published'
        join ${groups} on ${groups.id} = ${posts.groupId}
        join ${groupMembers} author on author.id = ${comments.authorId}
        join ${postReaders} on ${postReaders.postId} = ${posts.id} and ${postReaders.wish} = 'follow'
        left join ${groupMembers} mine on mine.group_id = ${groups.id} and mine.user_id = ${postReaders.userId}
        where ${comments.id} = ${commentId} and ${comments.state} = 'published' and ${mayHear(postReaders)}
          and (mine.state = 'active' or (not ${groups.isPrivate} and not ${groups.isSensitive} and mine.state is distinct from 'banned'))
          and not exists (select 1 from ${notifications} told where told.user_id = ${postReaders.userId} and told.comment_id = ${comments.id})
      ), more as (
        update ${notifications} line set actor_count = line.actor_count + 1, actor_id = heard.actor_id, happened_at = ${at}
        from heard where line.user_id = heard.user_id and line.kind = 'followed_comment' and line.post_id = ${post.id}
          and line.read_at is null
        returning line.user_id
      )
      insert into ${notifications} (user_id, kind, group_id, post_id, comment_id, actor_id, happened_at)
      select heard.user_id, 'followed_comment', heard.group_id, ${post.id}, ${commentId}, heard.actor_id, ${at}
      from heard where heard.user_id not in (select user_id from more)`);
  });
}
