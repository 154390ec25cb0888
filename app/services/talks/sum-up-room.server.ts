import { asc, eq } from "drizzle-orm";
import { encouragesHarm } from "~/crisis/encourages-harm.server";
import { talkMessages, talkNotes, talks } from "~/db/schema";
import { ExternalServiceError } from "~/integrations/external-service-error";
import { asData } from "~/products/as-data.server";
import { personaOf } from "../appointments/appointment-letters.server";
import { describeError } from "../command/describe-error";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { streamText } from "../writing/stream-text.server";
import { lockRoom, roomOfOrder, topicOf } from "./find-room.server";
import { note } from "./keep-room.server";
import type { Talk } from "./own-talk.server";
import { isHarmfulReply } from "./read-reply.server";
import { releaseSentences, Unfit } from "./release-sentences.server";
import { maxSummaryTokens, roomVersion, summaryInstructions } from "./room-prompt.server";
import { plainSummary } from "./room-words";

/** How much of a talk is read for it, the newest of it, in UTF-16 units. */
const maxRead = 24_000;

const whatNow = "Co teraz:";

/**
 * Writes the summary of a booked talk, with a thing for now: once, and only for who wrote something. Where no model writes one that
 * may be shown, a plain one stands in its place: nobody waits for it after the last minute.
 */
export async function sumUpRoom(ctx: ServiceContext, talkId: string): Promise<void> {
  const [talk] = await ctx.db.select().from(talks).where(eq(talks.id, talkId));
  if (!talk?.orderId) return;
  const notes = await ctx.db
    .select({ key: talkNotes.key })
    .from(talkNotes)
    .where(eq(talkNotes.talkId, talkId));
  if (notes.some(({ key }) => key === "summary")) return;
  const said = await ctx.db
    .select()
    .from(talkMessages)
    .where(eq(talkMessages.talkId, talkId))
    .orderBy(asc(talkMessages.number));
  const [first] = said;
  const room = await roomOfOrder(ctx, talk.orderId);
  if (!first || !room) return;
  const topic = topicOf(room.order);
  const written = await write(ctx, talk, said).catch((error: unknown) => {
    if (!(error instanceof ExternalServiceError || error instanceof Unfit)) throw error;
    ctx.log.warn({ error: describeError(error) }, "a talk is summed up by code");
    return null;
  });
  await inTransaction(ctx, async (tx) => {
    const orderId = room.order.id;
    const held = await lockRoom(tx, orderId);
    if (held?.talk?.id !== talkId) return;
    const { crisisLevel, everAcuteAt } = held.talk;
    const isGrave = crisisLevel !== "none" || everAcuteAt !== null;
    const content = written ?? plainSummary(topic, shortened(first.content), isGrave);
    await note(tx, { talkId, orderId }, { key: "summary", content });
  });
}

type Said = readonly (typeof talkMessages.$inferSelect)[];

async function write(ctx: ServiceContext, talk: Talk, said: Said): Promise<string | null> {
  const room = talk.orderId === null ? null : await roomOfOrder(ctx, talk.orderId);
  if (!room) return null;
  let left = maxRead;
  const read = said.toReversed().flatMap(({ content, reply }) => {
    left -= content.length + (reply?.length ?? 0);
    return left < 0 ? [] : [{ osoba: content, program: reply }];
  });
  const words = said.map(({ content }) => content).join("\n");
  const pieces = streamText(
    ctx,
    {
      subject: { kind: "talk", id: talk.id },
      spender: "room",
      task: "room_summary",
      promptVersion: roomVersion,
    },
    {
      system: summaryInstructions({
        persona: personaOf(room.appointment),
        topic: topicOf(room.order),
        level: talk.crisisLevel,
      }),
      prompt: [{ role: "user", content: asData("rozmowa", read.toReversed()) }],
      maxOutputTokens: maxSummaryTokens,
    },
  );
  let summary = "";
  for await (const sentence of releaseSentences(pieces, words)) summary += sentence;
  summary = summary.trim();
  // Its consent may have been withdrawn meanwhile, and the talk with it.
  if ((await ctx.db.$count(talks, eq(talks.id, talk.id))) === 0) return null;
  const isUsable = summary.includes(whatNow) && !encouragesHarm(summary, [words]);
  if (!isUsable || (await isHarmfulReply(ctx, talk.id, summary))) return null;
  return summary.slice(0, 4_000);
}

/** The beginning of what somebody wrote, to a word. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= 120 ? line : `${line.slice(0, line.lastIndexOf(" ", 120))}…`;
}
