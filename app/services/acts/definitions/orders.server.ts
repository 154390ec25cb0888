import { minutesOf, contentAccessTime, resendPause } from "~/config/limits";
import { z } from "zod";
import { formatCount } from "~/copy/format";
import { codesOf } from "../../audit/audit-events";
import type { ServiceContext } from "../../command/context.server";
import { planCorrection } from "../../fulfilment/correct-email.server";
import { planRemake } from "../../fulfilment/remake-order.server";
import { planDocumentAgain } from "../../fulfilment/request-document-again.server";
import { contentAccessAuditEvents, contentAccessRefusal } from "../../content-access/acts";
import { openContent } from "../open-content.server";
import {
  assistReasons,
  orderAuditEvents,
  orderRefusals,
  remakeNotes,
  type AssistReason,
} from "../../orders/acts";
import { planContentDeletion } from "../../orders/delete-content-for-buyer.server";
import { orderStatuses } from "../../orders/order-state";
import { countedThings } from "../../listing/listed-things";
import { defineDeferredAct } from "../deferred-act.server";
import { delayAct } from "../delay-act.server";
import { noteActs } from "./notes.server";
import { reasonField } from "../reason-field";
import { defineStaffAct, reasonedAct, reasonedActs } from "../staff-act.server";
import { type OrderCard, orderCard } from "../../desk/order-card.server";
import { addressRefusal, resendRefusal } from "../../desk/told-refusals";
import { selectableOrders } from "../../desk/selectable-orders.server";

export const subjectOf = ({ number, productTitle, email, status }: OrderCard) =>
  [number, productTitle, email, orderStatuses[status].label.toLowerCase()]
    .filter(Boolean)
    .join(" · ");

export const assistance = {
  target: "order",
  permission: "assist_orders",
  read: orderCard,
  subject: subjectOf,
} as const;

const defineAssistance = reasonedActs(assistance);

export const filesOf = ({ lengths }: OrderCard) =>
  formatCount(lengths.files, "plik", "pliki", "plików");

function broughtAgain(order: OrderCard): string {
  if (order.unconfirmedAddress)
    return "link do potwierdzenia adresu, bez dokumentu, bo nowy adres nie jest potwierdzony";
  return `ta sama co za pierwszym razem (${order.lengths.files > 0 ? filesOf(order) : "link do pobrania"})`;
}

export const countedOrders = (rows: number) => countedThings(selectableOrders.things, rows);

export const assistanceInput = z.object({
  orderId: z.uuid(),
  reason: z.enum(codesOf(assistReasons)),
});

export const ofOrder = {
  permission: "assist_orders",
  targetOf: ({ orderId }: { orderId: string }) => ({ kind: "order", id: orderId }) as const,
  reasonOf: ({ reason }: { reason: string }) => reason,
} as const;

const sendAgain = defineDeferredAct({
  ...ofOrder,
  act: orderAuditEvents.send_again,
  ahead: "Wyślemy dokument jeszcze raz",
  input: assistanceInput,
  plan: async (tx, input) => ({ perform: await planDocumentAgain(tx, input) }),
  bulk: {
    list: selectableOrders,
    name: "resend",
    label: "Wyślij ponownie wszystkie",
    title: "Wyślij ponownie dokumenty wszystkich zamówień z filtra",
    reasons: assistReasons,
    inputOf: (orderId, reason) => ({ orderId, reason }),
    effects: ({ rows }) => [
      `Lista obejmie ${countedOrders(rows)}. Wyjdzie najwyżej tyle samo wiadomości, po jednej na adres z zamówienia.`,
      `Pominiemy zamówienia, których dokumentu jeszcze albo już nie ma, i te, do których coś wyszło w ostatnich ${minutesOf(resendPause)} minutach.`,
      "Pieniądze i dokumenty zostają bez zmian.",
    ],
  },
});

export const resend = defineAssistance({
  act: orderAuditEvents.send_again,
  usual: "buyer_wrote",
  title: "Wyślij dokument ponownie",
  button: "Wyślij ponownie",
  link: { label: "Wyślij ponownie", evenIf: [orderRefusals.too_soon] },
  may: resendRefusal,
  effects: (order) => [
    `Jedna wiadomość wyjdzie na adres ${order.email ?? "–"}: ${broughtAgain(order)}.`,
    `Dotąd wysłaliśmy ponownie: ${formatCount(order.options.resent.length, "raz", "razy", "razy")}.`,
    "Pieniądze i dokument zostają bez zmian.",
  ],
  deferred: sendAgain,
  perform: (ctx, orderId, reason) => delayAct(ctx, sendAgain, { orderId, reason }),
});

const correctEmail = defineDeferredAct({
  ...ofOrder,
  act: orderAuditEvents.correct_email,
  ahead: "Zmienimy adres e-mail",
  input: assistanceInput.extend({ email: z.string() }),
  async plan(tx, input) {
    const correct = await planCorrection(tx, input);
    return { perform: async () => void (await correct()) };
  },
});

export const correct = defineStaffAct({
  act: orderAuditEvents.correct_email,
  target: "order",
  title: "Popraw adres e-mail",
  button: "Popraw adres",
  link: { label: "Popraw adres" },
  isDangerous: true,
  permission: "assist_orders",
  fields: [
    {
      kind: "email",
      name: "email",
      label: "Nowy adres e-mail",
      hint: "Sprawdź go dwa razy – adres można poprawić tylko raz.",
      required: "Podaj nowy adres e-mail.",
    },
    reasonField(assistReasons),
  ],
  read: orderCard,
  may: addressRefusal,
  preview(order) {
    return {
      subject: subjectOf(order),
      effects: [
        "Na nowy adres wyjdzie jedna wiadomość z linkiem, bez dokumentu; jeśli dokument dopiero powstaje, to gdy będzie gotowy.",
        ...(order.isMailboxGone
          ? [
              `Skrzynki ${order.email ?? "–"} nie ma, więc o nic tam nie pytamy i na nic nie czekamy: zamówienie otworzy się, gdy ktoś potwierdzi je z nowego adresu.`,
            ]
          : [
              `Na stary adres (${order.email ?? "–"}) wyjdzie pytanie, czy zmiana jest dobra, z linkiem do odpowiedzi. Stamtąd można ją od razu potwierdzić albo cofnąć.`,
              "Bez odpowiedzi ze starego adresu nowy będzie można potwierdzić po dobie. Do tego czasu zamówienia nie otworzy nikt i nie da się od niego odstąpić z jego strony.",
            ]),
        "Link do strony zamówienia zmieni się, a stary do odpowiedzi prowadzi do tego pytania.",
        "Pieniądze zostają bez zmian.",
      ],
    };
  },
  deferred: correctEmail,
  perform: (ctx, orderId, { email, reason }) =>
    delayAct(ctx, correctEmail, { orderId, email, reason }),
});

const makeAgain = defineDeferredAct({
  ...ofOrder,
  act: orderAuditEvents.make_again,
  ahead: "Napiszemy dokument od nowa",
  input: z.object({ orderId: z.uuid(), reason: z.enum(codesOf(remakeNotes)) }),
  plan: async (tx, { orderId, reason }) => ({
    perform: await planRemake(tx, { orderId, note: reason }),
  }),
});

const defineRemake = (title: string, button: string) =>
  defineAssistance({
    ...{ title, button },
    link: { label: button },
    act: orderAuditEvents.make_again,
    question: { label: "Co było nie tak" },
    may: ({ canRemake }) => (canRemake ? null : orderRefusals.no_remake),
    effects: (order) => [
      `Dotychczasowy tekst i dokument (${filesOf(order)}) znikną.`,
      `Z tych samych odpowiedzi powstanie nowy dokument i ${order.email ? `jedną wiadomością, która mówi, że to poprawiony tekst, trafi na ${order.email}` : "trafi na stronę zamówienia"}.`,
      "To bezpłatne i możliwe tylko raz. Jeśli się nie uda, cała kwota wróci do kupującej osoby.",
    ],
    deferred: makeAgain,
    perform: (ctx, orderId, reason) => delayAct(ctx, makeAgain, { orderId, reason }),
  });

export const remake = defineRemake("Napisz dokument od nowa", "Napisz od nowa");
export const regenerate = defineRemake("Regeneruj analizę", "Regeneruj");
export const reprocess = defineRemake("Przetwórz ponownie", "Przetwórz ponownie");

const deletion = defineDeferredAct({
  ...ofOrder,
  act: orderAuditEvents.delete_content,
  ahead: "Usuniemy treść",
  input: assistanceInput,
  plan: async (tx, input) => ({ perform: await planContentDeletion(tx, input) }),
  bulk: {
    list: selectableOrders,
    name: "delete-content",
    label: "Usuń treść wszystkich",
    title: "Usuń treść wszystkich zamówień z filtra",
    reasons: assistReasons,
    inputOf: (orderId, reason) => ({ orderId, reason }),
    effects: ({ rows }) => [
      `Lista obejmie ${countedOrders(rows)}. Odpowiedzi, teksty i dokumenty znikną na zawsze, bez żadnej wiadomości.`,
      "Zostaną: produkty, kwoty, adresy i godziny, potrzebne do rachunkowości i reklamacji.",
      "Pominiemy zamówienia w przygotowaniu i te, których treści już nie ma.",
    ],
  },
});

type ContentDeletion = {
  title: string;
  button: string;
  removes?: true;
  failed?: string;
  read?: (ctx: ServiceContext, id: string) => Promise<OrderCard>;
  more?: (order: OrderCard) => readonly string[];
};

/** The same act, by the names that lists have for it. */
export const defineContentDeletion = ({
  read = orderCard,
  more = () => [],
  ...words
}: ContentDeletion) =>
  reasonedAct<OrderCard, AssistReason, AssistReason, Pick<OrderCard, "canDeleteContent">>({
    ...words,
    link: { label: words.button },
    act: orderAuditEvents.delete_content,
    target: "order",
    permission: "assist_orders",
    isDangerous: true,
    read,
    subject: subjectOf,
    may: ({ canDeleteContent }) => (canDeleteContent ? null : orderRefusals.nothing_to_delete),
    effects: (order) => [
      `Odpowiedzi, tekst i dokument (${filesOf(order)}) znikną na zawsze.`,
      "Nie będzie można wysłać dokumentu ponownie ani napisać go od nowa.",
      "Zostaną: produkt, kwota, adres i godziny, potrzebne do rachunkowości i reklamacji. Nie wyjdzie żadna wiadomość.",
      ...more(order),
    ],
    deferred: deletion,
    async perform(ctx, id, reason) {
      const { id: orderId } = await read(ctx, id);
      return delayAct(ctx, deletion, { orderId, reason });
    },
  });

export const deleteContent = defineContentDeletion({
  title: "Usuń treść zamówienia",
  button: "Usuń treść",
});

export const open = reasonedAct({
  act: contentAccessAuditEvents.open_content,
  target: "order",
  orderOf: () => null,
  title: "Odsłoń treść zamówienia",
  button: "Odsłoń",
  link: { label: "Odsłoń treść", part: "content" },
  isDangerous: true,
  permission: "open_content",
  read: orderCard,
  subject: subjectOf,
  may: ({ contentDeletedAt, content }) =>
    contentAccessRefusal("order", {
      isCovered: contentDeletedAt === null,
      isOpen: content !== null,
    }),
  effects: (order) => [
    `Przez ${minutesOf(contentAccessTime)} minut zobaczysz odpowiedzi, tekst i dokument tego jednego zamówienia.`,
    `Odsłonięcie trafi do dziennika i do Twojego licznika (ostatnie 30 dni: ${order.recentAccesses}).`,
  ],
  async perform(ctx, orderId, reason) {
    const target = { kind: "order", id: orderId } as const;
    await openContent(ctx, { target, reason });
    return "content-opened";
  },
});

export const notes = noteActs({ kind: "order", read: orderCard, subject: subjectOf });
