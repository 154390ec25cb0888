import type postgres from "postgres";
import { withBody, type TransactionBody } from "./transaction-bodies";

type Executes = Pick<postgres.Sql, "unsafe">;

/**
 * Has a connection's statements prepared by the server, once each, and called by name from then on. drizzle-orm prepares
 * only those that are named, and postgres.js asks the server for the types of each one that is not, every time anew: a
 * further round trip, the parsing and the planning of it took as long as all the rest.
 */
export function preparing(sql: postgres.Sql): postgres.Sql {
  sql.begin = withBody(sql.begin.bind(sql), inside);
  return prepares(sql);
}

function inside(body: TransactionBody): TransactionBody {
  return (transaction) => {
    transaction.savepoint = withBody(transaction.savepoint.bind(transaction), inside);
    return body(prepares(transaction));
  };
}

function prepares<Sql extends Executes>(sql: Sql): Sql {
  const unsafe = sql.unsafe.bind(sql);
  sql.unsafe = ((statement, values, options) =>
    unsafe(statement, values, { ...options, prepare: true })) as typeof unsafe;
  return sql;
}
