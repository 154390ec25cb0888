import { and, desc, eq, gt, ilike, type SQL } from "drizzle-orm";
import { sessions, users } from "~/db/schema";
import { auditOf, type AuditLine } from "../audit/queries.server";
import { authoriseReading } from "../authorise.server";
import type { ServiceContext } from "../context.server";
import { countRows } from "../count-rows.server";
import { NotFound } from "../errors";
import { isId } from "../ids";
import { numberedPage, type NumberedPage } from "../numbered-page";

export type MemberStatus = (typeof users.$inferSelect)["status"];

export type MemberLine = {
  id: string;
  email: string;
  nick: string | null;
  status: MemberStatus;
  createdAt: Date;
};

/**
 * A page of accounts, the newest first.
 * @param filters.email part of an address
 * @throws NotAllowed
 */
export async function listMembers(
  ctx: ServiceContext,
  filters: { email?: string; nick?: string; status?: MemberStatus },
  page: number,
): Promise<NumberedPage<MemberLine>> {
  authoriseReading(ctx, "view_members");
  const where = and(
    partOf(users.email, filters.email),
    partOf(users.nick, filters.nick),
    filters.status === undefined ? undefined : eq(users.status, filters.status),
  );
  const { id, email, nick, status, createdAt } = users;
  return numberedPage(page, {
    count: (atMost) => countRows(ctx, users, where, atMost),
    rows: (limit, offset) =>
      ctx.db
        .select({ id, email, nick, status, createdAt })
        .from(users)
        .where(where)
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(limit)
        .offset(offset),
  });
}

/** Everything that a desk knows of an account. */
export type MemberCard = MemberLine & {
  username: string;
  fullName: string | null;
  bannedAt: Date | null;
  termsAcceptedAt: Date | null;
  sessions: { id: string; device: string; createdAt: Date; lastSeenAt: Date }[];
  /** What staff did to them. */
  history: AuditLine[];
};

/** @throws NotAllowed, NotFound */
export async function memberCard(ctx: ServiceContext, memberId: string): Promise<MemberCard> {
  authoriseReading(ctx, "view_members");
  if (!isId(memberId)) throw new NotFound("member");
  const [member] = await ctx.db.select().from(users).where(eq(users.id, memberId));
  if (!member) throw new NotFound("member");
  const { id, device, createdAt, lastSeenAt } = sessions;
  const [open, history] = await Promise.all([
    ctx.db
      .select({ id, device, createdAt, lastSeenAt })
      .from(sessions)
      .where(and(eq(sessions.auth0Id, member.auth0Id), gt(sessions.expiresAt, ctx.now())))
      .orderBy(desc(lastSeenAt)),
    auditOf(ctx, { kind: "member", id: member.id }),
  ]);
  return {
    id: member.id,
    email: member.email,
    nick: member.nick,
    status: member.status,
    createdAt: member.createdAt,
    username: member.username,
    fullName: member.fullName,
    bannedAt: member.bannedAt,
    termsAcceptedAt: member.termsAcceptedAt,
    sessions: open,
    history,
  };
}

/** Finds a part of a text, with the wildcards of `like` taken literally. */
function partOf(column: Parameters<typeof ilike>[0], part: string | undefined): SQL | undefined {
  if (part === undefined) return undefined;
  return ilike(column, `%${part.replace(/[\\%_]/g, "\\$&")}%`);
}
