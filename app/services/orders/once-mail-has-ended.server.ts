import { setTimeout as wait } from "node:timers/promises";
import { Conflict } from "../command/errors";
import { orderRefusals } from "./acts";

/** A mail program answers within a second or two; a page waits no longer than this, in milliseconds. */
const longest = 12_000;
const pause = 250;

/** Whether something failed only because a mail of its order is being handed over. */
export const isMailUnderWay = (error: unknown): boolean =>
  error instanceof Conflict && error.refusal === orderRefusals.mail_under_way;

/**
 * Stops an order for somebody who waits, once the mail that is being handed over has been taken or not.
 * @param stop tried again for as long as it throws `mail_under_way`
 * @throws what it throws; Conflict `mail_under_way` where the mail program stays silent
 */
export async function onceMailHasEnded<Result>(stop: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + longest;
  for (;;) {
    try {
      return await stop();
    } catch (error) {
      if (!isMailUnderWay(error) || performance.now() >= until) throw error;
      await wait(pause);
    }
  }
}
