import { count, eq, gt, and, ne, sql } from "drizzle-orm";
import { comments, groupMembers, orders, posts, sessions, users } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import type { ServiceContext, TransactionContext } from "../command/context.server";
import { authoriseReading } from "../access/authorise.server";
import { NotFound } from "../command/errors";
import { isId } from "../listing/ids";
import { accountDeletedMail } from "./account-mails";
import { mailAccount } from "./account-mails.server";
import { type DeletionReason, memberAuditEvents } from "./acts";
import { lockMember, type Account } from "./lock-member.server";
import { removeAccount } from "./remove-account.server";
import type { LeftBehind } from "./member-states";

/**
 * Looks at an account before it is deleted for its owner, under the lock that this needs.
 * @throws NotAllowed, NotFound
 */
export const planDeletion = (tx: TransactionContext, userId: string): Promise<Account> =>
  lockMember(tx, userId);

/** Deletes a planned account as its owner could, writes down that it was done for them, and tells them why. */
export async function deleteMember(
  tx: TransactionContext,
  { id, auth0Id, email }: Account,
  { texts, reason, askedBy }: { texts: LeftBehind; reason: DeletionReason; askedBy: string },
): Promise<void> {
  await removeAccount(tx, auth0Id, texts);
  await recordAuditEvent(tx, {
    act: memberAuditEvents.delete_member,
    target: { kind: "member", id },
    reason,
    after: { texts, askedBy },
  });
  await mailAccount(tx, accountDeletedMail, { recipient: email, reason });
}

export type DeletionEffects = {
  email: string;
  sessions: number;
  memberships: number;
  posts: number;
  comments: number;
  orders: number;
};

/**
 * What would go and stay if an account were deleted now.
 * @throws NotAllowed, NotFound
 */
export async function deletionEffects(
  ctx: ServiceContext,
  userId: string,
): Promise<DeletionEffects> {
  authoriseReading(ctx, "delete_members");
  if (!isId(userId)) throw new NotFound("member");
  const [account] = await ctx.db
    .select({ email: users.email, auth0Id: users.auth0Id })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw new NotFound("member");
  const { email, auth0Id } = account;
  const own = eq(groupMembers.userId, userId);
  const ofOwn = (authorId: typeof posts.authorId | typeof comments.authorId) =>
    and(eq(authorId, groupMembers.id), own);
  const [open, memberships, written, answers, placed] = await Promise.all([
    ctx.db
      .select({ rows: count() })
      .from(sessions)
      .where(and(eq(sessions.auth0Id, auth0Id), gt(sessions.expiresAt, ctx.now()))),
    ctx.db.select({ rows: count() }).from(groupMembers).where(own),
    ctx.db
      .select({ rows: count() })
      .from(posts)
      .innerJoin(groupMembers, ofOwn(posts.authorId))
      .where(ne(posts.state, "deleted")),
    ctx.db
      .select({ rows: count() })
      .from(comments)
      .innerJoin(groupMembers, ofOwn(comments.authorId))
      .where(ne(comments.state, "deleted")),
    ctx.db
      .select({ rows: count() })
      .from(orders)
      .where(sql`lower(${orders.email}) = lower(${email})`),
  ]);
  const rows = ([counted]: { rows: number }[]) => counted?.rows ?? 0;
  return {
    email,
    sessions: rows(open),
    memberships: rows(memberships),
    posts: rows(written),
    comments: rows(answers),
    orders: rows(placed),
  };
}
