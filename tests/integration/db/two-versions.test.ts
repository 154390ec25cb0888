import { readdirSync, readFileSync } from "node:fs";
import postgres from "postgres";
import { beforeAll, describe, expect, inject, test } from "vitest";
import {
  incompatibilities,
  type LoosenedRule,
  readCatalogue,
  type SchemaCatalogue,
} from "../../../scripts/schema-catalogue";
import { databaseUrl } from "../../support/postgres";

const folder = "tests/fixtures/released";
const inOrder = new Intl.Collator("en", { numeric: true });
/** Of the newest release: two in a row may run beside each other, older ones not. */
const newest = readdirSync(folder).sort(inOrder.compare).at(-1)!;
const released = JSON.parse(readFileSync(`${folder}/${newest}`, "utf8")) as SchemaCatalogue;

let url: string;
let now: SchemaCatalogue;
beforeAll(async () => {
  const server = inject("databaseServer");
  url = databaseUrl(server.url, server.template);
  now = await readCatalogue(url);
});

/** With columns and values that tell the two rules apart, if anything does. */
const loosened: readonly (LoosenedRule & { among: string })[] = [
  {
    relation: "audit_log",
    was: "CHECK (((actor_kind <> 'staff'::text) OR ((actor_id IS NOT NULL) AND (reason IS NOT NULL))))",
    is: "CHECK (((actor_kind <> 'staff'::text) OR (actor_id IS NOT NULL)))",
    among: `(values ('staff'), ('member')) as kinds (actor_kind),
      (values (null), ('an account')) as actors (actor_id), (values (null), ('a reason')) as why (reason)`,
  },
];

test("the release before works on the newest schema, and its migrations are as they were", () => {
  expect(incompatibilities(released, now, loosened)).toEqual([]);
});

test.each(loosened)("$relation refuses less than it did: $is", async ({ was, is, among }) => {
  const holds = (rule: string) => rule.replace("CHECK", "");
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const tighter = await sql.unsafe(
      `select * from ${among} where ${holds(was)} and not ${holds(is)}`,
    );
    expect(tighter).toHaveLength(0);
    const looser = await sql.unsafe(
      `select * from ${among} where ${holds(is)} and not ${holds(was)}`,
    );
    expect(looser).not.toHaveLength(0);
  } finally {
    await sql.end();
  }
});

test("every statement that the release can make of its tables is one that PostgreSQL takes", async () => {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const prepared = async (statement: string) => {
    await sql.unsafe(`prepare released as ${statement}`);
    await sql.unsafe("deallocate released");
  };
  try {
    for (const [relation, columns] of Object.entries({ ...released.tables, ...released.views })) {
      const names = Object.keys(columns).map((name) => `"${name}"`);
      await prepared(`select ${names.join(", ")} from "${relation}"`);
      if (released.views[relation]) continue;
      const written = Object.entries(columns).filter(([, words]) => !words.includes("computed"));
      const into = written.map(([name]) => `"${name}"`).join(", ");
      const values = written.map(([, words], index) => {
        const [type] = words.split(/, (?=required|filled)/);
        return `$${index + 1}::${type}`;
      });
      await prepared(
        `insert into "${relation}" (${into}) values (${values.join(", ")}) returning ${names.join(", ")}`,
      );
      const sets = written.map(([name], index) => `"${name}" = ${values[index]}`);
      await prepared(`update "${relation}" set ${sets.join(", ")}`);
    }
  } finally {
    await sql.end();
  }
});

describe("a schema on which the release would not work is told by name", () => {
  const changed = (change: (schema: SchemaCatalogue) => void) => {
    const schema = structuredClone(now);
    change(schema);
    return incompatibilities(now, schema);
  };

  test.each<[string, (schema: SchemaCatalogue) => void]>([
    ["orders is gone", (schema) => delete schema.tables.orders],
    ["orders.email is gone", (schema) => delete schema.tables.orders!.email],
    ["orders.email was text and is integer", ({ tables }) => (tables.orders!.email = "integer")],
    [
      "orders.email may not be null any more",
      ({ tables }) => (tables.orders!.email = "text, required"),
    ],
    [
      "orders.token may be null, which the release does not know",
      ({ tables }) => (tables.orders!.token = "text"),
    ],
    [
      "orders.currency has no value of its own any more",
      ({ tables }) => (tables.orders!.currency = "text, required"),
    ],
    [
      "orders.email may not be written any more",
      ({ tables }) => (tables.orders!.email = "text, computed"),
    ],
    [
      "orders.colour is required, and the release leaves it out",
      ({ tables }) => (tables.orders!.colour = "text, required"),
    ],
    ["order_status has lost 'paid'", ({ enums }) => void enums.order_status!.splice(1, 1)],
    [
      "orders has a new rule that the release may break: CHECK (email <> '')",
      ({ rules }) => (rules.orders!["CHECK (email <> '')"] = ["email"]),
    ],
    ["a released migration was edited: ", ({ migrations }) => (migrations[0] = "")],
  ])("%s", (told, change) => {
    expect(changed(change)).toEqual([expect.stringContaining(told)]);
  });

  test("a rule that is called looser is one only in the place of the release's own", () => {
    const rule = (is: string) => ({ relation: "orders", was: "CHECK (email <> '')", is });
    const schema = structuredClone(now);
    schema.rules.orders!["CHECK (true)"] = ["email"];
    expect(incompatibilities(now, schema, [rule("CHECK (true)")])).toHaveLength(1);
    const before = structuredClone(now);
    before.rules.orders!["CHECK (email <> '')"] = ["email"];
    expect(incompatibilities(before, schema, [rule("CHECK (true)")])).toEqual([]);
    expect(incompatibilities(before, schema, [rule("CHECK (false)")])).toHaveLength(1);
  });

  test("and what it never hears of is none", () => {
    expect(
      changed(({ tables, enums, rules, migrations }) => {
        tables.colours = { name: "text, required" };
        tables.orders!.colour = "text";
        tables.orders!.tint = "text, required, filled";
        enums.order_status!.push("lost");
        rules.orders!["CHECK (colour <> email)"] = ["colour", "email"];
        migrations.push("next");
      }),
    ).toEqual([]);
  });
});
