import type {
  AssistReason,
  DraftRejection,
  DraftSending,
  RemakeNote,
} from "~/services/orders/assist-reasons";
import type { OrderSelection } from "~/services/desk/order-list.server";
import type { OpeningReason } from "~/services/openings/opening-reasons";
import type { Failure } from "~/services/orders/failure";
import type { OrderStatus } from "~/services/orders/order-state";
import type { RefundReason } from "~/services/payments/refund-reasons";
import type { StatusLabel } from "~/ui/badge";

/** Codes of orders and their money as the desk reads them. */
export const orderStatuses: Record<OrderStatus, StatusLabel> = {
  awaiting_payment: { label: "Czeka na płatność", tone: "neutral" },
  paid: { label: "Opłacone", tone: "warning" },
  processing: { label: "W przygotowaniu", tone: "warning" },
  completed: { label: "Dostarczone", tone: "success" },
  failed: { label: "Nieudane", tone: "danger" },
  cancelled: { label: "Anulowane", tone: "neutral" },
  expired: { label: "Wygasłe", tone: "neutral" },
  refunded: { label: "Zwrócone", tone: "neutral" },
};

export const orderSelectionLabels: Record<OrderSelection, string> = {
  undelivered: "Niedostarczone",
  late: "Dostarczone po ponad 2 minutach",
  paid: "Opłacone, także później zwrócone",
};

export const refundReasonLabels: Record<RefundReason, string> = {
  complaint: "Reklamacja",
  not_delivered: "Brak dokumentu",
  wrong_order: "Zamówienie przez pomyłkę",
  technical_fault: "Błąd techniczny",
  goodwill: "Gest dobrej woli",
  withdrawal: "Odstąpienie od umowy",
};

export const assistReasonLabels: Record<AssistReason, string> = {
  buyer_wrote: "Prośba kupującej osoby",
  mail_not_received: "Wiadomość nie dotarła",
  complaint: "Reklamacja",
  our_mistake: "Nasz błąd",
  data_request: "Żądanie dotyczące danych",
};

export const remakeNoteLabels: Record<RemakeNote, string> = {
  wrong_facts: "Tekst przekręca odpowiedzi",
  off_topic: "Tekst nie na temat",
  bad_language: "Błędy językowe",
  broken_file: "Uszkodzony plik albo układ",
  hurtful: "Tekst rani albo ocenia",
};

export const draftSendingLabels: Record<DraftSending, string> = {
  closer_to_answers: "Nowy tekst jest bliższy odpowiedziom",
  better_language: "Nowy tekst jest lepiej napisany",
  safer: "Nowy tekst jest bezpieczniejszy",
};

export const draftRejectionLabels: Record<DraftRejection, string> = {
  not_better: "Nowy tekst nie jest lepszy",
  wrong_facts: remakeNoteLabels.wrong_facts,
  bad_language: remakeNoteLabels.bad_language,
  hurtful: remakeNoteLabels.hurtful,
};

export const openingReasonLabels: Record<OpeningReason, string> = {
  buyer_asked: "Prośba kupującej osoby",
  answer_message: "Odpowiedź na wiadomość",
  complaint: "Reklamacja",
  broken_document: "Wadliwy dokument",
  crisis_report: "Sygnał o zagrożeniu życia",
  court_order: "Nakaz sądu",
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

/** Titles of the lines of an order's timeline, by the book that they stand in. */
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
    // Who paid and got nothing is paid back for the reason why nothing came.
    ...Object.fromEntries(
      Object.entries(failureLabels).map(([code, label]) => [code, `Zwrot: ${label}`]),
    ),
    returned: "Zwrot wykonany",
    complaint: "Zwrot: reklamacja",
    not_delivered: "Zwrot: brak dokumentu",
    wrong_order: "Zwrot: zamówienie przez pomyłkę",
    technical_fault: "Zwrot: błąd techniczny",
    goodwill: "Zwrot: gest dobrej woli",
    withdrawal: "Zwrot: odstąpienie od umowy",
    withdrawn: "Zwrot: odstąpienie od umowy",
    late: "Zwrot: spóźnione zamówienie",
    expired: "Zwrot: zamówienie wygasło",
    overpaid: "Zwrot nadpłaty",
    underpaid: "Zwrot za niskiej wpłaty",
    second_payment: "Zwrot drugiej wpłaty",
    other_currency: "Zwrot wpłaty w innej walucie",
  },
};

/** How mails, refunds and payments stand. */
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

/** Who acted, where that is no member of staff. */
export const actorKindLabels: Readonly<Record<string, string>> = {
  buyer: "kupująca osoba",
  gateway: "bramka",
  worker: "system",
  schedule: "system",
  staff: "obsługa",
  visitor: "kupująca osoba",
  member: "kupująca osoba",
};
