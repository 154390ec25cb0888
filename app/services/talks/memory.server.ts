import { and, eq, ne } from "drizzle-orm";
import { talkMemoryConsents } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict } from "../command/errors";
import { requireConsent } from "./consent.server";
import { factRefusals } from "./facts";
import { forgetFacts } from "./forget-facts.server";
import { consentToday, holdsMemory } from "./holds-consent.server";

/** Has the mentor remember facts from now on. @throws NotAllowed; Conflict of `consentRefusals` */
export async function turnMemoryOn(ctx: ServiceContext): Promise<void> {
  const userId = authoriseSelf(ctx);
  await inTransaction(ctx, async (tx) => {
    await requireConsent(tx, userId);
    const given = { version: consentToday, givenAt: tx.now() };
    await tx.db
      .insert(talkMemoryConsents)
      .values({ userId, ...given })
      .onConflictDoUpdate({
        target: talkMemoryConsents.userId,
        set: given,
        setWhere: ne(talkMemoryConsents.version, given.version),
      });
  });
}

/**
 * Has it remember nothing any more: no talk begins with a fact again, and none is proposed.
 * @param factsThen whether what is remembered is deleted, or kept for when it is turned on again
 * @throws NotAllowed
 */
export async function turnMemoryOff(
  ctx: ServiceContext,
  factsThen: "delete" | "keep",
): Promise<void> {
  const userId = authoriseSelf(ctx);
  await inTransaction(ctx, (tx) => forgetFacts(tx, userId, factsThen));
}

/** Holds the memory of a member for the transaction that adds to it. @throws Conflict of `factRefusals` */
export async function requireMemory(tx: TransactionContext, userId: string): Promise<void> {
  const [on] = await tx.db
    .select({ givenAt: talkMemoryConsents.givenAt })
    .from(talkMemoryConsents)
    .where(and(eq(talkMemoryConsents.userId, userId), holdsMemory()))
    .for("update");
  if (!on) throw new Conflict(factRefusals.fact_memory_off);
}
