import { readFileSync } from "node:fs";
import { getTableColumns, getTableName, isTable } from "drizzle-orm";
import { expect, test } from "vitest";
import * as schema from "~/db/schema";

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const columns = new Map<string, string[]>(
  Object.values(schema)
    .filter((each) => isTable(each))
    .map((table) => [getTableName(table), Object.keys(getTableColumns(table)).map(snake)]),
);

test("the scaling paper names tables and keys that there are", () => {
  const rows = [...readFileSync("docs/scaling.md", "utf8").matchAll(/^\| `(\w+)` .*$/gm)];
  expect(rows.length).toBeGreaterThan(4);
  for (const [row, table = ""] of rows) {
    const key = /`(\w+)`/.exec(row.split("|")[4] ?? "")?.[1];
    expect(columns.get(table), table).toContain(key);
  }
});
