import type { OrderSelection } from "~/services/desk/order-list.server";
import type { Failure } from "~/services/orders/failure";
import { refundReasons } from "~/services/payments/acts";

export const orderSelectionLabels: Record<OrderSelection, string> = {
  undelivered: "Niedostarczone",
  late: "Dostarczone po ponad 2 minutach",
  paid: "Opłacone, także później zwrócone",
};

const failures: Record<Failure, string> = {
  model_unavailable: "model nie odpowiadał",
  model_stopped: "czeka, bo model jest zatrzymany",
  model_invalid: "model nie napisał dobrego tekstu",
  model_refused: "model odmówił",
  adults_only: "tylko dla dorosłych",
  mail_unavailable: "poczta nie przyjmuje wiadomości",
  mail_refused: "poczta odrzuciła wiadomość",
  content_deleted: "odpowiedzi były już usunięte",
  refund_requested: "zatrzymane, zwrot pieniędzy",
  withdrawn: "odstąpienie od umowy",
  unexpected: "niespodziewany błąd",
};
export const failureLabels: Readonly<Record<string, string>> = failures;

const refundsFor = (reasons: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(reasons).map(([code, label]) => [code, `Zwrot: ${label.toLowerCase()}`]),
  );

export const timelineLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  event: {
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
    email_corrected: "Poprawiono adres e-mail",
    document_requested_again: "Poproszono o ponowną wysyłkę",
    sending_requested: "Obsługa zleciła wysyłkę",
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
  },
  step: { written: "Tekst napisany", rendered: "Dokument złożony" },
  payment: { opened: "Płatność otwarta w bramce" },
  notification: {
    fulfilling: "Bramka potwierdziła płatność",
    already_paid: "Bramka powtórzyła potwierdzenie",
    second_payment_returned: "Bramka zgłosiła drugą wpłatę",
    withdrawn_returned: "Bramka zgłosiła wpłatę po odstąpieniu",
    underpaid: "Bramka zgłosiła za niską wpłatę",
    other_currency: "Bramka zgłosiła inną walutę",
    refunded: "Bramka zgłosiła zwrot",
    noted: "Zgłoszenie bramki bez skutku",
  },
  mail: {
    document: "E-mail z dokumentem",
    document_again: "E-mail z dokumentem, ponownie",
    document_corrected: "E-mail z dokumentem na poprawiony adres",
    address_notice: "E-mail o zmianie adresu",
    withdrawal_receipt: "E-mail z potwierdzeniem odstąpienia",
    refund_notice: "E-mail o zwrocie pieniędzy",
    review_hidden: "E-mail o ukryciu opinii",
  },
  refund: {
    ...refundsFor(failures),
    ...refundsFor(refundReasons),
    returned: "Zwrot wykonany",
    withdrawn: "Zwrot: odstąpienie od umowy",
    late: "Zwrot: spóźnione zamówienie",
    expired: "Zwrot: zamówienie wygasło",
    overpaid: "Zwrot nadpłaty",
    underpaid: "Zwrot za niskiej wpłaty",
    second_payment: "Zwrot drugiej wpłaty",
    other_currency: "Zwrot wpłaty w innej walucie",
  },
};

export const stateLabels: Readonly<Record<string, string>> = {
  pending: "czeka",
  queued: "czeka",
  delivered: "doręczony",
  bounced: "wrócił",
  complained: "oznaczony jako spam",
  accepted: "przyjęty przez pocztę",
  refused: "odrzucony",
  requested: "zlecony",
  sending: "w drodze",
  completed: "wykonany",
  creating: "otwiera się",
  paid: "opłacona",
  underpaid: "za niska",
  failed: "nieudana",
  cancelled: "anulowana",
  refunding: "zwracana",
  refunded: "zwrócona",
};

export const actorKindLabels: Readonly<Record<string, string>> = {
  buyer: "kupująca osoba",
  gateway: "bramka",
  worker: "system",
  schedule: "system",
  staff: "obsługa",
  visitor: "kupująca osoba",
  member: "kupująca osoba",
};
