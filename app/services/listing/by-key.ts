/** Rows by a key that several may share, each in the order in which it came: for a join in memory that looks at each once. */
export function byKey<Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): (key: Key) => readonly Row[] {
  const found = new Map<Key, Row[]>();
  for (const row of rows) {
    const same = found.get(keyOf(row));
    if (same) same.push(row);
    else found.set(keyOf(row), [row]);
  }
  return (key) => found.get(key) ?? [];
}
