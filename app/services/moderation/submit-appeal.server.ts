import { eq } from "drizzle-orm";
import type { Screening } from "~/crisis/assess.server";
import { caseAppeals, moderationCases } from "~/db/schema";
import { urgencies } from "~/site/moderation";
import { atLeast } from "./open-case.server";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { checkedWords, lockCase } from "./decide-case.server";
import { appealable, partyOfKey } from "./party.server";
import { moderationAuditEvents } from "./acts";
import { appealRefusals } from "./refusals";

/**
 * Appeals against a decision (DSA, art. 20). The same form again changes nothing.
 * @param input.key of the party's page
 * @throws NotFound; Invalid for a text that is empty or too long; Conflict `not_appealable`
 */
export async function submitAppeal(
  ctx: ServiceContext,
  input: { key: string; text: string; screening: Screening },
): Promise<void> {
  const text = checkedWords(input.text);
  const { of, party } = await partyOfKey(ctx, input.key);
  await inTransaction(ctx, async (tx) => {
    await lockCase(tx, of.id);
    const found = await partyOfKey(tx, input.key);
    if (found.appeal) return;
    const decision = await appealable(tx, found);
    if (!decision) throw new Conflict(appealRefusals.not_appealable);
    await tx.db.insert(caseAppeals).values({
      partyId: party.id,
      decisionId: decision.id,
      text,
      crisisLevel: input.screening.level,
      createdAt: tx.now(),
    });
    const isCrisis = input.screening.level === "acute";
    await tx.db
      .update(moderationCases)
      .set({
        state: "appealed",
        claimedById: null,
        claimedAt: null,
        ...(isCrisis ? { urgency: atLeast(urgencies.crisis) } : {}),
      })
      .where(eq(moderationCases.id, of.id));
    await recordAuditEvent(
      { ...tx, actor: { kind: "visitor" } },
      {
        act: moderationAuditEvents.appeal,
        target: { kind: "case", id: of.id },
        reason: null,
        after: { side: party.side, decision: decision.kind },
      },
    );
  });
}
