import { createHash } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { CrisisLevel } from "~/crisis/levels";
import { caseMessages, caseParties, moderationCases } from "~/db/schema";
import { urgencies } from "~/site/moderation";
import { recordAudit } from "../audit/record-audit.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { takeAllowance } from "../throttle/take-allowance.server";
import { checkedWords, lockCase } from "./decide-case.server";
import { partyOfKey } from "./party.server";
import { mailParty } from "./tell-parties.server";
import { moderationActs, moderationRefusals } from "./acts";

/**
 * A party writes to staff about their case. The same form again is the same message.
 * @throws NotFound, Invalid; Conflict once the case is closed
 */
export async function writeToStaff(
  ctx: ServiceContext,
  input: { key: string; text: string; formToken: string; crisisLevel: CrisisLevel },
): Promise<"sent" | "too_many"> {
  const text = checkedWords(input.text);
  const { party, of } = await partyOfKey(ctx, input.key);
  if (of.state === "closed") throw new Conflict(moderationRefusals.case_closed);
  const { allowed } = await takeAllowance(ctx, "caseMessages", party.id);
  if (!allowed) return "too_many";
  return inTransaction<"sent">(ctx, async (tx) => {
    const found = await lockCase(tx, of.id);
    const added = await tx.db
      .insert(caseMessages)
      .values({
        partyId: party.id,
        fromStaff: false,
        text,
        crisisLevel: input.crisisLevel,
        formToken: input.formToken,
        createdAt: tx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: caseMessages.id });
    if (added.length > 0 && input.crisisLevel === "acute")
      await tx.db
        .update(moderationCases)
        .set({ urgency: urgencies.crisis })
        .where(eq(moderationCases.id, found.id));
    return "sent";
  });
}

/**
 * Staff write to one party, who gets a mail; nobody else sees it. The same words again are the same message.
 * @throws NotAllowed, NotFound, Invalid; Conflict once the case is closed
 */
export async function writeToParty(
  ctx: ServiceContext,
  input: { partyId: string; text: string },
): Promise<void> {
  const { userId } = authorise(ctx, "moderate_content", { kind: "case", id: input.partyId });
  const text = checkedWords(input.text);
  await inTransaction(ctx, async (tx) => {
    const [party] = await tx.db.select().from(caseParties).where(eq(caseParties.id, input.partyId));
    if (!party) throw new NotFound("party");
    const of = await lockCase(tx, party.caseId);
    if (of.state === "closed") throw new Conflict(moderationRefusals.case_closed);
    const [message] = await tx.db
      .insert(caseMessages)
      .values({
        partyId: party.id,
        fromStaff: true,
        writtenById: userId,
        text,
        formToken: tokenOf(party.id, text),
        createdAt: tx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: caseMessages.id });
    if (!message) return;
    await mailParty(tx, "case_message", { partyId: party.id, key: message.id });
    await recordAudit(tx, {
      act: moderationActs.write_to_party,
      target: { kind: "case", id: of.id },
      reason: "question",
      after: { side: party.side },
    });
  });
}

/** The same words to the same party always have the same token. */
function tokenOf(partyId: string, text: string): string {
  const digest = createHash("sha256").update(`${partyId} ${text}`).digest("hex");
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** What was said in one thread, the first first. */
export async function readThread(ctx: Pick<ServiceContext, "db">, partyId: string) {
  const rows = await ctx.db
    .select({
      id: caseMessages.id,
      fromStaff: caseMessages.fromStaff,
      text: caseMessages.text,
      createdAt: caseMessages.createdAt,
    })
    .from(caseMessages)
    .where(eq(caseMessages.partyId, partyId))
    .orderBy(desc(caseMessages.createdAt))
    .limit(200);
  return rows.reverse();
}
