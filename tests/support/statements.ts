import { vi } from "vitest";
import { db } from "~/db/client.server";

/** Counts what is asked of PostgreSQL meanwhile. */
export async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  // The driver tells its logger of each statement, and nobody listens to it otherwise.
  const { logger } = (db as unknown as { _: { session: { logger: { logQuery: () => void } } } })._
    .session;
  const told = vi.spyOn(logger, "logQuery");
  await run();
  const { length } = told.mock.calls;
  told.mockRestore();
  return length;
}
