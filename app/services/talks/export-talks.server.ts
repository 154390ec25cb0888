import { asc, eq } from "drizzle-orm";
import { talkConsents, talkMessages, talks } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { styleName } from "./styles";

/** Everything that a member has said to the mentor and was answered, for them. @throws NotAllowed */
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
  return {
    consent: consent ?? null,
    talks: own.map(({ id, style, title, crisisLevel, startedAt, deletedAt }) => ({
      ...{ id, title, crisisLevel, startedAt, deletedAt },
      style: styleName(style),
      messages: said.flatMap(({ talkId, ...message }) => (talkId === id ? [message] : [])),
    })),
  };
}
