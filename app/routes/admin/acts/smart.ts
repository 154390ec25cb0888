import { formatCount } from "~/copy/format";
import { delayAct } from "~/services/acts/delay-act.server";
import { orderCard } from "~/services/desk/order-card.server";
import { rejectDraft, requestDraft } from "~/services/fulfilment/drafts.server";
import { smartCard, type TextFigures } from "~/services/desk/smart-card.server";
import type { ServiceContext } from "~/services/command/context.server";
import { draftRejectionLabels, draftSendingLabels, remakeNoteLabels } from "../order-labels";
import { confidenceBadge, formatTokens, formatUsd } from "../smart-labels";
import { remake, subjectOf } from "./orders";
import { reasonedAct } from "./staff-act";

const cardsOf = async (ctx: ServiceContext, id: string) => {
  const [order, smart] = await Promise.all([orderCard(ctx, id), smartCard(ctx, id)]);
  return { order, smart };
};
type Cards = Awaited<ReturnType<typeof cardsOf>>;

const subjectOfCards = ({ order }: Cards) => subjectOf(order);

const noDraft = "Nie ma nowej wersji, która czeka na decyzję.";

const usedUp = "Tekst można wymienić tylko raz, po dostarczeniu dokumentu i dopóki są odpowiedzi.";

/** What is known of a text, in a sentence. */
const figuresInWords = ({ confidence, length, tokens, costMicroUsd, promptVersion }: TextFigures) =>
  [
    `pewność ${confidence === null ? "–" : confidenceBadge(confidence).label}`,
    length === null ? null : formatCount(length, "znak", "znaki", "znaków"),
    `${formatTokens(tokens)} tokenów`,
    formatUsd(costMicroUsd),
    `prompt ${promptVersion}`,
  ]
    .filter(Boolean)
    .join(", ");

/** The specification's name for making a document again. */
export const reprocess = { ...remake, title: "Przetwórz ponownie", button: "Przetwórz ponownie" };

export const optimise = reasonedAct({
  title: "Optymalizuj: napisz nową wersję do porównania",
  button: "Napisz nową wersję",
  permission: "assist_orders",
  reasons: remakeNoteLabels,
  question: { label: "Co było nie tak" },
  read: cardsOf,
  subject: subjectOfCards,
  preview({ order, smart }) {
    const isNewer = smart.text?.promptVersion !== smart.newestVersion;
    return {
      effects: [
        "Z tych samych odpowiedzi powstanie drugi tekst. Wysłany tekst i dokument zostają, a nic nie wychodzi do kupującej osoby.",
        isNewer
          ? `Nowy tekst napisze najnowszy prompt (${smart.newestVersion}); wysłany napisał ${smart.text?.promptVersion ?? "nieznany"}.`
          : `Prompt jest ten sam co przy wysłanym tekście (${smart.newestVersion}): wersja będzie inna, ale nie z nowszego promptu.`,
        `Koszt modelu: najwyżej ${formatUsd(smart.leftMicroUsd)}, tyle zostało z limitu tego zamówienia.`,
        "Gdy będzie gotowy, zobaczysz liczby obu tekstów obok siebie i zdecydujesz, czy wysłać nowy.",
      ],
      impossible: !order.canRemake
        ? usedUp
        : smart.draft && smart.draft.state !== "failed"
          ? "Nowa wersja już powstaje albo czeka na decyzję."
          : smart.leftMicroUsd <= 0
            ? "Limit kosztu modelu dla tego zamówienia jest wyczerpany."
            : undefined,
    };
  },
  async perform(ctx, orderId, reason) {
    await requestDraft(ctx, { orderId, note: reason });
    return "draft-asked";
  },
});

export const send = reasonedAct({
  title: "Wyślij nową wersję",
  button: "Wyślij nową wersję",
  permission: "assist_orders",
  isDangerous: true,
  reasons: draftSendingLabels,
  read: cardsOf,
  subject: subjectOfCards,
  preview({ order, smart }) {
    const { draft, text } = smart;
    return {
      effects: [
        `Wysłany tekst: ${text ? figuresInWords(text) : "brak danych"}.`,
        `Nowa wersja: ${draft?.figures ? figuresInWords(draft.figures) : "brak danych"}.`,
        `Dotychczasowy tekst i ${formatCount(order.lengths.files, "plik", "pliki", "plików")} znikną na zawsze, a w ich miejsce powstaną nowe.`,
        `Jedna wiadomość z nowym dokumentem wyjdzie na ${order.email ?? "– (zamówienie jest bez adresu, dokument będzie na jego stronie)"}.`,
        "To jedyna bezpłatna poprawka tego zamówienia. Pieniądze zostają bez zmian; jeśli dokumentu nie uda się złożyć, cała kwota wróci do kupującej osoby.",
      ],
      impossible: draft?.state !== "ready" ? noDraft : order.canRemake ? undefined : usedUp,
    };
  },
  async perform(ctx, orderId, reason) {
    await delayAct(ctx, { kind: "send_draft", input: { orderId, reason } });
    return "act-delayed";
  },
});

export const reject = reasonedAct({
  title: "Odrzuć nową wersję",
  button: "Odrzuć",
  permission: "assist_orders",
  reasons: draftRejectionLabels,
  read: cardsOf,
  subject: subjectOfCards,
  preview: ({ smart }) => ({
    effects: [
      "Nowa wersja i jej liczby znikną na zawsze. Tego, co kosztowała, nie da się odzyskać.",
      "Wysłany tekst, dokument i pieniądze zostają bez zmian. Nie wyjdzie żadna wiadomość.",
      "Bezpłatna poprawka tego zamówienia zostaje do wykorzystania.",
    ],
    impossible: smart.draft ? undefined : noDraft,
  }),
  async perform(ctx, orderId, reason) {
    await rejectDraft(ctx, { orderId, reason });
    return "draft-rejected";
  },
});
