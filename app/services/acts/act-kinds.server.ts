import { z } from "zod";
import { authorise, type Target } from "../access/authorise.server";
import type { TransactionContext } from "../command/context.server";
import { Conflict, Invalid } from "../command/errors";
import { deleteGroup, planGroupDeletion } from "../groups/delete-group.server";
import { groupDeletionReasons } from "../groups/desk-reasons";
import { deleteMember, planDeletion } from "../members/delete-member.server";
import { deletionReasons } from "../members/desk-reasons";
import { openPseudonym, planOpening, pseudonymReasons } from "../moderation/open-pseudonym.server";
import type { Permission } from "../access/permissions";
import { completeUnconfirmed, planCompletion } from "../payments/complete-payment.server";
import { paymentReasons } from "../payments/payment-reasons";
import { giveBack, planRefund } from "../payments/refund-order.server";
import { refundReasons } from "../payments/refund-reasons";
import { planBulk, startBulk } from "./bulk-act.server";
import { mailboxOf } from "../throttle/mailbox";

/** What an act comes to at this moment, looked at under the locks that it needs. */
export type PlannedAct = {
  /** The input as it will be done, with nothing left open. */
  frozen: unknown;
  target: Target;
  /** A code. */
  reason: string;
  /** Mailboxes (`mailboxOf`) of whoever owns the target or gains from the act: they neither ask nor agree. */
  interested: string[];
  /** @param askedBy the member of staff who asked; the context's actor is who agreed */
  perform: (askedBy: string) => Promise<void>;
};

type ActKind = {
  /** What it takes to ask, and to agree. */
  ask: Permission;
  agree: Permission;
  /** @throws Invalid, NotFound, Conflict where it makes no sense (any more) */
  plan: (tx: TransactionContext, input: unknown) => Promise<PlannedAct>;
};

const refundInput = z.object({
  orderId: z.uuid(),
  paymentId: z.uuid().optional(),
  amountGrosze: z.int().positive().optional(),
  reason: z.enum(refundReasons),
  /** What it came to when it was asked for. */
  expectedGrosze: z.int().optional(),
});

const pseudonymInput = z.object({ membershipId: z.uuid(), reason: z.enum(pseudonymReasons) });
const deletionInput = z.object({
  userId: z.uuid(),
  texts: z.enum(["remove", "keep"]),
  reason: z.enum(deletionReasons),
});
const groupDeletionInput = z.object({ groupId: z.uuid(), reason: z.enum(groupDeletionReasons) });
const completionInput = z.object({ paymentId: z.uuid(), reason: z.enum(paymentReasons) });

const bulkInput = z.object({ bulkId: z.uuid() });

/** Everything that takes two people. */
export const actKinds = {
  refund_order: {
    ask: "refund_orders",
    agree: "approve_refunds",
    async plan(tx, input) {
      const parsed = refundInput.safeParse(input);
      if (!parsed.success) throw new Invalid("input");
      const { expectedGrosze, ...wish } = parsed.data;
      const planned = await planRefund(tx, wish);
      if (expectedGrosze !== undefined && expectedGrosze !== planned.grosze)
        throw new Conflict("changed_meanwhile");
      const { order } = planned;
      return {
        frozen: { ...wish, expectedGrosze: planned.grosze },
        target: { kind: "order", id: order.id },
        reason: wish.reason,
        interested: planned.interested,
        perform: async (askedBy) => void (await giveBack(tx, planned, wish, askedBy)),
      };
    },
  },
  open_pseudonym: {
    ask: "open_pseudonyms",
    agree: "open_pseudonyms",
    async plan(tx, input) {
      const parsed = pseudonymInput.safeParse(input);
      if (!parsed.success) throw new Invalid("input");
      const { membershipId, reason } = parsed.data;
      const { email } = await planOpening(tx, membershipId);
      return {
        frozen: parsed.data,
        target: { kind: "membership", id: membershipId },
        reason,
        interested: [mailboxOf(email)],
        async perform(askedBy) {
          const { userId: agreedBy } = authorise(tx, "open_pseudonyms", {
            kind: "membership",
            id: membershipId,
          });
          await openPseudonym(tx, { membershipId, reason, askedBy, agreedBy });
        },
      };
    },
  },
  delete_member: {
    ask: "delete_members",
    agree: "delete_members",
    async plan(tx, input) {
      const parsed = deletionInput.safeParse(input);
      if (!parsed.success) throw new Invalid("input");
      const { userId, texts, reason } = parsed.data;
      const account = await planDeletion(tx, userId);
      return {
        frozen: parsed.data,
        target: { kind: "member", id: userId },
        reason,
        interested: [mailboxOf(account.email)],
        perform: (askedBy) => deleteMember(tx, account, { texts, reason, askedBy }),
      };
    },
  },
  delete_group: {
    ask: "delete_groups",
    agree: "delete_groups",
    async plan(tx, input) {
      const parsed = groupDeletionInput.safeParse(input);
      if (!parsed.success) throw new Invalid("input");
      const { groupId, reason } = parsed.data;
      const group = await planGroupDeletion(tx, groupId);
      return {
        frozen: parsed.data,
        target: { kind: "group", id: groupId },
        reason,
        interested: [],
        perform: (askedBy) => deleteGroup(tx, group, { reason, askedBy }),
      };
    },
  },
  mark_paid: {
    ask: "manage_payments",
    agree: "approve_payments",
    async plan(tx, input) {
      const parsed = completionInput.safeParse(input);
      if (!parsed.success) throw new Invalid("input");
      const wish = parsed.data;
      const payment = await planCompletion(tx, wish);
      return {
        frozen: { ...wish, expectedGrosze: payment.amountGrosze },
        target: { kind: "payment", id: payment.id },
        reason: wish.reason,
        interested: payment.interested,
        perform: (askedBy) => completeUnconfirmed(tx, payment, wish, askedBy),
      };
    },
  },
  run_bulk: {
    ask: "act_in_bulk",
    agree: "approve_bulk",
    async plan(tx, input) {
      const parsed = bulkInput.safeParse(input);
      if (!parsed.success) throw new Invalid("input");
      const { bulkId } = parsed.data;
      const { bulk, interested } = await planBulk(tx, bulkId);
      return {
        frozen: { bulkId, does: bulk.kind, rows: bulk.total },
        target: { kind: "bulk", id: bulkId },
        reason: bulk.reason,
        interested,
        perform: () => startBulk(tx, bulkId),
      };
    },
  },
} satisfies Record<string, ActKind>;

export type ActName = keyof typeof actKinds;

/** What each kind of act is asked for with. */
export type ActInput = {
  refund_order: Omit<z.infer<typeof refundInput>, "expectedGrosze">;
  open_pseudonym: z.infer<typeof pseudonymInput>;
  delete_member: z.infer<typeof deletionInput>;
  delete_group: z.infer<typeof groupDeletionInput>;
  mark_paid: z.infer<typeof completionInput>;
  run_bulk: z.infer<typeof bulkInput>;
};

export function actKindOf(name: string): ActKind {
  const kind = Object.hasOwn(actKinds, name) ? actKinds[name as ActName] : undefined;
  if (!kind) throw new Error(`No act is called ${name}.`);
  return kind;
}
