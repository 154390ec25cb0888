import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  min,
  ne,
  not,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { formatIsoDate } from "~/copy/format";
import {
  auditLog,
  avatars,
  caseParties,
  comments,
  groupMembers,
  moderationCases,
  posts,
  users,
} from "~/db/schema";
import type { Author } from "~/site/author";
import type { CaseSubject } from "~/site/moderation";
import type { ReportReason } from "~/site/reports";
import type { ShownPost } from "~/site/posts";
import { week } from "~/time/durations";
import { toTheMinute } from "~/time/to-the-minute";
import { plainLine } from "~/site/written-text";
import type { ServiceContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { groupAccess, viewerOf, type Group } from "../groups/access.server";
import { authorAccount, authorAvatar, authorColumns, readAuthor } from "../groups/author.server";
import { hasPublished } from "../posts/has-published";
import { reportedBy, wantedBy } from "../groups/reported.server";
import { unansweredIn } from "../posts/unanswered.server";
import type { moderationAuditEvents } from "./acts";
import { excerptLength } from "./rules";
import { decisionsToTakeBack } from "./take-back-as-keeper.server";

const most = 20;

/** The posts under which newcomers have written. */
const answered = alias(posts, "answered");

/** Something that was reported and waits for staff. Times are ISO 8601 in UTC. */
export type WaitingReport = {
  id: string;
  subject: CaseSubject;
  openedAt: string;
  reports: number;
  /** For what, each reason once. */
  reasons: ReportReason[];
  /** Whom it is about; null where a text is meant, which says it itself. */
  member: Author | null;
  /** The text that it is or stands in; null for a person, and for what nobody may read until staff decide. */
  text: {
    postId: string;
    commentId: string | null;
    title: string;
    author: string;
    /** How it begins. */
    excerpt: string;
  } | null;
};

/** What can be done about an own act, by what is there already. */
type Undo = { kind: "unpin" | "reopen"; postId: string } | { kind: "take_back"; caseId: string };

export type OwnAct = {
  id: number;
  act: (typeof keepersActs)[number];
  at: string;
  reason: string | null;
  /** The post that it is about; null for what is not shown. */
  post: { id: string; title: string } | null;
  /** Whether it was undone since: the post stands first no more, or can be answered again. */
  isOver: boolean;
  /** What they hid, as it would be shown again; null where that is not theirs to decide. */
  hidden: { title: string | null; content: string } | null;
  /** Whom it was done to; null for what is nobody's loss. */
  member: string | null;
  undo: Undo | null;
};

/** Somebody who has come and whom no keeper has answered or called by name. */
export type Newcomer = {
  author: Author;
  /** A day: with the minute, two pseudonyms of one person could be told. */
  joinedAt: string;
  post: { id: string; title: string } | null;
  /** What they wrote last under another's post, where they have no post of their own. */
  comment: { id: string; title: string } | null;
};

export type KeeperOverview = {
  /** Until when whoever looks may only read there, ISO 8601; null for whoever may act. */
  silencedUntil: string | null;
  group: { slug: string; name: string; isSensitive: boolean; isPrivate: boolean };
  requests: { waiting: number; since: string | null };
  reports: WaitingReport[];
  /** How many wait beside those. */
  moreReports: number;
  unanswered: ShownPost[];
  acts: OwnAct[];
  newcomers: Newcomer[];
};

/**
 * What waits for a keeper of a group, and what they did there last. Reports about keepers are not in it, nor who reported
 * anything, nor what is held because its author may be in danger.
 * @throws NotFound for whoever does not look after the group
 */
export async function keeperOverview(ctx: ServiceContext, slug: string): Promise<KeeperOverview> {
  const access = await groupAccess(ctx, { slug });
  if (access?.membership?.state !== "active" || access.membership.role !== "keeper")
    throw new NotFound("group");
  const { group, membership, silencedUntil } = access;
  const [requests, reports, unanswered, acts, newcomers] = await Promise.all([
    requestsIn(ctx, group.id),
    reportsIn(ctx, group.id),
    unansweredIn(ctx, group.id),
    ownActs(ctx, membership.id),
    newcomersIn(ctx, group),
  ]);
  const { name, isSensitive, isPrivate } = group;
  return {
    group: { slug, name, isSensitive, isPrivate },
    silencedUntil,
    ...{ requests, ...reports, unanswered, acts, newcomers },
  };
}

async function requestsIn(ctx: ServiceContext, groupId: string) {
  const [found] = await ctx.db
    .select({ waiting: count(), since: min(groupMembers.joinedAt) })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.state, "requested")));
  return { waiting: found?.waiting ?? 0, since: found?.since ? toTheMinute(found.since) : null };
}

async function reportsIn(
  ctx: ServiceContext,
  groupId: string,
): Promise<Pick<KeeperOverview, "reports" | "moreReports">> {
  const viewer = viewerOf(ctx);
  const { subject, inPostId, commentId, pictureId, openedAt } = moderationCases;
  const reports = sql<number>`(select count(*)::int from ${caseParties}
    where ${caseParties.caseId} = ${moderationCases.id} and ${caseParties.side} = 'reporter')`;
  const rows = await ctx.db
    .select({
      id: moderationCases.id,
      ...{ subject, postId: inPostId, commentId, openedAt, reports },
      title: posts.title,
      excerpt: sql<string>`left(coalesce(${comments.content}, ${posts.content}, ''), ${excerptLength})`,
      reasons: sql<ReportReason[]>`array(select distinct made.reason::text from reports made
        join ${caseParties} on ${caseParties.reportId} = made.id where ${caseParties.caseId} = ${moderationCases.id} order by 1)`,
      inAll: sql<number>`count(*) over ()::int`,
      isShown: sql<boolean>`${posts.state} = 'published' and coalesce(${comments.state}, 'published') = 'published'`,
      author: authorColumns,
    })
    .from(moderationCases)
    .innerJoin(groupMembers, eq(groupMembers.id, moderationCases.authorId))
    .leftJoin(users, authorAccount)
    .leftJoin(avatars, authorAvatar)
    .leftJoin(posts, eq(posts.id, inPostId))
    .leftJoin(comments, eq(comments.id, commentId))
    .where(
      and(
        eq(moderationCases.groupId, groupId),
        eq(moderationCases.state, "open"),
        ne(groupMembers.role, "keeper"),
        ne(subject, "group_words"),
        sql`${reports} > 0`,
        sql`coalesce(${posts.state}, 'published') in ('published', 'hidden')`,
        sql`coalesce(${comments.state}, 'published') in ('published', 'hidden')`,
        // What they reported themselves they do not have to see again.
        not(reportedBy(viewer, { post: inPostId })),
        not(reportedBy(viewer, { comment: commentId })),
        not(reportedBy(viewer, { picture: pictureId })),
        not(reportedBy(viewer, { member: groupMembers.id })),
      ),
    )
    .orderBy(asc(openedAt), asc(moderationCases.id))
    .limit(most);
  const shown = rows.map(({ author, postId, title, excerpt, isShown, inAll: _, ...row }) => ({
    ...row,
    openedAt: toTheMinute(row.openedAt),
    member: row.subject === "member" ? readAuthor(author) : null,
    text:
      isShown && postId && title !== null
        ? {
            postId,
            commentId: row.commentId,
            title,
            excerpt: plainLine(excerpt),
            author: readAuthor(author).name,
          }
        : null,
  }));
  return { reports: shown, moreReports: (rows[0]?.inAll ?? 0) - rows.length };
}

const keepersActs = [
  "keeper_hides",
  "keeper_silences",
  "keeper_takes_back",
  "pin_post",
  "unpin_post",
  "keeper_closes_talk",
  "keeper_reopens_talk",
] as const satisfies readonly (keyof typeof moderationAuditEvents)[];

async function ownActs(ctx: ServiceContext, membershipId: string): Promise<OwnAct[]> {
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, membershipId),
        eq(auditLog.actorKind, "keeper"),
        inArray(auditLog.act, [...keepersActs]),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(most);
  const idsOf = (kind: string) =>
    rows.filter(({ targetKind }) => targetKind === kind).map(({ targetId }) => targetId);
  const caseIds = [...new Set(rows.flatMap(({ after }) => caseOf(after) ?? []))];
  const userId = viewerOf(ctx);
  const [shown, authors, mayTakeBack, texts] = await Promise.all([
    postsOf(ctx, idsOf("post")),
    authorsOf(ctx, caseIds),
    userId === null ? new Map<string, unknown>() : decisionsToTakeBack(ctx, { userId, caseIds }),
    textsOf(ctx, caseIds),
  ]);
  const seen = new Set<string>();
  return rows.map((row) => {
    const act = row.act as OwnAct["act"];
    const post = shown.get(row.targetId);
    const caseId = caseOf(row.after);
    const { by, undo } = undoes({ act, post, caseId, mayTakeBack });
    // Of several acts on one thing only the last can be undone.
    const key = `${by}:${caseId ?? row.targetId}`;
    const isLatest = !seen.has(key);
    seen.add(key);
    return {
      ...{ id: row.id, act, at: toTheMinute(row.at), reason: row.reason },
      post: post?.state === "published" ? { id: post.id, title: post.title } : null,
      isOver: isOver(act, post),
      hidden: isLatest && undo?.kind === "take_back" ? (texts.get(undo.caseId) ?? null) : null,
      member: (caseId && authors.get(caseId)) ?? null,
      undo: isLatest ? undo : null,
    };
  });
}

const caseOf = (after: (typeof auditLog.$inferSelect)["after"]): string | null =>
  typeof after?.["case"] === "string" ? after["case"] : null;

type PostNow = Pick<typeof posts.$inferSelect, "id" | "title" | "state" | "pinnedAt" | "closedAt">;

type Doing = {
  act: OwnAct["act"];
  post: PostNow | undefined;
  caseId: string | null;
  mayTakeBack: ReadonlyMap<string, unknown>;
};

function undoes({ act, post, caseId, mayTakeBack }: Doing): { by: string; undo: Undo | null } {
  switch (act) {
    case "pin_post":
    case "unpin_post":
      return {
        by: "pin",
        undo: act === "pin_post" && post?.pinnedAt ? { kind: "unpin", postId: post.id } : null,
      };
    case "keeper_closes_talk":
    case "keeper_reopens_talk":
      return {
        by: "close",
        undo:
          act === "keeper_closes_talk" && post?.closedAt && post.state === "published"
            ? { kind: "reopen", postId: post.id }
            : null,
      };
    case "keeper_hides":
    case "keeper_silences":
    case "keeper_takes_back":
      return {
        by: "decide",
        undo:
          act !== "keeper_takes_back" && caseId !== null && mayTakeBack.has(caseId)
            ? { kind: "take_back", caseId }
            : null,
      };
  }
}

const isOver = (act: OwnAct["act"], post: PostNow | undefined): boolean =>
  post !== undefined &&
  ((act === "pin_post" && post.pinnedAt === null) ||
    (act === "keeper_closes_talk" && post.closedAt === null));

/** The texts that cases are about, by the case. */
async function textsOf(
  ctx: ServiceContext,
  caseIds: string[],
): Promise<Map<string, { title: string | null; content: string }>> {
  if (caseIds.length === 0) return new Map();
  const found = await ctx.db
    .select({
      caseId: moderationCases.id,
      comment: comments.content,
      post: { title: posts.title, content: posts.content },
    })
    .from(moderationCases)
    .leftJoin(posts, eq(posts.id, moderationCases.postId))
    .leftJoin(comments, eq(comments.id, moderationCases.commentId))
    .where(inArray(moderationCases.id, caseIds));
  return new Map(
    found.flatMap(({ caseId, comment, post }) => {
      const text = comment === null ? post : { title: null, content: comment };
      return text ? [[caseId, text] as const] : [];
    }),
  );
}

async function postsOf(ctx: ServiceContext, ids: string[]): Promise<Map<string, PostNow>> {
  if (ids.length === 0) return new Map();
  const { id, title, state, pinnedAt, closedAt } = posts;
  const found = await ctx.db
    .select({ id, title, state, pinnedAt, closedAt })
    .from(posts)
    .where(inArray(id, ids));
  return new Map(found.map((post) => [post.id, post]));
}

async function authorsOf(ctx: ServiceContext, caseIds: string[]): Promise<Map<string, string>> {
  if (caseIds.length === 0) return new Map();
  const found = await ctx.db
    .select({ caseId: moderationCases.id, author: authorColumns })
    .from(moderationCases)
    .innerJoin(groupMembers, eq(groupMembers.id, moderationCases.authorId))
    .leftJoin(users, authorAccount)
    .leftJoin(avatars, authorAvatar)
    .where(inArray(moderationCases.id, caseIds));
  return new Map(found.map(({ caseId, author }) => [caseId, readAuthor(author).name]));
}

/** Whoever only reads is called by nobody: that they are there is theirs to say. */
async function newcomersIn(
  ctx: ServiceContext,
  { id: groupId, isSensitive }: Pick<Group, "id" | "isSensitive">,
): Promise<Newcomer[]> {
  const viewer = viewerOf(ctx);
  // Asked of the words themselves: of somebody's notifications nobody learns that they have muted a keeper.
  const words = (text: SQLWrapper, author: SQLWrapper, at: SQLWrapper, state: SQLWrapper) => sql`
    ${state} = 'published' and ${at} >= ${groupMembers.joinedAt} and exists (
      select 1 from group_members keeper where keeper.id = ${author} and keeper.group_id = ${groupId}
        and keeper.role = 'keeper' and keeper.state = 'active')
    and strpos(lower(${text}), lower('@' || coalesce(${groupMembers.pseudonym}, ${users.nick}))) > 0`;
  const rows = await ctx.db
    .select({
      author: authorColumns,
      joinedAt: groupMembers.joinedAt,
      post: { id: posts.id, title: posts.title },
      comment: { id: comments.id },
      under: answered.title,
    })
    .from(groupMembers)
    .innerJoin(users, authorAccount)
    .leftJoin(avatars, authorAvatar)
    .leftJoin(
      posts,
      sql`${posts.id} = (select theirs.id from posts theirs where theirs.author_id = ${groupMembers.id}
        and theirs.state = 'published' and theirs.closed_at is null and not ${reportedBy(viewer, { post: sql`theirs.id` })} order by theirs.created_at desc, theirs.id limit 1)`,
    )
    .leftJoin(
      comments,
      sql`${comments.id} = (select theirs.id from comments theirs join posts under on under.id = theirs.post_id
        where theirs.author_id = ${groupMembers.id} and theirs.state = 'published' and under.state = 'published'
          and under.closed_at is null and not ${reportedBy(viewer, { comment: sql`theirs.id` })} and not ${reportedBy(viewer, { post: sql`under.id` })}
        order by theirs.created_at desc, theirs.id limit 1)`,
    )
    .leftJoin(answered, eq(answered.id, comments.postId))
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.state, "active"),
        eq(groupMembers.role, "member"),
        isNotNull(groupMembers.userId),
        // In a sensitive one a name that goes at the moment of a ban would say whose it was.
        isSensitive ? undefined : eq(users.status, "active"),
        gte(groupMembers.joinedAt, new Date(ctx.now().getTime() - week)),
        wantedBy(viewer, { author: groupMembers.id }),
        hasPublished,
        sql`not exists (select 1 from ${posts} welcome where welcome.group_id = ${groupId}
          and ${words(sql`welcome.content`, sql`welcome.author_id`, sql`welcome.created_at`, sql`welcome.state`)})`,
        sql`not exists (select 1 from ${comments} welcome join ${posts} under on under.id = welcome.post_id
          where under.group_id = ${groupId}
            and ${words(sql`welcome.content`, sql`welcome.author_id`, sql`welcome.created_at`, sql`welcome.state`)})`,
        sql`not exists (select 1 from ${comments} answer
          join ${posts} under on under.id = answer.post_id
          join group_members keeper on keeper.id = answer.author_id and keeper.role = 'keeper' and keeper.state = 'active'
          left join ${comments} above on above.id = answer.parent_id
          where under.group_id = ${groupId} and answer.state = 'published' and answer.created_at >= ${groupMembers.joinedAt}
            and ${groupMembers.id} in (under.author_id, above.author_id))`,
      ),
    )
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.id))
    .limit(most);
  return rows.map(({ author, joinedAt, post, comment, under }) => ({
    author: readAuthor(author),
    joinedAt: formatIsoDate(joinedAt),
    post,
    comment: post || !comment ? null : { id: comment.id, title: under ?? "" },
  }));
}

/**
 * How somebody is called whom a keeper wants to welcome.
 * @returns null for whoever does not look after their group, and where nobody is there
 */
export async function nameToWelcome(
  ctx: ServiceContext,
  { slug, membershipId }: { slug: string; membershipId: string },
): Promise<string | null> {
  const access = await groupAccess(ctx, { slug });
  if (access?.membership?.role !== "keeper" || access.cannotWrite) return null;
  const newcomers = await newcomersIn(ctx, access.group);
  return newcomers.find(({ author }) => author.id === membershipId)?.author.name ?? null;
}
