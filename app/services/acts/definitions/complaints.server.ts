import { z } from "zod";
import { formatDay, formatMoney, formatPrice } from "~/copy/format";
import { tooLongMessage } from "~/forms/kinds/written";
import { parseGrosze } from "~/forms/typed-values";
import { authoriseReading } from "../../access/authorise.server";
import { inTransaction, type ServiceContext } from "../../command/context.server";
import { decisionRefusal, supportAuditEvents } from "../../support/acts";
import { lastDayBefore } from "../../support/complaint-clock";
import { remedies } from "../../support/complaint-words";
import {
  declineComplaint,
  planAcceptance,
  remakeForComplaint,
  type AcceptedComplaint,
} from "../../support/decide-complaint.server";
import { threadCard, type ThreadCard } from "../../support/desk-queries.server";
import { messageLimit } from "../../support/rules";
import { defineDeferredAct } from "../deferred-act.server";
import { delayAct } from "../delay-act.server";
import { requestAct } from "../request-act.server";
import { defineStaffAct } from "../staff-act.server";
import { aboveTheLimit, assertSameMoney, moneyInput } from "./refunds.server";

const input = z.object({
  threadId: z.uuid(),
  text: z.string(),
  amountGrosze: z.int().positive().optional(),
  expected: moneyInput.optional(),
});

const acceptWithMoney = defineDeferredAct({
  act: supportAuditEvents.accept_complaint,
  permission: "refund_orders",
  input,
  frozen: input.required({ expected: true }),
  targetOf: ({ threadId }) => ({ kind: "thread", id: threadId }) as const,
  reasonOf: () => "accept_complaint",
  async plan(tx, { expected, ...accepted }) {
    const planned = await planAcceptance(tx, accepted);
    assertSameMoney(expected, planned.sums);
    return { ...planned, frozen: { ...accepted, expected: planned.sums } };
  },
  byTwo: {
    permission: "approve_refunds",
    effects: (_, { targetName, input: { expected } }) =>
      Promise.resolve([
        targetName,
        `Kwota: ${formatMoney(expected)}.`,
        "Reklamacja będzie uznana, a kupująca osoba dostanie odpowiedź.",
      ]),
  },
});

/** Accepts in half a minute, or asks a colleague to agree where it gives back more than one person may. */
async function acceptOrRequestApproval(ctx: ServiceContext, accepted: AcceptedComplaint) {
  const { userId } = authoriseReading(ctx, "refund_orders");
  const needsColleague = await inTransaction(ctx, async (tx) =>
    (await planAcceptance(tx, accepted)).takesTwo(userId),
  );
  if (!needsColleague) return delayAct(ctx, acceptWithMoney, accepted);
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
  limit: { ...messageLimit, message: tooLongMessage(messageLimit.length) },
} as const;

const shared = {
  target: "thread",
  read: (ctx: ServiceContext, id: string) => threadCard(ctx, id),
  may: decisionRefusal,
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
    words: content
      ? messages
          .filter(({ author: by }) => by === "visitor")
          .map(({ text }) => text)
          .join("\n\n")
      : undefined,
  };
};

export const accept = defineStaffAct({
  ...shared,
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
    amount: complaint?.askedGrosze
      ? (complaint.askedGrosze / 100).toFixed(2).replace(".", ",")
      : "",
  }),
  preview: (thread: ThreadCard) =>
    previewOf(thread, [
      "Pieniądze wrócą tą samą drogą, którą przyszły. Zwrot całości zatrzyma zamówienie, które jest w przygotowaniu, i zamknie link do e-booka.",
      aboveTheLimit,
    ]),
  deferred: acceptWithMoney,
  perform: (ctx, threadId, { amount, text }) =>
    acceptOrRequestApproval(ctx, {
      ...{ threadId, text: text ?? "" },
      amountGrosze: amount === undefined ? undefined : parseGrosze(amount),
    }),
});

export const remake = defineStaffAct({
  ...shared,
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
  async perform(ctx, threadId, { text }) {
    await remakeForComplaint(ctx, { threadId, text: text ?? "" });
    return "complaint-decided";
  },
});

export const decline = defineStaffAct({
  ...shared,
  act: supportAuditEvents.decline_complaint,
  title: "Nie uznaj reklamacji",
  button: "Nie uznaję",
  link: { label: "Nie uznaj", part: "decision" },
  permission: "answer_messages",
  isDangerous: true,
  fields: [reasonsField],
  preview: (thread: ThreadCard) =>
    previewOf(thread, [
      "Decyzji nie da się cofnąć. Reklamacja zostanie zamknięta, a kupująca osoba może złożyć nową.",
    ]),
  async perform(ctx, threadId, { text }) {
    await declineComplaint(ctx, { threadId, text: text ?? "" });
    return "complaint-decided";
  },
});
