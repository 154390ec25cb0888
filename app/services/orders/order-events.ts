import type { Actor } from "../access/actor";
import type { OrderStatus } from "./order-state";

/** The states that an order comes to: each is an event, too. */
export type ReachedStatus = Exclude<OrderStatus, "awaiting_payment">;

/** What can happen to an order, as its history says it. */
export const orderEvents = {
  placed: "Złożono zamówienie",
  paid: "Zamówienie opłacone",
  processing: "Zaczęto przygotowanie",
  completed: "Dostarczono",
  failed: "Zatrzymano",
  cancelled: "Anulowano",
  expired: "Wygasło bez płatności",
  refunded: "Zwrócono całość",
  underpaid: "Wpłata niższa niż cena",
  other_currency: "Wpłata w innej walucie",
  second_payment: "Druga wpłata",
  overpaid: "Wpłata wyższa niż cena",
  surplus_refunded: "Zwrócono nadpłatę",
  partly_refunded: "Zwrócono część",
  appointment_booked: "Termin rozmowy ustalony",
  appointment_unplaced: "Termin rozmowy był zajęty, gdy przyszła wpłata",
  appointment_moved: "Rozmowa przełożona",
  appointment_missed: "Nikt nie przyszedł na rozmowę",
  email_corrected: "Poprawiono adres e-mail",
  document_requested_again: "Poproszono o ponowną wysyłkę",
  sending_requested: "Obsługa zleciła wysyłkę",
  address_confirmed: "Potwierdzono poprawiony adres",
  correction_taken_back: "Cofnięto zmianę adresu: ktoś odpowiedział, że to nie jego prośba",
  confirmation_saved: "Zapisano potwierdzenie umowy",
  document_opened: "Otwarto dokument",
  downloaded: "Pobrano plik",
  delivered_after_stop: "Wiadomość dotarła już po zatrzymaniu",
  content_deleted: "Usunięto odpowiedzi, tekst i dokument",
  withdrawn: "Przyjęto odstąpienie od umowy",
  withdrawn_returned: "Wpłata po odstąpieniu",
  remake_requested: "Zlecono napisanie od nowa",
  draft_requested: "Zlecono nową wersję do porównania",
  draft_written: "Nowa wersja napisana",
  draft_sent: "Nowa wersja zastąpiła pierwszą",
  draft_rejected: "Odrzucono nową wersję",
  complaint_opened: "Złożono reklamację",
  complaint_accepted: "Uznano reklamację",
  complaint_accepted_by_law: "Reklamacja uznana: nikt nie odpowiedział w 14 dni",
  complaint_declined: "Nie uznano reklamacji",
  written: "Tekst napisany",
  rendered: "Dokument złożony",
  reviewed: "Wystawiono opinię",
  review_changed: "Zmieniono opinię",
} as const satisfies Record<ReachedStatus, string> & Record<string, string>;
export type OrderEvent = keyof typeof orderEvents;

/** Who did it. */
export const eventActors: Record<Actor["kind"], string> = {
  buyer: "kupująca osoba",
  visitor: "kupująca osoba",
  member: "kupująca osoba",
  identity: "kupująca osoba",
  gateway: "bramka",
  mail_provider: "poczta",
  worker: "system",
  schedule: "system",
  staff: "obsługa",
  operator: "operator serwera",
};
