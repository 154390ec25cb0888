import { and, eq } from "drizzle-orm";
import { conversations } from "~/db/schema";
import type { ServiceContext } from "../command/context.server";
import type { Side, Subject } from "./conversation";

/** Notes that one side has read a conversation up to now. */
export async function markRead(
  ctx: Pick<ServiceContext, "db" | "now">,
  { kind, id }: Subject,
  side: Side,
): Promise<void> {
  await ctx.db
    .update(conversations)
    .set(side === "staff" ? { staffReadAt: ctx.now() } : { partyReadAt: ctx.now() })
    .where(and(eq(conversations.subjectKind, kind), eq(conversations.subjectId, id)));
}
