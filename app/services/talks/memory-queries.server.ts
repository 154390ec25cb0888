import { and, asc, count, eq, gt } from "drizzle-orm";
import { proposedFacts, rememberedFacts, talkMemoryConsents, talks } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { holdsMemory } from "./holds-consent.server";
import { isQuiet } from "./quiet-talk.server";
import { talkNames } from "./talk-names.server";

/** What talks of a member begin with, the oldest first; nothing where the memory is off. */
export async function factsOf(
  { db, now }: Pick<ServiceContext, "db" | "now">,
  userId: string,
): Promise<string[]> {
  const facts = await db
    .select({ content: rememberedFacts.content })
    .from(rememberedFacts)
    .innerJoin(talkMemoryConsents, eq(talkMemoryConsents.userId, rememberedFacts.userId))
    .where(
      and(eq(rememberedFacts.userId, userId), gt(rememberedFacts.expiresAt, now()), holdsMemory()),
    )
    .orderBy(asc(rememberedFacts.savedAt), asc(rememberedFacts.id));
  return facts.map(({ content }) => content);
}

export type RememberedFact = { id: string; content: string; savedAt: Date; expiresAt: Date };

export type ProposedFact = {
  id: string;
  content: string;
  proposedAt: Date;
  talk: { id: string; name: string };
};

export type MemoryPage = {
  isOn: boolean;
  facts: RememberedFact[];
  proposed: ProposedFact[];
};

/** What the mentor remembers of a member, and what it proposes to. @throws NotAllowed */
export async function memoryPage(ctx: ServiceContext): Promise<MemoryPage> {
  const userId = authoriseSelf(ctx);
  const [on] = await ctx.db
    .select({ givenAt: talkMemoryConsents.givenAt })
    .from(talkMemoryConsents)
    .where(and(eq(talkMemoryConsents.userId, userId), holdsMemory()));
  const facts = await ctx.db
    .select({
      id: rememberedFacts.id,
      content: rememberedFacts.content,
      savedAt: rememberedFacts.savedAt,
      expiresAt: rememberedFacts.expiresAt,
    })
    .from(rememberedFacts)
    .where(and(eq(rememberedFacts.userId, userId), gt(rememberedFacts.expiresAt, ctx.now())))
    .orderBy(asc(rememberedFacts.savedAt), asc(rememberedFacts.id));
  const proposed = await ctx.db
    .select({
      id: proposedFacts.id,
      content: proposedFacts.content,
      proposedAt: proposedFacts.proposedAt,
      talk: {
        id: talks.id,
        title: talks.title,
        style: talks.style,
        isEphemeral: talks.isEphemeral,
      },
    })
    .from(proposedFacts)
    .innerJoin(talks, eq(talks.id, proposedFacts.talkId))
    .where(and(eq(talks.userId, userId), isQuiet()))
    .orderBy(asc(proposedFacts.proposedAt), asc(proposedFacts.position));
  const nameOf = await talkNames(
    ctx,
    proposed.map(({ talk }) => talk),
  );
  return {
    isOn: on !== undefined,
    facts,
    proposed: proposed.map(({ talk, ...fact }) => ({
      ...fact,
      talk: { id: talk.id, name: nameOf(talk) },
    })),
  };
}

/** How many facts wait for a member to decide. @throws NotAllowed */
export async function countProposed(ctx: ServiceContext): Promise<number> {
  const userId = authoriseSelf(ctx);
  const [waiting] = await ctx.db
    .select({ facts: count() })
    .from(proposedFacts)
    .innerJoin(talks, eq(talks.id, proposedFacts.talkId))
    .where(and(eq(talks.userId, userId), isQuiet()));
  return waiting?.facts ?? 0;
}
