import { eq } from "drizzle-orm";
import { sessions, users } from "~/db/schema";
import { isLongerThan } from "~/forms/text";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import {
  changeReasons,
  signOutReasons,
  type ChangeReason,
  type SignOutReason,
  memberAuditEvents,
  memberRefusals,
} from "./acts";
import { foldName } from "../groups/fold-name";
import { isFullName } from "../groups/full-names";
import { lockMember, type Account } from "./lock-member.server";
import { replaceSubscription } from "./subscription.server";
import { staleRefusal, changeRefusals } from "../command/refusals";
import { isReason } from "../audit/audit-events";
import type { Subscription } from "./member-states";

/** Longest full name, in characters, as in a member's own settings. */
export const fullNameLength = 100;

export type MemberFields = {
  fullName: string | null;
  subscription: Subscription;
  isActive: boolean;
};

/**
 * Changes an account: name, subscription, and whether it can be used. Each of them stands in the log for itself, the name
 * without saying what it is.
 * @param input.seen how all of it was when whoever changes it looked
 * @throws NotAllowed, Invalid, NotFound; Conflict `changed_meanwhile`, `nothing_changed`, or `full_name_is_nick` where it would
 * be read beside what they write in groups
 */
export async function editMember(
  ctx: ServiceContext,
  input: { userId: string; to: MemberFields; seen: MemberFields; reason: ChangeReason },
): Promise<void> {
  const { userId, to, seen, reason } = input;
  const target = { kind: "member", id: userId } as const;
  authorise(ctx, "edit_members", target);
  if (!isReason(changeReasons, reason)) throw new Invalid("reason");
  if (to.fullName !== null && isLongerThan(to.fullName, fullNameLength))
    throw new Invalid("full_name");
  const changes = (["fullName", "subscription", "isActive"] as const).filter(
    (field) => to[field] !== seen[field],
  );
  if (changes.length === 0) throw new Conflict(changeRefusals.nothing_changed);
  await inTransaction(ctx, async (tx) => {
    const account = await lockMember(tx, userId);
    if (account.fullName !== seen.fullName || isSwitchedOn(account) !== seen.isActive)
      throw new Conflict(staleRefusal("changed_meanwhile"));
    if (changes.includes("fullName")) {
      const { nick } = account;
      if (nick !== null && isFullName(foldName(nick), to.fullName))
        throw new Conflict(memberRefusals.full_name_is_nick);
      await tx.db.update(users).set({ fullName: to.fullName }).where(eq(users.id, userId));
      await recordAuditEvent(tx, {
        act: memberAuditEvents.edit_member,
        target,
        reason,
        after: { changed: "full_name" },
      });
    }
    if (changes.includes("isActive")) await switchAccount(tx, account, to.isActive, reason);
    if (changes.includes("subscription"))
      await replaceSubscription(
        tx,
        { userId, subscription: to.subscription, lastDay: null, seen: seen.subscription },
        reason,
      );
  });
}

/** Whether an account can be used, but for a ban. */
export const isSwitchedOn = ({ deactivatedAt }: Pick<Account, "deactivatedAt">) =>
  deactivatedAt === null;

/** Switches an account on or off, without blame. A ban stays what it is, and what is shown first. */
async function switchAccount(
  tx: TransactionContext,
  { id, auth0Id, status }: Account,
  isActive: boolean,
  reason: ChangeReason,
): Promise<void> {
  const isBanned = status === "banned";
  await tx.db
    .update(users)
    .set({
      deactivatedAt: isActive ? null : tx.now(),
      status: isBanned ? "banned" : isActive ? "active" : "inactive",
    })
    .where(eq(users.id, id));
  if (!isActive) await tx.db.delete(sessions).where(eq(sessions.auth0Id, auth0Id));
  await recordAuditEvent(tx, {
    act: isActive ? memberAuditEvents.activate_member : memberAuditEvents.deactivate_member,
    target: { kind: "member", id },
    reason,
    before: { active: !isActive },
    after: { active: isActive },
  });
}

/**
 * Ends all sessions of a member, who may sign in again at once.
 * @throws NotAllowed, Invalid, NotFound, Conflict when there is none
 */
export async function endMemberSessions(
  ctx: ServiceContext,
  { userId, reason }: { userId: string; reason: SignOutReason },
): Promise<void> {
  const target = { kind: "member", id: userId } as const;
  authorise(ctx, "edit_members", target);
  if (!isReason(signOutReasons, reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const { auth0Id } = await lockMember(tx, userId);
    const ended = await tx.db
      .delete(sessions)
      .where(eq(sessions.auth0Id, auth0Id))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new Conflict(memberRefusals.no_sessions);
    await recordAuditEvent(tx, {
      act: memberAuditEvents.end_sessions,
      target,
      reason,
      after: { ended: ended.length },
    });
  });
}
