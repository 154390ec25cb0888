import { and, eq, lte } from "drizzle-orm";
import { users } from "~/db/schema";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import {
  inTransaction,
  type ServiceContext,
  type TransactionContext,
} from "../command/context.server";
import { assertNotRefused, Invalid } from "../command/errors";
import { accountUnbannedMail } from "./account-mails";
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
import { assertKnown } from "./desk-queries.server";
import { letIn } from "../moderation/account-ban.server";
import { banCase, decideBan, revertBans } from "../moderation/account-case.server";
import { lockMember, type Account } from "./lock-member.server";
import { isReason } from "../audit/audit-events";

/**
 * Shuts a member out at once: the ban, which is a case with its reasons, end and appeal, and the mail that says so are
 * one step. No session of theirs opens anything from then on. Staff are shut out by whoever may
 * `ban_staff` alone, so that no moderator locks an administrator out.
 * @param input.words what happened, to the member
 * @param input.days until it ends by itself; without an end otherwise
 * @throws NotAllowed, Invalid for a reason, words or an end that are none, NotFound, also for an account that whoever acts may not see; Conflict when they are banned already
 */
export async function banMember(
  ctx: ServiceContext,
  input: { userId: string; reason: BanReason; words: string; days?: number },
): Promise<void> {
  const target = { kind: "member", id: input.userId } as const;
  const { userId: bannedBy } = authorise(ctx, "ban_members", target);
  if (!isReason(banReasons, input.reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const account = await lockMember(tx, input.userId);
    await assertKnown(tx, input.userId);
    assertNotRefused(banRefusal(account));
    const { reason, words, days } = input;
    const caseId = await decideBan(tx, {
      ...{ accountId: account.id, userId: bannedBy },
      ...{ reason, words, days },
    });
    await recordAuditEvent(tx, {
      act: memberAuditEvents.ban_member,
      target,
      reason: input.reason,
      before: { status: account.status },
      after: { status: "banned", case: caseId },
    });
  });
}

/**
 * Lets a banned member in again; their sessions end, and whoever was switched off before stays so. Who was banned as
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
    const hasAppealed = (await banCase(tx, account.id))?.hasAppealed ?? false;
    assertNotRefused(unbanRefusal({ ...account, hasAppealed }));
    await endBan(tx, account, input.reason);
  });
}

/** Ends the bans whose time is over; their owners are told. Safe to repeat. */
export async function endLapsedBans(ctx: ServiceContext): Promise<void> {
  const lapsed = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(lte(users.bannedUntil, ctx.now()))
    .limit(100);
  for (const { id } of lapsed)
    await inTransaction(ctx, async (tx) => {
      const [account] = await tx.db
        .select()
        .from(users)
        .where(and(eq(users.id, id), lte(users.bannedUntil, tx.now())))
        .for("update");
      if (account) await endBan(tx, account, "ban_served");
    });
}

/** Who appealed keeps the appeal: it is answered although the ban has ended. */
async function endBan(
  tx: TransactionContext,
  { id, email }: Account,
  reason: UnbanReason,
): Promise<void> {
  const status = await letIn(tx, id);
  if (status === null) return;
  if (reason !== "ban_served") await revertBans(tx, id);
  await recordAuditEvent(tx, {
    act: memberAuditEvents.unban_member,
    target: { kind: "member", id },
    reason,
    before: { status: "banned" },
    after: { status },
  });
  await mailAccount(tx, accountUnbannedMail, { recipient: email, reason });
}
