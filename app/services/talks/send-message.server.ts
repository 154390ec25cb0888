import type { Screening } from "~/crisis/assess.server";
import { ownLevel } from "~/crisis/own-danger";
import { talks } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict } from "../command/errors";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { addMessage, checkedContent, sentBefore, type Sent } from "./add-message.server";
import { consumeMessage } from "./daily-limit.server";
import { requireConsent } from "./consent.server";
import { lockOwnTalk, type Talk } from "./own-talk.server";
import { findStyle } from "./styles";
import { talkRefusals } from "./refusals";

type Written = {
  content: string;
  /** Makes the same form, sent twice, one message. */
  formToken: string;
  screening: Screening;
};

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
    const { earlier } = await sentBefore(tx, isOf(userId), { ...written, content });
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

async function add(tx: TransactionContext, talkId: string, written: Written): Promise<Sent> {
  const userId = authoriseSelf(tx);
  const { earlier, token } = await sentBefore(tx, isOf(userId), written);
  if (earlier) return earlier;
  const { content, screening } = written;
  const countedDay = await consumeMessage(tx, userId);
  const level = ownLevel(screening);
  return addMessage(tx, talkId, { content, formToken: token, level, countedDay });
}

const isOf = (userId: string) => (talk: Pick<Talk, "userId">) => talk.userId === userId;
