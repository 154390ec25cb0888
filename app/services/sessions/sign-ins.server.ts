import { and, eq, gt, lt } from "drizzle-orm";
import { signIns } from "~/db/schema";
import type { ServiceContext } from "../context.server";
import { digest } from "./session-key";

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

/** Gives a pending sign-in out to the browser that began it: once. */
export async function takeSignIn(
  ctx: ServiceContext,
  key: SignInKey,
): Promise<PendingSignIn | null> {
  const [taken] = await ctx.db
    .delete(signIns)
    .where(
      and(
        eq(signIns.stateHash, digest(key.state)),
        eq(signIns.browserHash, digest(key.browser)),
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

/** Forgets the sign-ins whose answer never came. */
export async function deleteExpiredSignIns(ctx: ServiceContext): Promise<void> {
  await ctx.db.delete(signIns).where(lt(signIns.expiresAt, ctx.now()));
}
