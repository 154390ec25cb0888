import { lt } from "drizzle-orm";
import { auditLog } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { oldestKeptMonth } from "./retention";
import { sealAudit } from "./seal-audit.server";

/**
 * Deletes the months of the audit log that are older than three years. Their seals stay, so that the chain can be
 * checked from its beginning.
 * @returns how many rows were deleted
 */
export async function deleteOldAuditEvents(ctx: ServiceContext): Promise<number> {
  await sealAudit(ctx, { everything: true });
  return inTransaction(ctx, async (tx) => {
    const dropped = await tx.db
      .delete(auditLog)
      .where(lt(auditLog.at, oldestKeptMonth(tx.now())))
      .returning({ id: auditLog.id });
    return dropped.length;
  });
}
