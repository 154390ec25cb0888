import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import { db, type Database, type Executor, type Transaction } from "~/db/client.server";
import { logger, type Logger } from "~/config/logger.server";
import type { Actor } from "../access/actor";

export type { Actor } from "../access/actor";

/** What every service verb needs besides its input. */
export type ServiceContext = {
  /** The process's pool or, inside `inTransaction`, the transaction. */
  db: Executor;
  /** Who acts. */
  actor: Actor;
  /** The clock, so that tests can move it. */
  now: () => Date;
  log: Logger;
};

/** The context inside a transaction: what a verb takes that must run inside its caller's. */
export type TransactionContext = ServiceContext & { db: Transaction };

/** Actors that are known by their kind alone. */
type Nameless = Exclude<Actor, { userId: string } | { auth0Id: string }>["kind"];

/** The context of this process, for one actor. */
export function serviceContext(actor: Actor | Nameless, log: Logger = logger): ServiceContext {
  return {
    db,
    actor: typeof actor === "string" ? { kind: actor } : actor,
    now: () => new Date(),
    log,
  };
}

/**
 * Runs `run` in a transaction: the caller's, where there is one, else a new one. Everything that must not come apart
 * goes through here, so a verb may call another one without knowing who opened what. An error that leaves a joined
 * transaction has to leave the outer one as well: what was written before it would stay otherwise.
 *
 * A transaction is one moment: its clock stands still from the first look at it, which comes after the locks.
 */
export async function inTransaction<Result>(
  ctx: ServiceContext,
  run: (tx: TransactionContext) => Promise<Result>,
): Promise<Result> {
  if (isTransaction(ctx)) return run(ctx);
  return (ctx.db as Database).transaction((transaction) => {
    let moment: Date | undefined;
    return run({ ...ctx, db: transaction, now: () => (moment ??= ctx.now()) });
  });
}

function isTransaction(ctx: ServiceContext): ctx is TransactionContext {
  return is(ctx.db, PgTransaction);
}
