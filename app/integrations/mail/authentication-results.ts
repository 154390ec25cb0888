/**
 * Whether the server that took a mail in says that its sender's domain stands behind it: one `dmarc=pass` for exactly that
 * domain (RFC 8601, RFC 7489). What senders can put into such a header themselves (quoted local parts, a header of their own
 * under the same name) makes it prove nothing, rather than be read in their sense.
 * @param results every `Authentication-Results` of the mail
 * @param of.authservId of the one server that is believed
 * @param of.domain of the address in From
 */
export function passesDmarc(
  results: readonly string[],
  { authservId, domain }: { authservId: string; domain: string },
): boolean {
  const [only, ...more] = results.map(clausesOf).filter(([id]) => id === authservId);
  if (!only || more.length > 0) return false;
  const [verdict, ...others] = only.filter((clause) => /^dmarc\s*=/.test(clause));
  if (!verdict || others.length > 0) return false;
  const [result, ...properties] = verdict.replaceAll(/\s*=\s*/g, "=").split(/\s+/);
  const from = properties.filter((property) => property.startsWith("header.from="));
  return result === "dmarc=pass" && from.length === 1 && from[0] === `header.from=${domain}`;
}

/** @returns the server's id first, then what it found, in lower case; nothing but the id where that cannot be told apart safely */
function clausesOf(value: string): string[] {
  const bare = value.toLowerCase().replaceAll(/\([^()]*\)/g, " ");
  const [id = "", ...found] = bare.split(";").map((clause) => clause.trim());
  // Its version may follow.
  const [server = ""] = id.split(/\s+/);
  return /["\\]/.test(value) || /[()]/.test(bare) ? [server] : [server, ...found];
}
