import { and, desc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from "drizzle-orm";
import {
  caseMails,
  caseParties,
  groupMembers,
  mails,
  moderationCases,
  moderationDecisions,
  notifications,
  reports,
  users,
} from "~/db/schema";
import { isGivenBack } from "~/site/moderation";
import type { appealAnswerMail } from "./appeal-answer-mail";
import type { caseMessageMail } from "./case-message-mail";
import { reportOutcomeMail } from "./report-outcome-mail";
import { statementOfReasonsMail } from "./statement-of-reasons-mail";
import type { TransactionContext } from "../command/context.server";
import { keeperMembershipsOf } from "../groups/access.server";
import { queueMail } from "../mails/queue-mail.server";
import { notify } from "../notifications/notify.server";
import { addParty } from "./open-case.server";
import type { Case } from "./subject.server";

export type Decision = typeof moderationDecisions.$inferSelect;

type Telling = { partyId: string; decisionId?: string; appealId?: string };

type CaseMail =
  | typeof statementOfReasonsMail
  | typeof reportOutcomeMail
  | typeof appealAnswerMail
  | typeof caseMessageMail;

/** Writes down a mail to a party. @returns its id; null to one who cannot be reached any more, or who has it */
export async function mailParty(
  tx: TransactionContext,
  kind: CaseMail,
  { key, subject = kind.subject(), ...telling }: Telling & { key: string; subject?: string },
): Promise<string | null> {
  const recipient = await addressOf(tx, telling.partyId);
  if (recipient === null) return null;
  const mailId = await queueMail(tx, {
    kind,
    recipient,
    subject,
    idempotencyKey: `${kind.code}/${telling.partyId}/${key}`,
  });
  if (mailId) await tx.db.insert(caseMails).values({ ...telling, mailId });
  return mailId;
}

async function addressOf(tx: TransactionContext, partyId: string): Promise<string | null> {
  const [party] = await tx.db
    .select({ side: caseParties.side, report: reports, caseId: caseParties.caseId })
    .from(caseParties)
    .leftJoin(reports, eq(reports.id, caseParties.reportId))
    .where(eq(caseParties.id, partyId));
  if (party?.side === "author") {
    const [author] = await authorOf(tx, party.caseId);
    return author?.email ?? null;
  }
  if (!party?.report) return null;
  const { reporterId, reporterEmail, confirmedAt } = party.report;
  if (reporterId === null) return confirmedAt ? reporterEmail : null;
  const [reporter] = await tx.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, reporterId));
  return reporter?.email ?? null;
}

const authorOf = (tx: TransactionContext, caseId: string) =>
  tx.db
    .select({ email: users.email })
    .from(moderationCases)
    .leftJoin(groupMembers, eq(groupMembers.id, moderationCases.authorId))
    .innerJoin(
      users,
      sql`${users.id} = coalesce(${groupMembers.userId}, ${moderationCases.accountId})`,
    )
    .where(eq(moderationCases.id, caseId));

/**
 * Tells the author of a decision and its reasons (DSA, art. 17): here and by mail. Nothing says who reported it. Of words of a group
 * that nobody is known to have written its keepers are told here; the page of the case is theirs. Of what was decided and taken back
 * before they have read or got it they hear what holds; that nothing does they hear once.
 */
export async function notifyAuthor(
  tx: TransactionContext,
  of: Case,
  { decision }: { decision: Decision },
): Promise<void> {
  const partyId = await addParty(tx, { caseId: of.id, side: "author" });
  if (await isToldAlready(tx, decision)) return;
  if (decision.kind === "leave") await withdrawUnsent(tx, partyId);
  await notifyHere(tx, of, { id: partyId, side: "author" }, "decision");
  await mailParty(tx, statementOfReasonsMail, {
    partyId,
    decisionId: decision.id,
    key: decision.id,
    subject: statementOfReasonsMail.subject(decision.reason, isGivenBack(decision)),
  });
}

/** Whether a keeper gave back what they took, so that its author knows already that all stays as it is. */
async function isToldAlready(tx: TransactionContext, decision: Decision): Promise<boolean> {
  if (decision.kind !== "leave" || decision.words !== "" || decision.byKeeper) return false;
  const [before] = await tx.db
    .select()
    .from(moderationDecisions)
    .where(
      and(eq(moderationDecisions.caseId, decision.caseId), ne(moderationDecisions.id, decision.id)),
    )
    .orderBy(desc(moderationDecisions.decidedAt))
    .limit(1);
  return before?.kind === "leave" && before.byKeeper && before.reason === decision.reason;
}

/** A mail of a decision that nobody has begun to send, and that is taken back: nothing of it holds. */
const withdrawUnsent = (tx: TransactionContext, partyId: string) =>
  tx.db.delete(mails).where(
    and(
      eq(mails.status, "pending"),
      isNull(mails.claimedAt),
      inArray(
        mails.id,
        tx.db
          .select({ id: caseMails.mailId })
          .from(caseMails)
          .where(
            and(
              eq(caseMails.partyId, partyId),
              isNotNull(caseMails.decisionId),
              isNull(caseMails.appealId),
            ),
          ),
      ),
    ),
  );

/** Tells of a decision in the place of one of the same case that was not read yet. */
async function tellOfDecision(
  tx: TransactionContext,
  told: Omit<Extract<Parameters<typeof notify>[1], { partyId: string }>, "kind">,
): Promise<void> {
  const { partyId, recipientId } = told;
  await tx.db
    .delete(notifications)
    .where(
      and(
        eq(notifications.partyId, partyId),
        eq(notifications.kind, "decision"),
        isNull(notifications.readAt),
        sql`${notifications.userId} = (select user_id from group_members where id = ${recipientId})`,
      ),
    );
  await notify(tx, { ...told, kind: "decision" });
}

/** Tells a party here, by the memberships that they have in the group; of an account nobody, who may be shut out of it. */
export async function notifyHere(
  tx: TransactionContext,
  of: Case,
  party: Pick<typeof caseParties.$inferSelect, "id" | "side">,
  kind: "decision" | "case_message",
): Promise<void> {
  const { groupId, inPostId, commentId } = of;
  if (groupId === null) return;
  const told = { partyId: party.id, groupId };
  const tell = (notice: Parameters<typeof tellOfDecision>[1]) =>
    kind === "decision" ? tellOfDecision(tx, notice) : notify(tx, { ...notice, kind });
  if (party.side === "author")
    for (const recipientId of await recipientsOf(tx, of, groupId))
      await tell({
        ...told,
        recipientId,
        ...(inPostId ? { postId: inPostId } : {}),
        ...(commentId ? { commentId } : {}),
      });
  else
    for (const { recipientId } of await reportersIn(tx, groupId, eq(caseParties.id, party.id)))
      if (recipientId) await tell({ ...told, recipientId });
}

const recipientsOf = async (tx: TransactionContext, { authorId }: Case, groupId: string) =>
  authorId === null ? (await keeperMembershipsOf(tx, groupId)).map(({ id }) => id) : [authorId];

/** Parties who reported something, with their memberships in the group; null of those who have none. */
const reportersIn = (tx: TransactionContext, groupId: string, which: SQL) =>
  tx.db
    .select({ partyId: caseParties.id, recipientId: groupMembers.id })
    .from(caseParties)
    .innerJoin(reports, eq(reports.id, caseParties.reportId))
    .leftJoin(
      groupMembers,
      and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, reports.reporterId)),
    )
    .where(which);

/** Tells everybody who reported it what came of it (DSA, art. 16(5)), each by themselves. */
export async function notifyReporters(
  tx: TransactionContext,
  of: Case,
  { decision }: { decision: Decision },
): Promise<void> {
  const { groupId } = of;
  // Nobody reports an account.
  if (groupId === null) return;
  const reporters = await reportersIn(tx, groupId, eq(caseParties.caseId, of.id));
  for (const { partyId, recipientId } of reporters) {
    if (recipientId) await tellOfDecision(tx, { partyId, recipientId, groupId });
    await mailParty(tx, reportOutcomeMail, {
      partyId,
      decisionId: decision.id,
      key: decision.id,
    });
  }
}
