import { and, count, eq, gt, lt, sql } from "drizzle-orm";
import { accountRequests } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../context.server";

/** How often somebody may ask for something within an hour. */
export const hourlyAllowances = { activation_mail: 3, password_mail: 3, export: 6 } as const;

const hour = 60 * 60 * 1000;

/** Counts a request of an identity, whether it will succeed or not. @returns false, uncounted, when it is one too many */
export async function takeAllowance(
  ctx: ServiceContext,
  auth0Id: string,
  kind: keyof typeof hourlyAllowances,
): Promise<boolean> {
  const now = ctx.now();
  return inTransaction(ctx, async (tx) => {
    // One request of an identity at a time: else several at once would all count what is there before them.
    await tx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${auth0Id}`}, 0))`,
    );
    const [{ recent } = { recent: 0 }] = await tx.db
      .select({ recent: count() })
      .from(accountRequests)
      .where(
        and(
          eq(accountRequests.auth0Id, auth0Id),
          eq(accountRequests.kind, kind),
          gt(accountRequests.requestedAt, new Date(now.getTime() - hour)),
        ),
      );
    if (recent >= hourlyAllowances[kind]) return false;
    await tx.db.insert(accountRequests).values({ auth0Id, kind, requestedAt: now });
    return true;
  });
}

/** Forgets requests that no limit counts any more. */
export async function deleteOldRequests(ctx: ServiceContext): Promise<void> {
  const yesterday = new Date(ctx.now().getTime() - 24 * hour);
  await ctx.db.delete(accountRequests).where(lt(accountRequests.requestedAt, yesterday));
}
