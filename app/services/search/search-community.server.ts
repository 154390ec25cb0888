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
import { excerpt, markHits } from "../words/mark-hits";
import { searchQuestion, type SearchQuestion } from "../words/search-vector";
import { wordsOf } from "../words/fold";
import { stemsOf } from "../words/stems";

const searchPageSize = 10;
/**
 * Ranking reads so many of the newest hits: what is older is found by a better question. A list of the newest asks for as
 * many: wanting a few, the planner walks through all texts from the newest on until it has them, and of a word that is
 * nowhere it never has.
 */
const maxRanked = 1_000;
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

async function findPlaces(
  ctx: ServiceContext,
  { query }: SearchQuestion,
  sort: SearchSort,
  place: Place | null,
): Promise<Found[]> {
  const viewer = viewerOf(ctx);
  const isBest = sort === "best";
  // A value and no row of a query of its own: the planner has to see how frequent the words are, or it reads every text
  // that has a frequent one instead of the newest thousand.
  const asked = sql`${query}::tsquery`;
  const readable = sql`(select ${groups.id} from ${groups} where ${readableGroups(viewer)})`;
  const earlier = (at: SQL, id: SQL) =>
    place && !isBest
      ? sql`and (${at}, ${id}) < (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`
      : sql``;
  const rank = (column: SQL) => (isBest ? sql`ts_rank(${column}, ${asked}, 1)` : sql`0::real`);
  const after =
    place && isBest
      ? sql`where (found.rank, found.at, found.id) < (${place.rank}::real, ${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`
      : sql``;
  const rows = await ctx.db.execute<{
    kind: Found["kind"];
    id: string;
    at: string;
    rank: number;
  }>(sql`
    select found.kind, found.id, found.rank, extract(epoch from found.at) * 1000 as at from (
      (select 'post' as kind, post.id, post.created_at as at, ${rank(sql`post.search`)} as rank
       from ${posts} post
       where post.search @@ ${asked} and post.state = 'published' and post.group_id in ${readable}
         and ${wantedBy(viewer, { author: sql`post.author_id`, post: sql`post.id` })}
         ${earlier(sql`post.created_at`, sql`post.id`)}
       order by post.created_at desc, post.id desc limit ${maxRanked})
      union all
      (select 'comment' as kind, comment.id, comment.created_at as at, ${rank(sql`comment.search`)} as rank
       from ${comments} comment join ${posts} post on post.id = comment.post_id
       where comment.search @@ ${asked} and comment.state = 'published'
         and post.state = 'published' and post.group_id in ${readable}
         and ${wantedBy(viewer, { author: sql`comment.author_id`, comment: sql`comment.id` })}
         and ${wantedBy(viewer, { author: sql`post.author_id`, post: sql`post.id` })}
         ${earlier(sql`comment.created_at`, sql`comment.id`)}
       order by comment.created_at desc, comment.id desc limit ${maxRanked})
    ) found ${after}
    order by found.rank desc, found.at desc, found.id desc limit ${searchPageSize + 1}`);
  return rows.map(({ kind, id, rank: fits, at }) => ({
    kind,
    id,
    rank: Number(fits),
    at: new Date(Number(at)),
  }));
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
