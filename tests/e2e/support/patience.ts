import { setTimeout as pause } from "node:timers/promises";
import { open, refreshOf, type PlainPage } from "../../support/plain-browser";

/** Who looks again need not wait as long as a page asks, in milliseconds. */
const longestPause = 300;

/** Looks again where a page says, as a text browser does. */
export async function untilNothingIsAwaited(page: PlainPage): Promise<PlainPage> {
  const refresh = refreshOf(page);
  if (!refresh) return page;
  await pause(Math.min(refresh.after, longestPause));
  return untilNothingIsAwaited(await open(refresh.url));
}
