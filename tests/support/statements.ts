import { vi } from "vitest";
import { db } from "~/db/client.server";

type Statement = { query: string; params: readonly unknown[] };

/** What is asked of PostgreSQL meanwhile. */
async function statementsIn(run: () => Promise<unknown>): Promise<Statement[]> {
  // The driver tells its logger of each statement, and nobody listens to it otherwise.
  const { logger } = (
    db as unknown as {
      _: { session: { logger: { logQuery: (query: string, params: unknown[]) => void } } };
    }
  )._.session;
  const told = vi.spyOn(logger, "logQuery");
  try {
    await run();
    return told.mock.calls.map(([query, params]) => ({ query, params }));
  } finally {
    told.mockRestore();
  }
}

/** Counts what is asked of PostgreSQL meanwhile, but for switches, which are looked up again whenever their moment is over. */
export async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  return (await statementsIn(run)).filter(({ query }) => !query.includes('"switch_changes"'))
    .length;
}

/** Counts what is asked of PostgreSQL meanwhile with a certain value, whoever else asks something of their own. */
export async function statementsWith(value: string, run: () => Promise<unknown>): Promise<number> {
  return (await statementsIn(run)).filter(({ params }) => params.includes(value)).length;
}

/** The tables that are read meanwhile, by their names in PostgreSQL. */
export async function tablesOf(run: () => Promise<unknown>): Promise<string[]> {
  const named = (await statementsIn(run)).flatMap(({ query }) =>
    [...query.matchAll(/\b(?:from|join) \(*"(\w+)"/g)].map(([, table = ""]) => table),
  );
  return [...new Set(named)];
}
