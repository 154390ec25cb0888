import { and, eq, gte, notExists, or, sql } from "drizzle-orm";
import { comments, moderationCases, moderationDecisions, posts } from "~/db/schema";
import { heardCrisis, urgencies } from "~/site/moderation";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { notifyAuthor } from "./notify-parties.server";
import { lockText } from "./subject.server";

/**
 * Tells the author of a post or comment that a program holds back what it decided, why, and who looks at it (DSA, art. 17).
 * @returns how many were told
 */
export async function tellOfHeld(ctx: ServiceContext): Promise<number> {
  const waiting = await ctx.db
    .select()
    .from(moderationCases)
    .leftJoin(...heldComment)
    .leftJoin(...heldPost)
    .where(isUntold(ctx));
  let told = 0;
  for (const { moderation_cases: of } of waiting) {
    await inTransaction(ctx, async (tx) => {
      await lockText(tx, of);
      const [still] = await tx.db
        .select({ id: moderationCases.id })
        .from(moderationCases)
        .leftJoin(...heldComment)
        .leftJoin(...heldPost)
        .where(and(eq(moderationCases.id, of.id), isUntold(tx)));
      if (!still) return;
      const [decision] = await tx.db
        .insert(moderationDecisions)
        .values({
          caseId: of.id,
          kind: "hide",
          reason: heardCrisis,
          ground: "terms",
          words: "",
          isAutomated: true,
          isInterim: true,
          decidedAt: tx.now(),
          undo: {},
        })
        .returning();
      if (decision) await notifyAuthor(tx, of, { decision });
      told += 1;
    });
  }
  return told;
}

const heldComment = [comments, eq(comments.id, moderationCases.commentId)] as const;
const heldPost = [posts, eq(posts.id, moderationCases.postId)] as const;

const isUntold = ({ db }: Pick<ServiceContext, "db">) =>
  and(
    // As it stands in the index of open cases, which a parameter would pass by.
    sql`${moderationCases.state} = 'open'`,
    gte(moderationCases.urgency, urgencies.crisis),
    or(eq(posts.state, "held"), eq(comments.state, "held")),
    notExists(
      db
        .select({ id: moderationDecisions.id })
        .from(moderationDecisions)
        .where(
          and(
            eq(moderationDecisions.caseId, moderationCases.id),
            eq(moderationDecisions.reason, heardCrisis),
          ),
        ),
    ),
  );
