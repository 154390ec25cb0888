import { ServiceError } from "../command/errors";
import { isMailUnderWay } from "../orders/once-mail-has-ended.server";
import { actRefusals } from "./acts";

/**
 * What is written down of an act that its job could not do: the code of what refused it, or `unexpected`, so that nothing
 * waits behind it for ever. Null where the job tries again: what nobody expected may pass, and a mail that is being handed
 * over ends.
 * @param lastAttempt the job comes by no more
 */
export function outcomeOfFailure(error: unknown, lastAttempt: boolean): string | null {
  const isRefused = error instanceof ServiceError;
  if (!lastAttempt && (!isRefused || isMailUnderWay(error))) return null;
  return isRefused ? error.code : actRefusals.unexpected.code;
}
