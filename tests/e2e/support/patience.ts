import { setTimeout as pause } from "node:timers/promises";
import { open, refreshOf, type PlainPage } from "../../support/plain-browser";

/** Looks again when and where a page says, as a text browser does. */
export async function untilNothingIsAwaited(page: PlainPage): Promise<PlainPage> {
  const refresh = refreshOf(page);
  if (!refresh) return page;
  await pause(refresh.after);
  return untilNothingIsAwaited(await open(refresh.url));
}
