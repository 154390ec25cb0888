import { setImmediate as nextTurn } from "node:timers/promises";
import type postgres from "postgres";
import { withBody, type TransactionBody } from "./transaction-bodies";

type Fate = {
  /** Whether its caller has been told how it ended. */
  isOver: boolean;
  /** Whether its code has run to the end. */
  isDone: boolean;
  /** Whether anything that it asked was refused or lost. */
  hasFailed: boolean;
};

/**
 * Lets a transaction end with its connection. When a connection ends, postgres.js 3.4.9 rejects its transaction, but the
 * transaction's code goes on, and the driver sends its statements, its `rollback` or its `commit` on the connection's next
 * socket, in the middle of somebody else's transaction. It also waits for the answer to a `rollback` that was never sent, and
 * takes the answers to later statements for it. What drizzle-orm asks goes through `unsafe`, which is the only way that is guarded.
 */
export function endingWithConnection(sql: postgres.Sql): postgres.Sql {
  const begin = sql.begin.bind(sql) as (...given: unknown[]) => Promise<unknown>;
  sql.begin = ((...given: unknown[]) => {
    const fate: Fate = { isOver: false, isDone: false, hasFailed: false };
    const run = withBody(begin, (body) => async (transaction) => {
      try {
        return await within(fate, body)(transaction);
      } finally {
        fate.isDone = true;
      }
    });
    const outcome = run(...given);
    const end = () => void (fate.isOver = true);
    outcome.then(end, end);
    return outcome;
  }) as postgres.Sql["begin"];
  return sql;
}

function within(fate: Fate, body: TransactionBody): TransactionBody {
  return async (transaction) => {
    const { unsafe, savepoint } = transaction;
    transaction.unsafe = whileItLasts(fate, (...given: Parameters<typeof unsafe>) => {
      const query = unsafe(...given);
      query.catch(() => (fate.hasFailed = true));
      return query;
    }) as typeof unsafe;
    transaction.savepoint = withBody(whileItLasts(fate, savepoint), (inner) => within(fate, inner));
    try {
      const given = body(transaction);
      const result = await (Array.isArray(given) ? Promise.all(given) : given);
      return (await hasEnded(fate)) ? await nothing() : result;
    } catch (error) {
      fate.hasFailed = true;
      if (await hasEnded(fate)) return nothing();
      throw error;
    }
  };
}

/**
 * Whether the transaction is over. What was asked on a connection that closes fails before its transaction does, over TLS two
 * turns before it; as long as nothing has failed nobody waits.
 */
async function hasEnded(fate: Fate): Promise<boolean> {
  for (let turn = 0; turn < 2 && fate.hasFailed && !fate.isOver; turn++) await nextTurn();
  return fate.isOver;
}

function whileItLasts<Method extends (...given: never[]) => unknown>(fate: Fate, method: Method) {
  return ((...given) => {
    if (fate.isOver && fate.isDone)
      throw new Error("This transaction has ended: nothing is asked in it any more.");
    if (fate.isOver) throw connectionClosed();
    return method(...given);
  }) as Method;
}

/** What the driver is told of a transaction that is over, so that it sends nothing: the caller has been told already. */
const nothing = () => new Promise<never>(() => {});

const connectionClosed = () =>
  Object.assign(new Error("The connection of this transaction has ended."), {
    code: "CONNECTION_CLOSED",
  });
