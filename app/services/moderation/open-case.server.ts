import { and, eq, isNotNull, sql } from "drizzle-orm";
import { caseParties, moderationCases } from "~/db/schema";
import type { CaseSide } from "~/site/moderation";
import type { TransactionContext } from "../command/context.server";
import { digest } from "../access/secrets.server";
import { onlyField, type GroupField } from "~/site/group-words-text";
import { caseKey } from "./case-key.server";
import { groupWordsNow } from "./case-text.server";
import { subjectColumns, type Case, type Subject } from "./subject.server";

/**
 * The open case of something, which is opened where there is none. Whoever asks at the same moment waits for this
 * transaction, so that fifty reports are one case and are counted one after the other. Words of a group are the case of whoever
 * wrote them, and stay in it when they change them; what somebody else wrote meanwhile has its own.
 */
export async function openCase(
  tx: TransactionContext,
  subject: Subject,
  urgency: number,
): Promise<Case> {
  const { kind, id, field, groupId, authorId, inPostId } = subject;
  const words = field && onlyField(field, (await groupWordsNow(tx, id))[field].text);
  const isSame = and(
    eq(moderationCases.subjectId, id),
    eq(moderationCases.state, "open"),
    sql`${moderationCases.authorId} is not distinct from ${authorId}::uuid`,
    field === null
      ? undefined
      : words?.[field] === ""
        ? // What many reports have hidden while somebody wrote theirs.
          isOfHiddenWords(id, field)
        : authorId === null
          ? sql`${moderationCases.words} = ${JSON.stringify(words)}::jsonb`
          : sql`${moderationCases.words} ->> ${field} <> ''`,
  );
  const join = async () => {
    const [open] = await tx.db
      .update(moderationCases)
      .set({ urgency: atLeast(urgency) })
      .where(isSame)
      .returning();
    return open;
  };
  if (field) {
    const open = await join();
    if (open) return open;
  }
  for (;;) {
    const [opened] = await tx.db
      .insert(moderationCases)
      .values({
        ...{ subject: kind, subjectId: id, [subjectColumns[kind]]: id },
        ...{ groupId, authorId, inPostId, urgency, words, openedAt: tx.now() },
      })
      .onConflictDoNothing()
      .returning();
    if (opened) return opened;
    const open = await join();
    if (open) return open;
  }
}

/** What many reports have hidden of the words of a group, until somebody looks. */
export const isOfHiddenWords = (groupId: string, field: GroupField) =>
  and(
    eq(moderationCases.subjectId, groupId),
    eq(moderationCases.state, "open"),
    isNotNull(moderationCases.hiddenAt),
    sql`${moderationCases.words} ->> ${field}::text <> ''`,
  );

/** An urgency that a case has from now on, unless it has a higher one. */
export const atLeast = (urgency: number) => sql`greatest(${moderationCases.urgency}, ${urgency})`;

/**
 * Gives somebody whom a case concerns a page of their own; whoever reported it has one number for that and for the report.
 * @returns the party's id
 */
export async function addParty(
  tx: TransactionContext,
  party: { caseId: string; side: CaseSide; reportId?: string },
): Promise<string> {
  const id = party.reportId ?? crypto.randomUUID();
  const [added] = await tx.db
    .insert(caseParties)
    .values({ ...party, id, keyHash: digest(caseKey(id)) })
    .onConflictDoNothing()
    .returning({ id: caseParties.id });
  if (added) return added.id;
  const [known] = await tx.db
    .select({ id: caseParties.id })
    .from(caseParties)
    .where(
      and(
        eq(caseParties.caseId, party.caseId),
        party.reportId ? eq(caseParties.reportId, party.reportId) : eq(caseParties.side, "author"),
      ),
    );
  if (!known) throw new Error("The party belongs to another case.");
  return known.id;
}
