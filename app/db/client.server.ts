import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { env } from "~/config/env.server";
import * as schema from "./schema";

export type Database = PostgresJsDatabase<typeof schema>;
/** A transaction of `Database`: what a function takes that must run inside its caller's. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** Either of the two, for reads and single statements. */
export type Executor = Database | Transaction;

/**
 * Opens a pool; times come back as `Date`, amounts as numbers of grosze. While the server is away a query fails within
 * two seconds: the driver's own pauses between attempts grow to twenty, and somebody is waiting for the answer.
 */
export function connect(url: string, options: { connections: number }) {
  const sql = postgres(url, {
    max: options.connections,
    connect_timeout: 2,
    backoff: () => 0.2,
    onnotice: () => {},
    connection: { application_name: "konstelacja", statement_timeout: 30_000 },
  });
  return { sql, db: drizzle(sql, { schema, casing: "snake_case" }) satisfies Database };
}

const connection = connect(env.DATABASE_URL, { connections: env.DATABASE_CONNECTIONS });

/** The process-wide pool. Routes reach it only through services. */
export const db: Database = connection.db;

/** Ends the pool once running statements are done. */
export const closeDatabase = () => connection.sql.end({ timeout: 5 });
