import { banCase } from "./account-case.server";
import type { CaseDetail } from "./case-detail.server";
import { and, desc, eq, gt, or } from "drizzle-orm";
import { groupMembers, groups, openedPseudonyms, users } from "~/db/schema";
import { pseudonymOpenedMail } from "./pseudonym-opened-mail";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authoriseReading, mayAct } from "../access/authorise.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { Conflict, NotFound } from "../command/errors";
import { queueMail } from "../mails/queue-mail.server";
import { openPseudonymTime } from "./rules";
import { moderationAuditEvents, moderationRefusals, type PseudonymReason } from "./acts";

/**
 * The member of a sensitive group whose pseudonym is to be opened.
 * @returns the account's address, for nobody to see but to keep its owner from deciding about themselves
 * @throws NotFound; Conflict where nothing is hidden, or nobody is left behind it
 */
export async function planOpening(tx: TransactionContext, membershipId: string) {
  const [found] = await tx.db
    .select({ isSensitive: groups.isSensitive, userId: users.id, email: users.email })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .leftJoin(users, eq(users.id, groupMembers.userId))
    .where(eq(groupMembers.id, membershipId));
  if (!found) throw new NotFound("membership");
  if (!found.isSensitive) throw new Conflict(moderationRefusals.no_pseudonym);
  if (!found.userId || !found.email) throw new Conflict(moderationRefusals.pseudonym_gone);
  return { email: found.email };
}

/** Whose pseudonym is to be opened, as their group knows them. @throws NotAllowed, NotFound */
export async function pseudonymCard(ctx: ServiceContext, membershipId: string) {
  authoriseReading(ctx, "open_pseudonyms");
  const [found] = await ctx.db
    .select({ pseudonym: groupMembers.pseudonym, group: groups.name })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.id, membershipId));
  if (!found) throw new NotFound("membership");
  return found;
}

/** Lets the two who asked and agreed see whose a pseudonym is, for a day, and tells the member. */
export async function openPseudonym(
  tx: TransactionContext,
  input: { membershipId: string; reason: PseudonymReason; askedBy: string; agreedBy: string },
): Promise<void> {
  const { membershipId, reason, askedBy, agreedBy } = input;
  const { email } = await planOpening(tx, membershipId);
  const id = crypto.randomUUID();
  const mailId = await queueMail(tx, {
    kind: pseudonymOpenedMail,
    recipient: email,
    subject: pseudonymOpenedMail.subject(),
    idempotencyKey: `pseudonym_opened/${id}`,
  });
  await tx.db.insert(openedPseudonyms).values({
    id,
    memberId: membershipId,
    reason,
    askedById: askedBy,
    agreedById: agreedBy,
    openedAt: tx.now(),
    visibleUntil: new Date(tx.now().getTime() + openPseudonymTime),
    mailId,
  });
  await recordAuditEvent(tx, {
    act: moderationAuditEvents.open_pseudonym,
    target: { kind: "membership", id: membershipId },
    reason,
    after: { askedBy },
  });
}

export type OpenedAccount = {
  userId: string;
  email: string;
  status: (typeof users.$inferSelect)["status"];
  /** Whether they have appealed against the ban of their account. */
  hasAppealed: boolean;
  visibleUntil: Date;
};

/** The same of whoever a case is about; null for whoever may open no account, and where nobody has a pseudonym. */
export const openedAccountIn = async (
  ctx: ServiceContext,
  { group, found }: Pick<CaseDetail, "group" | "found">,
): Promise<OpenedAccount | null> =>
  group?.isSensitive && found.authorId !== null && mayAct(ctx.actor, "open_pseudonyms")
    ? openedAccount(ctx, found.authorId)
    : null;

/** Whether whoever acts may see an account because they opened a pseudonym of it, and may look still. */
export async function hasOpened(ctx: ServiceContext, accountId: string): Promise<boolean> {
  const { actor } = ctx;
  if (!mayAct(actor, "open_pseudonyms")) return false;
  const [opened] = await ctx.db
    .select({ id: openedPseudonyms.id })
    .from(openedPseudonyms)
    .innerJoin(groupMembers, eq(groupMembers.id, openedPseudonyms.memberId))
    .where(
      and(
        eq(groupMembers.userId, accountId),
        gt(openedPseudonyms.visibleUntil, ctx.now()),
        or(
          eq(openedPseudonyms.askedById, actor.userId),
          eq(openedPseudonyms.agreedById, actor.userId),
        ),
      ),
    )
    .limit(1);
  return opened !== undefined;
}

/**
 * The account behind a pseudonym, for the two who opened it, while they may look.
 * @throws NotAllowed
 */
export async function openedAccount(
  ctx: ServiceContext,
  membershipId: string,
): Promise<OpenedAccount | null> {
  const { userId } = authoriseReading(ctx, "open_pseudonyms");
  const [opened] = await ctx.db
    .select({
      userId: users.id,
      email: users.email,
      status: users.status,
      visibleUntil: openedPseudonyms.visibleUntil,
    })
    .from(openedPseudonyms)
    .innerJoin(groupMembers, eq(groupMembers.id, openedPseudonyms.memberId))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(
      and(
        eq(openedPseudonyms.memberId, membershipId),
        gt(openedPseudonyms.visibleUntil, ctx.now()),
        or(eq(openedPseudonyms.askedById, userId), eq(openedPseudonyms.agreedById, userId)),
      ),
    )
    .orderBy(desc(openedPseudonyms.visibleUntil))
    .limit(1);
  if (!opened) return null;
  return { ...opened, hasAppealed: (await banCase(ctx, opened.userId))?.hasAppealed ?? false };
}
