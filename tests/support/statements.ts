import { vi } from "vitest";
import { db } from "~/db/client.server";

/** What is asked of PostgreSQL meanwhile. */
async function queriesOf(run: () => Promise<unknown>): Promise<string[]> {
  // The driver tells its logger of each statement, and nobody listens to it otherwise.
  const { logger } = (
    db as unknown as { _: { session: { logger: { logQuery: (query: string) => void } } } }
  )._.session;
  const told = vi.spyOn(logger, "logQuery");
  try {
    await run();
    return told.mock.calls.map(([query]) => query);
  } finally {
    told.mockRestore();
  }
}

/** Counts what is asked of PostgreSQL meanwhile. */
export async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  return (await queriesOf(run)).length;
}

/** The tables that are read meanwhile, by their names in PostgreSQL. */
export async function tablesOf(run: () => Promise<unknown>): Promise<string[]> {
  const named = (await queriesOf(run)).flatMap((query) =>
    [...query.matchAll(/\b(?:from|join) \(*"(\w+)"/g)].map(([, table = ""]) => table),
  );
  return [...new Set(named)];
}
