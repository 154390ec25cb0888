import { eq, sql } from "drizzle-orm";
import type { CrisisLevel } from "~/crisis/levels";
import { talks } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

/**
 * Raises what was heard in a talk, and never lowers it, whoever else heard something at the same moment. That it once was acute
 * stays known, whatever is said or deleted afterwards.
 */
export async function raiseTalk(
  ctx: Pick<ServiceContext, "db" | "now">,
  talkId: string,
  level: CrisisLevel,
): Promise<void> {
  await ctx.db
    .update(talks)
    .set({
      crisisLevel: sql`greatest(${talks.crisisLevel}, ${level}::crisis_level)`,
      ...(level === "acute" && { everAcuteAt: ctx.now() }),
    })
    .where(eq(talks.id, talkId));
}
