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
import { writeToStaff } from "./write-message.server";
import { appealRefusals } from "./refusals";

/**
 * Appeals against a decision (DSA, art. 20). The same words again change nothing; others, once there is an appeal, are a
 * message of the case, since whoever answers reads both.
 * @param input.key of the party's page
 * @returns which of both they are
 * @throws NotFound; Invalid for a text that is empty or too long; Conflict `not_appealable`; what `writeToStaff` throws
 */
export async function submitAppeal(
  ctx: ServiceContext,
  input: { key: string; text: string; screening: Screening },
): Promise<"appeal" | "message"> {
  const text = checkedWords(input.text);
  const { of, party } = await partyOfKey(ctx, input.key);
  const appealed = await inTransaction(ctx, async (tx) => {
    await lockCase(tx, of.id);
    const found = await partyOfKey(tx, input.key);
    if (found.appeal) return found.appeal.text;
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
        after: { side: party.side, decision: decision.kind },
      },
    );
    return text;
  });
  if (appealed === text) return "appeal";
  await writeToStaff(ctx, { ...input, text, formToken: `appeal-${party.id}` });
  return "message";
}
