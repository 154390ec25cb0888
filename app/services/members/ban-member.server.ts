import { and, eq } from "drizzle-orm";
import { sessions, users } from "~/db/schema";
import { recordAudit } from "../audit/record-audit.server";
import { authorise, type Target } from "../authorise.server";
import { inTransaction, type ServiceContext, type TransactionContext } from "../context.server";
import { Conflict, Invalid, NotFound } from "../errors";
import { isStaff } from "../staff/queries.server";
import { banReasons, unbanReasons, type BanReason, type UnbanReason } from "./ban-reasons";

/**
 * Shuts a member out at once: the ban and the end of all their sessions are one step. Staff are shut out by whoever may
 * `ban_staff` alone, so that no moderator locks an administrator out.
 * @throws NotAllowed, Invalid for a reason that is none, NotFound, Conflict when they are banned already
 */
export async function banMember(
  ctx: ServiceContext,
  input: { userId: string; reason: BanReason },
): Promise<void> {
  const target = { kind: "member", id: input.userId } as const;
  authorise(ctx, "ban_members", target);
  if (!banReasons.includes(input.reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const [member] = await tx.db
      .update(users)
      .set({ status: "banned", bannedAt: tx.now() })
      .where(and(eq(users.id, input.userId), eq(users.status, "active")))
      .returning({ auth0Id: users.auth0Id });
    if (!member) throw await whyNot(tx, input.userId, "already_banned");
    await authoriseForStaff(tx, target);
    await tx.db.delete(sessions).where(eq(sessions.auth0Id, member.auth0Id));
    await recordAudit(tx, {
      act: "ban_member",
      target,
      reason: input.reason,
      before: { status: "active" },
      after: { status: "banned" },
    });
  });
}

/**
 * Lets a banned member in again; their sessions stay ended. Who was banned as one of staff comes back as such, so this
 * takes the same.
 * @throws NotAllowed, Invalid for a reason that is none, NotFound, Conflict when they are not banned
 */
export async function unbanMember(
  ctx: ServiceContext,
  input: { userId: string; reason: UnbanReason },
): Promise<void> {
  const target = { kind: "member", id: input.userId } as const;
  authorise(ctx, "unban_members", target);
  if (!unbanReasons.includes(input.reason)) throw new Invalid("reason");
  await inTransaction(ctx, async (tx) => {
    const [member] = await tx.db
      .update(users)
      .set({ status: "active", bannedAt: null })
      .where(and(eq(users.id, input.userId), eq(users.status, "banned")))
      .returning({ id: users.id });
    if (!member) throw await whyNot(tx, input.userId, "not_banned");
    await authoriseForStaff(tx, target);
    await recordAudit(tx, {
      act: "unban_member",
      target,
      reason: input.reason,
      before: { status: "banned" },
      after: { status: "active" },
    });
  });
}

/** Asked once the member's row is locked: a sign-in with new roles waits for it, and what was written goes back. */
async function authoriseForStaff(tx: TransactionContext, target: Target): Promise<void> {
  if (await isStaff(tx, target.id)) authorise(tx, "ban_staff", target);
}

async function whyNot(tx: TransactionContext, userId: string, code: string): Promise<Error> {
  const [member] = await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return member ? new Conflict(code) : new NotFound("no_such_member");
}
