import { and, eq, isNull } from "drizzle-orm";
import { talks } from "~/db/schema";
import { authoriseSelf } from "../access/authorise.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";

export type Talk = typeof talks.$inferSelect;

const isOwn = (id: string, userId: string) =>
  and(eq(talks.id, id), eq(talks.userId, userId), isNull(talks.deletedAt));

/** One's own talk, which nobody else has. @throws NotAllowed, NotFound */
export async function ownTalk(ctx: ServiceContext, id: string): Promise<Talk> {
  const userId = authoriseSelf(ctx);
  const [talk] = isId(id) ? await ctx.db.select().from(talks).where(isOwn(id, userId)) : [];
  if (!talk) throw new NotFound("talk");
  return talk;
}

/** The same, held for the transaction: what is sent, stopped and answered in a talk comes one after another. */
export async function lockOwnTalk(tx: TransactionContext, id: string): Promise<Talk> {
  const userId = authoriseSelf(tx);
  const [talk] = isId(id)
    ? await tx.db.select().from(talks).where(isOwn(id, userId)).for("update")
    : [];
  if (!talk) throw new NotFound("talk");
  return talk;
}
