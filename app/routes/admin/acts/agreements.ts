import { formatCount, formatDateTime, formatPrice } from "~/copy/format";
import { bulkLeft } from "~/services/acts/bulk-queries.server";
import type { BulkKind } from "~/services/acts/bulk-kinds";
import { approveAct, declineAct, type DeclineReason } from "~/services/acts/decide-act.server";
import { actDetail, type ListedAct } from "~/services/acts/queries.server";
import type { ServiceContext } from "~/services/command/context.server";
import { orderCard } from "~/services/desk/order-card.server";
import { NotFound } from "~/services/command/errors";
import { groupDeletionEffects } from "~/services/groups/delete-group.server";
import { deskGroup } from "~/services/groups/desk-queries.server";
import { deletionEffects } from "~/services/members/delete-member.server";
import type { LeftBehind } from "~/services/members/remove-account.server";
import { paymentCard } from "~/services/payments/desk-queries.server";
import { reasonLabel } from "../audit-lines";
import { actLabels, declineReasonLabels } from "../act-labels";
import { auditedActLabels } from "../audit-labels";
import { bulkActs } from "./bulk-acts";
import { deletionSentences } from "./deletion-sentences";
import { groupDeletionSentences, keptByCases } from "./groups";
import { refundEffects, subjectOf } from "./orders";
import { defineStaffAct, reasonField } from "./staff-act";

/** What an act comes to, as far as its frozen input says, and the account that it deletes. */
export async function actEffects(
  ctx: ServiceContext,
  { kind, input, status, target }: ListedAct,
): Promise<string[]> {
  const { expectedGrosze, texts, does, rows } = input as {
    expectedGrosze?: number;
    texts?: LeftBehind;
    does?: BulkKind;
    rows?: number;
  };
  if (kind === "delete_member" && texts && status === "requested") {
    const effects = await deletionEffects(ctx, target.id).catch((error: unknown) => {
      // Its owner was faster.
      if (error instanceof NotFound) return null;
      throw error;
    });
    return effects ? deletionSentences(effects, texts) : ["Tego konta już nie ma."];
  }
  if (kind === "delete_group" && status === "requested") {
    const group = await deskGroup(ctx, target.id).catch((error: unknown) => {
      if (error instanceof NotFound) return null;
      throw error;
    });
    return group
      ? [`„${group.name}”.`, ...groupDeletionSentences(await groupDeletionEffects(ctx, target.id))]
      : ["Tej grupy już nie ma."];
  }
  if (does !== undefined && rows !== undefined) {
    const found = { orders: rows, leftGrosze: await bulkLeft(ctx, target.id) };
    return [
      `${auditedActLabels[does]}: ${formatCount(rows, "zamówienie", "zamówienia", "zamówień")}. Listę z filtrem znajdziesz w „Czynnościach zbiorczych”.`,
      ...(bulkActs.find((act) => act.kind === does)?.effects(found) ?? []),
    ];
  }
  const amount = expectedGrosze === undefined ? [] : [`Kwota: ${formatPrice(expectedGrosze)}.`];
  if (kind === "refund_order") {
    const order = await orderCard(ctx, target.id);
    return [
      subjectOf(order),
      ...amount,
      ...(status === "requested" ? refundEffects(order.leftGrosze, order).slice(0, -1) : []),
    ];
  }
  if (kind === "mark_paid") {
    const { number, productTitle, email } = await orderCard(
      ctx,
      (await paymentCard(ctx, target.id)).orderId,
    );
    return [
      [number, productTitle, email].filter(Boolean).join(" · "),
      ...amount,
      `Zamówienie ruszy, choć bramka nie potwierdza wpłaty: powstanie dokument i wyjdzie jedna wiadomość${email ? ` na ${email}` : ""}.`,
    ];
  }
  return amount;
}

/** Why an act cannot be done any more, although nobody has decided about it; undefined where it can. */
async function overtaken(ctx: ServiceContext, act: ListedAct): Promise<string | undefined> {
  const { expectedGrosze = 0 } = act.input as { expectedGrosze?: number };
  if (
    act.kind === "refund_order" &&
    (await orderCard(ctx, act.target.id)).leftGrosze < expectedGrosze
  )
    return "Tyle już nie zostało do zwrotu: ktoś był szybszy. Odmów, a jeśli trzeba, poproś o nową prośbę.";
  if (act.kind === "mark_paid" && (await paymentCard(ctx, act.target.id)).status !== "pending")
    return "Ta płatność nie czeka już na zakończenie: ktoś był szybszy. Zostaje odmowa.";
  if (act.kind === "delete_group")
    return keptByCases((await groupDeletionEffects(ctx, act.target.id)).cases);
  return undefined;
}

async function preview(ctx: ServiceContext, id: string) {
  const act = await actDetail(ctx, id);
  const { kind, askedByEmail, requestedAt, status } = act;
  return {
    act,
    subject: actLabels[kind],
    effects: [
      ...(await actEffects(ctx, act)),
      `Powód: ${reasonLabel(act.reason)}.`,
      `Prosi o to ${askedByEmail ?? "osoba, której konta już nie ma"}, ${formatDateTime(requestedAt)}.`,
    ],
    impossible: status === "requested" ? undefined : "Ta prośba jest już rozpatrzona albo wygasła.",
  };
}

export const approve = defineStaffAct({
  title: "Zgoda na prośbę",
  button: "Zgadzam się, wykonaj",
  isDangerous: true,
  fields: [],
  async preview(ctx, id) {
    const { act, ...found } = await preview(ctx, id);
    return {
      ...found,
      impossible:
        found.impossible ??
        (act.isOwn
          ? "O to prosisz Ty, więc zgodzić musi się ktoś inny."
          : await overtaken(ctx, act)),
    };
  },
  async perform(ctx, id) {
    const { kind } = await actDetail(ctx, id);
    await approveAct(ctx, id);
    return kind === "mark_paid" ? "force-confirmed" : "act-approved";
  },
});

export const decline = defineStaffAct({
  title: "Odmowa albo wycofanie prośby",
  button: "Odmów",
  fields: [reasonField(declineReasonLabels)],
  preview: async (ctx, id) => {
    const { subject, effects, impossible } = await preview(ctx, id);
    return { subject, effects: [...effects, "Nic się nie wydarzy."], impossible };
  },
  async perform(ctx, actId, { reason }) {
    await declineAct(ctx, { actId, reason: reason as DeclineReason });
    return "act-declined";
  },
});
