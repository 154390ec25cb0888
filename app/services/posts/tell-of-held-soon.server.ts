import { addJob } from "~/db/add-job.server";
import type { TransactionContext } from "../command/context.server";

/** Has whoever wrote what is held find their way to somebody at once, and not with the next minute. */
export const tellOfHeldSoon = (tx: TransactionContext): Promise<void> =>
  addJob(tx, "tell_of_held_now", {}, "tell_of_held_now");
