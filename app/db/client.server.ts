import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { env } from "~/config/env.server";
import { ownSockets } from "./own-sockets.server";
import { endingWithConnection } from "./ending-with-connection.server";
import { preparing } from "./preparing.server";
import * as schema from "./schema";
import { sessionNames } from "./session-names";

export type Database = PostgresJsDatabase<typeof schema>;
/** A transaction of `Database`: what a function takes that must run inside its caller's. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
export type Executor = Database | Transaction;

/** How long a statement may take, in milliseconds. */
const statementTimeout = 30_000;
/** How long a transaction may ask for nothing, in milliseconds: others wait for what it holds. */
const idleInTransaction = 60_000;
/** When a connection on which a statement stands is given up, though the server has not ended it; and how often that is looked at. */
const standstill = { longest: statementTimeout + 5_000, every: 5_000 };

/**
 * Opens a pool; times come back as `Date`, amounts as numbers of grosze. While the server is away a query fails within
 * two seconds: the driver's own pauses between attempts grow to twenty, and somebody is waiting for the answer.
 */
export function connect(url: string, options: { connections: number }) {
  const sockets = ownSockets();
  const settings = {
    max: options.connections,
    connect_timeout: 2,
    backoff: () => 0.2,
    onnotice: () => {},
    connection: {
      application_name: sessionNames.pool,
      statement_timeout: statementTimeout,
      idle_in_transaction_session_timeout: idleInTransaction,
      // What nobody waits for any more is not done once a lock is free.
      client_connection_check_interval: 1_000,
      // How alike texts are that `%` finds; half as many candidates as by PostgreSQL's own 0.3 make the search quick.
      "pg_trgm.similarity_threshold": 0.5,
      // Starting two helpers takes 20 ms and more, what a search that asks for none has taken by then: they are for sums over a
      // whole shop. PostgreSQL's own 1,000 takes them to start in a moment.
      parallel_setup_cost: 20_000,
    },
    socket: sockets.connect,
  };
  const sql = preparing(endingWithConnection(postgres(url, settings)));
  setInterval(() => sockets.letStuckGo(standstill.longest), standstill.every).unref();
  return { sql, db: drizzle(sql, { schema, casing: "snake_case" }) satisfies Database, sockets };
}

const connection = connect(env.DATABASE_URL, { connections: env.DATABASE_CONNECTIONS });

export const db: Database = connection.db;

export const databaseSockets = connection.sockets;

const listening = new Set<postgres.Sql>();

/**
 * Opens a connection of its own that hears what is announced on some channels.
 * @param on.word a word and its channel
 * @param on.close the connection is gone, for whatever reason, or could not be made
 */
export function openListener(
  channels: readonly string[],
  on: {
    open: () => void;
    notification: (channel: string, payload: string) => void;
    close: () => void;
  },
): void {
  const options = { onnotify: on.notification, onclose: () => end() };
  const sql = postgres(env.DATABASE_URL, {
    ...options,
    max: 1,
    max_lifetime: null,
    connect_timeout: 10,
    fetch_types: false,
    connection: { application_name: sessionNames.listener },
  });
  listening.add(sql);
  const end = () => {
    // Not a second time for a connection that ends because it could not be made.
    if (!listening.delete(sql)) return;
    void sql.end({ timeout: 0 }).catch(() => undefined);
    on.close();
  };
  Promise.all(channels.map((channel) => sql`listen ${sql(channel)}`)).then(on.open, end);
}

/** Ends the pool once running statements are done. */
export async function closeDatabase(): Promise<void> {
  const listeners = [...listening];
  listening.clear();
  await Promise.all(listeners.map((sql) => sql.end({ timeout: 0 })));
  await connection.sql.end({ timeout: 5 });
}
