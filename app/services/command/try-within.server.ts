import { sql } from "drizzle-orm";
import { serverErrorOf } from "~/db/server-error";
import { inTransaction, type ServiceContext, type TransactionContext } from "./context.server";

/** How PostgreSQL says that it stopped a statement for its time. */
const stopped = "57014";

/**
 * Does something in a transaction of its own none of whose statements may take longer than so many milliseconds.
 * @returns null where one did
 */
export async function tryWithin<Result>(
  ctx: ServiceContext,
  milliseconds: number,
  run: (tx: TransactionContext) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await inTransaction(ctx, async (tx) => {
      await tx.db.execute(
        sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`,
      );
      return await run(tx);
    });
  } catch (error) {
    if (serverErrorOf(error).code === stopped) return null;
    throw error;
  }
}
