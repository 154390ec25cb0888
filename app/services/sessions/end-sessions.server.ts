import { and, eq, lt } from "drizzle-orm";
import { sessions } from "~/db/schema";
import type { ServiceContext } from "../context.server";
import { forgetSpending } from "../spending/within-caps.server";
import { forgetAllowances } from "../throttle/take-allowance.server";
import { digest } from "./session-key";
import { deleteExpiredSignIns } from "./sign-ins.server";

/** Ends the session of a cookie. */
export async function endSession(ctx: ServiceContext, key: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.keyHash, digest(key)));
}

/** Ends one session of an identity, by the id of the list. */
export async function endListedSession(
  ctx: ServiceContext,
  input: { auth0Id: string; id: string },
): Promise<void> {
  await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.id, input.id), eq(sessions.auth0Id, input.auth0Id)));
}

/** Ends every session of an identity, on every device. */
export async function endAllSessions(ctx: ServiceContext, auth0Id: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.auth0Id, auth0Id));
}

/** Deletes what has run out: sessions, sign-ins that were never finished, what the limits and the caps counted. */
export async function deleteExpiredSessions(ctx: ServiceContext): Promise<void> {
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, ctx.now()));
  await deleteExpiredSignIns(ctx);
  await forgetAllowances(ctx);
  await forgetSpending(ctx);
}
