import { and, eq, isNull } from "drizzle-orm";
import { appointments } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { enqueueKeeping } from "../appointments/keep-room-job.server";
import type { Room } from "./find-room.server";

/** Writes down that somebody came to a talk, the first time that its room is open before them. */
export async function noteVisit(ctx: ServiceContext, { appointment, clock }: Room): Promise<void> {
  if (clock.phase !== "during" || appointment.cameAt) return;
  const { orderId } = appointment;
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(appointments)
      .set({ cameAt: tx.now() })
      .where(and(eq(appointments.orderId, orderId), isNull(appointments.cameAt)));
    await enqueueKeeping(tx, orderId);
  });
}
