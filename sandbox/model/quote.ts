const maxQuoteLength = 200;

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join(", ");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** One line without control characters, addresses of pages and mail addresses. */
export function tidy(value: unknown): string {
  return plain(value)
    .replace(/(?:https?:\/\/|www\.)\S+/gi, "…")
    .replace(/\S+@\S+\.\S+/g, "…")
    .replace(/[\p{Cf}\p{Cs}\p{Co}]/gu, "")
    .normalize("NFC")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

/**
 * A person's own words, tidied and cut after a word; empty where the first one is longer than there is room.
 * @param most longest result, in UTF-16 units, the ellipsis included
 */
export function quote(value: unknown, most = maxQuoteLength): string {
  const text = tidy(value);
  if (text.length <= most) return text;
  const space = text.lastIndexOf(" ", most - 2);
  const whole = text.slice(0, Math.max(0, space)).replace(/[\s.,;:!?–-]+$/u, "");
  return whole === "" ? "" : `${whole} …`;
}
