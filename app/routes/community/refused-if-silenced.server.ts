import { redirectRefused } from "~/http/redirect-refused.server";
import { writeRefusals } from "~/services/groups/refusals";

/** Leads a keeper who may only read for a while back, with the reason: to be handed to `catch`. */
export const refusedIfSilenced = (to: string) =>
  redirectRefused({ silenced: writeRefusals.silenced }, to, () => "keeper-silenced-too" as const);
