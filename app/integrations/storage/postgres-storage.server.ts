import { sql, type SQL } from "drizzle-orm";
import { observed } from "../service-calls";
import type { FileStorage } from "./storage";

type Executor = { execute: (statement: SQL) => PromiseLike<unknown> };

type Row = { content_type: string; bytes: Buffer };

/**
 * Files as rows of `stored_files`: they are written and deleted with the transaction that causes it, and a backup of the
 * database is a backup of them. An adapter for an object store would write first and delete afterwards.
 */
export function postgresStorage(db: Executor): FileStorage {
  return {
    async put(key, { contentType, bytes, createdAt }) {
      await observed("storage", async () =>
        db.execute(sql`insert into stored_files (key, content_type, bytes, created_at)
          values (${key}, ${contentType}, ${bytes}, ${createdAt.toISOString()})`),
      );
    },
    async get(key) {
      const rows = await observed("storage", async () =>
        db.execute(sql`select content_type, bytes from stored_files where key = ${key}`),
      );
      const [row] = rows as Row[];
      return row ? { contentType: row.content_type, bytes: Buffer.from(row.bytes) } : null;
    },
    async remove(keys) {
      if (keys.length === 0) return;
      const list = sql.join(
        keys.map((key) => sql`${key}`),
        sql`, `,
      );
      await db.execute(sql`delete from stored_files where key in (${list})`);
    },
  };
}
