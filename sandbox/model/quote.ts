const longestQuote = 200;

/** Text of an answer as JSON may bring it; what is neither text, a number nor a list of these says nothing. */
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
 * A person's own words, tidied and cut at a word.
 * @param most longest result, in UTF-16 units, the ellipsis included
 */
export function quote(value: unknown, most = longestQuote): string {
  const text = tidy(value);
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 2).replace(/\p{Cs}/gu, "");
  const space = cut.lastIndexOf(" ");
  const whole = space > most / 2 ? cut.slice(0, space) : cut;
  return `${whole.replace(/[\s.,;:!?–-]+$/u, "")} …`;
}
