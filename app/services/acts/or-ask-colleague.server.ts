import type { FlashCode } from "~/notices/notices";
import type { ServiceContext } from "../command/context.server";
import { NotAllowed } from "../command/errors";
import { paymentRefusals } from "../payments/acts";
import type { DeferredAct } from "./deferred-act.server";
import { requestAct } from "./request-act.server";

/**
 * Does what one person may do with money, or asks a colleague to agree where the verb says that one is not enough.
 * @returns what is said of it
 * @throws what `alone` and `requestAct` throw
 */
export async function orAskColleague<Done extends FlashCode, Asked extends FlashCode>(
  ctx: ServiceContext,
  byTwo: DeferredAct,
  input: object,
  { alone, done, asked }: { alone: () => Promise<void>; done: Done; asked: Asked },
): Promise<Done | Asked> {
  try {
    await alone();
    return done;
  } catch (error) {
    if (!(error instanceof NotAllowed) || error.refusal !== paymentRefusals.two_people) throw error;
    await requestAct(ctx, byTwo, input);
    return asked;
  }
}
