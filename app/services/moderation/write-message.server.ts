import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Screening } from "~/crisis/assess.server";
import { caseParties, moderationCases } from "~/db/schema";
import { urgencies } from "~/site/moderation";
import { addParty, atLeast } from "./open-case.server";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { carryByMail, postMessage } from "../conversations/post-message.server";
import { requireRateLimit } from "../rate-limits/consume-rate-limit.server";
import { assertDisinterested, checkedWords, lockCase } from "./decide-case.server";
import { isUpToMachine, partyOfKey } from "./party.server";
import { caseMessageMail } from "./case-message-mail";
import { caseWrittenMail } from "./case-written-mail";
import { mailModerators, moderatorsOf } from "./mail-moderators.server";
import { mailParty, notifyHere } from "./notify-parties.server";
import { isClaimed, type Case } from "./subject.server";
import { moderationAuditEvents, moderationRefusals } from "./acts";

const digestOf = (text: string) => createHash("sha256").update(text).digest("base64url");

type Party = typeof caseParties.$inferSelect;

/**
 * A party writes to staff about their case. The same form again is the same
 * message, unless it says something else.
 * @param input.isObjection whether it is against what a program decided: an appeal, until somebody has looked
 * @throws NotFound, Invalid, TooManyRequests; Conflict once the case is closed
 */
export async function writeToStaff(
  ctx: ServiceContext,
  input: {
    key: string;
    text: string;
    formToken: string;
    screening: Screening;
    isObjection?: boolean;
  },
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
      idempotencyKey: `case/${input.formToken}/${digestOf(text)}`,
    });
    if (!added) return;
    if (input.isObjection && (await isUpToMachine(tx, { party, of: found })))
      await recordAuditEvent(
        { ...tx, actor: { kind: "visitor" } },
        {
          act: moderationAuditEvents.appeal,
          target: { kind: "case", id: found.id },
          after: { side: party.side },
        },
      );
    const isCry = input.screening.level === "acute";
    await tx.db
      .update(moderationCases)
      .set({
        awaitsAnswerSince: found.awaitsAnswerSince ?? tx.now(),
        ...(isCry && { urgency: atLeast(urgencies.crisis) }),
      })
      .where(eq(moderationCases.id, found.id));
    // One mail for all that is written until somebody answers; a cry is never one of those that wait.
    if (isCry || found.awaitsAnswerSince === null) await tellModerators(tx, found, added);
  });
}

/** Whoever is at a case hears that somebody wrote in it; where nobody is, everybody who may decide it. */
async function tellModerators(tx: TransactionContext, of: Case, messageId: string): Promise<void> {
  const all = await moderatorsOf(tx, of);
  const atIt = all.filter(({ userId }) => isClaimed(tx, of) && userId === of.claimedById);
  const to = atIt.length > 0 ? atIt : all;
  await mailModerators(tx, caseWrittenMail, { caseId: of.id, to, key: messageId });
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
    await write(tx, { party, text, userId });
  });
}

/**
 * Staff write to whoever wrote what a case is about, also before anything was decided and anybody told: they get a page of their
 * own in it with this.
 * @throws as `writeToParty`
 */
export async function writeToAuthor(
  ctx: ServiceContext,
  input: { caseId: string; text: string },
): Promise<void> {
  const { userId } = authorise(ctx, "moderate_content", { kind: "case", id: input.caseId });
  const text = checkedWords(input.text);
  await inTransaction(ctx, async (tx) => {
    const of = await lockCase(tx, input.caseId);
    const id = await addParty(tx, { caseId: of.id, side: "author" });
    await write(tx, { party: { id, caseId: of.id, side: "author" }, text, userId });
  });
}

type Written = { party: Pick<Party, "id" | "caseId" | "side">; text: string; userId: string };

async function write(tx: TransactionContext, { party, text, userId }: Written): Promise<void> {
  const of = await lockCase(tx, party.caseId);
  if (of.state === "closed") throw new Conflict(moderationRefusals.case_closed);
  await assertDisinterested(tx, of, userId);
  const messageId = await postMessage(tx, {
    subject: { kind: "case_party", id: party.id },
    author: { kind: "staff", id: userId },
    body: text,
    idempotencyKey: `case/${party.id}/${digestOf(text)}`,
  });
  if (!messageId) return;
  await tx.db
    .update(moderationCases)
    .set({ awaitsAnswerSince: null })
    .where(eq(moderationCases.id, of.id));
  const mailId = await mailParty(tx, caseMessageMail, { partyId: party.id, key: messageId });
  if (mailId) await carryByMail(tx, { messageId, mailId });
  await notifyHere(tx, of, party, "case_message");
  await recordAuditEvent(tx, {
    act: moderationAuditEvents.write_to_party,
    target: { kind: "case", id: of.id },
    after: { side: party.side },
  });
}
