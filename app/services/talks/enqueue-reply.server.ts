import { and, asc, lt, min } from "drizzle-orm";
import { addJob, type OutstandingJob } from "~/db/add-job.server";
import { talkMessages } from "~/db/schema";
import { minute } from "~/time/durations";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { isUnanswered } from "./unanswered.server";

const keyOf = (messageId: string) => `write_reply:${messageId}`;

export const enqueueReply = (tx: TransactionContext, messageId: string) =>
  addJob(tx, "write_reply", { messageId }, keyOf(messageId));

/** Messages whose turn it is: the first unanswered one of each talk. */
export async function outstandingReplies({
  db,
  now,
}: ServiceContext): Promise<OutstandingJob<"write_reply">[]> {
  const first = await db
    .select({ talkId: talkMessages.talkId, number: min(talkMessages.number).mapWith(Number) })
    .from(talkMessages)
    .where(isUnanswered)
    .groupBy(talkMessages.talkId);
  const turns = new Map(first.map(({ talkId, number }) => [talkId, number]));
  const unanswered = await db
    .select({ id: talkMessages.id, talkId: talkMessages.talkId, number: talkMessages.number })
    .from(talkMessages)
    .where(and(isUnanswered, lt(talkMessages.sentAt, new Date(now().getTime() - minute))))
    .orderBy(asc(talkMessages.sentAt));
  return unanswered
    .filter(({ talkId, number }) => turns.get(talkId) === number)
    .map(({ id }) => ({ payload: { messageId: id }, key: keyOf(id), rest: minute }));
}
