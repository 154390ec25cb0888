import { asc, eq, inArray } from "drizzle-orm";
import { talkMessages, talks } from "~/db/schema";
import { firstWords, onOneLine } from "~/site/first-words";
import type { ServiceContext } from "../command/context.server";
import { styleName } from "./styles";

type Named = Pick<typeof talks.$inferSelect, "id" | "title" | "style" | "isEphemeral">;

/**
 * What talks are called for their member: as they were named, else by their first words. What leaves no trace, and what begins
 * with a crisis, stands in a list under its style alone. Read anew each time, so that no deleted word stays in a name.
 * @returns what says the name of one of them
 */
export async function talkNames(
  ctx: Pick<ServiceContext, "db">,
  named: readonly Named[],
): Promise<(talk: Named) => string> {
  const unnamed = named.filter(({ title, isEphemeral }) => title === null && !isEphemeral);
  const ids = unnamed.map(({ id }) => id);
  const message = ctx.db
    .select({ content: talkMessages.content, crisisLevel: talkMessages.crisisLevel })
    .from(talkMessages)
    .where(eq(talkMessages.talkId, talks.id))
    .orderBy(asc(talkMessages.number))
    .limit(1)
    .as("message");
  const first =
    ids.length === 0
      ? []
      : await ctx.db
          .select({
            talkId: talks.id,
            content: message.content,
            crisisLevel: message.crisisLevel,
          })
          .from(talks)
          .crossJoinLateral(message)
          .where(inArray(talks.id, ids));
  const words = new Map(
    first
      .filter(({ crisisLevel }) => crisisLevel === "none")
      .map(({ talkId, content }) => [talkId, firstWords(onOneLine(content))]),
  );
  return ({ id, title, style }) => title ?? (words.get(id) || styleName(style));
}

/** What one is called. */
export const talkName = async (ctx: Pick<ServiceContext, "db">, talk: Named): Promise<string> =>
  (await talkNames(ctx, [talk]))(talk);
