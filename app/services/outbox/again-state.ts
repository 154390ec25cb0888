import type { Refusal } from "../command/refusals";
import { mailRefusals } from "../mails/refusals";
import { resendRefusals } from "../orders/acts";
import type { ResendState } from "../orders/buyer-rules";

export type AgainState = ResendState | "not_again" | "complained";

/** Why a mail cannot go out once more. */
export const againRefusals: Record<Exclude<AgainState, "offered">, Refusal> = {
  ...resendRefusals,
  not_again: mailRefusals.not_again,
  complained: mailRefusals.complained,
};
