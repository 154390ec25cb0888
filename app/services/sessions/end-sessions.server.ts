import { and, eq, lt } from "drizzle-orm";
import { sessions } from "~/db/schema";
import { accessRefusals } from "../access/refusals";
import type { ServiceContext } from "../command/context.server";
import { NotAllowed } from "../command/errors";
import { digest } from "../access/secrets.server";
import { ownSession, type InSession } from "./own-session.server";
import { deleteExpiredSignIns } from "./sign-ins.server";

/** Ends the session of a cookie. */
export async function endSession(ctx: ServiceContext, key: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.keyHash, digest(key)));
}

/**
 * Ends one session of a member, by the id of the list; an id that is not in it ends nothing.
 * @param input.sessionId the one in which they ask for it
 * @throws NotAllowed also when the sign-in is not a fresh one
 */
export async function endListedSession(
  ctx: ServiceContext,
  { endedId, ...session }: InSession & { endedId: string },
): Promise<void> {
  const auth0Id = await freshlySignedIn(ctx, session);
  await ctx.db.delete(sessions).where(and(eq(sessions.id, endedId), eq(sessions.auth0Id, auth0Id)));
}

/**
 * Ends every session of a member, on every device.
 * @throws NotAllowed also when the sign-in is not a fresh one
 */
export async function endAllSessions(ctx: ServiceContext, session: InSession): Promise<void> {
  const auth0Id = await freshlySignedIn(ctx, session);
  await ctx.db.delete(sessions).where(eq(sessions.auth0Id, auth0Id));
}

/** Whoever found a browser open is not to shut its owner out elsewhere (OWASP ASVS 5.0, 7.5.2). */
async function freshlySignedIn(ctx: ServiceContext, session: InSession): Promise<string> {
  const { auth0Id, isFresh } = await ownSession(ctx, session);
  if (!isFresh) throw new NotAllowed(accessRefusals.sign_in_again);
  return auth0Id;
}

/** Deletes what has run out: sessions, and sign-ins that were never finished. */
export async function deleteExpiredSessions(ctx: ServiceContext): Promise<void> {
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, ctx.now()));
  await deleteExpiredSignIns(ctx);
}
