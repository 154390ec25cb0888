import { and, count, desc, eq, gt } from "drizzle-orm";
import { contentOpenings } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import type { Target } from "../access/targets";
import { day } from "~/time/durations";

const month = 30 * day;

/** Until when whoever acts may read what somebody wrote in an object; null where it is covered for them. */
export async function openUntil(ctx: ServiceContext, target: Target): Promise<Date | null> {
  const { actor } = ctx;
  if (actor.kind !== "staff" || !actor.permissions.includes("open_content")) return null;
  const [open] = await ctx.db
    .select({ endsAt: contentOpenings.endsAt })
    .from(contentOpenings)
    .where(
      and(
        eq(contentOpenings.targetKind, target.kind),
        eq(contentOpenings.targetId, target.id),
        eq(contentOpenings.staffId, actor.userId),
        gt(contentOpenings.endsAt, ctx.now()),
      ),
    )
    .orderBy(desc(contentOpenings.endsAt))
    .limit(1);
  return open?.endsAt ?? null;
}

/** How often a member of staff uncovered something in the last thirty days. */
export async function openingsLately(ctx: ServiceContext, staffId: string): Promise<number> {
  const [counted] = await ctx.db
    .select({ openings: count() })
    .from(contentOpenings)
    .where(
      and(
        eq(contentOpenings.staffId, staffId),
        gt(contentOpenings.openedAt, new Date(ctx.now().getTime() - month)),
      ),
    );
  return counted?.openings ?? 0;
}

/** Ids of the objects of a kind that are open to whoever acts. */
export async function openTargets(ctx: ServiceContext, kind: Target["kind"]): Promise<Set<string>> {
  const { actor } = ctx;
  if (actor.kind !== "staff" || !actor.permissions.includes("open_content")) return new Set();
  const open = await ctx.db
    .select({ id: contentOpenings.targetId })
    .from(contentOpenings)
    .where(
      and(
        eq(contentOpenings.staffId, actor.userId),
        eq(contentOpenings.targetKind, kind),
        gt(contentOpenings.endsAt, ctx.now()),
        gt(contentOpenings.openedAt, new Date(ctx.now().getTime() - day)),
      ),
    );
  return new Set(open.map(({ id }) => id));
}
