import { listen } from "~/db/listen.server";

/**
 * Calls back when a session has ended, wherever that happened, or nobody could hear of it for a while.
 * @returns what ends it
 */
export function watchSession(sessionId: string, onEnd: () => void): () => void {
  return listen("session_ended", (ended) => {
    if (ended === null || ended === sessionId) onEnd();
  });
}
