import { and, eq, gt } from "drizzle-orm";
import { retention, retentionTime } from "~/config/retention";
import { emptyAgreement } from "~/products/rental-agreement/default-answers";
import type { RentalAnswers } from "~/products/rental-agreement/fields";
import { withEndDate } from "~/products/rental-agreement/values";
import { rentalDrafts } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { isOrderToken } from "../orders/order-token";
import { newSecret } from "../access/secrets.server";

/** How long a draft stays after its last change, in milliseconds. */
export const draftLifetime = retentionTime(retention.rentalDraft);

/** A draft as its pages need it. `expiresAt` in UTC. */
export type RentalDraft = { token: string; answers: RentalAnswers; expiresAt: Date };

const lifetimeFrom = (now: Date) => ({
  updatedAt: now,
  expiresAt: new Date(now.getTime() + draftLifetime),
});

/**
 * Starts an empty draft.
 * @returns its token: 256 random bits, the only key to it
 */
export async function createDraft(ctx: ServiceContext): Promise<string> {
  const now = ctx.now();
  const token = newSecret();
  await ctx.db.insert(rentalDrafts).values({
    token,
    answers: emptyAgreement,
    createdAt: now,
    ...lifetimeFrom(now),
  });
  return token;
}

/** @returns null when no draft has this token, or its time is over */
export async function getDraft(ctx: ServiceContext, token: string): Promise<RentalDraft | null> {
  if (!isOrderToken(token)) return null;
  const [draft] = await ctx.db
    .select({
      token: rentalDrafts.token,
      answers: rentalDrafts.answers,
      expiresAt: rentalDrafts.expiresAt,
    })
    .from(rentalDrafts)
    .where(and(eq(rentalDrafts.token, token), gt(rentalDrafts.expiresAt, ctx.now())));
  return draft ?? null;
}

/**
 * Writes down the answers of a step, right or wrong, beside those of the others, and makes the draft live on.
 * @returns the draft with all its answers; null when there is none with this token
 */
export async function saveAnswers(
  ctx: ServiceContext,
  input: { token: string; answers: RentalAnswers },
): Promise<RentalDraft | null> {
  if (!isOrderToken(input.token)) return null;
  return inTransaction(ctx, async (tx) => {
    const now = tx.now();
    const [draft] = await tx.db
      .select({ answers: rentalDrafts.answers })
      .from(rentalDrafts)
      .where(and(eq(rentalDrafts.token, input.token), gt(rentalDrafts.expiresAt, now)))
      .for("update");
    if (!draft) return null;
    const answers = withEndDate({ ...draft.answers, ...input.answers });
    const { expiresAt, updatedAt } = lifetimeFrom(now);
    await tx.db
      .update(rentalDrafts)
      .set({ answers, expiresAt, updatedAt })
      .where(eq(rentalDrafts.token, input.token));
    return { token: input.token, answers, expiresAt };
  });
}
