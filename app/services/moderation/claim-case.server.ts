import { eq } from "drizzle-orm";
import { moderationCases } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, NotAllowed } from "../command/errors";
import { assertDisinterested, assertFree, lockCase } from "./decide-case.server";
import { hasDecidedOnWaiting } from "./has-decided.server";
import { moderationAuditEvents, moderationRefusals } from "./acts";

/**
 * Takes a case, so that colleagues see who is at it; after half an hour somebody else may. The same again renews it.
 * @throws NotAllowed, also `own_interest` and `own_decision`; NotFound; Conflict when it waits for nothing, or a colleague was faster
 */
export async function claimCase(ctx: ServiceContext, caseId: string): Promise<void> {
  const target = { kind: "case", id: caseId } as const;
  const { userId } = authorise(ctx, "moderate_content", target);
  await inTransaction(ctx, async (tx) => {
    const found = await lockCase(tx, caseId);
    if (found.state !== "open" && found.state !== "appealed")
      throw new Conflict(moderationRefusals.decided);
    assertFree(tx, found, userId);
    await assertDisinterested(tx, found, userId);
    if (found.state === "appealed" && (await hasDecidedOnWaiting(tx, caseId, userId)))
      throw new NotAllowed(moderationRefusals.own_decision);
    await tx.db
      .update(moderationCases)
      .set({
        ...{ claimedById: userId, claimedAt: tx.now() },
        lookedAt: found.lookedAt ?? tx.now(),
      })
      .where(eq(moderationCases.id, caseId));
    await recordAuditEvent(tx, {
      act: moderationAuditEvents.claim_case,
      target,
    });
  });
}
