import { formatCount } from "~/copy/format";
import { delayAct } from "~/services/acts/delay-act.server";
import { orderCard } from "~/services/desk/order-card.server";
import {
  draftRefusal,
  draftSendingRefusal,
  planDraftSending,
  rejectDraft,
  requestDraft,
} from "~/services/fulfilment/drafts.server";
import { smartCard, type TextFigures } from "~/services/desk/smart-card.server";
import type { ServiceContext } from "~/services/command/context.server";
import { subjectOf, ofOrder } from "./orders.server";
import { reasonedAct } from "../staff-act.server";
import { draftSendings, orderAuditEvents, orderRefusals } from "~/services/orders/acts";
import { formatTokens, formatUsd, formatConfidence } from "~/copy/model-figures";
import { defineDeferredAct } from "../deferred-act.server";
import { z } from "zod";
import { codesOf } from "../../audit/audit-events";
import { gradeOf } from "../../writing/confidence-rule";

const cardsOf = async (ctx: ServiceContext, id: string) => {
  const [order, smart] = await Promise.all([orderCard(ctx, id), smartCard(ctx, id)]);
  return { ...order, smart };
};
type Cards = Awaited<ReturnType<typeof cardsOf>>;

const replacingOf = ({ canRemake, smart }: Cards) => ({
  canRemake,
  draft: smart.draft && smart.draft.state,
});

const figuresInWords = ({ confidence, length, tokens, costMicroUsd, promptVersion }: TextFigures) =>
  [
    `pewność ${confidence === null ? "–" : `${gradeOf(confidence)} · ${formatConfidence(confidence)}`}`,
    length === null ? null : formatCount(length, "znak", "znaki", "znaków"),
    `${formatTokens(tokens)} tokenów`,
    formatUsd(costMicroUsd),
    `prompt ${promptVersion}`,
  ]
    .filter(Boolean)
    .join(", ");

export const optimise = reasonedAct({
  act: orderAuditEvents.write_draft,
  target: "order",
  title: "Optymalizuj: napisz nową wersję do porównania",
  button: "Napisz nową wersję",
  link: { label: "Optymalizuj", evenIf: [orderRefusals.no_model_budget] },
  permission: "assist_orders",
  question: { label: "Co było nie tak" },
  read: cardsOf,
  subject: subjectOf,
  may: (cards) => draftRefusal(replacingOf(cards), cards.smart.leftMicroUsd),
  effects({ smart }) {
    const isNewer = smart.text?.promptVersion !== smart.newestVersion;
    return [
      "Z tych samych odpowiedzi powstanie drugi tekst. Wysłany tekst i dokument zostają, a nic nie wychodzi do kupującej osoby.",
      isNewer
        ? `Nowy tekst napisze najnowszy prompt (${smart.newestVersion}); wysłany napisał ${smart.text?.promptVersion ?? "nieznany"}.`
        : `Prompt jest ten sam co przy wysłanym tekście (${smart.newestVersion}): wersja będzie inna, ale nie z nowszego promptu.`,
      `Koszt modelu: najwyżej ${formatUsd(smart.leftMicroUsd)}, tyle zostało z limitu tego zamówienia.`,
      "Gdy będzie gotowy, zobaczysz liczby obu tekstów obok siebie i zdecydujesz, czy wysłać nowy.",
    ];
  },
  async perform(ctx, orderId, reason) {
    await requestDraft(ctx, { orderId, note: reason });
    return "draft-asked";
  },
});

const draftSending = defineDeferredAct({
  ...ofOrder,
  act: orderAuditEvents.send_draft,
  ahead: "Wyślemy nową wersję dokumentu",
  input: z.object({ orderId: z.uuid(), reason: z.enum(codesOf(draftSendings)) }),
  plan: async (tx, input) => ({ perform: await planDraftSending(tx, input) }),
});

export const send = reasonedAct({
  act: orderAuditEvents.send_draft,
  target: "order",
  title: "Wyślij nową wersję",
  button: "Wyślij nową wersję",
  link: { label: "Wyślij nową wersję", part: "draft" },
  permission: "assist_orders",
  isDangerous: true,
  read: cardsOf,
  subject: subjectOf,
  may: (cards) => draftSendingRefusal(replacingOf(cards)),
  effects: ({ lengths, email, smart: { draft, text } }) => [
    `Wysłany tekst: ${text ? figuresInWords(text) : "brak danych"}.`,
    `Nowa wersja: ${draft?.figures ? figuresInWords(draft.figures) : "brak danych"}.`,
    `Dotychczasowy tekst i ${formatCount(lengths.files, "plik", "pliki", "plików")} znikną na zawsze, a w ich miejsce powstaną nowe.`,
    `Jedna wiadomość z nowym dokumentem wyjdzie na ${email ?? "– (zamówienie jest bez adresu, dokument będzie na jego stronie)"}.`,
    "To jedyna bezpłatna poprawka tego zamówienia. Pieniądze zostają bez zmian; jeśli dokumentu nie uda się złożyć, cała kwota wróci do kupującej osoby.",
  ],
  deferred: draftSending,
  perform: (ctx, orderId, reason) => delayAct(ctx, draftSending, { orderId, reason }),
});

export const reject = reasonedAct({
  act: orderAuditEvents.reject_draft,
  target: "order",
  title: "Odrzuć nową wersję",
  button: "Odrzuć",
  link: {
    label: ({ smart }) => (smart.draft?.state === "writing" ? "Nie czekaj, odrzuć" : "Odrzuć"),
    part: "draft",
  },
  permission: "assist_orders",
  read: cardsOf,
  subject: subjectOf,
  may: ({ smart }) => (smart.draft ? null : orderRefusals.no_draft),
  effects: () => [
    "Nowa wersja i jej liczby znikną na zawsze. Tego, co kosztowała, nie da się odzyskać.",
    "Wysłany tekst, dokument i pieniądze zostają bez zmian. Nie wyjdzie żadna wiadomość.",
    "Bezpłatna poprawka tego zamówienia zostaje do wykorzystania.",
  ],
  async perform(ctx, orderId, reason) {
    await rejectDraft(ctx, { orderId, reason });
    return "draft-rejected";
  },
});
