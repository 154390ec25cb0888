import { and, eq, sql } from "drizzle-orm";
import type { CrisisLevel } from "~/crisis/levels";
import { talkMessages, talks } from "~/db/schema";
import { isBlank, isLongerThan, normalise, withoutControlCharacters } from "~/forms/text";
import { digest } from "../access/secrets.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { saidByPage } from "../command/refusals";
import { enqueueReply } from "./enqueue-reply.server";
import { messageLength } from "./limits";
import type { Talk } from "./own-talk.server";
import { raiseTalk } from "./raise-talk.server";
import { talkRefusals } from "./refusals";
import { isUnanswered } from "./unanswered.server";

export type Sent = { talkId: string; messageId: string };

/** @throws Conflict for a message without words; Invalid for one that is too long */
export function checkedContent(text: string): string {
  const content = normalise(withoutControlCharacters(text));
  if (isBlank(content)) throw new Conflict(talkRefusals.talk_empty);
  if (isLongerThan(content, messageLength)) throw new Invalid("talk_message");
  return content;
}

/**
 * What the same form has sent already, and the token for what it sends now. A page that heard no answer sends its words again with
 * the token that they had; other words are another message.
 * @throws Conflict `form_token` for a form that was sent in a talk of somebody else
 */
export async function sentBefore(
  { db }: Pick<ServiceContext, "db">,
  isOwn: (talk: Pick<Talk, "userId" | "orderId">) => boolean,
  { content, formToken }: { content: string; formToken: string },
): Promise<{ earlier: Sent | null; token: string }> {
  const [found] = await db
    .select({
      ...{ talkId: talkMessages.talkId, messageId: talkMessages.id },
      ...{ content: talkMessages.content, userId: talks.userId, orderId: talks.orderId },
    })
    .from(talkMessages)
    .innerJoin(talks, eq(talks.id, talkMessages.talkId))
    .where(eq(talkMessages.formToken, formToken));
  if (!found) return { earlier: null, token: formToken };
  if (!isOwn(found)) throw new Conflict(saidByPage("form_token"));
  // Sent again, the same other words are the same other message.
  if (found.content !== content)
    return sentBefore({ db }, isOwn, { content, formToken: tokenFor(content, formToken) });
  const { talkId, messageId } = found;
  return { earlier: { talkId, messageId }, token: formToken };
}

const tokenFor = (content: string, formToken: string) =>
  digest(`${formToken} ${content}`).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, "$1-$2-$3-$4-$5");

/**
 * Adds a message to a talk, and has it answered once its turn comes.
 * @param tx holds the talk
 * @throws Conflict `form_token`
 */
export async function addMessage(
  tx: TransactionContext,
  talkId: string,
  message: {
    content: string;
    formToken: string;
    level: CrisisLevel;
    countedDay?: string;
    isLast?: boolean;
  },
): Promise<Sent> {
  const { content, formToken, level, countedDay, isLast } = message;
  const [added] = await tx.db
    .insert(talkMessages)
    .values({
      talkId,
      number: sql`(select coalesce(max(number), 0) + 1 from talk_messages where talk_id = ${talkId})`,
      ...{ content, crisisLevel: level, countedDay, formToken, isLast },
      sentAt: tx.now(),
    })
    .onConflictDoNothing({ target: talkMessages.formToken })
    .returning({ id: talkMessages.id });
  // Somebody was faster with the same token, in another talk.
  if (!added) throw new Conflict(saidByPage("form_token"));
  await tx.db
    .update(talks)
    // It is not over: facts are proposed once this is answered, too.
    .set({ lastMessageAt: tx.now(), factsDueAt: null })
    .where(eq(talks.id, talkId));
  await raiseTalk(tx, talkId, level);
  const unanswered = await tx.db.$count(
    talkMessages,
    and(eq(talkMessages.talkId, talkId), isUnanswered),
  );
  if (unanswered === 1) await enqueueReply(tx, added.id);
  return { talkId, messageId: added.id };
}
