import { and, asc, eq, gt, lt, notExists, sql } from "drizzle-orm";
import { auditLog, auditSeals } from "~/db/schema";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { genesisHash, linkHashOf, rowHashOf } from "./chain";
import { oldestKeptMonth } from "./retention";

/** Rows are sealed each second; one that waits for longer than this, in milliseconds, has been forgotten. */
const sealedWithin = 60_000;
const batch = 1_000;

/**
 * Where the audit log is not as it was written:
 * - `broken_link`: a link of the chain was changed, moved or left out at `position`;
 * - `missing_row`: a row that was sealed is gone, and it was too young to go;
 * - `changed_row`: a row is not as it was when it was sealed;
 * - `unsealed_row`: a row has waited for its seal for more than a minute;
 * - `shortened`: the chain is not as long as it has been, or another one.
 */
export type AuditBreak =
  | { kind: "broken_link"; position: number }
  | { kind: "missing_row" | "changed_row"; position: number; auditId: number }
  | { kind: "unsealed_row"; auditId: number }
  | { kind: "shortened"; position: number };

export type ChainHead = { position: number; hash: string };

export type AuditVerdict = {
  sealed: number;
  head: ChainHead | null;
  breaks: AuditBreak[];
};

/**
 * Checks the whole audit log against its chain, from the beginning, as it stands at one moment.
 * @param expected an end of the chain that was noted before
 * @throws NotAllowed unless it is the schedule, or staff who may
 */
export async function verifyAudit(
  ctx: ServiceContext,
  expected?: ChainHead,
): Promise<AuditVerdict> {
  if (ctx.actor.kind !== "schedule") authorise(ctx, "verify_audit", { kind: "audit", id: "log" });
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`set transaction isolation level repeatable read, read only`);
    const breaks: AuditBreak[] = [];
    const kept = oldestKeptMonth(tx.now());
    let head: ChainHead = { position: 0, hash: genesisHash };
    let sealed = 0;
    let foundExpected = expected === undefined;
    for (;;) {
      const links = await tx.db
        .select({ seal: auditSeals, row: auditLog })
        .from(auditSeals)
        .leftJoin(auditLog, eq(auditLog.id, auditSeals.auditId))
        .where(gt(auditSeals.position, head.position))
        .orderBy(asc(auditSeals.position))
        .limit(batch);
      for (const { seal, row } of links) {
        const { position, auditId } = seal;
        if (position !== head.position + 1 || seal.hash !== linkHashOf(head.hash, seal))
          breaks.push({ kind: "broken_link", position });
        if (row && rowHashOf(row) !== seal.rowHash)
          breaks.push({ kind: "changed_row", position, auditId });
        if (!row && seal.rowAt >= kept) breaks.push({ kind: "missing_row", position, auditId });
        if (expected?.position === position && expected.hash === seal.hash) foundExpected = true;
        head = { position, hash: seal.hash };
        sealed += 1;
      }
      if (links.length < batch) break;
    }
    if (expected && !foundExpected) breaks.push({ kind: "shortened", position: expected.position });
    const seal = tx.db
      .select({ one: sql`1` })
      .from(auditSeals)
      .where(eq(auditSeals.auditId, auditLog.id));
    const waiting = await tx.db
      .select({ auditId: auditLog.id })
      .from(auditLog)
      .where(and(lt(auditLog.at, new Date(tx.now().getTime() - sealedWithin)), notExists(seal)))
      .orderBy(asc(auditLog.id));
    breaks.push(...waiting.map(({ auditId }) => ({ kind: "unsealed_row" as const, auditId })));
    return { sealed, head: sealed > 0 ? head : null, breaks };
  });
}

/**
 * Checks the chain and says aloud what came of it. Its end goes to the log, which is kept elsewhere: `verifyAudit` can be
 * held to it later.
 * @returns how many breaks there are
 */
export async function checkAudit(ctx: ServiceContext): Promise<number> {
  const { sealed, head, breaks } = await verifyAudit(ctx);
  if (breaks.length === 0) ctx.log.info({ sealed, head }, "the audit log is whole");
  else
    ctx.log.error(
      { sealed, head, breaks: breaks.slice(0, 10), found: breaks.length },
      "the audit log is not as it was written",
    );
  return breaks.length;
}
