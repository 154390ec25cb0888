const polishDate = new Intl.DateTimeFormat("pl-PL", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Europe/Warsaw",
});

/** A moment as a Polish calendar date in Europe/Warsaw, e.g. "5 marca 2026". */
export function formatPolishDate(moment: Date): string {
  return polishDate.format(moment);
}
