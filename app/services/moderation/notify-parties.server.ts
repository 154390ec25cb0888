import { and, eq, sql, type SQL } from "drizzle-orm";
import {
  caseMails,
  caseParties,
  groupMembers,
  moderationCases,
  type moderationDecisions,
  reports,
  users,
} from "~/db/schema";
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
 * that nobody is known to have written its keepers are told here; the page of the case is theirs.
 */
export async function notifyAuthor(
  tx: TransactionContext,
  of: Case,
  { decision }: { decision: Decision },
): Promise<void> {
  const partyId = await addParty(tx, { caseId: of.id, side: "author" });
  await notifyHere(tx, of, { id: partyId, side: "author" }, "decision");
  await mailParty(tx, statementOfReasonsMail, {
    partyId,
    decisionId: decision.id,
    key: decision.id,
    subject: statementOfReasonsMail.subject(decision.reason),
  });
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
  const told = { kind, partyId: party.id, groupId };
  if (party.side === "author")
    for (const recipientId of await recipientsOf(tx, of, groupId))
      await notify(tx, {
        ...told,
        recipientId,
        ...(inPostId ? { postId: inPostId } : {}),
        ...(commentId ? { commentId } : {}),
      });
  else
    for (const { recipientId } of await reportersIn(tx, groupId, eq(caseParties.id, party.id)))
      if (recipientId) await notify(tx, { ...told, recipientId });
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
    if (recipientId) await notify(tx, { kind: "decision", partyId, recipientId, groupId });
    await mailParty(tx, reportOutcomeMail, {
      partyId,
      decisionId: decision.id,
      key: decision.id,
    });
  }
}
