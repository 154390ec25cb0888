import { asc, eq } from "drizzle-orm";
import { talkMessages, talkNotes } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

export type SaidLine = { by: "own" | "persona"; at: Date; text: string };

/** Everything that was said in a room, in order. */
export async function saidInRoom(
  { db }: Pick<ServiceContext, "db">,
  talkId: string,
): Promise<SaidLine[]> {
  const messages = await db
    .select()
    .from(talkMessages)
    .where(eq(talkMessages.talkId, talkId))
    .orderBy(asc(talkMessages.number));
  const notes = await db.select().from(talkNotes).where(eq(talkNotes.talkId, talkId));
  return [
    ...messages.flatMap(({ content, sentAt, reply, repliedAt }) => [
      { by: "own" as const, at: sentAt, text: content },
      ...(reply && repliedAt ? [{ by: "persona" as const, at: repliedAt, text: reply }] : []),
    ]),
    ...notes.map(({ content, writtenAt }) => ({
      by: "persona" as const,
      at: writtenAt,
      text: content,
    })),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}
