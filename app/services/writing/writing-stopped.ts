import type { Failure } from "../orders/failure";

/** No further attempt can give this order its text. */
export class WritingStopped extends Error {
  override name = "WritingStopped";

  constructor(readonly failure: Failure) {
    super(`writing stopped: ${failure}`);
  }
}
