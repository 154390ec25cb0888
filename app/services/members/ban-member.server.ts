import { eq } from "drizzle-orm";
import { sessions, users } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { assertNotRefused, Invalid } from "../command/errors";
import { accountBannedMail, accountUnbannedMail } from "./account-mails";
import { mailAccount } from "./account-mails.server";
import {
  banReasons,
  unbanReasons,
  type BanReason,
  type UnbanReason,
  banRefusal,
  memberAuditEvents,
  unbanRefusal,
} from "./acts";
import { isSwitchedOn } from "./edit-member.server";
import { assertKnown } from "./desk-queries.server";
import { lockMember } from "./lock-member.server";
import { isReason } from "../audit/audit-events";

/**
 * Shuts a member out at once: the ban, the end of all their sessions and the mail that says why are one step. Staff are shut out by whoever may
 * `ban_staff` alone, so that no moderator locks an administrator out.
 * @throws NotAllowed, Invalid for a reason that is none, NotFound, also for an account that whoever acts may not see; Conflict when they are banned already
 */
export async function banMember(
  ctx: ServiceContext,
  input: { userId: string; reason: BanReason },
): Promise<void> {
  const target = { kind: "member", id: input.userId } as const;
  authorise(ctx, "ban_members", target);
  if (!isReason(banReasons, input.reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const account = await lockMember(tx, input.userId);
    await assertKnown(tx, input.userId);
    assertNotRefused(banRefusal(account));
    const { status, auth0Id, email } = account;
    await tx.db
      .update(users)
      .set({ status: "banned", bannedAt: tx.now() })
      .where(eq(users.id, input.userId));
    await tx.db.delete(sessions).where(eq(sessions.auth0Id, auth0Id));
    await recordAuditEvent(tx, {
      act: memberAuditEvents.ban_member,
      target,
      reason: input.reason,
      before: { status },
      after: { status: "banned" },
    });
    await mailAccount(tx, accountBannedMail, { recipient: email, reason: input.reason });
  });
}

/**
 * Lets a banned member in again; their sessions stay ended, and whoever was switched off before stays so. Who was banned as
 * one of staff comes back as such, so this takes the same.
 * @throws NotAllowed, Invalid for a reason that is none, NotFound, Conflict when they are not banned
 */
export async function unbanMember(
  ctx: ServiceContext,
  input: { userId: string; reason: UnbanReason },
): Promise<void> {
  const target = { kind: "member", id: input.userId } as const;
  authorise(ctx, "unban_members", target);
  if (!isReason(unbanReasons, input.reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const account = await lockMember(tx, input.userId);
    assertNotRefused(unbanRefusal(account));
    const status = isSwitchedOn(account) ? "active" : "inactive";
    await tx.db.update(users).set({ status, bannedAt: null }).where(eq(users.id, input.userId));
    await recordAuditEvent(tx, {
      act: memberAuditEvents.unban_member,
      target,
      reason: input.reason,
      before: { status: "banned" },
      after: { status },
    });
    await mailAccount(tx, accountUnbannedMail, { recipient: account.email, reason: input.reason });
  });
}
