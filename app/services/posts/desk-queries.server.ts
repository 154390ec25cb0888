import { and, desc, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { avatars, comments, groupMembers, groups, posts, users } from "~/db/schema";
import type { Author } from "~/site/author";
import { authoriseReading } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { authorAccount, authorAvatar, authorColumns, readAuthor } from "../groups/author.server";
import { groupsMeant } from "../groups/desk-names.server";
import { membershipsNamed } from "../groups/memberships-named.server";
import { isId } from "../listing/ids";
import { countLimit, numberedPage, pageSize, type NumberedPage } from "../listing/numbered-page";
import { searchQuestion } from "../words/search-vector";
import { readTags } from "./text-rules";
import type { TextState } from "./text-states";

export type DeskPost = {
  id: string;
  title: string;
  group: { id: string; slug: string; name: string; isSensitive: boolean };
  author: Author;
  state: TextState;
  isModerated: boolean;
  commentCount: number;
  likeCount: number;
  createdAt: Date;
};

export type DeskPostDetail = DeskPost & {
  content: string;
  tags: string[];
  isHard: boolean;
  hasPicture: boolean;
  editedAt: Date | null;
};

type TextFilters = {
  author?: string;
  state?: TextState;
};

/**
 * A page of posts, the newest first.
 * @param filters.title words of a title, in any of their forms
 * @param filters.groupId as `groupsMeant` takes it
 * @throws NotAllowed
 */
export async function listPosts(
  ctx: ServiceContext,
  filters: TextFilters & { title?: string; groupId?: string; tag?: string },
  page: number,
): Promise<NumberedPage<DeskPost>> {
  authoriseReading(ctx, "moderate_content");
  const where = and(
    ofState(posts.state, filters.state),
    wordsIn(sql`ts_filter(${posts.search}, '{a}')`, filters.title),
    await inGroup(ctx, filters.groupId),
    tagged(filters.tag),
    await byAuthor(ctx, posts.authorId, filters.author),
  );
  const countedTo = filters.title === undefined ? countLimit : foundUpTo;
  return newestPage(ctx, { table: posts, where, page, countedTo }, (ids) => readPosts(ctx, ids));
}

const foundUpTo = 2_000;

/**
 * One numbered page of the newest. Its rows are looked for among as many as are counted, in one statement: wanting ten, the
 * planner walks through all texts from the newest on until it has them, and of a word that is nowhere it never has.
 */
async function newestPage<Row>(
  ctx: ServiceContext,
  {
    table,
    where,
    page,
    countedTo,
  }: { table: typeof posts | typeof comments; where?: SQL; page: number; countedTo: number },
  read: (ids: readonly string[]) => Promise<Row[]>,
): Promise<NumberedPage<Row>> {
  const newest = ctx.db
    .select({ id: table.id, createdAt: table.createdAt })
    .from(table)
    .where(where)
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(countedTo + 1);
  const [found] = await ctx.db.execute<{ total: number; ids: string[] }>(sql`
    with found as materialized (
      select id, row_number() over (order by created_at desc, id desc) as place from ${newest} newest
    ), counted as (select count(*)::int as total from found)
    select total, array(
      select id from found
      where (place - 1) / ${pageSize} = least(${page}, greatest(1, ceil(least(total, ${countedTo}) / ${pageSize}::numeric))) - 1
      order by place
    ) as ids from counted`);
  const { total, ids } = found ?? { total: 0, ids: [] };
  return numberedPage(
    page,
    { count: () => Promise.resolve(total), rows: () => read(ids) },
    countedTo,
  );
}

async function readPosts(ctx: ServiceContext, ids: readonly string[]): Promise<DeskPost[]> {
  if (ids.length === 0) return [];
  const { id, title, state, commentCount, likeCount, createdAt } = posts;
  return (
    await ctx.db
      .select({
        ...{ id, title, state, commentCount, likeCount, createdAt },
        isModerated: sql<boolean>`${posts.moderatedAt} is not null`,
        group: groupColumns,
        author: authorColumns,
      })
      .from(posts)
      .innerJoin(groups, eq(groups.id, posts.groupId))
      .innerJoin(groupMembers, eq(groupMembers.id, posts.authorId))
      .leftJoin(users, authorAccount)
      .leftJoin(avatars, authorAvatar)
      .where(inArray(posts.id, [...ids]))
      .orderBy(desc(posts.createdAt), desc(posts.id))
  ).map(({ author, ...row }) => ({ ...row, author: readAuthor(author) }));
}

/** @throws NotAllowed, NotFound */
export async function postDetail(ctx: ServiceContext, postId: string): Promise<DeskPostDetail> {
  authoriseReading(ctx, "moderate_content");
  if (!isId(postId)) throw new NotFound("post");
  const { content, tags, isHard, pictureId, editedAt } = posts;
  const [[shown], [more]] = await Promise.all([
    readPosts(ctx, [postId]),
    ctx.db
      .select({ content, tags, isHard, pictureId, editedAt })
      .from(posts)
      .where(eq(posts.id, postId)),
  ]);
  if (!shown || !more) throw new NotFound("post");
  const { pictureId: picture, ...rest } = more;
  return { ...shown, ...rest, hasPicture: picture !== null };
}

export type DeskComment = {
  id: string;
  excerpt: string;
  post: { id: string; title: string };
  group: DeskPost["group"];
  author: Author;
  state: TextState;
  isModerated: boolean;
  createdAt: Date;
};

export type DeskCommentDetail = DeskComment & {
  content: string;
  likeCount: number;
  editedAt: Date | null;
};

const excerptLength = 160;

/**
 * A page of comments, the newest first.
 * @param filters.content words of the text, in any of their forms
 * @throws NotAllowed
 */
export async function listComments(
  ctx: ServiceContext,
  filters: TextFilters & { content?: string; postId?: string },
  page: number,
): Promise<NumberedPage<DeskComment>> {
  authoriseReading(ctx, "moderate_content");
  const where = and(
    ofState(comments.state, filters.state),
    wordsIn(sql`${comments.search}`, filters.content),
    ofId(comments.postId, filters.postId),
    await byAuthor(ctx, comments.authorId, filters.author),
  );
  const countedTo = filters.content === undefined ? countLimit : foundUpTo;
  return newestPage(ctx, { table: comments, where, page, countedTo }, (ids) =>
    readComments(ctx, ids),
  );
}

async function readComments(ctx: ServiceContext, ids: readonly string[]): Promise<DeskComment[]> {
  if (ids.length === 0) return [];
  const { id, state, createdAt } = comments;
  return (
    await ctx.db
      .select({
        ...{ id, state, createdAt },
        excerpt: sql<string>`left(${comments.content}, ${excerptLength})`,
        isModerated: sql<boolean>`${comments.moderatedAt} is not null`,
        post: { id: posts.id, title: posts.title },
        group: groupColumns,
        author: authorColumns,
      })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .innerJoin(groups, eq(groups.id, posts.groupId))
      .innerJoin(groupMembers, eq(groupMembers.id, comments.authorId))
      .leftJoin(users, authorAccount)
      .leftJoin(avatars, authorAvatar)
      .where(inArray(comments.id, [...ids]))
      .orderBy(desc(comments.createdAt), desc(comments.id))
  ).map(({ author, ...row }) => ({ ...row, author: readAuthor(author) }));
}

/** @throws NotAllowed, NotFound */
export async function commentDetail(
  ctx: ServiceContext,
  commentId: string,
): Promise<DeskCommentDetail> {
  authoriseReading(ctx, "moderate_content");
  if (!isId(commentId)) throw new NotFound("comment");
  const { content, likeCount, editedAt } = comments;
  const [[shown], [more]] = await Promise.all([
    readComments(ctx, [commentId]),
    ctx.db
      .select({ content, likeCount, editedAt })
      .from(comments)
      .where(eq(comments.id, commentId)),
  ]);
  if (!shown || !more) throw new NotFound("comment");
  return { ...shown, ...more };
}

const groupColumns = {
  id: groups.id,
  slug: groups.slug,
  name: groups.name,
  isSensitive: groups.isSensitive,
};

const ofState = (column: typeof posts.state | typeof comments.state, state?: TextState): SQL =>
  state === undefined ? ne(column, "deleted") : eq(column, state);

const ofId = (column: PgColumn, id: string | undefined): SQL | undefined =>
  id === undefined ? undefined : isId(id) ? eq(column, id) : sql`false`;

async function inGroup(ctx: ServiceContext, typed: string | undefined): Promise<SQL | undefined> {
  if (typed === undefined) return undefined;
  const meant = await groupsMeant(ctx, typed);
  return meant.length === 0
    ? sql`false`
    : inArray(
        posts.groupId,
        meant.map(({ id }) => id),
      );
}

function tagged(typed: string | undefined): SQL | undefined {
  if (typed === undefined) return undefined;
  const tags = readTags(typed);
  return tags.length === 0 ? sql`false` : sql`${posts.tags} @> ${sql.param([...tags])}::text[]`;
}

async function byAuthor(
  ctx: ServiceContext,
  column: PgColumn,
  name: string | undefined,
): Promise<SQL | undefined> {
  if (name === undefined) return undefined;
  const members = await membershipsNamed(ctx, name);
  return members.length === 0 ? sql`false` : inArray(column, members);
}

function wordsIn(search: SQL, text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined;
  const question = searchQuestion(text);
  if (!question) return sql`false`;
  // A value, so that the planner sees how frequent the words are.
  return sql`${search} @@ ${question.query}::tsquery`;
}
