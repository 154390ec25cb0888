import { and, eq } from "drizzle-orm";
import { talks } from "~/db/schema";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { lockOwnTalk } from "./own-talk.server";

/**
 * Takes a member at their word that they were misheard: the talk is no longer led as in a crisis. Help stays near it, and every
 * further message is read as before.
 * @throws NotAllowed, NotFound
 */
export async function lowerLevel(ctx: ServiceContext, talkId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { id } = await lockOwnTalk(tx, talkId);
    await lowerTalk(tx, id);
  });
}

/** @param tx holds the talk */
export async function lowerTalk(tx: TransactionContext, id: string): Promise<void> {
  await tx.db
    .update(talks)
    .set({ crisisLevel: "concern" })
    .where(and(eq(talks.id, id), eq(talks.crisisLevel, "acute")));
}
