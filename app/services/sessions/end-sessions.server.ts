import { and, eq, inArray, lt } from "drizzle-orm";
import { sessions, users } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { digest } from "../access/secrets.server";
import { deleteExpiredSignIns } from "./sign-ins.server";

/** Ends the session of a cookie. */
export async function endSession(ctx: ServiceContext, key: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.keyHash, digest(key)));
}

/**
 * Ends one session of a member, by the id of the list; an id that is not in it ends nothing.
 * @throws NotAllowed
 */
export async function endListedSession(ctx: ServiceContext, sessionId: string): Promise<void> {
  await ctx.db.delete(sessions).where(and(eq(sessions.id, sessionId), areOwn(ctx)));
}

/**
 * Ends every session of a member, on every device.
 * @throws NotAllowed
 */
export async function endAllSessions(ctx: ServiceContext): Promise<void> {
  await ctx.db.delete(sessions).where(areOwn(ctx));
}

const areOwn = (ctx: ServiceContext) =>
  inArray(
    sessions.auth0Id,
    ctx.db
      .select({ auth0Id: users.auth0Id })
      .from(users)
      .where(eq(users.id, authoriseSelf(ctx))),
  );

/** Deletes what has run out: sessions, and sign-ins that were never finished. */
export async function deleteExpiredSessions(ctx: ServiceContext): Promise<void> {
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, ctx.now()));
  await deleteExpiredSignIns(ctx);
}
