import { auditLog } from "~/db/schema";
import type { Target } from "../access/targets";
import type { TransactionContext } from "../command/context.server";
import type { AuditEvent } from "./audit-events";
import type { Facts } from "./facts";

/** One of the act's; none of one about which nobody is asked. Of another act's reasons no type knows which they are. */
type Why<Reason extends string> = [Reason] extends [never]
  ? { reason?: null }
  : string extends Reason
    ? { reason: string | null }
    : { reason: Reason };

/**
 * Writes down who did what to whom, inside the transaction that does it: neither is there without the other. The chain
 * comes a moment later (`sealAudit`), so that nothing waits for it.
 * @param entry.byMembership who did it, where that is known by a membership alone: beside the account, the log would tell whose
 * pseudonym it is
 * @param entry.before what the act changed, without anything personal, and `after` what it became
 */
export async function recordAuditEvent<Reason extends string>(
  tx: TransactionContext,
  entry: {
    act: AuditEvent<Reason>;
    target: Target;
    byMembership?: string;
    before?: Facts;
    after?: Facts;
  } & Why<NoInfer<Reason>>,
): Promise<void> {
  const { actor } = tx;
  const { byMembership } = entry;
  const { reason = null } = entry as { reason?: string | null };
  await tx.db.insert(auditLog).values({
    at: tx.now(),
    actorKind: byMembership === undefined ? actor.kind : "keeper",
    actorId: byMembership ?? ("userId" in actor ? actor.userId : null),
    act: entry.act.code,
    targetKind: entry.target.kind,
    targetId: entry.target.id,
    reason,
    before: entry.before ?? null,
    after: entry.after ?? null,
  });
}
