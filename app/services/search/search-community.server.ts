import { asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { avatars, comments, groupMembers, groups, posts, users } from "~/db/schema";
import type { FoundGroup, SearchHit, SearchResult, SearchSort } from "~/site/search";
import type { ServiceContext } from "../command/context.server";
import { groupSubjects, groupTypeLabels, groupTypeOf } from "~/site/group-types";
import { toTheMinute } from "~/time/to-the-minute";
import { readableGroups, viewerOf } from "../groups/access.server";
import { authorAccount, authorAvatar, authorColumns, readAuthor } from "../groups/author.server";
import { wantedBy } from "../groups/reported.server";
import { tryWithin } from "../command/try-within.server";
import { excerpt, markHits } from "../words/mark-hits";
import { searchQuestion, type SearchQuestion } from "../words/search-vector";
import { wordsOf } from "../words/fold";
import { stemsOf } from "../words/stems";
import { shareOf, wordShares } from "./word-shares.server";

const searchPageSize = 10;
/** Ranking reads so many of the newest hits: what is older is found by a better question. */
const maxRanked = 1_000;
/**
 * A question that more texts of a kind are expected to answer is not looked up in its index, which would tell of each of them: the
 * newest texts are walked through until so many do.
 */
const maxIndexed = 5_000;
const maxRankedOfFrequent = 200;
/** How long rarer words are looked for among all texts, in milliseconds, where a few of them were found already. */
const patience = 3_000;
/** How many texts are walked through at most, however few have the words: they would be all of them for words that are nowhere. */
const maxWalked = 20_000;
const maxGroups = 5;

type Search = { sort: SearchSort; before?: string | null };

type Place = { rank: number; at: Date; id: string };

const printPlace = ({ rank, at, id }: Place) => `${rank}_${at.getTime()}_${id}`;

function readPlace(text: string | null | undefined): Place | null {
  const [, rank = "", time = "", id = ""] =
    /^(\d(?:\.\d{1,12})?(?:e-\d{1,2})?)_(\d{1,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
      text ?? "",
    ) ?? [];
  // As the database counts it: what is too small for its four bytes it would refuse.
  return id === "" ? null : { rank: Math.fround(Number(rank)), at: new Date(Number(time)), id };
}

/**
 * Looks for posts, comments and groups that the viewer may read, without what people wrote whom they muted or what they
 * reported. Every word of the question has to be there, in whatever form.
 * @param text as it was typed
 * @returns null for a question without a word
 */
export async function searchCommunity(
  ctx: ServiceContext,
  text: string,
  { sort, before }: Search,
): Promise<SearchResult | null> {
  const question = searchQuestion(text);
  if (!question) return null;
  const place = readPlace(before);
  const [found, foundGroups] = await Promise.all([
    findPlaces(ctx, question, sort, place),
    place ? [] : findGroups(ctx, question),
  ]);
  const shown = found.slice(0, searchPageSize);
  const last = shown.at(-1);
  return {
    groups: foundGroups,
    hits: await readHits(ctx, shown, question),
    next: found.length > searchPageSize && last ? printPlace(last) : null,
    isShortened: question.isShortened,
  };
}

type Found = Place & { kind: SearchHit["kind"] };

/** How the texts of a kind are looked through: by the index of their words, or from the newest on. */
type Way = "index" | "walk";
type Ways = Record<"posts" | "comments", Way>;

async function waysFor(ctx: ServiceContext, { words }: SearchQuestion): Promise<Ways> {
  const shares = await wordShares(ctx);
  const way = (kind: keyof Ways): Way =>
    shareOf(shares[kind], words) * shares[kind].texts > maxIndexed ? "walk" : "index";
  return { posts: way("posts"), comments: way("comments") };
}

async function findPlaces(
  ctx: ServiceContext,
  question: SearchQuestion,
  sort: SearchSort,
  place: Place | null,
): Promise<Found[]> {
  const ways = await waysFor(ctx, question);
  const { found, hits } = await findBy(ctx, ways, question, sort, place);
  const isMissing = (kind: keyof Ways) => ways[kind] === "walk" && hits[kind] <= searchPageSize;
  if (!isMissing("posts") && !isMissing("comments")) return found;
  // The words, or what the viewer may read of them, are rarer in the newest texts than in all.
  const wider = (kind: keyof Ways) => (isMissing(kind) ? "index" : ways[kind]);
  const again = { posts: wider("posts"), comments: wider("comments") };
  const all = await tryWithin(ctx, patience, (tx) => findBy(tx, again, question, sort, place));
  return all?.found ?? found;
}

async function findBy(
  ctx: ServiceContext,
  ways: Ways,
  { query }: SearchQuestion,
  sort: SearchSort,
  place: Place | null,
): Promise<{ found: Found[]; hits: Record<keyof Ways, number> }> {
  const viewer = viewerOf(ctx);
  const isBest = sort === "best";
  const asked = sql`${query}::tsquery`;
  const isReadable = (group: SQL) =>
    sql`${group} = any (array(select ${groups.id} from ${groups} where ${readableGroups(viewer)}))`;
  const earlier =
    place && !isBest
      ? sql`and (created_at, id) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`
      : sql``;
  const after =
    place && isBest
      ? sql`where (found.rank, found.at, found.id) < (${place.rank}::real, ${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`
      : sql``;
  const inPosts = lookedThrough(posts, ways.posts, { asked, earlier, isBest });
  const inComments = lookedThrough(comments, ways.comments, { asked, earlier, isBest });
  const rows = await ctx.db.execute<{
    kind: Found["kind"];
    id: string;
    at: string;
    rank: number;
    posts: string;
    comments: string;
  }>(sql`
    with found_posts as (
      select 'post' as kind, text.id, text.created_at as at, ${inPosts.rank} as rank
      from ${inPosts.texts} text
      where ${isReadable(sql`text.group_id`)}
        and ${wantedBy(viewer, { author: sql`text.author_id`, post: sql`text.id` })}
      order by text.created_at desc, text.id desc limit ${inPosts.most}),
    found_comments as (
      select 'comment' as kind, text.id, text.created_at as at, ${inComments.rank} as rank
      from ${inComments.texts} text
        cross join lateral (select id, group_id, author_id from ${posts}
          where id = text.post_id and state = 'published' offset 0) post
      where ${isReadable(sql`post.group_id`)}
        and ${wantedBy(viewer, { author: sql`text.author_id`, comment: sql`text.id` })}
        and ${wantedBy(viewer, { author: sql`post.author_id`, post: sql`post.id` })}
      order by text.created_at desc, text.id desc limit ${inComments.most})
    select found.kind, found.id, found.rank, extract(epoch from found.at) * 1000 as at,
      (select count(*) from found_posts) as posts, (select count(*) from found_comments) as comments
    from (select * from found_posts union all select * from found_comments) found ${after}
    order by found.rank desc, found.at desc, found.id desc limit ${searchPageSize + 1}`);
  const [first] = rows;
  return {
    found: rows.map(({ kind, id, rank, at }) => ({
      kind,
      id,
      rank: Number(rank),
      at: new Date(Number(at)),
    })),
    hits: { posts: Number(first?.posts ?? 0), comments: Number(first?.comments ?? 0) },
  };
}

type Asked = {
  asked: SQL;
  /** What stands with the other conditions on a text, for the pages after the first. */
  earlier: SQL;
  isBest: boolean;
};

/**
 * The texts of a table that have the words, newest first, how many of them are taken, and how well one fits. None of it is planned
 * together with what stands around it: PostgreSQL takes a word that is nowhere to be in a fixed share of all texts, and would walk
 * through all of them for it.
 */
function lookedThrough(
  table: typeof posts | typeof comments,
  way: Way,
  { asked, earlier, isBest }: Asked,
): { texts: SQL; most: number; rank: SQL } {
  const columns = sql.raw(`id, author_id, created_at, ${table === posts ? "group_id" : "post_id"}`);
  const published = sql`from ${table} where state = 'published' ${earlier}`;
  const newestFirst = sql`order by created_at desc, id desc`;
  if (way === "walk")
    return {
      texts: sql`(select * from (select ${columns}, search ${published} ${newestFirst} limit ${maxWalked}) newest
        where search @@ ${asked})`,
      most: maxRankedOfFrequent,
      rank: isBest ? sql`ts_rank(text.search, ${asked}, 1)` : sql`0::real`,
    };
  // Vectors are large: sorted with the rest, those of some thousand texts would be written to the disk.
  return {
    texts: sql`(with hits as materialized (select ${columns} ${published} and search @@ ${asked})
      select * from hits ${newestFirst})`,
    most: maxRanked,
    rank: isBest
      ? sql`(select ts_rank(search, ${asked}, 1) from ${table} where id = text.id)`
      : sql`0::real`,
  };
}

async function readHits(
  ctx: ServiceContext,
  found: readonly Found[],
  { stems }: SearchQuestion,
): Promise<SearchHit[]> {
  const idsOf = (kind: Found["kind"]) =>
    found.filter((one) => one.kind === kind).map(({ id }) => id);
  const [postIds, commentIds] = [idsOf("post"), idsOf("comment")];
  const columns = {
    postId: posts.id,
    title: posts.title,
    isHard: posts.isHard,
    group: { slug: groups.slug, name: groups.name, isSensitive: groups.isSensitive },
    author: authorColumns,
  };
  const rows = await Promise.all([
    postIds.length === 0
      ? []
      : ctx.db
          .select({ ...columns, id: posts.id, text: posts.content, createdAt: posts.createdAt })
          .from(posts)
          .innerJoin(groups, eq(groups.id, posts.groupId))
          .innerJoin(groupMembers, eq(groupMembers.id, posts.authorId))
          .leftJoin(users, authorAccount)
          .leftJoin(avatars, authorAvatar)
          .where(inArray(posts.id, postIds)),
    commentIds.length === 0
      ? []
      : ctx.db
          .select({
            ...columns,
            id: comments.id,
            text: comments.content,
            createdAt: comments.createdAt,
          })
          .from(comments)
          .innerJoin(posts, eq(posts.id, comments.postId))
          .innerJoin(groups, eq(groups.id, posts.groupId))
          .innerJoin(groupMembers, eq(groupMembers.id, comments.authorId))
          .leftJoin(users, authorAccount)
          .leftJoin(avatars, authorAvatar)
          .where(inArray(comments.id, commentIds)),
  ]);
  const byId = new Map(rows.flat().map((row) => [row.id, row]));
  return found.flatMap(({ kind, id }) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      kind,
      id,
      postId: row.postId,
      group: row.group,
      author: readAuthor(row.author),
      createdAt: toTheMinute(row.createdAt),
      title: markHits(row.title, stems),
      excerpt: row.isHard ? null : excerpt(row.text, stems),
    };
  });
}

/** What groups of a type are about, in the words that people look for it with. */
function subjectsOf(type: number): string {
  const of = groupTypeOf(type);
  return of ? `${groupTypeLabels[of]} ${groupSubjects[of] ?? ""}` : "";
}

const stemsOfGroups = new LRUCache<string, ReadonlySet<string>>({ max: 1_000 });

function stemsOfGroup(text: string): ReadonlySet<string> {
  const known = stemsOfGroups.get(text);
  if (known) return known;
  const stems = new Set(wordsOf(text).flatMap((word) => stemsOf(word.text)));
  stemsOfGroups.set(text, stems);
  return stems;
}

async function findGroups(
  ctx: ServiceContext,
  { words, stems }: SearchQuestion,
): Promise<FoundGroup[]> {
  // All that the directory lists: that a group is there is no secret, what is written in it is.
  const listed = await ctx.db
    .select({
      ...{ slug: groups.slug, name: groups.name, description: groups.description },
      type: groups.type,
    })
    .from(groups)
    .orderBy(desc(groups.memberCount), asc(groups.name));
  return listed
    .filter(({ name, description, type }) => {
      const known = stemsOfGroup(`${name} ${description} ${subjectsOf(type)}`);
      return words.every((forms) => forms.some((stem) => known.has(stem)));
    })
    .slice(0, maxGroups)
    .map(({ slug, name, description }) => ({
      slug,
      name: markHits(name, stems),
      description: markHits(description, stems),
    }));
}
