import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import { conversations, messages } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { isId } from "../listing/ids";
import type { MessageRow, Side, SubjectKind } from "./conversation";

export type Message = MessageRow & { subjectId: string };

/**
 * What was said in the conversations about some subjects, the oldest first, as one side may read it.
 * @param limit most that are read: of more, the newest
 * @param before id of a message: only what was said before it
 */
export async function listMessages(
  ctx: Pick<ServiceContext, "db">,
  subjects: { kind: SubjectKind; ids: readonly string[] },
  { reader, limit, before }: { reader: Side; limit: number; before?: string },
): Promise<Message[]> {
  if (subjects.ids.length === 0) return [];
  const rows = await ctx.db
    .select({ message: messages, subjectId: conversations.subjectId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(conversations.subjectKind, subjects.kind),
        inArray(conversations.subjectId, [...subjects.ids]),
        visibleTo(reader),
        before === undefined ? undefined : saidBefore(before),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
  return rows.map(({ message, subjectId }) => ({ ...message, subjectId })).reverse();
}

const saidBefore = (id: string) =>
  isId(id)
    ? sql`(${messages.createdAt}, ${messages.id}) < (select created_at, id from messages where id = ${id})`
    : sql`false`;

function visibleTo(reader: Side) {
  const own =
    reader === "staff"
      ? inArray(messages.authorKind, ["staff", "system"])
      : inArray(messages.authorKind, ["visitor", "member"]);
  return or(
    eq(messages.visibility, "everybody"),
    and(eq(messages.visibility, "own_side"), own),
    reader === "staff" ? eq(messages.visibility, "staff") : undefined,
  );
}
