/**
 * Whether a day lies further back than so many months.
 * @param day YYYY-MM-DD, from whose midnight (UTC) the months count
 */
export function isMonthsAgo(day: string, months: number, now: Date): boolean {
  const due = new Date(`${day}T00:00:00Z`);
  due.setUTCMonth(due.getUTCMonth() + months);
  return now > due;
}
