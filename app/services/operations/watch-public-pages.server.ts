import { listen } from "~/db/listen.server";

/**
 * Calls back when what kept public pages show may have changed, in whichever process that happened: something in a table that
 * one of them reads, or nobody could hear of it for a while.
 * @returns what ends it
 */
export function watchPublicPages(onChange: () => void): () => void {
  return listen("public_pages_changed", onChange);
}
