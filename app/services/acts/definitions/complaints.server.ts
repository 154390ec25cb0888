import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { formatDay, formatMoney, formatPrice, type Money } from "~/copy/format";
import { parseGrosze, typedGrosze } from "~/forms/typed-values";
import { authoriseReading } from "../../access/authorise.server";
import { inTransaction, type ServiceContext } from "../../command/context.server";
import {
  acceptanceRefusal,
  decliningRefusal,
  shortfallRefusal,
  supportAuditEvents,
  supportRefusals,
} from "../../support/acts";
import { orderIdOfThread } from "../../support/complaint-of.server";
import { lastDayBefore } from "../../support/complaint-clock";
import { remedies } from "../../support/complaint-words";
import {
  declineComplaint,
  planAcceptance,
  remakeForComplaint,
  type AcceptedComplaint,
} from "../../support/decide-complaint.server";
import { markedWords, threadCard, type ThreadCard } from "../../support/desk-queries.server";
import { isInWork } from "../../orders/order-state";
import { type OrderCard, orderCard } from "../../desk/order-card.server";
import { contentLimit } from "../../support/message-form";
import { defineDeferredAct } from "../deferred-act.server";
import { delayAct } from "../delay-act.server";
import { requestAct } from "../request-act.server";
import { defineStaffAct } from "../staff-act.server";
import { subjectOf } from "./orders.server";
import {
  twoPeopleEffects,
  areLeft,
  assertSameMoney,
  endsBook,
  moneyGone,
  moneyInput,
  wayBack,
} from "./refunds.server";

const input = z.object({
  threadId: z.uuid(),
  text: z.string(),
  version: z.string(),
  amountGrosze: z.int().positive().optional(),
  pressedAt: z.iso.datetime().optional(),
  expected: moneyInput.optional(),
});

async function complainedCard(ctx: ServiceContext, threadId: string): Promise<OrderCard | null> {
  const orderId = await orderIdOfThread(ctx, threadId);
  return orderId === null ? null : orderCard(ctx, orderId);
}

/** What it comes to beyond the sums, where these are all that is left. */
function wholeEffects(order: OrderCard, sums: readonly Money[]): string[] {
  if (!isDeepStrictEqual(order.left, sums)) return [];
  if (isInWork(order.status))
    return ["To całość: zamówienie się zatrzyma, a odpowiedzi i dokument znikną."];
  return [order.bookEdition === null ? "To całość tego, co zostało." : endsBook];
}

const acceptWithMoney = defineDeferredAct({
  act: supportAuditEvents.accept_complaint,
  ahead: "Uznamy reklamację i zwrócimy pieniądze",
  permission: "refund_orders",
  input,
  frozen: input.required({ expected: true }),
  targetOf: ({ threadId }) => ({ kind: "thread", id: threadId }) as const,
  orderOf: (ctx, { threadId }) => orderIdOfThread(ctx, threadId),
  async plan(tx, { expected, ...accepted }) {
    const planned = await planAcceptance(tx, accepted);
    assertSameMoney(expected, planned.sums);
    return { ...planned, frozen: { ...accepted, expected: planned.sums } };
  },
  byTwo: {
    permission: "approve_refunds",
    kept: (input) => ({ ...input, text: "" }),
    async effects(ctx, { targetName, target, status, input: { expected, text } }) {
      const order = await complainedCard(ctx, target.id);
      return [
        targetName,
        ...(order ? [subjectOf(order)] : []),
        `Kwota: ${formatMoney(expected)}.`,
        ...(order && status === "requested"
          ? [
              wayBack(order.left, order.outsideLeft),
              ...wholeEffects(order, expected),
              order.email
                ? `Reklamacja będzie uznana, a odpowiedź wyjdzie na ${order.email}.`
                : "Reklamacja będzie uznana, a odpowiedź stanie na jej stronie: zamówienie jest bez adresu.",
            ]
          : []),
        text === "" ? "Odpowiedź stoi przy reklamacji, jeśli wyszła." : `Odpowiedź: ${text}`,
      ];
    },
    async staleReason(ctx, { target, input: { expected } }) {
      const order = await complainedCard(ctx, target.id);
      return order && areLeft(order, expected) ? null : moneyGone;
    },
  },
});

/** Accepts in half a minute, or asks a colleague to agree where it gives back more than one person may. */
async function acceptOrRequestApproval(ctx: ServiceContext, accepted: AcceptedComplaint) {
  const { userId } = authoriseReading(ctx, "refund_orders");
  const needsColleague = await inTransaction(ctx, async (tx) =>
    (await planAcceptance(tx, accepted)).takesTwo(userId),
  );
  if (!needsColleague) {
    const pressedAt = ctx.now().toISOString();
    return delayAct(ctx, acceptWithMoney, { ...accepted, pressedAt });
  }
  await requestAct(ctx, acceptWithMoney, accepted);
  return "complaint-asked" as const;
}

const reasonsField = {
  kind: "longText",
  name: "text",
  label: "Uzasadnienie",
  hint: "Przeczyta je kupująca osoba, na stronie reklamacji i w e-mailu. Podpisz się imieniem.",
  required: "Napisz, dlaczego tak decydujesz.",
  rows: 8,
  limit: contentLimit,
} as const;

const shared = {
  target: "thread",
  read: (ctx: ServiceContext, id: string) => threadCard(ctx, id),
  may: acceptanceRefusal,
  mayInsistUpon: supportRefusals.thread_written_meanwhile,
} as const;

const previewOf = (thread: ThreadCard, effects: readonly string[]) => {
  const { complaint, content, messages, dueAt, author } = thread;
  const asked = complaint?.askedGrosze ? ` o ${formatPrice(complaint.askedGrosze)}` : "";
  return {
    subject: [thread.subject, dueAt && `decyzja do ${formatDay(lastDayBefore(dueAt))}`]
      .filter(Boolean)
      .join(" · "),
    effects: [
      ...(complaint ? [`Żądanie: ${remedies[complaint.remedy].demanded}${asked}.`] : []),
      ...(content
        ? []
        : [
            "Treść jest zasłonięta. Najpierw ją odsłoń, żeby decyzja odpowiadała na to, co w niej jest.",
          ]),
      ...effects,
      author.email
        ? `Na ${author.email} wyjdzie odpowiedź z uzasadnieniem.`
        : "Nie wyjdzie żadna wiadomość: zamówienie jest bez adresu. Odpowiedź stanie na stronie reklamacji.",
    ],
    words: content ? markedWords(messages.filter(({ author: by }) => by === "visitor")) : undefined,
    version: thread.version,
  };
};

export const accept = defineStaffAct({
  ...shared,
  orderOf: ({ order }: ThreadCard) => order?.id ?? null,
  act: supportAuditEvents.accept_complaint,
  title: "Uznaj reklamację i zwróć pieniądze",
  button: "Uznaj i zwróć",
  link: { label: "Uznaj: zwrot", part: "decision" },
  permission: "refund_orders",
  isDangerous: true,
  fields: [
    {
      kind: "amount",
      name: "amount",
      label: "Kwota w złotych",
      hint: "Puste pole oznacza wszystko, co zostało. Mniejsza kwota to uznanie w części.",
      least: 1,
      tooSmall: "Kwota musi być większa od zera.",
    },
    reasonsField,
  ],
  filled: ({ complaint }: ThreadCard) => ({
    amount: complaint?.askedGrosze ? typedGrosze(complaint.askedGrosze) : "",
  }),
  async preview(thread: ThreadCard, ctx) {
    const order = thread.order && (await orderCard(ctx, thread.order.id));
    const { left, outsideLeft } = order ?? { left: [], outsideLeft: [] };
    return previewOf(thread, [
      `Do zwrotu zostało ${formatMoney(left)}. ${wayBack(left, outsideLeft)} Zwrot całości zatrzyma zamówienie, które jest w przygotowaniu, i zamknie link do e-booka.`,
      ...(order ? await twoPeopleEffects(ctx, order, left) : []),
    ]);
  },
  deferred: acceptWithMoney,
  perform: (ctx, threadId, { amount, text }, { version }) =>
    acceptOrRequestApproval(ctx, {
      ...{ threadId, text: text ?? "", version },
      amountGrosze: amount === undefined ? undefined : parseGrosze(amount),
    }),
});

export const remake = defineStaffAct({
  ...shared,
  may: (thread: ThreadCard) => acceptanceRefusal(thread) ?? shortfallRefusal(thread, "remake"),
  act: supportAuditEvents.remake_for_complaint,
  title: "Uznaj reklamację i przygotuj nowy dokument",
  button: "Uznaj reklamację",
  link: { label: "Uznaj: nowy dokument", part: "decision" },
  permission: "answer_messages",
  fields: [reasonsField],
  preview: (thread: ThreadCard) =>
    previewOf(thread, [
      "Dokument zlecisz na stronie zamówienia („Napisz od nowa”). Jeśli odpowiedzi już usunęliśmy, poproś o nie w uzasadnieniu.",
      "Reklamacja zostanie otwarta, a na pulpicie w „Co czeka”, dopóki jej nie zamkniesz.",
    ]),
  async perform(ctx, threadId, { text }, { version }) {
    await remakeForComplaint(ctx, { threadId, text: text ?? "", version });
    return "complaint-decided";
  },
});

export const decline = defineStaffAct({
  ...{ ...shared, may: decliningRefusal },
  act: supportAuditEvents.decline_complaint,
  title: "Odrzuć reklamację",
  button: "Odrzuć reklamację",
  link: { label: "Odrzuć", part: "decision" },
  permission: "answer_messages",
  isDangerous: true,
  fields: [reasonsField],
  preview: (thread: ThreadCard) =>
    previewOf(thread, [
      "Decyzji nie da się cofnąć. Reklamacja zostanie zamknięta, a kupująca osoba może złożyć nową.",
    ]),
  async perform(ctx, threadId, { text }, { version }) {
    await declineComplaint(ctx, { threadId, text: text ?? "", version });
    return "complaint-decided";
  },
});
