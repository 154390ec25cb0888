import { setTimeout as pause } from "node:timers/promises";
import { open, refreshOf, type PlainPage } from "../../support/plain-browser";

/** Writing, setting and mailing a document: what a worker does in a second takes long on a busy machine. */
export const untilDelivered = { timeout: 90_000 } as const;

/** Who looks again need not wait as long as a page asks, in milliseconds. */
const longestPause = 300;

/** Looks again where a page says, as a text browser does. */
export async function untilNothingIsAwaited(page: PlainPage): Promise<PlainPage> {
  const refresh = refreshOf(page);
  if (!refresh) return page;
  await pause(Math.min(refresh.after, longestPause));
  return untilNothingIsAwaited(await open(refresh.url));
}
