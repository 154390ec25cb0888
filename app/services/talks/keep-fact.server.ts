import { and, count, eq, gt } from "drizzle-orm";
import type { Screening } from "~/crisis/assess.server";
import { proposedFacts, rememberedFacts, talks } from "~/db/schema";
import { isBlank, normalise, withoutControlCharacters } from "~/forms/text";
import { authoriseSelf } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { requireConsent } from "./consent.server";
import { factLifetimes, factRefusals, mostRemembered, type FactLifetime } from "./facts";
import { requireMemory } from "./memory.server";
import { isMemorable } from "./memorable.server";
import { isQuiet } from "./quiet-talk.server";

export type OwnFact = { id: string; content: string; isProposed: boolean };

/** A fact of one's own, proposed or remembered. @throws NotAllowed, NotFound */
export async function ownFact(ctx: ServiceContext, id: string): Promise<OwnFact> {
  const userId = authoriseSelf(ctx);
  if (!isId(id)) throw new NotFound("fact");
  const [remembered] = await ctx.db
    .select({ id: rememberedFacts.id, content: rememberedFacts.content })
    .from(rememberedFacts)
    .where(
      and(
        eq(rememberedFacts.id, id),
        eq(rememberedFacts.userId, userId),
        gt(rememberedFacts.expiresAt, ctx.now()),
      ),
    );
  if (remembered) return { ...remembered, isProposed: false };
  const [proposed] = await ctx.db
    .select({ id: proposedFacts.id, content: proposedFacts.content })
    .from(proposedFacts)
    .innerJoin(talks, eq(talks.id, proposedFacts.talkId))
    .where(and(eq(proposedFacts.id, id), eq(talks.userId, userId), isQuiet()));
  if (!proposed) throw new NotFound("fact");
  return { ...proposed, isProposed: true };
}

/**
 * Has the mentor remember what was proposed, as it stands; or corrects what it remembers, which needs no consent.
 * @param input.edited the words that its member puts in their place
 * @throws NotAllowed, NotFound; Conflict of `factRefusals` and `consentRefusals`
 */
export async function keepFact(
  ctx: ServiceContext,
  input: {
    id: string;
    lifetime: FactLifetime;
    edited?: { content: string; screening: Screening };
  },
): Promise<void> {
  const userId = authoriseSelf(ctx);
  await inTransaction(ctx, async (tx) => {
    const isRemembered = async () => !(await ownFact(tx, input.id)).isProposed;
    // What is remembered stays its member's to correct, also where the memory is off or the consent is to older words.
    if (!input.edited || !(await isRemembered())) {
      await requireConsent(tx, userId);
      await requireMemory(tx, userId);
    }
    const { id, content: before, isProposed } = await ownFact(tx, input.id);
    const content = input.edited
      ? normalise(withoutControlCharacters(input.edited.content))
      : before;
    if (isBlank(content)) throw new Conflict(factRefusals.fact_empty);
    const isHeard = input.edited !== undefined && input.edited.screening.level !== "none";
    if (isHeard || !isMemorable(content)) throw new Conflict(factRefusals.fact_sensitive);
    const savedAt = tx.now();
    const { time } = factLifetimes[input.lifetime];
    const kept = { content, savedAt, expiresAt: new Date(savedAt.getTime() + time) };
    if (!isProposed) {
      const corrected = await tx.db
        .update(rememberedFacts)
        .set(kept)
        .where(eq(rememberedFacts.id, id))
        .returning({ id: rememberedFacts.id });
      // Its member forgets it, or withdraws, at the same moment.
      if (corrected.length === 0) throw new NotFound("fact");
      return;
    }
    await requireRoom(tx, userId);
    await tx.db.delete(proposedFacts).where(eq(proposedFacts.id, id));
    await tx.db.insert(rememberedFacts).values({ id, userId, ...kept });
  });
}

async function requireRoom(tx: TransactionContext, userId: string): Promise<void> {
  const [held] = await tx.db
    .select({ facts: count() })
    .from(rememberedFacts)
    .where(and(eq(rememberedFacts.userId, userId), gt(rememberedFacts.expiresAt, tx.now())));
  if ((held?.facts ?? 0) >= mostRemembered) throw new Conflict(factRefusals.fact_many);
}

/** Forgets what is remembered, or declines what is proposed. @throws NotAllowed; NotFound for what is not one's own */
export async function forgetFact(ctx: ServiceContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { isProposed } = await ownFact(tx, id);
    const table = isProposed ? proposedFacts : rememberedFacts;
    await tx.db.delete(table).where(eq(table.id, id));
  });
}
