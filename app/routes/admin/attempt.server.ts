import type { ServiceContext } from "~/services/command/context.server";
import { describeError } from "~/services/command/describe-error";

/** Turns a figure that cannot be read into null, so that the others are shown. */
export const attempt = <Value>(
  ctx: ServiceContext,
  what: string,
  read: Promise<Value>,
): Promise<Value | null> =>
  read.catch((error: unknown) => {
    ctx.log.error({ what, error: describeError(error) }, "a figure could not be read");
    return null;
  });
