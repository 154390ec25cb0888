import { and, eq, gt } from "drizzle-orm";
import { sessions, users } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { NotAllowed } from "../command/errors";
import { isFresh } from "./session-limits";

export type InSession = { sessionId: string };

export type OwnSession = {
  userId: string;
  auth0Id: string;
  /** At the provider; it counts as theirs only once it is verified. */
  email: string | null;
  emailVerified: boolean;
  accountEmail: string;
  isFresh: boolean;
};

/**
 * The acting member as one of their own sessions knows them: what a verb needs that goes by more than the account, such as
 * a confirmed address or a fresh sign-in. A session of anybody else is refused, so an input cannot claim either.
 * @throws NotAllowed also when the session has ended
 */
export async function ownSession(
  ctx: ServiceContext,
  { sessionId }: InSession,
): Promise<OwnSession> {
  const userId = authoriseSelf(ctx);
  const now = ctx.now();
  const { auth0Id, email, emailVerified, authenticatedAt } = sessions;
  const [found] = await ctx.db
    .select({ auth0Id, email, emailVerified, authenticatedAt, accountEmail: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.auth0Id, auth0Id))
    .where(and(eq(sessions.id, sessionId), eq(users.id, userId), gt(sessions.expiresAt, now)));
  if (!found) throw new NotAllowed("not_ones_session");
  const { authenticatedAt: provedAt, ...identity } = found;
  return { userId, ...identity, isFresh: isFresh(provedAt, now) };
}
