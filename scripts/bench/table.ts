/** What was measured, beside what it is compared to. */
export type Row = { what: string; result: string; comparedTo: string; baseline: string };

const rows: Row[] = [];

/** A row is said at once, since a run takes minutes and may not reach its end, and once more in the table. */
export function addRow(row: Row): void {
  rows.push(row);
  console.log(`  ${row.what}: ${row.result} (${row.comparedTo}: ${row.baseline})`);
}

export const rate = (perSecond: number): string =>
  `${perSecond < 100 ? perSecond.toFixed(1) : Math.round(perSecond)} /s`;

/** @param value milliseconds; Infinity where it failed */
export const ms = (value: number): string =>
  value === Infinity ? "FAILED" : `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** How much of a baseline was reached, and how much is to be. */
export const share = (reached: number, baseline: number, aim: number): string =>
  `${(reached / baseline).toPrecision(2)} of it, aim ${aim}`;

export function printTable(): void {
  const header: Row = {
    what: "what",
    result: "measured",
    comparedTo: "compared to",
    baseline: "its figure",
  };
  const columns = ["what", "result", "comparedTo", "baseline"] as const;
  const widths = columns.map((column) =>
    Math.max(...[header, ...rows].map((row) => row[column].length)),
  );
  const line = (row: Row) =>
    columns
      .map((column, index) => row[column].padEnd(widths[index] ?? 0))
      .join("  ")
      .trimEnd();
  console.log(line(header));
  console.log(widths.map((width) => "─".repeat(width)).join("  "));
  for (const row of rows) console.log(line(row));
}
