import { createHash } from "node:crypto";

/**
 * What something said when somebody began to change it, in few characters that tell nothing: a form carries it, and the
 * verb refuses where the same facts come to something else by then. One short fact (a plan, the time of an answer, a note's
 * id) is its own version; books count their revisions, since their files change, too.
 */
export const versionToken = (facts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 32);
