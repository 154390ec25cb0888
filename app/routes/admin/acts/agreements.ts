import { formatCount, formatDateTime, formatPrice } from "~/copy/format";
import type { BulkKind } from "~/services/acts/bulk-kinds";
import { approveAct, declineAct, type DeclineReason } from "~/services/acts/decide-act.server";
import { actDetail, type ListedAct } from "~/services/acts/queries.server";
import type { ServiceContext } from "~/services/context.server";
import { NotFound } from "~/services/errors";
import { groupDeletionEffects } from "~/services/groups/delete-group.server";
import { deskGroup } from "~/services/groups/desk-queries.server";
import { deletionEffects } from "~/services/members/delete-member.server";
import type { LeftBehind } from "~/services/members/remove-account.server";
import { actLabels, auditedActLabels, declineReasonLabels } from "../labels";
import { deletionSentences } from "./deletion-sentences";
import { groupDeletionSentences } from "./groups";
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
  if (does !== undefined && rows !== undefined)
    return [
      `${auditedActLabels[does]}: ${formatCount(rows, "zamówienie", "zamówienia", "zamówień")}. Listę z filtrem znajdziesz w „Czynnościach zbiorczych”.`,
    ];
  return expectedGrosze === undefined ? [] : [`Kwota: ${formatPrice(expectedGrosze)}.`];
}

async function preview(ctx: ServiceContext, id: string) {
  const act = await actDetail(ctx, id);
  const { kind, askedByEmail, requestedAt, status } = act;
  return {
    act,
    subject: actLabels[kind],
    effects: [
      ...(await actEffects(ctx, act)),
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
        (act.isOwn ? "O to prosisz Ty, więc zgodzić musi się ktoś inny." : undefined),
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
