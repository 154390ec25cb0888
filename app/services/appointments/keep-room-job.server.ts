import { addJob } from "~/db/add-job.server";
import type { TransactionContext } from "../command/context.server";

export const keepRoomKey = (orderId: string) => `keep_room:${orderId}`;

/** Has the room of a talk looked after: at this moment, or from then on. What is due, `keepRoom` finds out by itself. */
export const enqueueKeeping = (tx: TransactionContext, orderId: string, at?: Date) =>
  addJob(tx, "keep_room", { orderId }, keepRoomKey(orderId), at);
