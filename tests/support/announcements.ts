import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { env } from "~/config/env.server";
import { db } from "~/db/client.server";

/**
 * The words that PostgreSQL announces on a channel because of what is done meanwhile, in their order. A word of our own stands
 * on either side, and words arrive in the order of their commits: what was announced before does not count, and nothing
 * is waited for in vain.
 */
export async function announcedBy(
  channel: string,
  run: () => Promise<unknown>,
): Promise<readonly string[]> {
  const connection = postgres(env.DATABASE_URL, { max: 1, onnotice: () => {} });
  try {
    const words: string[] = [];
    let onWord = () => {};
    await connection.listen(channel, (word) => {
      words.push(word);
      onWord();
    });
    const mark = async () => {
      const word = randomUUID();
      const arrived = new Promise<void>((done) => {
        onWord = () => words.includes(word) && done();
      });
      await db.execute(sql`select pg_notify(${channel}, ${word})`);
      await arrived;
      return words.indexOf(word);
    };
    const begin = await mark();
    await run();
    return words.slice(begin + 1, await mark());
  } finally {
    await connection.end();
  }
}
