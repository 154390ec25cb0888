import { asc, eq } from "drizzle-orm";
import {
  proposedFacts,
  rememberedFacts,
  talkConsents,
  talkMemoryConsents,
  talkMessages,
  talks,
} from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { byKey } from "../listing/by-key";
import { styleName } from "./styles";

/** Everything that a member has said to the mentor and was answered, and what it remembers, for them. @throws NotAllowed */
export async function exportTalks(ctx: ServiceContext) {
  const userId = authoriseSelf(ctx);
  const [consent] = await ctx.db
    .select({
      version: talkConsents.version,
      givenAt: talkConsents.givenAt,
      withdrawnAt: talkConsents.withdrawnAt,
    })
    .from(talkConsents)
    .where(eq(talkConsents.userId, userId));
  const own = await ctx.db
    .select()
    .from(talks)
    .where(eq(talks.userId, userId))
    .orderBy(asc(talks.startedAt), asc(talks.id));
  const said = await ctx.db
    .select({
      talkId: talkMessages.talkId,
      sentAt: talkMessages.sentAt,
      message: talkMessages.content,
      crisisLevel: talkMessages.crisisLevel,
      repliedAt: talkMessages.repliedAt,
      reply: talkMessages.reply,
    })
    .from(talkMessages)
    .innerJoin(talks, eq(talks.id, talkMessages.talkId))
    .where(eq(talks.userId, userId))
    .orderBy(asc(talkMessages.talkId), asc(talkMessages.number));
  const messagesOf = byKey(said, ({ talkId }) => talkId);
  const [memory] = await ctx.db
    .select({ version: talkMemoryConsents.version, givenAt: talkMemoryConsents.givenAt })
    .from(talkMemoryConsents)
    .where(eq(talkMemoryConsents.userId, userId));
  const facts = await ctx.db
    .select({
      content: rememberedFacts.content,
      savedAt: rememberedFacts.savedAt,
      expiresAt: rememberedFacts.expiresAt,
    })
    .from(rememberedFacts)
    .where(eq(rememberedFacts.userId, userId))
    .orderBy(asc(rememberedFacts.savedAt));
  const proposed = await ctx.db
    .select({
      talkId: proposedFacts.talkId,
      content: proposedFacts.content,
      proposedAt: proposedFacts.proposedAt,
    })
    .from(proposedFacts)
    .innerJoin(talks, eq(talks.id, proposedFacts.talkId))
    .where(eq(talks.userId, userId))
    .orderBy(asc(proposedFacts.proposedAt), asc(proposedFacts.position));
  return {
    consent: consent ?? null,
    memory: { consent: memory ?? null, facts, proposed },
    talks: own.map(
      ({ id, style, title, isEphemeral, crisisLevel, startedAt, deletedAt, summary }) => ({
        ...{ id, title, isEphemeral, crisisLevel, startedAt, deletedAt, summary },
        style: styleName(style),
        messages: messagesOf(id).map(({ talkId: _, ...message }) => message),
      }),
    ),
  };
}
