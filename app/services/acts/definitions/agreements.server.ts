import { formatDateTime } from "~/copy/format";
import { minute } from "~/time/durations";
import { isNoted } from "../../notes/acts";
import { notesOfAll } from "../../notes/queries.server";
import type { Target } from "../../access/targets";
import type { ServiceContext } from "../../command/context.server";
import { actAuditEvents, actRefusals, declineReasons } from "../acts";
import { approveAct, declineAct } from "../decide-act.server";
import { type ListedAct, withFrozen } from "../deferred-act.server";
import { actDetail } from "../queries.server";
import { reasonField } from "../reason-field";
import { deferredActOf } from "../registry.server";
import { defineStaffAct } from "../staff-act.server";
import { reasonLabel } from "../words";

/** What an act comes to, as far as its frozen input says, and what it is done to: always at least a sentence. */
export async function actEffects(ctx: ServiceContext, asked: ListedAct) {
  const does = deferredActOf(asked.kind);
  if (!does.byTwo) throw new Error(`Nobody agrees to ${asked.kind}.`);
  return does.byTwo.effects(ctx, withFrozen(asked, does));
}

/** What whoever asked wrote beside the reason that they chose; null where they wrote nothing, and once the note is gone. */
async function wordsOf(
  ctx: ServiceContext,
  { target, input, reason, askedById, requestedAt }: ListedAct,
): Promise<string | null> {
  // Words are asked for beside a reason alone.
  if (reason === null) return null;
  // A refund of an order may have been asked for on the page of its payment.
  const { paymentId } = (input ?? {}) as { paymentId?: string };
  const pages: Target[] = [
    target,
    ...(paymentId ? [{ kind: "payment", id: paymentId } as const] : []),
  ];
  const notes = await notesOfAll(
    ctx,
    pages.filter(isNoted).map(({ kind, id }) => ({ kind, ids: [id] })),
  );
  const written = notes.find(
    (note) =>
      note.act !== null &&
      note.reason === reason &&
      note.authorId === askedById &&
      note.writtenAt >= requestedAt &&
      note.writtenAt.getTime() - requestedAt.getTime() < minute,
  );
  return written?.text ?? null;
}

/** An act of two people, with why it cannot be done any more and what was written beside it. @throws NotAllowed, NotFound */
export async function agreementCard(ctx: ServiceContext, id: string) {
  const asked = await actDetail(ctx, id);
  const words = await wordsOf(ctx, asked);
  const does = deferredActOf(asked.kind);
  const stale =
    asked.status === "requested"
      ? await does.byTwo?.staleReason?.(ctx, withFrozen(asked, does))
      : null;
  return { ...asked, words, stale: stale ?? null };
}

async function preview(asked: ListedAct, ctx: ServiceContext) {
  const [effects, words] = await Promise.all([actEffects(ctx, asked), wordsOf(ctx, asked)]);
  return {
    subject: `${asked.label}: ${asked.targetName}`,
    effects: [
      ...effects,
      ...(asked.reason === null ? [] : [`Powód: ${reasonLabel(asked.reason)}.`]),
      ...(words === null ? [] : [`Dopisek: ${words}`]),
      `Prosi o to ${asked.askedByName ?? "osoba, której konta już nie ma"}, ${formatDateTime(asked.requestedAt)}.`,
    ],
  };
}

const decided = ({ status }: ListedAct) =>
  status === "requested" ? null : actRefusals.decided_already;

export const approve = defineStaffAct({
  act: actAuditEvents.approve_act,
  target: "act",
  title: "Zgódź się na prośbę",
  button: "Zgódź się i wykonaj",
  link: { label: "Zgódź się" },
  isDangerous: true,
  fields: [],
  read: agreementCard,
  may: (asked) => decided(asked) ?? (asked.isOwn ? actRefusals.same_person : asked.stale),
  preview,
  async perform(ctx, id) {
    const { kind } = await actDetail(ctx, id);
    await approveAct(ctx, id);
    return deferredActOf(kind).byTwo?.done ?? "act-approved";
  },
});

const nothingHappens = async (asked: ListedAct, ctx: ServiceContext, hears: string) => {
  const { subject, effects } = await preview(asked, ctx);
  const nothing = "Prośba się zakończy i nic z tego, czego dotyczy, się nie wydarzy.";
  return { subject, asked: effects, effects: [nothing, hears] };
};

export const decline = defineStaffAct({
  act: actAuditEvents.decline_act,
  target: "act",
  title: "Odmów zgody",
  button: "Odmów",
  link: { label: "Odmów" },
  fields: [reasonField(declineReasons)],
  read: actDetail,
  may: (asked) => decided(asked) ?? (asked.isOwn ? actRefusals.own_request : null),
  preview: (asked, ctx) =>
    nothingHappens(
      asked,
      ctx,
      "Osoba, która o to prosi, zobaczy, że odmawiasz i dlaczego. Odmowa zostanie w dzienniku.",
    ),
  async perform(ctx, actId, { reason }) {
    await declineAct(ctx, { actId, reason });
    return "act-declined";
  },
});

export const withdraw = defineStaffAct({
  act: actAuditEvents.withdraw_request,
  target: "act",
  title: "Wycofaj prośbę",
  button: "Wycofaj prośbę",
  link: { label: "Wycofaj prośbę" },
  fields: [],
  read: actDetail,
  may: (asked) => decided(asked) ?? (asked.isOwn ? null : actRefusals.not_own_request),
  preview: (asked, ctx) =>
    nothingHappens(asked, ctx, "Prośba zniknie z listy osób, które mogły się zgodzić."),
  async perform(ctx, actId) {
    await declineAct(ctx, { actId, reason: "taken_back" });
    return "own-request-withdrawn";
  },
});
