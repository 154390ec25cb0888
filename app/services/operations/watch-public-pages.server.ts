import { listen } from "~/db/listen.server";

/**
 * Calls back when what public pages show may have changed, in whichever process that happened: reviews and prices.
 * @returns what ends it
 */
export function watchPublicPages(onChange: () => void): () => void {
  return listen("public_pages_changed", onChange);
}
