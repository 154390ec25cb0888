/** Stands for this site where an address is resolved as a browser would. */
const here = "http://here.invalid";

/** `.` and `..` as a browser reads them (WHATWG URL, 4.1), between the slashes of a path. */
const dotSegment = /^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i;

/**
 * An address, if it is a path of this site and nothing else: `//host`, `/\host` and addresses with control characters
 * are other sites for a browser. What it would resolve to another path is none, either: nobody was there.
 * @returns the address as a browser sends it, letters beyond ASCII encoded, since a `Location` holds no others
 */
export function localPath(address: string | null | undefined): string | null {
  // oxlint-disable-next-line no-control-regex -- browsers drop tabs and line breaks from an address
  if (!address || !/^\/(?![/\\])[^\s\\\u0000-\u001f\u007f]*$/.test(address)) return null;
  // Remix warns of double slashes on the console with the whole address, and addresses hold tokens.
  if (/^[^?#]*\/\//.test(address) || dotSegment.test(address)) return null;
  if (!URL.canParse(address, here)) return null;
  const { origin, pathname, search, hash } = new URL(address, here);
  const path = pathname + search + hash;
  return origin === here && path.length <= 500 ? path : null;
}
