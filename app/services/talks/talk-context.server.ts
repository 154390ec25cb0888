import { and, asc, eq, gt, isNotNull, lt, ne } from "drizzle-orm";
import { talkMessages } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { factsOf } from "./memory-queries.server";
import type { MentorTalk, Talk } from "./own-talk.server";

/** A message with what was answered to it. */
export type Exchange = { id: string; number: number; content: string; reply: string };

/** How much of a talk is given to the model word by word beside the message that it answers, in UTF-16 units: about 4,000 tokens. */
export const maxHistory = 12_000;

/** What of a talk, and of its member, the model is given with the next message. */
export type TalkContext = {
  facts: readonly string[];
  summary: string | null;
  /** Word by word, the newest last. */
  exchanges: readonly Exchange[];
  /** How many that are in no summary have no room any more. */
  leftOut: number;
};

/** @param before the number of the message that is answered; null for the next one */
export async function contextOf(
  ctx: Pick<ServiceContext, "db" | "now">,
  talk: MentorTalk,
  before: number | null = null,
): Promise<TalkContext> {
  const earlier = await unsummarised(ctx, talk, before);
  const exchanges = newestWithin(earlier, maxHistory);
  return {
    facts: talk.isEphemeral || talk.crisisLevel === "acute" ? [] : await factsOf(ctx, talk.userId),
    summary: talk.summary,
    exchanges,
    leftOut: earlier.length - exchanges.length,
  };
}

/** What was said and answered in a talk, and is in no summary; the newest last. */
export async function unsummarised(
  { db }: Pick<ServiceContext, "db">,
  { id, summarisedTo }: Pick<Talk, "id" | "summarisedTo">,
  before: number | null = null,
): Promise<Exchange[]> {
  const rows = await db
    .select({
      id: talkMessages.id,
      number: talkMessages.number,
      content: talkMessages.content,
      reply: talkMessages.reply,
    })
    .from(talkMessages)
    .where(
      and(
        eq(talkMessages.talkId, id),
        gt(talkMessages.number, summarisedTo ?? 0),
        before === null ? undefined : lt(talkMessages.number, before),
        isNotNull(talkMessages.reply),
        ne(talkMessages.reply, ""),
      ),
    )
    .orderBy(asc(talkMessages.number));
  return rows.flatMap((row) => (row.reply ? [{ ...row, reply: row.reply }] : []));
}

export const sizeOf = (exchanges: readonly Pick<Exchange, "content" | "reply">[]) =>
  exchanges.reduce((sum, { content, reply }) => sum + content.length + reply.length, 0);

/** The newest of them that have room together, in UTF-16 units. */
export function newestWithin(exchanges: readonly Exchange[], room: number): Exchange[] {
  let from = exchanges.length;
  let left = room;
  for (; from > 0; from -= 1) {
    left -= sizeOf(exchanges.slice(from - 1, from));
    if (left < 0) break;
  }
  return exchanges.slice(from);
}
