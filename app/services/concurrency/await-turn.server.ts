import { sql } from "drizzle-orm";
import type { TransactionContext } from "../command/context.server";

/** Lets transactions that wait for the same turn run one after the other, in all processes. @param what names the turn */
export async function awaitTurn(tx: TransactionContext, what: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}

/** Runs beside others that share the turn, but not beside one that waits for it with `awaitTurn`. */
export async function shareTurn(tx: TransactionContext, what: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${what}, 0))`);
}
