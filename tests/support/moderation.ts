import { and, desc, eq, isNull } from "drizzle-orm";
import { db } from "~/db/client.server";
import {
  auditLog,
  caseAppeals,
  caseParties,
  mails,
  moderationCases,
  posts,
  users,
} from "~/db/schema";
import { caseKey } from "~/services/moderation/case-key.server";
import { sendMail } from "~/services/outbox/send-mail.server";
import { reportContent } from "~/services/reports/report-content.server";
import type { ReportKind } from "~/site/reports";
import { newGroup, newPerson, putInto, type Person } from "./community";
import { writePost } from "./community-content";
import { testContext } from "./orders";
import { mailsTo } from "./records";
import { newStaff } from "./staff";
import { screeningOf } from "./screening";

const day = 24 * 60 * 60_000;

/** A member whose reports count towards hiding: not new. */
export async function oldMember(clock?: { now: Date }): Promise<Person> {
  const person = await newPerson({}, clock);
  await db
    .update(users)
    .set({ createdAt: new Date(Date.now() - 30 * day) })
    .where(eq(users.id, person.userId));
  return person;
}

export const reportAs = (person: Pick<Person, "ctx">, kind: ReportKind, id: string, more = {}) =>
  reportContent(person.ctx, {
    kind,
    id,
    reason: "abuse",
    details: "To boli.",
    name: "Jan Nowak",
    screening: screeningOf(),
    ...more,
  });

/** The latest case about something. */
export async function caseOf(subjectId: string) {
  const [found] = await db
    .select()
    .from(moderationCases)
    .where(eq(moderationCases.subjectId, subjectId))
    .orderBy(desc(moderationCases.openedAt))
    .limit(1);
  if (!found) throw new Error("There is no case.");
  return found;
}

/** The keys that parties of a case have in their mails. */
export async function keysOf(caseId: string, side: "author" | "reporter"): Promise<string[]> {
  const parties = await db
    .select()
    .from(caseParties)
    .where(and(eq(caseParties.caseId, caseId), eq(caseParties.side, side)));
  return parties.map(({ id }) => caseKey(id));
}

/** The appeal of a case that waits for an answer. */
export async function appealIn(caseId: string) {
  const [found] = await db
    .select({ appeal: caseAppeals })
    .from(caseAppeals)
    .innerJoin(caseParties, eq(caseParties.id, caseAppeals.partyId))
    .where(and(eq(caseParties.caseId, caseId), isNull(caseAppeals.outcome)));
  if (!found) throw new Error("Nobody appealed.");
  return found.appeal;
}

export async function emailOf({ userId }: Pick<Person, "userId">): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user!.email;
}

/** Sends what was written down for an address, as the worker does. @returns what came with a subject */
export async function mailsAt(to: string, subject: string) {
  for (const { id } of await db.select().from(mails).where(eq(mails.recipient, to)))
    await sendMail(testContext("worker"), { mailId: id, lastAttempt: false });
  return mailsTo(to).filter((mail) => mail.subject === subject);
}

/** A post in an open group, its author, a reporter, and two moderators. */
export async function scene(group: Parameters<typeof newGroup>[0] = {}) {
  const clock = { now: new Date() };
  const place = await newGroup(group);
  const [author, reporter] = [await oldMember(clock), await oldMember(clock)];
  const membership = await putInto(place, author);
  await putInto(place, reporter);
  const post = await writePost(membership, { title: "Tajny tytuł", content: "Ostre słowa." });
  const [first, second] = [await newStaff("moderator", clock), await newStaff("moderator", clock)];
  return { clock, group: place, author, membership, reporter, post, first, second };
}

export const stateOf = async (id: string) =>
  (await db.select({ state: posts.state }).from(posts).where(eq(posts.id, id)))[0]?.state;

/** What was done to something, as the log has it. */
export const actsOn = async (id: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.targetId, id))).map(({ act }) => act);
