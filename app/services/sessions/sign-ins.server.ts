import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { signIns } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { digest } from "../access/secrets.server";

type SignInKey = { state: string; browser: string };
type PendingSignIn = { nonce: string; codeVerifier: string; returnTo: string | null };

/** Remembers a sign-in that begins, until its answer comes or a day has passed. */
export async function saveSignIn(
  ctx: ServiceContext,
  key: SignInKey,
  pending: PendingSignIn,
  lifetimeSeconds: number,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.insert(signIns).values({
    ...pending,
    stateHash: digest(key.state),
    browserHash: digest(key.browser),
    expiresAt: new Date(now.getTime() + lifetimeSeconds * 1000),
  });
}

/**
 * Gives a pending sign-in out to the browser that began it: once.
 * @param sessionKey the key that the session will have, should there be one
 */
export async function takeSignIn(
  ctx: ServiceContext,
  key: SignInKey,
  sessionKey: string,
): Promise<PendingSignIn | null> {
  const [taken] = await ctx.db
    .update(signIns)
    .set({ sessionHash: digest(sessionKey) })
    .where(
      and(
        eq(signIns.stateHash, digest(key.state)),
        eq(signIns.browserHash, digest(key.browser)),
        isNull(signIns.sessionHash),
        gt(signIns.expiresAt, ctx.now()),
      ),
    )
    .returning({
      nonce: signIns.nonce,
      codeVerifier: signIns.codeVerifier,
      returnTo: signIns.returnTo,
    });
  return taken ?? null;
}

/** Notes why a sign-in became no session, for whoever waits for it. */
export async function failSignIn(
  ctx: ServiceContext,
  sessionKey: string,
  failure: string,
): Promise<void> {
  await ctx.db
    .update(signIns)
    .set({ failure })
    .where(eq(signIns.sessionHash, digest(sessionKey)));
}

/** How the sign-in stands that is to become a session; null when there is none. */
export async function signInProgress(
  ctx: ServiceContext,
  sessionKey: string,
): Promise<{ failure: string | null; returnTo: string | null } | null> {
  const [found] = await ctx.db
    .select({ failure: signIns.failure, returnTo: signIns.returnTo })
    .from(signIns)
    .where(eq(signIns.sessionHash, digest(sessionKey)));
  return found ?? null;
}

/** Forgets the sign-ins whose answer never came. */
export async function deleteExpiredSignIns(ctx: ServiceContext): Promise<void> {
  await ctx.db.delete(signIns).where(lt(signIns.expiresAt, ctx.now()));
}
