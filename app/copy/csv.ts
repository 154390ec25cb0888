export const byteOrderMark = "\uFEFF";

/**
 * A line of a file for spreadsheets as Polish ones read it, with `;` between its cells. A cell that a spreadsheet would
 * take for a formula begins with an apostrophe, which makes it text (OWASP, "CSV Injection").
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(";")}\r\n`;
}

function csvCell(cell: string | number | null): string {
  const text = cell === null ? "" : String(cell);
  const isFormula = /^[=+\-@＝＋－＠]/u.test(text.trimStart()) || /^[\t\r\n]/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** `1234,50`, as a spreadsheet reads an amount. */
export const csvAmount = (hundredths: number): string =>
  `${hundredths < 0 ? "-" : ""}${Math.trunc(Math.abs(hundredths) / 100)},${String(Math.abs(hundredths) % 100).padStart(2, "0")}`;

const minutes = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Europe/Warsaw",
});

/** `2026-11-22 10:41`: the clock in Warsaw, as a spreadsheet reads and sorts it. */
export const csvMoment = (at: Date | null): string | null => at && minutes.format(at);
