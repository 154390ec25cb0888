import { asc, eq } from "drizzle-orm";
import { supportThreads } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import { listMessages } from "../conversations/list-messages.server";
import { attachmentsOf } from "./member-queries.server";

const exportedMessages = 20_000;

/** All that was said in the threads of a member, with the names of the files, for their export. */
export async function exportThreads(ctx: Pick<ServiceContext, "db">, userId: string) {
  const threads = await ctx.db
    .select()
    .from(supportThreads)
    .where(eq(supportThreads.userId, userId))
    .orderBy(asc(supportThreads.createdAt));
  const said = await listMessages(
    ctx,
    { kind: "support", ids: threads.map(({ id }) => id) },
    { reader: "party", limit: exportedMessages },
  );
  const files = await attachmentsOf(ctx, said);
  return threads.map(({ id, subject, createdAt, closedAt, deleteAt }) => ({
    ...{ subject, createdAt, closedAt, deleteAt },
    messages: said
      .filter(({ subjectId }) => subjectId === id)
      .map((message) => ({
        author: message.authorKind,
        text: message.body,
        sentAt: message.createdAt,
        files: files(message.id).map(({ name }) => name),
      })),
  }));
}
