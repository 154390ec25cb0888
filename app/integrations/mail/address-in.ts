/** Of `Name <a@example.com>` or the address alone; null of anything else, since two programs would read two senders in it. */
export function addressIn(from: string): string | null {
  const [, named, alone] =
    /^(?:(?:"[^"\\<>]*"|[^"<>@,;:\\]*)\s*<([^\s<>",;:()\\@]+@[^\s<>",;:()\\@]+)>|([^\s<>",;:()\\@]+@[^\s<>",;:()\\@]+))$/.exec(
      from.trim(),
    ) ?? [];
  const address = named ?? alone;
  // Some signs beyond ASCII become letters of it in lower case: a Kelvin sign is a k.
  return address && /^[\x21-\x7e]+$/.test(address) ? address.toLowerCase() : null;
}
