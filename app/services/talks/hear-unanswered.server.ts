import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { talkMessages, talks } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { consultAboutAll } from "../crisis/consult-second-reader.server";
import { countScreening } from "../crisis/count-screening.server";
import { announceRoom } from "./change-clock.server";
import { lockRoom } from "./find-room.server";
import { levelOfReading } from "./level-of-reading.server";
import { raiseTalk } from "./raise-talk.server";

/**
 * Has a second reader read what was said in a talk that is over and nobody has read, since the end came before its turn: help comes
 * all the same. What nobody could read now stays as it is.
 */
export async function hearUnanswered(ctx: ServiceContext, orderId: string): Promise<void> {
  const unread = await ctx.db
    .select({ id: talkMessages.id, content: talkMessages.content })
    .from(talkMessages)
    .innerJoin(talks, eq(talks.id, talkMessages.talkId))
    .where(and(eq(talks.orderId, orderId), isNull(talkMessages.heardLevel)))
    .orderBy(asc(talkMessages.number));
  if (unread.length === 0) return;
  const texts = unread.map(({ content }) => ({ text: content }));
  const level = levelOfReading(await consultAboutAll(ctx, { place: "room", texts }));
  if (level === null) return;
  const isNews = await inTransaction(ctx, async (tx) => {
    const room = await lockRoom(tx, orderId);
    if (!room?.talk) return false;
    const { heardLevel } = talkMessages;
    const ids = unread.map(({ id }) => id);
    const kept = await tx.db
      .update(talkMessages)
      .set({ heardLevel: level })
      .where(and(inArray(talkMessages.id, ids), isNull(heardLevel)))
      .returning({ id: talkMessages.id });
    if (kept.length === 0 || level === "none") return false;
    await raiseTalk(tx, room.talk.id, level);
    await announceRoom(tx, orderId);
    return true;
  });
  if (isNews) await countScreening(ctx, { place: "room", level });
}
