import { and, eq } from "drizzle-orm";
import { conversations, messages } from "~/db/schema";
import type { CrisisLevel } from "~/crisis/levels";
import type { TransactionContext } from "../command/context.server";
import { sideOf, type AuthorKind, type Subject, type Visibility } from "./conversation";
import { markRead } from "./mark-read.server";

/**
 * Adds a message to the conversation about a subject, which begins with its first one. Whoever writes has read what
 * stands above, unless their words are kept from their own side.
 * @param message.author with an id where it is staff: a party is known by the subject alone
 * @param message.mailId of the mail that carries it
 * @returns its id; null when it was there before
 */
export async function postMessage(
  tx: TransactionContext,
  message: {
    subject: Subject;
    author: { kind: "staff"; id: string } | { kind: Exclude<AuthorKind, "staff"> };
    body: string;
    idempotencyKey: string;
    visibility?: Visibility;
    crisisLevel?: CrisisLevel;
    mailId?: string;
  },
): Promise<string | null> {
  const { subject, author, visibility = "everybody", crisisLevel = "none", ...rest } = message;
  const conversationId = await conversationAbout(tx, subject);
  const [posted] = await tx.db
    .insert(messages)
    .values({
      ...rest,
      conversationId,
      authorKind: author.kind,
      authorId: "id" in author ? author.id : null,
      visibility,
      crisisLevel,
      createdAt: tx.now(),
    })
    .onConflictDoNothing()
    .returning({ id: messages.id });
  if (!posted) return null;
  const side = sideOf(author.kind);
  if (visibility !== "staff" || side === "staff") await markRead(tx, subject, side);
  return posted.id;
}

/** Says which mail carries a message that is there already. */
export async function carryByMail(
  tx: TransactionContext,
  { messageId, mailId }: { messageId: string; mailId: string },
): Promise<void> {
  await tx.db.update(messages).set({ mailId }).where(eq(messages.id, messageId));
}

async function conversationAbout(tx: TransactionContext, { kind, id }: Subject): Promise<string> {
  await tx.db
    .insert(conversations)
    .values({ subjectKind: kind, subjectId: id, createdAt: tx.now() })
    .onConflictDoNothing();
  const [found] = await tx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.subjectKind, kind), eq(conversations.subjectId, id)));
  if (!found) throw new Error("A conversation was not written down.");
  return found.id;
}
