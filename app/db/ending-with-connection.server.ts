import { setImmediate as nextTurn } from "node:timers/promises";
import type postgres from "postgres";
import { withBody, type TransactionBody } from "./transaction-bodies";

/** Whether a transaction has ended, by itself or with its connection. */
type Fate = { isOver: boolean };

/**
 * Lets a transaction end with its connection. postgres.js 3.4.9 rejects it then, but lets its code go on asking on what is the
 * next one's connection by now, and says `rollback` or `commit` there: the next transaction was ended in its middle, or waited for
 * ever, since the driver took the answers to its questions for those to what had never been sent.
 */
export function endingWithConnection(sql: postgres.Sql): postgres.Sql {
  const begin = sql.begin.bind(sql) as (...given: unknown[]) => Promise<unknown>;
  sql.begin = ((...given: unknown[]) => {
    const fate = { isOver: false };
    const outcome = withBody(begin, (body) => within(fate, body))(...given);
    const end = () => void (fate.isOver = true);
    outcome.then(end, end);
    return outcome;
  }) as postgres.Sql["begin"];
  return sql;
}

function within(fate: Fate, body: TransactionBody): TransactionBody {
  return async (transaction) => {
    const { unsafe, savepoint } = transaction;
    transaction.unsafe = whileItLasts(fate, unsafe);
    transaction.savepoint = withBody(whileItLasts(fate, savepoint), (inner) => within(fate, inner));
    try {
      const result = await body(transaction);
      return fate.isOver ? await nothing() : result;
    } catch (error) {
      // What was asked on a connection that closes fails before the transaction does.
      await nextTurn();
      if (fate.isOver) return nothing();
      throw error;
    }
  };
}

function whileItLasts<Method extends (...given: never[]) => unknown>(fate: Fate, method: Method) {
  return ((...given) => {
    if (fate.isOver) throw connectionClosed();
    return method(...given);
  }) as Method;
}

/** What the driver is told of a transaction that is over, so that it says nothing on the connection: the caller knows already. */
const nothing = () => new Promise<never>(() => {});

const connectionClosed = () =>
  Object.assign(new Error("the connection of this transaction has ended"), {
    code: "CONNECTION_CLOSED",
  });
