import { and, eq } from "drizzle-orm";
import { env } from "~/config/env.server";
import { complaints, conversations, mails, messages, orders, supportThreads } from "~/db/schema";
import { paths } from "~/paths";
import type { ServiceContext } from "../command/context.server";
import type { Order } from "../orders/transition-order.server";
import { replyAddress } from "./reply-address.server";

/**
 * The message of a thread that a mail carries, where its recipient goes on, and where their answer goes; null where there is
 * none any more. What is decided and closed takes no answer by mail: its decision says what else there is.
 */
export async function threadOfMail({ db }: Pick<ServiceContext, "db">, mailId: string) {
  const [found] = await db
    .select({
      ...{ text: messages.body, thread: supportThreads, order: orders },
      ...{ complaint: complaints, decidedAt: complaints.decidedAt },
      recipient: mails.recipient,
    })
    .from(messages)
    .innerJoin(mails, eq(mails.id, messages.mailId))
    .innerJoin(
      conversations,
      and(eq(conversations.id, messages.conversationId), eq(conversations.subjectKind, "support")),
    )
    .innerJoin(supportThreads, eq(supportThreads.id, conversations.subjectId))
    .leftJoin(complaints, eq(complaints.threadId, supportThreads.id))
    .leftJoin(orders, eq(orders.id, supportThreads.orderId))
    .where(eq(messages.mailId, mailId));
  if (!found) return null;
  const { thread, order } = found;
  const { kind, id, closedAt, replyKey } = thread;
  const page =
    kind === "complaint" && order ? pageFor(order, found.recipient) : paths.supportThread(id);
  const takesAnswers = kind === "ticket" || closedAt === null;
  const replyTo = (takesAnswers && replyAddress(replyKey)) || undefined;
  return { ...found, href: env.APP_URL + page, replyTo };
}

/** The key to an order is for its own address alone, not for one that it had before. */
function pageFor(
  { token, formerToken, email }: Pick<Order, "token" | "formerToken" | "email">,
  recipient: string | null,
): string {
  if (email === recipient) return paths.orderComplaint(token);
  return formerToken === null ? paths.contact() : paths.paymentSuccess(formerToken);
}
