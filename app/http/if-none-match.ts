/** Tags as a header lists them (RFC 9110, 8.8.3); a comma may belong to one. */
const entityTag = /(?:W\/)?("[!#-~\x80-\xff]*")/g;

/**
 * Whether somebody who asks `If-None-Match` already has an answer with this tag. Tags are compared weakly, as GET and HEAD
 * want it (RFC 9110, 13.1.2): a proxy that compresses answers weakens a strong tag, and others leave `W/` out.
 * @param asked the header, null where there is none; `*` is whoever has any answer at all
 * @param etag strong or weak, in its quotes
 */
export function matchesEtag(asked: string | null | undefined, etag: string): boolean {
  if (!asked) return false;
  if (asked.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  return [...asked.matchAll(entityTag)].some(([, tag]) => tag === opaque);
}
