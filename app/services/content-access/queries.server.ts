import { and, count, desc, eq, gt } from "drizzle-orm";
import { contentAccesses } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import type { Target } from "../access/targets";
import { day } from "~/time/durations";

const month = 30 * day;

/** Until when whoever acts may read what somebody wrote in an object; null where it is covered for them. */
export async function contentAccessUntil(
  ctx: ServiceContext,
  target: Target,
): Promise<Date | null> {
  const { actor } = ctx;
  if (actor.kind !== "staff" || !actor.permissions.includes("open_content")) return null;
  const [open] = await ctx.db
    .select({ endsAt: contentAccesses.endsAt })
    .from(contentAccesses)
    .where(
      and(
        eq(contentAccesses.targetKind, target.kind),
        eq(contentAccesses.targetId, target.id),
        eq(contentAccesses.staffId, actor.userId),
        gt(contentAccesses.endsAt, ctx.now()),
      ),
    )
    .orderBy(desc(contentAccesses.endsAt))
    .limit(1);
  return open?.endsAt ?? null;
}

/** How often a member of staff uncovered something in the last thirty days. */
export async function countRecentContentAccesses(
  ctx: ServiceContext,
  staffId: string,
): Promise<number> {
  const [counted] = await ctx.db
    .select({ accesses: count() })
    .from(contentAccesses)
    .where(
      and(
        eq(contentAccesses.staffId, staffId),
        gt(contentAccesses.accessedAt, new Date(ctx.now().getTime() - month)),
      ),
    );
  return counted?.accesses ?? 0;
}

/** Ids of the objects of a kind that are open to whoever acts. */
export async function accessibleTargets(
  ctx: ServiceContext,
  kind: Target["kind"],
): Promise<Set<string>> {
  const { actor } = ctx;
  if (actor.kind !== "staff" || !actor.permissions.includes("open_content")) return new Set();
  const open = await ctx.db
    .select({ id: contentAccesses.targetId })
    .from(contentAccesses)
    .where(
      and(
        eq(contentAccesses.staffId, actor.userId),
        eq(contentAccesses.targetKind, kind),
        gt(contentAccesses.endsAt, ctx.now()),
        gt(contentAccesses.accessedAt, new Date(ctx.now().getTime() - day)),
      ),
    );
  return new Set(open.map(({ id }) => id));
}
