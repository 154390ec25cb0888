import { and, asc, desc, eq, gt, notExists, sql } from "drizzle-orm";
import { auditLog, auditSeals } from "~/db/schema";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { genesisHash, linkHashOf, rowHashOf } from "./chain";

const sealLock = 314_159_265;
const lookBack = 1_000;

/**
 * Adds the rows of the audit log that are not sealed yet to the chain of hashes. One process at a time does it; the
 * others find the lock taken and leave it. A process that dies in the middle leaves nothing behind.
 * @param options.everything looks through the whole log and not only at its end
 * @returns how many rows were sealed
 */
export async function sealAudit(
  ctx: ServiceContext,
  options: { everything?: boolean; limit?: number } = {},
): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const [lock] = await tx.db.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${sealLock}) as taken`,
    );
    if (!lock?.taken) return 0;
    const [last] = await tx.db
      .select({ position: auditSeals.position, hash: auditSeals.hash })
      .from(auditSeals)
      .orderBy(desc(auditSeals.position))
      .limit(1);
    const sealedUpTo = sql`(select coalesce(max(${auditSeals.auditId}), 0) from ${auditSeals})`;
    const seal = tx.db
      .select({ one: sql`1` })
      .from(auditSeals)
      .where(eq(auditSeals.auditId, auditLog.id));
    const rows = await tx.db
      .select()
      .from(auditLog)
      .where(
        and(
          options.everything ? undefined : gt(auditLog.id, sql`${sealedUpTo} - ${lookBack}`),
          notExists(seal),
        ),
      )
      .orderBy(asc(auditLog.id))
      .limit(options.limit ?? 1_000);
    if (rows.length === 0) return 0;
    let position = last?.position ?? 0;
    let hash = last?.hash ?? genesisHash;
    const seals = rows.map((row) => {
      const link = {
        position: (position += 1),
        auditId: row.id,
        rowAt: row.at,
        rowHash: rowHashOf(row),
      };
      hash = linkHashOf(hash, link);
      return { ...link, hash, sealedAt: tx.now() };
    });
    await tx.db.insert(auditSeals).values(seals);
    return seals.length;
  });
}
