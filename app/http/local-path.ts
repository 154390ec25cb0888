/** Stands for this site where an address is resolved as a browser would. */
const here = "http://here.invalid";

/**
 * An address, if it is a path of this site and nothing else: `//host`, `/\host` and addresses with control characters
 * are other sites for a browser.
 */
export function localPath(address: string | null | undefined): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers drop tabs and line breaks from an address
  if (!address || !/^\/(?![/\\])[^\s\\\u0000-\u001f\u007f]*$/.test(address)) return null;
  // Remix warns of double slashes on the console with the whole address, and addresses hold tokens.
  if (/^[^?#]*\/\//.test(address)) return null;
  if (!URL.canParse(address, here) || new URL(address, here).origin !== here) return null;
  return address.length <= 500 ? address : null;
}
