import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Screening } from "~/crisis/assess.server";
import { caseParties, moderationCases } from "~/db/schema";
import { urgencies } from "~/site/moderation";
import { atLeast } from "./open-case.server";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { carryByMail, postMessage } from "../conversations/post-message.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { checkedWords, lockCase } from "./decide-case.server";
import { isUpToMachine, partyOfKey } from "./party.server";
import { caseMessageMail } from "./case-message-mail";
import { mailParty } from "./notify-parties.server";
import { moderationAuditEvents, moderationRefusals } from "./acts";

/**
 * A party writes to staff about their case; against a program's decision that is an appeal. The same form again is the same
 * message.
 * @throws NotFound, Invalid, TooManyRequests; Conflict once the case is closed
 */
export async function writeToStaff(
  ctx: ServiceContext,
  input: { key: string; text: string; formToken: string; screening: Screening },
): Promise<void> {
  const text = checkedWords(input.text);
  const { party, of, report } = await partyOfKey(ctx, input.key);
  await requireRateLimit(ctx, "caseMessages", party.id);
  await inTransaction(ctx, async (tx) => {
    const found = await lockCase(tx, of.id);
    if (found.state === "closed") throw new Conflict(moderationRefusals.case_closed);
    const added = await postMessage(tx, {
      subject: { kind: "case_party", id: party.id },
      author: { kind: party.side === "author" || report?.reporterId ? "member" : "visitor" },
      body: text,
      crisisLevel: input.screening.level,
      idempotencyKey: `case/${input.formToken}`,
    });
    if (added && (await isUpToMachine(tx, { party, of: found })))
      await recordAuditEvent(
        { ...tx, actor: { kind: "visitor" } },
        {
          act: moderationAuditEvents.appeal,
          target: { kind: "case", id: found.id },
          reason: null,
          after: { side: party.side },
        },
      );
    if (added && input.screening.level === "acute")
      await tx.db
        .update(moderationCases)
        .set({ urgency: atLeast(urgencies.crisis) })
        .where(eq(moderationCases.id, found.id));
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
    const messageId = await postMessage(tx, {
      subject: { kind: "case_party", id: party.id },
      author: { kind: "staff", id: userId },
      body: text,
      idempotencyKey: `case/${party.id}/${createHash("sha256").update(text).digest("base64url")}`,
    });
    if (!messageId) return;
    const mailId = await mailParty(tx, caseMessageMail, { partyId: party.id, key: messageId });
    if (mailId) await carryByMail(tx, { messageId, mailId });
    await recordAuditEvent(tx, {
      act: moderationAuditEvents.write_to_party,
      target: { kind: "case", id: of.id },
      reason: "question",
      after: { side: party.side },
    });
  });
}
