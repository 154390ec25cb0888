import { AsyncLocalStorage } from "node:async_hooks";
import { NoopLogger } from "drizzle-orm";
import { vi } from "vitest";

type Statement = { query: string; params: readonly unknown[]; isOwn: boolean };

const ownRun = new AsyncLocalStorage<object>();

/** What is asked of PostgreSQL meanwhile: by what runs itself (`isOwn`), and by whoever else is at work in this process. */
async function statementsIn(run: () => Promise<unknown>): Promise<Statement[]> {
  // The driver tells its logger of each statement, in a transaction another one of the same kind, and nobody listens otherwise.
  const statements: Statement[] = [];
  const own = {};
  const told = vi.spyOn(NoopLogger.prototype, "logQuery").mockImplementation((...given) => {
    const [query = "", params = []] = given as unknown as [string, unknown[]] | [];
    statements.push({ query, params, isOwn: ownRun.getStore() === own });
  });
  try {
    await ownRun.run(own, run);
    return statements;
  } finally {
    told.mockRestore();
  }
}

/** Counts what it asks of PostgreSQL, but for switches, which are looked up again whenever their moment is over. */
export async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const statements = await statementsIn(run);
  return statements.filter(({ query, isOwn }) => isOwn && !query.includes('"switch_changes"'))
    .length;
}

/** Counts what is asked of PostgreSQL meanwhile with a certain value, by whomever. */
export async function statementsWith(value: string, run: () => Promise<unknown>): Promise<number> {
  return (await statementsIn(run)).filter(({ params }) => params.includes(value)).length;
}

/** Statements whose limit is a value, which PostgreSQL plans anew each time. */
export const statementsWithLimits = async (run: () => Promise<unknown>): Promise<string[]> =>
  (await statementsIn(run))
    .filter(({ query, isOwn }) => isOwn && /limit \$\d/.test(query))
    .map(({ query }) => query);

/** The tables that are read meanwhile, by their names in PostgreSQL. */
export async function tablesOf(run: () => Promise<unknown>): Promise<string[]> {
  const named = (await statementsIn(run)).flatMap(({ query }) =>
    [...query.matchAll(/\b(?:from|join) \(*"(\w+)"/g)].map(([, table = ""]) => table),
  );
  return [...new Set(named)];
}
