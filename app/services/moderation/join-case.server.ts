import { and, countDistinct, desc, eq, isNull, lte, or, sql } from "drizzle-orm";
import {
  caseParties,
  comments,
  groups,
  moderationCases,
  moderationDecisions,
  posts,
  reports,
  users,
} from "~/db/schema";
import { manyReports, urgencies, urgencyOfReason } from "~/site/moderation";
import { reportKindOf } from "~/site/reports";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import type { TransactionContext } from "../command/context.server";
import { applyDecision } from "./apply-decision.server";
import { addParty, isOfHiddenWords, openCase } from "./open-case.server";
import { ageThatCounts, reportsThatHide } from "./rules";
import { fieldsOf, groupWordsNow } from "./case-text.server";
import { findSubject, lockText, textOf, type Case, type Subject } from "./subject.server";
import { currentDecision } from "./decide-case.server";
import { mailParty, notifyAuthor } from "./notify-parties.server";
import { reportOutcomeMail } from "./report-outcome-mail";
import { moderationAuditEvents } from "./acts";

/**
 * Makes a report that counts part of the case of what it is about. Enough reports by members who are not new hide the
 * thing until somebody looks, unless somebody has looked and kept it. A report that is in a case stays in that; whoever proves
 * their address only once it was decided is told what came of it. Words that somebody changed before that are looked at as they
 * are now.
 * @returns false where nothing is left to be looked at
 */
export async function joinCase(
  tx: TransactionContext,
  report: typeof reports.$inferSelect,
): Promise<boolean> {
  const [joined] = await tx.db
    .select({ id: caseParties.id, caseId: caseParties.caseId })
    .from(caseParties)
    .where(eq(caseParties.reportId, report.id));
  if (joined) {
    const decision = await currentDecision(tx, joined.caseId);
    if (decision)
      await mailParty(tx, reportOutcomeMail, {
        partyId: joined.id,
        decisionId: decision.id,
        key: decision.id,
      });
    return true;
  }
  const kind = reportKindOf(report);
  const thing = { kind, id: reportedIdOf(report) };
  const found = await findSubject(tx, thing);
  if (!found) return false;
  await lockText(tx, textOf(found));
  // Its author may have taken it back while this waited for them.
  const subject = await findSubject(tx, thing);
  if (!subject || (await isGone(tx, subject))) return false;
  const opened = await openCase(tx, subject, urgencyOfReason(report.reason));
  await addParty(tx, { caseId: opened.id, side: "reporter", reportId: report.id });
  if (opened.hiddenAt === null && subject.kind !== "member") await hideWhereMany(tx, opened);
  return true;
}

/** What a report is about, beside its kind. */
export const reportedIdOf = (report: typeof reports.$inferSelect): string =>
  report.postId ?? report.commentId ?? report.pictureId ?? report.memberId ?? report.groupId ?? "";

/** Whether no words of a group stand there any more, and none that many reports have hidden wait to be looked at. */
async function isGone(
  tx: TransactionContext,
  { field, id }: Pick<Subject, "field" | "id">,
): Promise<boolean> {
  if (field === null || (await groupWordsNow(tx, id))[field].text !== "") return false;
  const hidden = await tx.db.$count(moderationCases, isOfHiddenWords(id, field));
  return hidden === 0;
}

async function hideWhereMany(tx: TransactionContext, opened: Case): Promise<void> {
  const oldEnough = new Date(tx.now().getTime() - ageThatCounts);
  const [counted] = await tx.db
    .select({ members: countDistinct(users.id) })
    .from(caseParties)
    .innerJoin(reports, eq(reports.id, caseParties.reportId))
    .innerJoin(users, and(eq(users.id, reports.reporterId), eq(users.status, "active")))
    .where(and(eq(caseParties.caseId, opened.id), lte(users.createdAt, oldEnough)));
  if ((counted?.members ?? 0) < reportsThatHide || (await wasKept(tx, opened))) return;
  const system: TransactionContext = { ...tx, actor: { kind: "schedule" } };
  const undo = await applyDecision(system, opened, {
    kind: opened.subject === "picture" ? "remove_picture" : "hide",
  });
  if (!undo.state && !undo.picture && !undo.edited) return;
  await tx.db
    .update(moderationCases)
    .set({
      hiddenAt: tx.now(),
      urgency: Math.max(opened.urgency, urgencies.toCheck),
    })
    .where(eq(moderationCases.id, opened.id));
  const [decision] = await tx.db
    .insert(moderationDecisions)
    .values({
      caseId: opened.id,
      kind: opened.subject === "picture" ? "remove_picture" : "hide",
      reason: manyReports,
      ground: "terms",
      words: "",
      isAutomated: true,
      isInterim: true,
      decidedAt: tx.now(),
      undo,
    })
    .returning();
  if (decision) await notifyAuthor(system, opened, { decision });
  await recordAuditEvent(system, {
    act: moderationAuditEvents.hide_automatically,
    target: { kind: "case", id: opened.id },
    before: { hidden: false },
    after: { hidden: true },
  });
}

async function wasKept(tx: TransactionContext, of: Case) {
  const { subjectId, inPostId, commentId } = of;
  const [field] = fieldsOf(of);
  const [kept] = await tx.db
    .select({ decidedAt: moderationDecisions.decidedAt })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(
      and(
        eq(moderationCases.subjectId, subjectId),
        // Of a closed case nobody knows any more which of the two it was about.
        field &&
          or(isNull(moderationCases.words), sql`${moderationCases.words} ->> ${field} <> ''`),
        eq(moderationDecisions.kind, "leave"),
        // A keeper who takes back what they hid has judged nothing for everybody.
        eq(moderationDecisions.byKeeper, false),
        isNull(moderationDecisions.revertedAt),
      ),
    )
    .orderBy(desc(moderationDecisions.decidedAt))
    .limit(1);
  if (!kept) return false;
  const [edited] =
    of.subject === "group_words"
      ? await tx.db
          .select({ at: field === "welcome" ? groups.welcomeAt : groups.rulesAt })
          .from(groups)
          .where(eq(groups.id, subjectId))
      : commentId
        ? await tx.db
            .select({ at: comments.editedAt })
            .from(comments)
            .where(eq(comments.id, commentId))
        : await tx.db
            .select({ at: posts.editedAt })
            .from(posts)
            .where(eq(posts.id, inPostId ?? ""));
  return !edited?.at || edited.at <= kept.decidedAt;
}
