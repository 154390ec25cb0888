import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { proposedFacts, rememberedFacts, talkMemoryConsents, talks } from "~/db/schema";
import type { TransactionContext } from "../command/context.server";
import { lockTalksOf } from "./lock-talks.server";

/** Takes back what lets the mentor remember, with everything that waits to be remembered. */
export async function forgetFacts(
  tx: TransactionContext,
  userId: string,
  factsThen: "delete" | "keep",
): Promise<void> {
  await lockTalksOf(tx, userId);
  await tx.db.delete(talkMemoryConsents).where(eq(talkMemoryConsents.userId, userId));
  const mine = tx.db.select({ id: talks.id }).from(talks).where(eq(talks.userId, userId));
  await tx.db
    .update(talks)
    .set({ factsDueAt: null })
    .where(and(eq(talks.userId, userId), isNotNull(talks.factsDueAt)));
  await tx.db.delete(proposedFacts).where(inArray(proposedFacts.talkId, mine));
  if (factsThen === "delete")
    await tx.db.delete(rememberedFacts).where(eq(rememberedFacts.userId, userId));
}
