import { asc, eq } from "drizzle-orm";
import { talkConsents, talks } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";

/**
 * Locks the consent of a member and all their talks, for whoever changes several of them. Everybody locks in this order: the
 * account, its consent, its talks by their ids, then its days, its memory and its facts.
 * @returns the ids of the talks
 */
export async function lockTalksOf(tx: TransactionContext, userId: string): Promise<string[]> {
  await tx.db
    .select({ userId: talkConsents.userId })
    .from(talkConsents)
    .where(eq(talkConsents.userId, userId))
    .for("update");
  const mine = await tx.db
    .select({ id: talks.id })
    .from(talks)
    .where(eq(talks.userId, userId))
    .orderBy(asc(talks.id))
    .for("update");
  return mine.map(({ id }) => id);
}
