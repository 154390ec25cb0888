import { and, eq, gt, sql } from "drizzle-orm";
import { env } from "~/config/env.server";
import { preparedStatement } from "~/db/prepared-statement.server";
import { sessions, users } from "~/db/schema";
import type { Identity } from "~/integrations/identity/identity";
import type { ServiceContext } from "../command/context.server";
import { isRole, permissionsOf, type Permission } from "../access/permissions";
import { digest } from "../access/secrets.server";
import { expiryOf, isFresh, seenInterval, staffLimit } from "./session-limits";

export type Member = {
  id: string;
  email: string;
  username: string;
  nick: string | null;
  /** Whether the nick is nobody else's: one from the registration is a proposal until it has been taken. */
  hasNick: boolean;
  fullName: string | null;
  /** As preferred everywhere; null leaves it to the device. */
  theme: "light" | "dark" | null;
};

/** A browser that is signed in: who it is at the provider, and as whom the product knows them. */
export type Session = Omit<Identity, "roles" | "authenticatedAt" | "hasSecondFactor"> & {
  id: string;
  isStaff: boolean;
  /** Like `isStaff`, however long ago and with whatever: signing in again would make it true. */
  hasStaffRole: boolean;
  /** Of staff whose sign-in was one factor short. */
  lacksSecondFactor: boolean;
  /** What they may do for others; nothing unless `isStaff`. */
  staffPermissions: Permission[];
  /** Whether they have proved who they are within the last minutes, and may do what cannot be undone. */
  isFresh: boolean;
  member: Member | null;
};

const findSession = preparedStatement((db, _shape: "by key") =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .leftJoin(users, eq(users.auth0Id, sessions.auth0Id))
    .where(
      and(
        eq(sessions.keyHash, sql.placeholder("keyHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    )
    .prepare("session"),
);

/**
 * The session of a cookie, which is thereby in use. A banned member's opens nothing, and stays until the ban ends with all of
 * theirs: who sends words from a page that was open is told why they are not taken.
 * @returns null when there is none or it has ended
 */
export async function readSession(
  ctx: ServiceContext,
  key: string,
): Promise<Session | "banned" | null> {
  const now = ctx.now();
  const [row] = await findSession(ctx, "by key").execute({
    keyHash: digest(key),
    now: now.toISOString(),
  });
  if (!row) return null;
  const { session, user } = row;
  if (user && user.status !== "active") {
    if (user.status === "banned") return "banned";
    await ctx.db.delete(sessions).where(eq(sessions.auth0Id, session.auth0Id));
    return null;
  }
  if (now.getTime() - session.lastSeenAt.getTime() > seenInterval)
    await ctx.db
      .update(sessions)
      .set({ lastSeenAt: now, expiresAt: expiryOf(session.createdAt, now) })
      .where(eq(sessions.id, session.id));
  const { id, auth0Id, email, emailVerified, name, nickname, picture, permissions } = session;
  const hasStaffRole = session.roles.some(isRole);
  const lacksSecondFactor = hasStaffRole && env.STAFF_SECOND_FACTOR && !session.hasSecondFactor;
  const isRecent = now.getTime() - session.createdAt.getTime() <= staffLimit;
  const isStaff = hasStaffRole && isRecent && !lacksSecondFactor;
  return {
    ...{ id, auth0Id, email, emailVerified, name, nickname, picture, permissions },
    hasStaffRole,
    lacksSecondFactor,
    isStaff,
    staffPermissions: isStaff ? permissionsOf(session.roles) : [],
    isFresh: isFresh(session.authenticatedAt, now),
    member: user?.termsAcceptedAt ? memberOf(user) : null,
  };
}

const memberOf = ({
  id,
  email,
  username,
  nick,
  nickKey,
  fullName,
  theme,
}: typeof users.$inferSelect): Member => ({
  id,
  email,
  username,
  nick,
  hasNick: nickKey !== null,
  fullName,
  theme,
});
