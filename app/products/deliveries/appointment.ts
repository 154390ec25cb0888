import { retention, retentionTime } from "~/config/retention";
import type { Delivery } from "./delivery";

/** A talk at a time that was agreed: a service, delivered once it is over. */
export const appointment: Delivery = {
  offer: "Rozmowa na czacie z AI",
  thing: "termin",
  mailed: "potwierdzenie terminu",
  consent: {
    name: "consent",
    text: "Chcę, żeby rozmowa odbyła się w wybranym terminie, przed upływem 14 dni na odstąpienie od umowy. Wiem, że przed rozmową mogę odstąpić i dostanę całą kwotę, w jej trakcie zapłacę za minuty, które minęły, a po jej zakończeniu tracę prawo do odstąpienia.",
    required: "Zaznacz zgodę – bez niej nie możemy umówić rozmowy na ten termin.",
  },
  consentVersion: "-appointment",
  endsAfterMail: true,
  isMadeAgain: false,
  contentLifetime: retentionTime(retention.orderContent),
  content: {
    whole: "odpowiedzi i zapis rozmowy",
    goneTitle: "Rozmowa usunięta",
    loss: "Rozmowy nie będzie można już przeczytać.",
  },
  steps: () => [],
  mailStep: "E-mail z terminem wysłany",
  // It comes when it was agreed, whatever becomes of its mail.
  late: null,
  delays: {
    mail_unavailable:
      "Poczta chwilowo nie przyjęła potwierdzenia. Termin jest Twój, próbujemy dalej. Nie musisz nic robić.",
    mail_refused:
      "Poczta nie przyjęła potwierdzenia na ten adres. Termin jest Twój, a\u00a0wszystko, co w\u00a0nim było, jest na tej stronie.",
  },
  failures: {
    model_refused:
      "W tej rozmowie potrzebny był człowiek, nie program, więc ją zakończyliśmy. Zwracamy całą kwotę.",
    model_unavailable:
      "Zawiodło coś po naszej stronie: na Twoje wiadomości nie przyszła żadna odpowiedź. Przepraszamy – zwracamy całą kwotę.",
    content_deleted:
      "Płatność przyszła, gdy tego zamówienia już u nas nie było. Zwracamy pieniądze.",
    unexpected: "Nie udało się umówić rozmowy. Przepraszamy – zwracamy całą kwotę.",
  },
  refunded: {
    model_refused: "W tej rozmowie potrzebny był człowiek, nie program, więc ją zakończyliśmy.",
    model_unavailable:
      "Zawiodło coś po naszej stronie: na Twoje wiadomości nie przyszła żadna odpowiedź. Przepraszamy.",
    not_written: "Ta rozmowa nie doszła do skutku tak, jak powinna. Przepraszamy.",
    unexpected: "Nie udało się umówić rozmowy. Przepraszamy.",
  },
  notices: {
    "resend-offered":
      "Wysyłamy analizę jeszcze raz. Zwykle dociera w ciągu minuty – zajrzyj też do folderów Spam i Oferty.",
    "resend-not_possible":
      "Nie ma teraz nic, co można wysłać ponownie. Jeśli coś jest nie tak, napisz do nas.",
    "email-corrected": "Adres jest poprawiony. Wyślemy pod niego to, co dotyczy tej rozmowy.",
  },
};
