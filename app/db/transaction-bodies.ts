import type postgres from "postgres";

export type TransactionBody = (transaction: postgres.TransactionSql) => unknown;
type Start = (...given: unknown[]) => Promise<unknown>;

/**
 * Has the body of every transaction changed before it runs.
 * @param start `begin` of a pool or `savepoint` of a transaction, whose last parameter is the body
 */
export function withBody<Method>(
  start: Method,
  change: (body: TransactionBody) => TransactionBody,
): Method {
  const bodyLast: Start = (...given) => {
    const body = given.pop() as TransactionBody;
    return (start as Start)(...given, change(body));
  };
  return bodyLast as Method;
}
