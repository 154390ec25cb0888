import { and, asc, eq, isNotNull } from "drizzle-orm";
import { inboundMails } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";

export type Arrival = {
  receivedAt: Date;
  /** Null where it is the author's own; empty where its sender cannot be read. */
  unconfirmedSender: string | null;
};

/** The messages of a thread that came by mail, by their ids, the oldest first. */
export async function arrivalsIn(
  { db }: Pick<ServiceContext, "db">,
  threadId: string,
): Promise<ReadonlyMap<string | null, Arrival>> {
  const { messageId, receivedAt, unconfirmedSender } = inboundMails;
  const found = await db
    .select({ messageId, receivedAt, unconfirmedSender })
    .from(inboundMails)
    .where(and(eq(inboundMails.threadId, threadId), isNotNull(messageId)))
    .orderBy(asc(receivedAt));
  return new Map(found.map(({ messageId: id, ...arrival }) => [id, arrival]));
}
