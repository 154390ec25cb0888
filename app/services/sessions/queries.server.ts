import { and, desc, eq, gt } from "drizzle-orm";
import { sessions, users } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";

export type ListedSession = { id: string; device: string; createdAt: Date; lastSeenAt: Date };

/**
 * A member's open sessions, the one used last first.
 * @throws NotAllowed
 */
export async function listSessions(ctx: ServiceContext): Promise<ListedSession[]> {
  const userId = authoriseSelf(ctx);
  const { id, device, createdAt, lastSeenAt } = sessions;
  return ctx.db
    .select({ id, device, createdAt, lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.auth0Id, sessions.auth0Id))
    .where(and(eq(users.id, userId), gt(sessions.expiresAt, ctx.now())))
    .orderBy(desc(lastSeenAt), desc(createdAt));
}
