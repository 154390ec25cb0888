import { and, desc, eq, gt } from "drizzle-orm";
import { sessions } from "~/db/schema";
import type { ServiceContext } from "../context.server";

export type ListedSession = { id: string; device: string; createdAt: Date; lastSeenAt: Date };

/** An identity's open sessions, the one used last first. */
export function listSessions(ctx: ServiceContext, auth0Id: string): Promise<ListedSession[]> {
  const { id, device, createdAt, lastSeenAt } = sessions;
  return ctx.db
    .select({ id, device, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.auth0Id, auth0Id), gt(sessions.expiresAt, ctx.now())))
    .orderBy(desc(lastSeenAt), desc(createdAt));
}
