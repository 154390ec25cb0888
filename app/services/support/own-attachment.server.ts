import { and, eq, ne, type SQL } from "drizzle-orm";
import { conversations, messageAttachments, messages, supportThreads } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext } from "../command/context.server";
import { isId } from "../listing/ids";
import { findOwnOrder, type OwnOrder } from "./own-order.server";

/** A file of a message as its address names it. */
type Asked = { messageId: string; position: string };

/**
 * A file of a message in a thread of a member.
 * @returns null where there is none, or not for them
 * @throws NotAllowed
 */
export async function readOwnAttachment(ctx: ServiceContext, asked: Asked) {
  return attachmentIn(ctx, eq(supportThreads.userId, authoriseSelf(ctx)), asked);
}

/**
 * A file of a message in a complaint about an order of whoever asks.
 * @returns null where there is none, or not in one of these
 * @throws NotAllowed, NotFound as `findOwnOrder`
 */
export async function readComplaintAttachment(ctx: ServiceContext, own: OwnOrder, asked: Asked) {
  const { id } = await findOwnOrder(ctx, own);
  const { kind, orderId } = supportThreads;
  return attachmentIn(ctx, and(eq(kind, "complaint"), eq(orderId, id)), asked);
}

async function attachmentIn(ctx: ServiceContext, threads: SQL | undefined, asked: Asked) {
  if (!isId(asked.messageId) || !/^\d{1,2}$/.test(asked.position)) return null;
  const { name, contentType, bytes, messageId, position } = messageAttachments;
  const [file] = await ctx.db
    .select({ name, contentType, bytes })
    .from(messageAttachments)
    .innerJoin(messages, eq(messages.id, messageId))
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(
      supportThreads,
      and(eq(conversations.subjectKind, "support"), eq(supportThreads.id, conversations.subjectId)),
    )
    .where(
      and(
        ...[eq(messageId, asked.messageId), eq(position, Number(asked.position)), threads],
        // What somebody else may have sent by mail is for staff alone.
        ne(messages.visibility, "staff"),
      ),
    );
  return file ?? null;
}
