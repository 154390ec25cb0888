import type { Executor } from "./client.server";

type Statement = { execute: (values?: Record<string, unknown>) => unknown };

/**
 * A statement that is put together once for each pool, and not for every request: of a page with a dozen of them that
 * took as long as writing its HTML. What differs between requests are placeholders. A transaction has a connection of its
 * own, so there it is put together again.
 * @param build what `shape` asks for, prepared; placeholders in it are filled by `execute`
 */
export function preparedStatement<Shape extends string, Prepared extends Statement>(
  build: (db: Executor, shape: Shape) => Prepared,
): (ctx: { db: Executor }, shape: Shape) => Prepared {
  const prepared = new WeakMap<Executor, Map<Shape, Prepared>>();
  return ({ db }, shape) => {
    const known = prepared.get(db) ?? new Map<Shape, Prepared>();
    prepared.set(db, known);
    const statement = known.get(shape) ?? build(db, shape);
    known.set(shape, statement);
    return statement;
  };
}
