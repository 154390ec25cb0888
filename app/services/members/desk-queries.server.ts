import { and, desc, eq, gt, inArray, isNotNull, notInArray, or, lte, type SQL } from "drizzle-orm";
import { sessions, subscriptions, users } from "~/db/schema";
import { auditOf, type AuditLine } from "../audit/queries.server";
import { authoriseReading, mayAct } from "../access/authorise.server";
import { containsPattern } from "../listing/like-patterns";
import type { ServiceContext } from "../command/context.server";
import { countRows } from "../listing/count-rows.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { hasOpened } from "../moderation/open-pseudonym.server";
import { numberedPage, type NumberedPage } from "../listing/numbered-page";
import { notesOf, type StaffNote } from "../notes/queries.server";
import { banCase } from "../moderation/account-case.server";
import { isSwitchedOn } from "./edit-member.server";
import {
  findSubscription,
  isActiveAt,
  isActiveNow,
  subscriptionLines,
  subscriptionsOf,
  type Plan,
  type SubscriptionLine,
} from "./subscription.server";
import type { Subscription } from "./member-states";

export type MemberStatus = (typeof users.$inferSelect)["status"];

export type MemberLine = {
  id: string;
  email: string;
  nick: string | null;
  status: MemberStatus;
  subscription: Subscription;
  createdAt: Date;
};

/**
 * A page of accounts, the newest first.
 * @param filters.email part of an address
 * @throws NotAllowed
 */
export async function listMembers(
  ctx: ServiceContext,
  filters: { email?: string; nick?: string; status?: MemberStatus; subscription?: Subscription },
  page: number,
): Promise<NumberedPage<MemberLine>> {
  authoriseReading(ctx, "view_members");
  const where = and(
    filters.email === undefined ? undefined : containsPattern(users.email, filters.email),
    filters.nick === undefined ? undefined : containsPattern(users.nick, filters.nick),
    subscribedTo(ctx, filters.subscription),
    filters.status === undefined ? undefined : eq(users.status, filters.status),
  );
  const { id, email, nick, status, createdAt } = users;
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, users, where, atMost),
    rows: async (limit, offset) => {
      const rows = await ctx.db
        .select({ id, email, nick, status, plan: subscriptions.plan, createdAt })
        .from(users)
        // At most one holds, so nobody is listed twice.
        .leftJoin(subscriptions, and(eq(subscriptions.userId, id), isActiveAt(ctx.now())))
        .where(where)
        .orderBy(desc(createdAt), desc(id))
        .limit(limit)
        .offset(offset);
      return rows.map(({ plan, ...row }) => ({ ...row, subscription: plan ?? "none" }));
    },
  });
}

export type MemberCard = MemberLine & {
  /** Whether they have appealed against the ban of their account. */
  hasAppealed: boolean;
  /** Where the ban stands with its reasons; null where there is none, or it is long over. */
  banCaseId: string | null;
  bannedUntil: Date | null;
  username: string;
  fullName: string | null;
  isActive: boolean;
  bannedAt: Date | null;
  deactivatedAt: Date | null;
  termsAcceptedAt: Date | null;
  sessions: { id: string; device: string; createdAt: Date; lastSeenAt: Date }[];
  subscriptions: SubscriptionLine[];
  notes: StaffNote[];
  history: AuditLine[];
};

/** @throws NotAllowed, NotFound */
export async function memberCard(ctx: ServiceContext, memberId: string): Promise<MemberCard> {
  authoriseReading(ctx, "view_members");
  if (!isId(memberId)) throw new NotFound("member");
  const [member] = await ctx.db.select().from(users).where(eq(users.id, memberId));
  if (!member) throw new NotFound("member");
  const { id, device, createdAt, lastSeenAt } = sessions;
  const [ban, open, granted, notes, history] = await Promise.all([
    banCase(ctx, member.id),
    ctx.db
      .select({ id, device, createdAt, lastSeenAt })
      .from(sessions)
      .where(and(eq(sessions.auth0Id, member.auth0Id), gt(sessions.expiresAt, ctx.now())))
      .orderBy(desc(lastSeenAt)),
    subscriptionsOf(ctx, member.id),
    notesOf(ctx, { kind: "member", id: member.id }),
    auditOf(ctx, { kind: "member", id: member.id }),
  ]);
  return {
    id: member.id,
    email: member.email,
    nick: member.nick,
    status: member.status,
    subscription: granted.find((each) => isActiveNow(ctx, each))?.plan ?? "none",
    createdAt: member.createdAt,
    username: member.username,
    fullName: member.fullName,
    isActive: isSwitchedOn(member),
    hasAppealed: ban?.hasAppealed ?? false,
    banCaseId: ban?.caseId ?? null,
    bannedAt: member.bannedAt,
    bannedUntil: member.bannedUntil,
    deactivatedAt: member.deactivatedAt,
    termsAcceptedAt: member.termsAcceptedAt,
    // Those of a ban open nothing: they only say so to whoever comes with one.
    sessions: member.status === "banned" ? [] : open,
    subscriptions: granted,
    notes,
    history,
  };
}

export type BanCard = {
  hasAppealed: boolean;
  name: string;
  status: MemberStatus;
  isActive: boolean;
  sessions: number;
};

/**
 * Keeps those from an account who have only its id: it is seen by whoever sees all accounts, and by the two who opened a pseudonym
 * of it.
 * @throws NotFound
 */
export async function assertKnown(ctx: ServiceContext, userId: string): Promise<void> {
  if (!mayAct(ctx.actor, "view_members") && !(await hasOpened(ctx, userId)))
    throw new NotFound("no_such_member");
}

/** @throws NotAllowed, NotFound, as for banning */
export async function banCard(
  ctx: ServiceContext,
  permission: "ban_members" | "unban_members",
  memberId: string,
): Promise<BanCard> {
  const { permissions } = authoriseReading(ctx, permission);
  if (!isId(memberId)) throw new NotFound("member");
  const [member] = await ctx.db.select().from(users).where(eq(users.id, memberId));
  if (!member) throw new NotFound("member");
  if (permission === "ban_members") await assertKnown(ctx, memberId);
  const open = await ctx.db.$count(
    sessions,
    and(eq(sessions.auth0Id, member.auth0Id), gt(sessions.expiresAt, ctx.now())),
  );
  return {
    hasAppealed: (await banCase(ctx, memberId))?.hasAppealed ?? false,
    name: permissions.includes("view_members") ? member.email : (member.nick ?? "Konto bez nicku"),
    status: member.status,
    isActive: isSwitchedOn(member),
    sessions: open,
  };
}

export type ListedSubscription = SubscriptionLine & { isCurrent: boolean };

/**
 * A page of subscriptions: those that hold first, then the ended ones, the newest first in each.
 * @param filters.email part of an address
 * @throws NotAllowed
 */
export async function listSubscriptions(
  ctx: ServiceContext,
  filters: { email?: string; plan?: Plan; state?: "current" | "ended" },
  page: number,
): Promise<NumberedPage<ListedSubscription>> {
  authoriseReading(ctx, "view_members");
  const now = ctx.now();
  const where = and(
    filters.email === undefined
      ? undefined
      : inArray(
          subscriptions.userId,
          ctx.db
            .select({ id: users.id })
            .from(users)
            .where(containsPattern(users.email, filters.email)),
        ),
    filters.plan === undefined ? undefined : eq(subscriptions.plan, filters.plan),
    filters.state === "current" ? isActiveAt(now) : undefined,
    filters.state === "ended"
      ? or(isNotNull(subscriptions.endedAt), lte(subscriptions.lapsesAt, now))
      : undefined,
  );
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, subscriptions, where, atMost),
    rows: async (limit, offset) => {
      const rows = await subscriptionLines(ctx)
        .where(where)
        .orderBy(desc(subscriptions.endedAt), desc(subscriptions.grantedAt), desc(subscriptions.id))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => ({ ...row, isCurrent: isActiveNow(ctx, row) }));
    },
  });
}

/** @throws NotAllowed, NotFound */
export async function subscriptionCard(
  ctx: ServiceContext,
  id: string,
): Promise<ListedSubscription> {
  authoriseReading(ctx, "view_members");
  const found = await findSubscription(ctx, id);
  return { ...found, isCurrent: isActiveNow(ctx, found) };
}

function subscribedTo(ctx: ServiceContext, wanted: Subscription | undefined): SQL | undefined {
  if (wanted === undefined) return undefined;
  const holding = ctx.db
    .select({ id: subscriptions.userId })
    .from(subscriptions)
    .where(
      and(isActiveAt(ctx.now()), wanted === "none" ? undefined : eq(subscriptions.plan, wanted)),
    );
  return wanted === "none" ? notInArray(users.id, holding) : inArray(users.id, holding);
}
