import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Screening } from "~/crisis/assess.server";
import { talkMessages, talks } from "~/db/schema";
import { isBlank, isLongerThan, normalise, withoutControlCharacters } from "~/forms/text";
import { authoriseSelf } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { saidByPage } from "../command/refusals";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { consumeMessage } from "./daily-limit.server";
import { requireConsent } from "./consent.server";
import { raiseTalk } from "./raise-talk.server";
import { enqueueReply } from "./enqueue-reply.server";
import { messageLength } from "./limits";
import { lockOwnTalk } from "./own-talk.server";
import { findStyle } from "./styles";
import { talkRefusals } from "./refusals";
import { isUnanswered } from "./unanswered.server";

type Written = {
  content: string;
  /** Makes the same form, sent twice, one message. */
  formToken: string;
  screening: Screening;
};

type Sent = { talkId: string; messageId: string };

/**
 * Sends a message in a talk, and has it answered.
 * @throws NotAllowed, NotFound, Invalid; Conflict of `consentRefusals` and `talkRefusals`, and `form_token` for a form that
 * somebody else has sent; TooManyRequests where today's messages are used up
 */
export async function sendMessage(
  ctx: ServiceContext,
  { talkId, ...written }: Written & { talkId: string },
): Promise<Sent> {
  const content = checkedContent(written.content);
  const userId = authoriseSelf(ctx);
  await requireConsent(ctx, userId);
  await requireRateLimit(ctx, "mentorSends", userId);
  return inTransaction(ctx, async (tx) => {
    // Before the talk, as its withdrawal takes them.
    await requireConsent(tx, userId);
    const { id } = await lockOwnTalk(tx, talkId);
    return add(tx, id, { ...written, content });
  });
}

/**
 * Begins a talk with its first message: see `sendMessage`.
 * @param input.isEphemeral whether it leaves no trace
 */
export async function startTalk(
  ctx: ServiceContext,
  { style, isEphemeral, ...written }: Written & { style: number; isEphemeral: boolean },
): Promise<Sent> {
  const userId = authoriseSelf(ctx);
  if (!findStyle(style)) throw new Conflict(talkRefusals.talk_style);
  const content = checkedContent(written.content);
  await requireConsent(ctx, userId);
  await requireRateLimit(ctx, "mentorSends", userId);
  return inTransaction(ctx, async (tx) => {
    // The same form, sent twice at once, finds the talk that it has begun.
    await requireConsent(tx, userId, "update");
    const { earlier } = await sentBefore(tx, userId, { ...written, content });
    if (earlier) return earlier;
    const at = tx.now();
    const [talk] = await tx.db
      .insert(talks)
      .values({ userId, style, isEphemeral, startedAt: at, lastMessageAt: at })
      .returning({ id: talks.id });
    if (!talk) throw new Error("A talk was not stored.");
    return add(tx, talk.id, { ...written, content });
  });
}

function checkedContent(text: string): string {
  const content = normalise(withoutControlCharacters(text));
  if (isBlank(content)) throw new Conflict(talkRefusals.talk_empty);
  if (isLongerThan(content, messageLength)) throw new Invalid("talk_message");
  return content;
}

async function add(
  tx: TransactionContext,
  talkId: string,
  { content, formToken, screening }: Written,
): Promise<Sent> {
  const userId = authoriseSelf(tx);
  const { earlier, token } = await sentBefore(tx, userId, { content, formToken });
  if (earlier) return earlier;
  const [message] = await tx.db
    .insert(talkMessages)
    .values({
      talkId,
      number: sql`(select coalesce(max(number), 0) + 1 from talk_messages where talk_id = ${talkId})`,
      content,
      crisisLevel: screening.level,
      countedDay: await consumeMessage(tx, userId),
      formToken: token,
      sentAt: tx.now(),
    })
    .onConflictDoNothing({ target: talkMessages.formToken })
    .returning({ id: talkMessages.id });
  // Somebody was faster with the same token, in another talk.
  if (!message) throw new Conflict(saidByPage("form_token"));
  await tx.db
    .update(talks)
    // It is not over: facts are proposed once this is answered, too.
    .set({ lastMessageAt: tx.now(), factsDueAt: null })
    .where(eq(talks.id, talkId));
  await raiseTalk(tx, talkId, screening.level);
  const unanswered = await tx.db.$count(
    talkMessages,
    and(eq(talkMessages.talkId, talkId), isUnanswered),
  );
  if (unanswered === 1) await enqueueReply(tx, message.id);
  return { talkId, messageId: message.id };
}

/**
 * What the same form has sent already, and the token for what it sends now. A page that heard no answer sends its words again with
 * the token that they had; other words are another message.
 */
async function sentBefore(
  { db }: Pick<ServiceContext, "db">,
  userId: string,
  { content, formToken }: Pick<Written, "content" | "formToken">,
): Promise<{ earlier: Sent | null; token: string }> {
  const [found] = await db
    .select({
      ...{ talkId: talkMessages.talkId, messageId: talkMessages.id },
      ...{ content: talkMessages.content, userId: talks.userId },
    })
    .from(talkMessages)
    .innerJoin(talks, eq(talks.id, talkMessages.talkId))
    .where(eq(talkMessages.formToken, formToken));
  if (!found) return { earlier: null, token: formToken };
  if (found.userId !== userId) throw new Conflict(saidByPage("form_token"));
  if (found.content !== content) return { earlier: null, token: randomUUID() };
  const { talkId, messageId } = found;
  return { earlier: { talkId, messageId }, token: formToken };
}
