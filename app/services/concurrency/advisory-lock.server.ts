import { sql } from "drizzle-orm";
import type { TransactionContext } from "../command/context.server";

/** Lets transactions that wait for the same advisory lock run one after the other, in all processes. @param key names the lock */
export async function lockExclusively(tx: TransactionContext, key: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Runs beside others that share the lock, but not beside one that holds it by `lockExclusively`. */
export async function lockShared(tx: TransactionContext, key: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended(${key}, 0))`);
}
