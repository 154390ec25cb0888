import { and, eq, isNotNull, or } from "drizzle-orm";
import { groupMembers, groups, users } from "~/db/schema";
import { notify } from "../notifications/notify.server";
import { recordAuditEvent } from "../audit/record-audit-event.server";
import { authorise } from "../access/authorise.server";
import { accessRefusals } from "../access/refusals";
import { inTransaction, type ServiceContext } from "../command/context.server";
import { Conflict, Invalid, NotAllowed } from "../command/errors";
import { foldName } from "./fold-name";
import {
  appointmentReasons,
  dismissalReasons,
  type AppointmentReason,
  type DismissalReason,
  groupAuditEvents,
} from "./acts";
import { isReason, type AuditEvent } from "../audit/audit-events";
import { staleRefusal } from "../command/refusals";

/**
 * The active member of a group who goes by a name there: a nick, or in a sensitive group a pseudonym. The account stays
 * unknown to whoever asks.
 * @returns null when nobody in the group is called so
 */
export async function findMemberByName(
  ctx: ServiceContext,
  { groupId, name }: { groupId: string; name: string },
): Promise<string | null> {
  authorise(ctx, "appoint_keepers", { kind: "group", id: groupId });
  const key = foldName(name);
  const [found] = await ctx.db
    .select({ id: groupMembers.id })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.state, "active"),
        or(
          and(eq(groups.isSensitive, true), eq(groupMembers.pseudonymKey, key)),
          and(eq(groups.isSensitive, false), eq(users.nickKey, key)),
        ),
      ),
    );
  return found?.id ?? null;
}

/**
 * Makes an active member of a group its keeper.
 * @throws NotAllowed, also for oneself; Invalid for a reason that is none; Conflict when they are one or not in the group
 */
export async function appointKeeper(
  ctx: ServiceContext,
  input: { membershipId: string; reason: AppointmentReason },
): Promise<void> {
  if (!isReason(appointmentReasons, input.reason)) throw new Invalid("reason");
  await changeRole(ctx, {
    ...input,
    act: groupAuditEvents.appoint_keeper,
    role: "keeper",
    from: "member",
  });
}

/** @throws as `appointKeeper` */
export async function dismissKeeper(
  ctx: ServiceContext,
  input: { membershipId: string; reason: DismissalReason },
): Promise<void> {
  if (!isReason(dismissalReasons, input.reason)) throw new Invalid("reason");
  await changeRole(ctx, {
    ...input,
    act: groupAuditEvents.dismiss_keeper,
    role: "member",
    from: "keeper",
  });
}

type Role = "member" | "keeper";

async function changeRole(
  ctx: ServiceContext,
  change: {
    membershipId: string;
    reason: string;
    act: AuditEvent;
    role: Role;
    from: Role;
  },
): Promise<void> {
  const { membershipId, reason, act, role, from } = change;
  const target = { kind: "membership", id: membershipId } as const;
  const staff = authorise(ctx, "appoint_keepers", target);
  await inTransaction(ctx, async (tx) => {
    const [changed] = await tx.db
      .update(groupMembers)
      .set({ role })
      .where(
        and(
          eq(groupMembers.id, membershipId),
          eq(groupMembers.role, from),
          eq(groupMembers.state, "active"),
          isNotNull(groupMembers.userId),
        ),
      )
      .returning({ userId: groupMembers.userId, groupId: groupMembers.groupId });
    if (!changed) throw new Conflict(staleRefusal(act.code));
    if (changed.userId === staff.userId) throw new NotAllowed(accessRefusals.oneself);
    await notify(tx, {
      kind: role === "keeper" ? "keeper_appointed" : "keeper_dismissed",
      recipientId: membershipId,
      groupId: changed.groupId,
    });
    await recordAuditEvent(tx, { act, target, reason, before: { role: from }, after: { role } });
  });
}
