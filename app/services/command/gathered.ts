/** Codes of several tables in one. @throws where two of them say different things by one code */
export function gathered<Said>(
  tables: readonly Readonly<Record<string, Said>>[],
  isSame: (one: Said, other: Said) => boolean = () => false,
): ReadonlyMap<string, Said> {
  const all = new Map<string, Said>();
  for (const [code, said] of tables.flatMap((table) => Object.entries(table))) {
    const other = all.get(code);
    if (other !== undefined && !isSame(other, said)) throw new Error(`${code} means two things.`);
    all.set(code, said);
  }
  return all;
}
