import type postgres from "postgres";

type Executes = Pick<postgres.Sql, "unsafe">;

/**
 * Has a connection's statements prepared by the server, once each, and called by name from then on. drizzle-orm prepares
 * only those that are named, and postgres.js asks the server for the types of each one that is not, every time anew: a
 * further round trip, the parsing and the planning of it took as long as all the rest.
 */
export function preparing(sql: postgres.Sql): postgres.Sql {
  const begin = sql.begin.bind(sql) as (...given: unknown[]) => Promise<unknown>;
  sql.begin = ((...given: unknown[]) => {
    const run = given.pop() as (transaction: postgres.TransactionSql) => unknown;
    return begin(...given, (transaction: postgres.TransactionSql) => run(nested(transaction)));
  }) as postgres.Sql["begin"];
  return prepares(sql);
}

function nested(transaction: postgres.TransactionSql): postgres.TransactionSql {
  const savepoint = transaction.savepoint.bind(transaction) as (
    ...given: unknown[]
  ) => Promise<unknown>;
  transaction.savepoint = ((...given: unknown[]) => {
    const run = given.pop() as (transaction: postgres.TransactionSql) => unknown;
    return savepoint(...given, (inner: postgres.TransactionSql) => run(nested(inner)));
  }) as postgres.TransactionSql["savepoint"];
  return prepares(transaction);
}

function prepares<Sql extends Executes>(sql: Sql): Sql {
  const unsafe = sql.unsafe.bind(sql);
  sql.unsafe = ((statement, values, options) =>
    unsafe(statement, values, { ...options, prepare: true })) as typeof unsafe;
  return sql;
}
