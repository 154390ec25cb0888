import { sql } from "drizzle-orm";
import { db } from "~/db/client.server";

/** The schemas that belong to the product, the job queue's among them. */
const schemas = ["public", "graphile_worker", "drizzle"];

/**
 * Every column of every table of ours and of the job queue in which one of these occurs.
 * @param needles texts, or bytes that may stand in a file
 * @returns `table.column`
 */
export async function findEverywhere(...needles: (string | Buffer)[]): Promise<string[]> {
  const tables = await db.execute<{ schema: string; table: string; columns: string[] }>(sql`
    select c.table_schema as schema, c.table_name as table, array_agg(c.column_name::text) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ${schemas} and t.table_type = 'BASE TABLE'
      -- What the shop says of its books are its own words.
      and c.table_name <> 'books'
    group by 1, 2`);
  // As a row of text shows them: bytes in hexadecimal, JSON with its own escapes.
  const shown = needles.flatMap((needle) =>
    typeof needle === "string"
      ? [needle, Buffer.from(needle).toString("hex")]
      : [needle.toString("hex")],
  );
  const patterns = sql.join(
    shown.map((text) => sql`${`%${text.replace(/[\\%_]/g, "\\$&")}%`}`),
    sql`, `,
  );
  const found: string[] = [];
  for (const { schema, table, columns } of tables) {
    const hits = columns.map(
      (column) =>
        sql`bool_or(${sql.identifier(column)}::text like any (array[${patterns}])) as ${sql.identifier(column)}`,
    );
    const [row] = await db.execute<Record<string, boolean | null>>(sql`
      select ${sql.join(hits, sql`, `)} from ${sql.identifier(schema)}.${sql.identifier(table)}`);
    found.push(...columns.filter((column) => row?.[column]).map((column) => `${table}.${column}`));
  }
  return found;
}
