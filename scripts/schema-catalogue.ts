import { readMigrationFiles } from "drizzle-orm/migrator";
import postgres from "postgres";

/** What a release's code stands on: its tables and views, and what may stand in them. */
export type SchemaCatalogue = {
  /** Digests of its migrations, in order. */
  migrations: string[];
  /** By table and column: its type, then `required`, `filled` where the database has a value of its own, `computed` where nobody may give one. */
  tables: Record<string, Record<string, string>>;
  views: Record<string, Record<string, string>>;
  enums: Record<string, string[]>;
  /** What refuses a row, by table: the definition, and which columns it is about. */
  rules: Record<string, Record<string, string[]>>;
};

type Column = {
  relation: string;
  isView: boolean;
  name: string;
  type: string;
  required: boolean;
  filled: boolean;
  computed: boolean;
};

/** Reads what a migrated database has of ours. */
export async function readCatalogue(url: string): Promise<SchemaCatalogue> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const columns = await sql<Column[]>`
      select relname as relation, relkind in ('v', 'm') as "isView", attname as name,
        format_type(atttypid, atttypmod) as type, attnotnull as required,
        atthasdef or attidentity <> '' as filled, attgenerated <> '' or attidentity = 'a' as computed
      from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and not relispartition and attnum > 0 and not attisdropped
      order by relname, attname`;
    const enums = await sql<{ name: string; labels: string[] }[]>`
      select typname as name, array_agg(enumlabel::text order by enumsortorder) as labels
      from pg_enum join pg_type on pg_type.oid = enumtypid
      where typnamespace = 'public'::regnamespace group by 1 order by 1`;
    const rules = await sql<{ relation: string; rule: string; columns: string[] }[]>`
      select relname as relation, pg_get_constraintdef(pg_constraint.oid) as rule,
        array(select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey) order by 1) as columns
      from pg_constraint join pg_class on pg_class.oid = conrelid
      where relnamespace = 'public'::regnamespace and not relispartition and contype <> 'n'
      union
      select relname, regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', 'UNIQUE '),
        array(select attname::text from pg_attribute where pg_attribute.attrelid = indrelid and attnum = any(indkey) order by 1)
      from pg_index join pg_class on pg_class.oid = indrelid
      where relnamespace = 'public'::regnamespace and not relispartition and indisunique
        and not exists (select from pg_constraint where conindid = indexrelid)
      order by 1, 2`;
    const of = (isView: boolean) =>
      nested(
        columns
          .filter((column) => column.isView === isView)
          .map(({ relation, name, ...column }) => [relation, name, wordsOf(column)]),
      );
    return {
      migrations: readMigrationFiles({ migrationsFolder: "drizzle" }).map(({ hash }) => hash),
      tables: of(false),
      views: of(true),
      enums: Object.fromEntries(enums.map(({ name, labels }) => [name, labels])),
      rules: nested(rules.map(({ relation, rule, columns: about }) => [relation, rule, about])),
    };
  } finally {
    await sql.end();
  }
}

const wordsOf = ({ type, ...is }: Pick<Column, "type" | "required" | "filled" | "computed">) =>
  [type, ...(["required", "filled", "computed"] as const).filter((name) => is[name])].join(", ");

function nested<Value>(entries: [string, string, Value][]): Record<string, Record<string, Value>> {
  const all: Record<string, Record<string, Value>> = {};
  for (const [outer, inner, value] of entries) (all[outer] ??= {})[inner] = value;
  return all;
}

const read = (words: string) => {
  const [type = "", ...is] = words.split(/, (?=required|filled|computed)/);
  return { type, is: new Set(is) };
};

/** A rule in the place of one that refuses more: no row that a release writes breaks it. */
export type LoosenedRule = {
  relation: string;
  was: string;
  is: string;
};

/**
 * Why code of a release would not work on a newer schema: what it reads or writes is gone or of another kind, or a row that it
 * writes, without what it has never heard of, would be refused.
 * @param loosened rules that are known to refuse less than the release's
 * @returns nothing where both may run at the same time
 */
export function incompatibilities(
  released: SchemaCatalogue,
  now: SchemaCatalogue,
  loosened: readonly LoosenedRule[] = [],
): string[] {
  const found: string[] = [];
  for (const hash of released.migrations)
    if (!now.migrations.includes(hash)) found.push(`a released migration was edited: ${hash}`);
  for (const kind of ["tables", "views"] as const)
    for (const [relation, columns] of Object.entries(released[kind])) {
      const present = now[kind][relation];
      if (!present) {
        found.push(`${relation} is gone`);
        continue;
      }
      for (const [name, words] of Object.entries(columns)) {
        const [before, after] = [read(words), read(present[name] ?? "")];
        const column = `${relation}.${name}`;
        if (!present[name]) found.push(`${column} is gone`);
        else if (before.type !== after.type)
          found.push(`${column} was ${before.type} and is ${after.type}`);
        else if (after.is.has("required") && !before.is.has("required"))
          found.push(`${column} may not be null any more`);
        else if (before.is.has("required") && !after.is.has("required"))
          found.push(`${column} may be null, which the release does not know`);
        else if (before.is.has("filled") && !after.is.has("filled"))
          found.push(`${column} has no value of its own any more`);
        else if (after.is.has("computed") && !before.is.has("computed"))
          found.push(`${column} may not be written any more`);
      }
      for (const [name, words] of Object.entries(present)) {
        const { is } = read(words);
        if (!columns[name] && is.has("required") && !is.has("filled") && !is.has("computed"))
          found.push(`${relation}.${name} is required, and the release leaves it out`);
      }
    }
  for (const [name, labels] of Object.entries(released.enums))
    for (const label of labels)
      if (!now.enums[name]?.includes(label)) found.push(`${name} has lost '${label}'`);
  for (const [relation, rules] of Object.entries(now.rules))
    for (const [rule, about] of Object.entries(rules)) {
      const known = released.tables[relation];
      const isOfNew = about.some((column) => !known?.[column]);
      const ofRelease = released.rules[relation] ?? {};
      const isLoosened = loosened.some(
        ({ relation: of, was, is }) => of === relation && is === rule && was in ofRelease,
      );
      if (known && !isOfNew && !(rule in ofRelease) && !isLoosened)
        found.push(`${relation} has a new rule that the release may break: ${rule}`);
    }
  return found;
}
