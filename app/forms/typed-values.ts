/** Spaces, also those that do not break, and the apostrophes that some write between thousands. */
const separators = /[\s\u00a0\u202f']/g;

/** `2 500,50` or `2500.5` → 2500.5; NaN for anything that is no plain decimal number. */
export function parseNumber(text: string): number {
  const plain = text.replace(separators, "").replace(",", ".");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : NaN;
}

/** `2 500,50 zł` → 250050 grosze; NaN for what is no amount of at most two decimal places. */
export function parseGrosze(text: string): number {
  const plain = text
    .replace(/\s*(zł|PLN)\.?\s*$/i, "")
    .replace(separators, "")
    .replace(",", ".");
  const [, sign, whole = "", part = ""] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  if (sign === undefined) return NaN;
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(part.padEnd(2, "0")));
}

/** 250050 grosze → `2500,50`, as somebody would type it. */
export const typedGrosze = (grosze: number): string => (grosze / 100).toFixed(2).replace(".", ",");

/** Highest amount, in grosze: the last one that is written out in words. */
const maxGrosze = 99_999_999_999;

/** Whether an amount in grosze can be agreed on and written out. */
export const isPayable = (grosze: number) => grosze >= 0 && grosze <= maxGrosze;

/** A day as YYYY-MM-DD, from that or from `31.01.2027`; null when there is no such day between 1900 and 2199. */
export function parseDay(text: string): string | null {
  const trimmed = text.trim();
  const polish = /^(\d{1,2})[.\-/](\d{1,2})[.\-/](\d{4})$/.exec(trimmed);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  const [year, month, day] = (
    polish ? [polish[3], polish[2], polish[1]] : iso ? [iso[1], iso[2], iso[3]] : []
  ).map(Number);
  if (!year || !month || !day || year < 1900 || year > 2199) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() + 1 === month && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}

/** A day and a time as YYYY-MM-DDTHH:MM, from that or from `31.01.2027, 18:00`; null where there is no such day or time. */
export function parseDayAndTime(text: string): string | null {
  const [, typedDay = "", hour = "", minute = ""] =
    /^([\d.\-/]+)(?:T|,?\s+)(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(text.trim()) ?? [];
  const day = parseDay(typedDay);
  if (!day || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${day}T${hour.padStart(2, "0")}:${minute}`;
}
