import { and, eq, inArray, isNull } from "drizzle-orm";
import { caseAppeals, caseParties, moderationCases, moderationDecisions } from "~/db/schema";
import type { AccountReason } from "~/site/moderation";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { decide } from "./decide-case.server";
import { notifyAuthor } from "./notify-parties.server";

/**
 * Shuts an account out as a case of its own, which its owner reads and appeals in with the key from the mail: what it is for,
 * until when, and who answers is the same as of every other decision. The account is locked by whoever calls.
 * @returns the case's id
 * @throws Invalid for a reason, an end or words that are none
 */
export async function decideBan(
  tx: TransactionContext,
  ban: { accountId: string; reason: AccountReason; words: string; days?: number; userId: string },
): Promise<string> {
  const { accountId, reason, words, days, userId } = ban;
  const [of] = await tx.db
    .insert(moderationCases)
    .values({ subject: "account", subjectId: accountId, accountId, openedAt: tx.now() })
    .returning();
  if (!of) throw new Error("The case was not opened.");
  const decision = await decide(
    tx,
    of,
    { kind: "ban_account", reason, words, days },
    { userId, byKeeper: false },
  );
  await tx.db
    .update(moderationCases)
    .set({ state: "decided", decidedAt: tx.now() })
    .where(eq(moderationCases.id, of.id));
  await notifyAuthor(tx, of, { decision });
  return of.id;
}

/** The ban of an account that was decided last and may still be answered for; null where there is none. */
export async function banCase(
  ctx: Pick<ServiceContext, "db">,
  accountId: string,
): Promise<{ caseId: string; hasAppealed: boolean } | null> {
  const [appealed] = await ctx.db
    .select({ caseId: moderationCases.id })
    .from(moderationCases)
    .innerJoin(caseParties, eq(caseParties.caseId, moderationCases.id))
    .innerJoin(caseAppeals, eq(caseAppeals.partyId, caseParties.id))
    .where(and(eq(moderationCases.accountId, accountId), isNull(caseAppeals.outcome)))
    .limit(1);
  if (appealed) return { ...appealed, hasAppealed: true };
  const [decided] = await ctx.db
    .select({ caseId: moderationCases.id })
    .from(moderationCases)
    .where(and(eq(moderationCases.accountId, accountId), eq(moderationCases.state, "decided")))
    .limit(1);
  return decided ? { ...decided, hasAppealed: false } : null;
}

/** A ban that staff took back holds no longer: nobody appeals against it, and its page says so. */
export async function revertBans(tx: TransactionContext, accountId: string): Promise<void> {
  await tx.db
    .update(moderationDecisions)
    .set({ revertedAt: tx.now() })
    .where(
      and(
        isNull(moderationDecisions.revertedAt),
        inArray(
          moderationDecisions.caseId,
          tx.db
            .select({ id: moderationCases.id })
            .from(moderationCases)
            .where(eq(moderationCases.accountId, accountId)),
        ),
      ),
    );
}
