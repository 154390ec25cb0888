import { formatCount, formatPrice } from "~/copy/format";
import type { Field } from "~/forms/fields";
import type { BulkKind } from "~/services/acts/bulk-kinds";
import type { Permission } from "~/services/access/permissions";
import { assistReasonLabels, refundReasonLabels } from "../order-labels";
import { reasonField } from "./staff-act";

/** Something that is done to every order that a filter shows. */
export type BulkAct = {
  kind: BulkKind;
  /** Last part of its address. */
  name: string;
  /** What the link in the list says. */
  label: string;
  title: string;
  permission: Permission;
  fields: readonly Field[];
  /** What will happen to people, mails, money and files. */
  effects: (found: { orders: number; leftGrosze: number }) => readonly string[];
};

const counted = (orders: number) => formatCount(orders, "zamówienie", "zamówienia", "zamówień");

// A statutory withdrawal is somebody's own statement, so there is no such reason for many at once.
const refundLabels = Object.fromEntries(
  Object.entries(refundReasonLabels).filter(([code]) => code !== "withdrawal"),
);

export const bulkActs: readonly BulkAct[] = [
  {
    kind: "send_again",
    name: "resend",
    label: "Wyślij ponownie wszystkie",
    title: "Wyślij ponownie dokumenty wszystkich zamówień z filtra",
    permission: "assist_orders",
    fields: [reasonField(assistReasonLabels)],
    effects: ({ orders }) => [
      `Lista obejmie ${counted(orders)}. Wyjdzie najwyżej tyle samo wiadomości, po jednej na adres z zamówienia.`,
      "Pominiemy zamówienia, których dokumentu jeszcze albo już nie ma, i te, do których coś wyszło w ostatnich 2 minutach.",
      "Pieniądze i dokumenty zostają bez zmian.",
    ],
  },
  {
    kind: "refund_order",
    name: "refund",
    label: "Zwróć pieniądze za wszystkie",
    title: "Zwróć pieniądze za wszystkie zamówienia z filtra",
    permission: "refund_orders",
    fields: [{ ...reasonField(refundLabels), required: "Podaj powód zwrotu" }],
    effects: ({ orders, leftGrosze }) => [
      `Lista obejmie ${counted(orders)}. Wróci wszystko, co z ich wpłat zostało: dziś ${formatPrice(leftGrosze)}.`,
      "Zamówienia w przygotowaniu zatrzymają się, a ich odpowiedzi i dokumenty znikną. Dostarczone dokumenty zostają.",
      "Po każdym zwrocie na adres z zamówienia wyjdzie jedna wiadomość.",
      "Pominiemy zamówienia, w których nie ma już czego zwracać, i Twoje własne.",
    ],
  },
  {
    kind: "delete_content",
    name: "delete-content",
    label: "Usuń treść wszystkich",
    title: "Usuń treść wszystkich zamówień z filtra",
    permission: "assist_orders",
    fields: [reasonField(assistReasonLabels)],
    effects: ({ orders }) => [
      `Lista obejmie ${counted(orders)}. Odpowiedzi, teksty i dokumenty znikną na zawsze, bez żadnej wiadomości.`,
      "Zostaną: produkty, kwoty, adresy i godziny, potrzebne do rachunkowości i reklamacji.",
      "Pominiemy zamówienia w przygotowaniu i te, których treści już nie ma.",
    ],
  },
];
