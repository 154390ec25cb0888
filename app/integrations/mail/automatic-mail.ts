/** The fields of a mail's head by their names in lower case, as often as they stand there. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>;

const machines =
  /^(?:mailer-daemon|postmaster|mail-?daemon|bounces?|no-?reply|do-?not-?reply|nie-?odpowiadaj)(?:[+=-][^@]*)?@/i;

/**
 * Whether a program wrote a mail: absence notes, bounces, receipts, lists. Nobody answers one, or two machines would go on
 * for ever (RFC 3834, RFC 2919, RFC 5321 4.5.5).
 * @param sender the address in From; null where it has none that can be read
 */
export function isAutomatic(headers: MailHeaders, sender: string | null): boolean {
  const has = (name: string, pattern: RegExp) =>
    (headers.get(name) ?? []).some((value) => pattern.test(value.trim()));
  return (
    has("auto-submitted", /^(?!no\b)/i) ||
    has("precedence", /^(?:bulk|junk|list|auto[_-]reply)\b/i) ||
    has("return-path", /^(?:<\s*>)?$/) ||
    has("content-type", /^multipart\/report\b/i) ||
    [...headers.keys()].some((name) =>
      /^(?:list-|x-auto-?(?:reply|respond)|x-failed-recipients$)/.test(name),
    ) ||
    (sender !== null && machines.test(sender))
  );
}
