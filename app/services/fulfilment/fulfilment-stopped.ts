import type { Failure } from "~/services/orders/failure";

/** No further attempt can make what was ordered. */
export class FulfilmentStopped extends Error {
  override name = "FulfilmentStopped";

  constructor(readonly failure: Failure) {
    super(`fulfilment stopped: ${failure}`);
  }
}
