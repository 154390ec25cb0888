import { z } from "zod";
import type { Target } from "../access/authorise.server";
import { assistReasons, draftSendings, remakeNotes } from "../orders/assist-reasons";
import { correctEmail } from "../fulfilment/correct-email.server";
import { deleteContentForBuyer } from "../orders/delete-content-for-buyer.server";
import { sendDraft } from "../fulfilment/drafts.server";
import { remakeOrder } from "../fulfilment/remake-order.server";
import { requestDocumentAgain } from "../fulfilment/request-document-again.server";
import type { ServiceContext } from "../command/context.server";
import { Conflict } from "../command/errors";
import { refundOrder } from "../payments/refund-order.server";
import { refundReasons } from "../payments/refund-reasons";
import type { Permission } from "../access/permissions";

type DelayedKind<Input> = {
  permission: Permission;
  /** Everything that the verb is given besides who acts. */
  input: z.ZodType<Input>;
  targetOf: (input: Input) => Target;
  /**
   * Does it, in the caller's transaction and with nothing outside of it: it is rehearsed in one that is rolled back.
   * @param isAgreed two people have agreed to it already
   * @throws what the verb throws
   */
  perform: (ctx: ServiceContext, input: Input, isAgreed: boolean) => Promise<void>;
};

const ofOrder = ({ orderId }: { orderId: string }) => ({ kind: "order", id: orderId }) as const;
const assistance = z.object({ orderId: z.uuid(), reason: z.enum(assistReasons) });

const define = <Input>(kind: DelayedKind<Input>) => kind;

/** What staff do in a moment rather than at once, so that it can be taken back: named as in the log. */
export const delayedKinds = {
  refund_order: define({
    permission: "refund_orders",
    input: z.object({
      orderId: z.uuid(),
      paymentId: z.uuid().optional(),
      amountGrosze: z.int().positive().optional(),
      reason: z.enum(refundReasons),
    }),
    targetOf: ofOrder,
    perform: async (ctx, wish, isAgreed) => void (await refundOrder(ctx, wish, isAgreed)),
  }),
  send_again: define({
    permission: "assist_orders",
    input: assistance,
    targetOf: ofOrder,
    async perform(ctx, wish) {
      const state = await requestDocumentAgain(ctx, wish);
      if (state !== "offered") throw new Conflict(state);
    },
  }),
  correct_email: define({
    permission: "assist_orders",
    input: assistance.extend({ email: z.string() }),
    targetOf: ofOrder,
    async perform(ctx, wish) {
      const { outcome } = await correctEmail(ctx, wish);
      if (outcome !== "corrected") throw new Conflict(outcome);
    },
  }),
  make_again: define({
    permission: "assist_orders",
    input: z.object({ orderId: z.uuid(), note: z.enum(remakeNotes) }),
    targetOf: ofOrder,
    perform: (ctx, wish) => remakeOrder(ctx, wish),
  }),
  send_draft: define({
    permission: "assist_orders",
    input: z.object({ orderId: z.uuid(), reason: z.enum(draftSendings) }),
    targetOf: ofOrder,
    perform: (ctx, wish) => sendDraft(ctx, wish),
  }),
  delete_content: define({
    permission: "assist_orders",
    input: assistance,
    targetOf: ofOrder,
    perform: (ctx, wish) => deleteContentForBuyer(ctx, wish),
  }),
};

export type DelayedName = keyof typeof delayedKinds;

/** What each kind is asked for with. */
export type DelayedInput = {
  [Name in DelayedName]: z.infer<(typeof delayedKinds)[Name]["input"]>;
};

/** The kind of this name, to be given what was checked by its own `input`. */
export function delayedKindOf(name: string): DelayedKind<unknown> {
  const kind = Object.hasOwn(delayedKinds, name) ? delayedKinds[name as DelayedName] : undefined;
  if (!kind) throw new Error(`No act that can be taken back is called ${name}.`);
  return kind as DelayedKind<unknown>;
}
