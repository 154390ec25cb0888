import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { db } from "~/db/client.server";
import { delayedActs, refunds, users } from "~/db/schema";
import { formatIsoDate } from "~/copy/format";
import { inTransaction, type ServiceContext } from "~/services/command/context.server";
import { orderAuditEvents, type AssistReason } from "~/services/orders/acts";
import { planWithdrawal } from "~/services/payments/withdraw-order.server";
import { permissionsOf, type Role } from "~/services/access/permissions";
import { rememberStaff } from "~/services/staff/remember-staff.server";
import type { Identity } from "../../sandbox/auth0/cast";
import { delay } from "./acts";
import { newMember } from "./members";
import { testContext } from "./orders";
import { performDelayedAct } from "~/services/acts/perform-delayed-act.server";
import { beginRefund } from "~/services/payments/begin-refund.server";

/** What somebody of staff acts with, whom nobody else knows. */
export function staffContext(
  role: Role = "finance",
  clock?: { now: Date },
  userId: string = randomUUID(),
) {
  return testContext({ kind: "staff", userId, permissions: permissionsOf([role]) }, clock);
}

/** A member of staff with an account, who has signed in. */
export async function newStaff(role: Role, clock?: { now: Date }, more: Partial<Identity> = {}) {
  const identity = await newMember({ ...more, roles: [role] });
  await inTransaction(testContext("visitor"), (tx) =>
    rememberStaff(tx, { auth0Id: identity.id, roles: identity.roles, name: identity.name }),
  );
  const [user] = await db.select().from(users).where(eq(users.auth0Id, identity.id));
  if (!user) throw new Error("the account was not made");
  return { identity, userId: user.id, ctx: staffContext(role, clock, user.id) };
}

/** Presses that a buyer's statement of today came by mail, and takes it, as if half a minute had passed. */
export async function takeWithdrawal(
  ctx: ServiceContext,
  orderId: string,
  reason: AssistReason = "buyer_wrote",
): Promise<void> {
  const statement = { orderId, reason, declaredOn: formatIsoDate(ctx.now()), way: "mail" } as const;
  await delay(ctx, { kind: orderAuditEvents.withdraw_for_buyer.code, input: statement });
  await inTransaction(ctx, async (tx) => {
    const { perform } = await planWithdrawal(tx, statement);
    await perform(tx.actor.kind === "staff" ? tx.actor.userId : "");
  });
}

/** Does what staff pressed about an order and did not take back, as if half a minute had passed. */
export async function afterUndoTime(orderId: string, clock?: { now: Date }): Promise<void> {
  const { id, targetId, endedAt } = delayedActs;
  const open = await db
    .select({ id })
    .from(delayedActs)
    .where(and(eq(targetId, orderId), isNull(endedAt)));
  for (const act of open)
    await performDelayedAct(testContext("worker", clock), { actId: act.id, lastAttempt: false });
  const scheduled = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.status, "scheduled")));
  for (const refund of scheduled) await beginRefund(testContext("worker", clock), refund.id);
}

/** What a banned member is told in a test that is about something else. */
export const banWords = { words: "Te same wiadomości do wielu osób mimo próśb." } as const;
