import { formatDateTime } from "~/copy/format";
import type { ServiceContext } from "../../command/context.server";
import { actAuditEvents, actRefusals, declineReasons, type DeclineReason } from "../acts";
import { approveAct, declineAct } from "../decide-act.server";
import type { ListedAct } from "../deferred-act.server";
import { actDetail } from "../queries.server";
import { reasonField } from "../reason-field";
import { deferredActOf } from "../registry.server";
import { defineStaffAct } from "../staff-act.server";
import { reasonLabel } from "../words";

/** What an act comes to, as far as its frozen input says, and what it is done to. */
export const actEffects = async (ctx: ServiceContext, asked: ListedAct) =>
  (await deferredActOf(asked.kind).byTwo?.effects(ctx, asked, deferredActOf)) ?? [];

async function preview(ctx: ServiceContext, id: string) {
  const asked = await actDetail(ctx, id);
  const { label, askedByEmail, requestedAt, status } = asked;
  return {
    asked,
    subject: label,
    effects: [
      ...(await actEffects(ctx, asked)),
      `Powód: ${reasonLabel(asked.reason)}.`,
      `Prosi o to ${askedByEmail ?? "osoba, której konta już nie ma"}, ${formatDateTime(requestedAt)}.`,
    ],
    impossible: status === "requested" ? undefined : actRefusals.decided_already.text,
  };
}

export const approve = defineStaffAct({
  act: actAuditEvents.approve_act,
  target: "act",
  title: "Zgoda na prośbę",
  button: "Zgadzam się, wykonaj",
  isDangerous: true,
  fields: [],
  async preview(ctx, id) {
    const { asked, ...found } = await preview(ctx, id);
    const { byTwo } = deferredActOf(asked.kind);
    return {
      ...found,
      impossible:
        found.impossible ??
        (asked.isOwn ? actRefusals.same_person.text : await byTwo?.staleReason?.(ctx, asked)),
    };
  },
  async perform(ctx, id) {
    const { kind } = await actDetail(ctx, id);
    await approveAct(ctx, id);
    return deferredActOf(kind).byTwo?.done ?? "act-approved";
  },
});

export const decline = defineStaffAct({
  act: actAuditEvents.decline_act,
  target: "act",
  title: "Odmowa albo wycofanie prośby",
  button: "Odmów",
  fields: [reasonField(declineReasons)],
  preview: async (ctx, id) => {
    const { subject, effects, impossible } = await preview(ctx, id);
    return { subject, effects: [...effects, "Nic się nie wydarzy."], impossible };
  },
  async perform(ctx, actId, { reason }) {
    await declineAct(ctx, { actId, reason: reason as DeclineReason });
    return "act-declined";
  },
});
