import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  or,
  sql,
  type Placeholder,
  type SQL,
} from "drizzle-orm";
import { atMost } from "~/db/at-most";
import type { Executor } from "~/db/client.server";
import { preparedStatement } from "~/db/prepared-statement.server";
import { avatars, groupMembers, groupReaders, groups, posts, reports, users } from "~/db/schema";
import { groupTypeNumber, groupTypeOf, isSupportGroup, type GroupType } from "~/site/group-types";
import type { GroupScope, TypesInUse } from "~/site/group-scopes";
import { groupFields, type GroupField } from "~/site/group-words-text";
import { day } from "~/time/durations";
import { toTheMinute } from "~/time/to-the-minute";
import type { ServiceContext } from "../command/context.server";
import {
  groupAccess,
  inOpenGroups,
  isKeeperOf,
  isOpen,
  mayBeRead,
  viewerOf,
  type Group,
} from "./access.server";
import type { WriteRefusal } from "./refusals";
import { wantedBy } from "./reported.server";
import {
  authorAccount,
  authorAvatar,
  authorColumns,
  readAuthor,
  type Author,
} from "./author.server";

type MembershipState = (typeof groupMembers.$inferSelect)["state"];

export type GroupCard = {
  slug: string;
  name: string;
  description: string;
  type: GroupType;
  isPrivate: boolean;
  isSensitive: boolean;
  iconId: string | null;
  /** How many are in it and how much they wrote; null where that is the members' business. */
  memberCount: number | null;
  postCount: number | null;
  /** The viewer's own; null for visitors and strangers. */
  state: MembershipState | null;
};

/** A group in the directory. */
export type DirectoryGroup = GroupCard & {
  /** What was published there last, ISO 8601 in UTC; null where that is the members' business. */
  lastPost: { title: string; at: string } | null;
};

type LastPost = { title: string; createdAt: string };

export type GroupList = {
  groups: DirectoryGroup[];
  /** The `after` of the next ones; null at the end. */
  next: string | null;
  total: number;
  /** How many of all of them are about sensitive matters. */
  sensitive: number;
};

type Page = {
  after?: string;
  limit?: number;
  /** So many more are shown at once instead of being left for another page. */
  few?: number;
};

const listed = {
  slug: groups.slug,
  name: groups.name,
  description: groups.description,
  type: groups.type,
  isPrivate: groups.isPrivate,
  isSensitive: groups.isSensitive,
  iconId: groups.iconId,
  memberCount: groups.memberCount,
  postCount: groups.postCount,
};

type ListedGroup = Pick<Group, keyof typeof listed>;

const groupsOnPage = 10;

/** @param viewer an account, or null for visitors */
const selectGroups = (
  db: Executor,
  viewer: string | Placeholder | null,
  {
    condition,
    after,
    most,
  }: { condition: SQL | undefined; after?: string | Placeholder; most: number },
) =>
  db
    .select({ group: listed, state: groupMembers.state, lastPost: lastPost(db, viewer) })
    .from(groups)
    .leftJoin(
      groupMembers,
      and(
        eq(groupMembers.groupId, groups.id),
        viewer === null ? sql`false` : eq(groupMembers.userId, viewer),
      ),
    )
    .where(
      and(
        condition,
        after === undefined
          ? undefined
          : sql`(${groups.name}, ${groups.id}) > (select "from".name, "from".id from ${groups} "from" where "from".slug = ${after})`,
      ),
    )
    .orderBy(asc(groups.name), asc(groups.id))
    .limit(atMost(most + 1));

/** The first page of one's own, which stands beside every feed. */
const ownGroupsPage = preparedStatement((db, _shape: "first") => {
  const viewer = sql.placeholder("viewer");
  const condition = inArray(groups.id, ownGroups(db, viewer));
  return selectGroups(db, viewer, { condition, most: groupsOnPage }).prepare("own_groups");
});

/** @param first the first page, where there is a statement for it */
async function listGroups(
  ctx: ServiceContext,
  condition: SQL | undefined,
  { after, limit = groupsOnPage, few = 0 }: Page,
  first?: () => ReturnType<ReturnType<typeof ownGroupsPage>["execute"]>,
): Promise<GroupList> {
  const most = limit + few;
  const all = ctx.db
    .select({
      total: count(),
      sensitive: sql<number>`count(*) filter (where ${groups.isSensitive})`.mapWith(Number),
    })
    .from(groups)
    .where(condition);
  const rows =
    first && after === undefined && most === groupsOnPage
      ? await first()
      : await selectGroups(ctx.db, viewerOf(ctx), { condition, after, most })
          .prepare("groups")
          .execute();
  const isLast = rows.length <= most;
  const shown = isLast ? rows : rows.slice(0, limit);
  // Most lists fit a page, and need no counting.
  const isWhole = after === undefined && isLast;
  const [counted] = isWhole
    ? [{ total: rows.length, sensitive: rows.filter(({ group }) => group.isSensitive).length }]
    : await all.prepare("groups_total").execute();
  return {
    groups: shown.map(({ group, state, lastPost }) => ({
      ...groupCard(group, state),
      lastPost: lastPost && {
        title: lastPost.title,
        at: toTheMinute(new Date(lastPost.createdAt)),
      },
    })),
    next: isLast ? null : (shown.at(-1)?.group.slug ?? null),
    total: counted?.total ?? 0,
    sensitive: counted?.sensitive ?? 0,
  };
}

function groupCard(group: ListedGroup, state: MembershipState | null): GroupCard {
  const canCount = isOpen(group) || state === "active";
  return {
    slug: group.slug,
    name: group.name,
    description: group.description,
    type: groupTypeOf(group.type) ?? "Public",
    isPrivate: group.isPrivate,
    isSensitive: group.isSensitive,
    iconId: group.iconId,
    memberCount: canCount ? group.memberCount : null,
    postCount: canCount ? group.postCount : null,
    state,
  };
}

/** The groups that the viewer is in; none for visitors. */
export async function myGroups(ctx: ServiceContext, page: Page = {}): Promise<GroupList> {
  const viewer = viewerOf(ctx);
  if (viewer === null) return { groups: [], next: null, total: 0, sensitive: 0 };
  const condition = inArray(groups.id, ownGroups(ctx.db, viewer));
  return listGroups(ctx, condition, page, () => ownGroupsPage(ctx, "first").execute({ viewer }));
}

const ownGroups = (db: Executor, viewer: string | Placeholder) =>
  db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(and(eq(groupMembers.userId, viewer), eq(groupMembers.state, "active")));

/** Which groups belong to one's choice in the directory; of one's own there are none for visitors. */
function ofScope(ctx: ServiceContext, scope: GroupScope): SQL | undefined {
  const viewer = viewerOf(ctx);
  switch (scope) {
    case "mine":
      return viewer === null ? sql`false` : inArray(groups.id, ownGroups(ctx.db, viewer));
    case "open":
      return inOpenGroups;
    case "pseudonymous":
      return eq(groups.isSensitive, true);
    case "on_request":
      return eq(groups.isPrivate, true);
  }
}

/** So few groups are not worth another page. */
const fewGroups = 5;

/** Every group, closed ones too: that a group exists is no secret. */
export async function groupDirectory(
  ctx: ServiceContext,
  { type, scope, ...page }: Page & { type?: GroupType; scope?: GroupScope } = {},
): Promise<GroupList> {
  return listGroups(
    ctx,
    and(type && eq(groups.type, groupTypeNumber(type)), scope && ofScope(ctx, scope)),
    { few: fewGroups, ...page },
  );
}

/**
 * The newest post of a group that the viewer may read and still wants to see; nothing that is held, or folded as hard to read.
 * The group's index gives its newest, however many were written, and PostgreSQL looks for those that a page shows alone.
 */
function lastPost(db: Executor, viewer: string | Placeholder | null): SQL<LastPost | null> {
  const newest = db
    .select({
      post: sql`jsonb_build_object('title', ${posts.title}, 'createdAt', ${posts.createdAt})`,
    })
    .from(posts)
    .where(
      and(
        eq(posts.groupId, groups.id),
        eq(posts.state, "published"),
        eq(posts.isHard, false),
        wantedBy(viewer, { author: posts.authorId, post: posts.id }),
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(atMost(1));
  return sql`case when ${or(inOpenGroups, eq(groupMembers.state, "active"))} then ${newest} end`;
}

/** The types of which there are groups, and how many groups there are. */
export async function typesInUse(ctx: Pick<ServiceContext, "db">): Promise<TypesInUse> {
  const rows = await ctx.db
    .select({ type: groups.type, groups: count() })
    .from(groups)
    .groupBy(groups.type);
  return {
    types: rows.flatMap(({ type }) => groupTypeOf(type) ?? []),
    groups: rows.reduce((sum, row) => sum + row.groups, 0),
  };
}

/** Whether there is a group with this address. */
export async function groupExists(ctx: Pick<ServiceContext, "db">, slug: string): Promise<boolean> {
  return (await ctx.db.$count(groups, eq(groups.slug, slug))) > 0;
}

/** Addresses of the groups that search engines may show. */
export async function indexedGroups(ctx: Pick<ServiceContext, "db">): Promise<string[]> {
  const rows = await ctx.db
    .select({ slug: groups.slug })
    .from(groups)
    .where(eq(groups.isIndexed, true))
    .orderBy(asc(groups.slug));
  return rows.map(({ slug }) => slug);
}

export type GroupPage = {
  id: string;
  card: GroupCard;
  isIndexed: boolean;
  canRead: boolean;
  cannotWrite: WriteRefusal | null;
  silencedUntil: string | null;
  membership: {
    id: string;
    state: MembershipState;
    role: "member" | "keeper";
    pseudonym: string | null;
    offersToLook: boolean;
    /** Whether they hear of every new post. */
    follows: boolean;
    /** Whether a model may read what they write here; null where nobody asks. */
    isRead: boolean | null;
  } | null;
  isSupport: boolean;
  /** What its keepers ask of whoever is in it; empty where they have written none. */
  rules: string;
  /** What they say to whoever has just come; null for everybody else. */
  welcome: string | null;
  /**
   * What the viewer is to the rules and to the welcome as they are now: who reported one does not see it, who wrote one does not
   * report it.
   */
  wordsAre: Record<GroupField, "own" | "reported" | "others">;
  keepers: Author[];
  /** How many wait to be let in; null for whoever does not answer them. */
  waiting: number | null;
};

/** @returns null when there is no such group */
export async function groupPage(ctx: ServiceContext, slug: string): Promise<GroupPage | null> {
  const access = await groupAccess(ctx, { slug });
  if (!access) return null;
  const { group, membership, canRead, cannotWrite, silencedUntil } = access;
  const isKeeper = membership?.state === "active" && membership.role === "keeper";
  const reported = await reportedWords(ctx, group);
  const whose = (field: GroupField, byId: string | null) =>
    byId !== null && byId === membership?.id
      ? "own"
      : reported.includes(field)
        ? "reported"
        : "others";
  const wordsAre = {
    rules: whose("rules", group.rulesById),
    welcome: whose("welcome", group.welcomeById),
  } as const;
  return {
    id: group.id,
    card: groupCard(group, membership?.state ?? null),
    isIndexed: group.isIndexed,
    canRead,
    cannotWrite,
    silencedUntil,
    membership: membership && {
      id: membership.id,
      state: membership.state,
      role: membership.role,
      pseudonym: membership.pseudonym,
      offersToLook: membership.offersToLook,
      follows: membership.state === "active" && (await isFollowed(ctx, group.id)),
      isRead: group.isSensitive ? mayBeRead(group, membership) : null,
    },
    isSupport: isSupportGroup(group.type),
    wordsAre,
    rules: wordsAre.rules === "reported" ? "" : group.rules,
    welcome:
      group.welcome !== "" &&
      wordsAre.welcome !== "reported" &&
      membership?.state === "active" &&
      ctx.now().getTime() - membership.joinedAt.getTime() < welcomeTime
        ? group.welcome
        : null,
    keepers: canRead ? await keepersOf(ctx, group.id) : [],
    waiting: isKeeper ? await waitingIn(ctx, group.id) : null,
  };
}

/** Which of the words of a group, as they are now, the viewer has reported. */
async function reportedWords(
  ctx: ServiceContext,
  { id, rules, welcome, rulesAt, welcomeAt }: Group,
): Promise<GroupField[]> {
  const viewer = viewerOf(ctx);
  const written = groupFields.filter((field) => (field === "rules" ? rules : welcome) !== "");
  if (viewer === null || written.length === 0) return [];
  const mine = await ctx.db
    .select({ field: reports.wordsField, at: reports.wordsAt })
    .from(reports)
    .where(and(eq(reports.reporterId, viewer), eq(reports.groupId, id)));
  const at = { rules: rulesAt, welcome: welcomeAt };
  // The release before reported both at once.
  return written.filter((field) =>
    mine.some(
      (report) =>
        (report.field ?? field) === field && report.at?.getTime() === at[field]?.getTime(),
    ),
  );
}

/** How long somebody has just come, in milliseconds: also who is let in at night and looks in the evening. */
const welcomeTime = 3 * day;

async function isFollowed(ctx: ServiceContext, groupId: string): Promise<boolean> {
  const [reader] = await ctx.db
    .select({ follows: groupReaders.follows })
    .from(groupReaders)
    .where(and(eq(groupReaders.groupId, groupId), eq(groupReaders.userId, viewerOf(ctx) ?? "")));
  return reader?.follows ?? false;
}

/** Who looks after a group, by the order in which they came. */
export async function keepersOf(ctx: ServiceContext, groupId: string): Promise<Author[]> {
  const rows = await ctx.db
    .select({ author: authorColumns })
    .from(groupMembers)
    .leftJoin(users, authorAccount)
    .leftJoin(avatars, authorAvatar)
    .where(isKeeperOf(groupId))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.id));
  return rows.map(({ author }) => readAuthor(author));
}

async function waitingIn(ctx: ServiceContext, groupId: string): Promise<number> {
  const [counted] = await ctx.db
    .select({ waiting: count() })
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.state, "requested")));
  return counted?.waiting ?? 0;
}
