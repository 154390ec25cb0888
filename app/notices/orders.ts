import { resendLimit } from "~/config/limits";
import { orderRefusals } from "~/services/orders/acts";
import type { Notices } from "./notice";

export const ordersNotices = {
  "placed-without-link": {
    kind: "info",
    text: "Zamówienie złożone! Sprawdź e-mail po opłaceniu.",
  },
  "resend-offered": {
    kind: "success",
    text: "Wysyłamy dokument jeszcze raz. Zwykle dociera w ciągu minuty – zajrzyj też do folderów Spam i Oferty.",
  },
  "resend-too_soon": {
    kind: "info",
    text: orderRefusals.too_soon.text,
  },
  "resend-too_often": {
    kind: "info",
    text: `Wysłaliśmy dokument ponownie już ${resendLimit} razy. Pobierz go z tej strony, a jeśli adres jest błędny – popraw go.`,
  },
  "resend-not_possible": {
    kind: "warning",
    text: "Dokumentu nie da się już wysłać ponownie – nie ma go na naszych serwerach.",
  },
  "refund-refunding": {
    kind: "success",
    text: "Zatrzymaliśmy zamówienie i zlecamy zwrot całej kwoty. Przepraszamy.",
  },
  "refund-delivered": {
    kind: "info",
    text: "Dokument właśnie do Ciebie wyszedł, więc nie zwróciliśmy pieniędzy. Jeśli coś jest z nim nie tak, napisz do nas – pomożemy.",
  },
  "mail-under-way": {
    kind: "info",
    text: "Wiadomość z dokumentem właśnie wychodzi. Za kilka minut będzie wiadomo, czy dotarła – spróbuj wtedy jeszcze raz.",
  },
  "refund-not_late": {
    kind: "warning",
    text: "Tego zamówienia nie da się teraz zwrócić jednym kliknięciem. Jeśli coś jest nie tak, napisz do nas.",
  },
  "email-corrected": {
    kind: "success",
    text: "Adres jest poprawiony. Dokument wyślemy pod nowy, a stary dostanie krótką informację o zmianie.",
  },
  "address-confirmed": {
    kind: "success",
    text: "Dziękujemy! Zmiana adresu jest potwierdzona. Wiadomość z zamówieniem idzie na nowy adres.",
  },
  "address-taken-back": {
    kind: "success",
    text: "Zmiana adresu jest cofnięta. Zamówienie znów należy do poprzedniego adresu, a nasz zespół już o tym wie.",
  },
  "complaint-opened": {
    kind: "success",
    text: "Mamy Twoją reklamację. Do kiedy odpowiemy, widzisz na tej stronie.",
  },
  "complaint-message-sent": { kind: "success", text: "Dopisane do reklamacji." },
  "appointment-moved": {
    kind: "success",
    text: "Rozmowa ma nowy termin. Wysyłamy go też na Twój e-mail, z plikiem do kalendarza.",
  },
  "talk-consent-withdrawn": {
    kind: "success",
    text: "Zgoda jest wycofana, a rozmowa zakończona. To, co zostało napisane, jest usunięte. Potwierdzenie jest w drodze na Twój e-mail.",
  },
  "talk-consent-ended": {
    kind: "success",
    text: "Zgoda jest wycofana, a\u00a0zapis rozmowy usunięty.",
  },
  "transcript-mailed": {
    kind: "success",
    text: "Zapis rozmowy jest w drodze na adres z zamówienia.",
  },
  "talk-erased": {
    kind: "success",
    text: "Usunęliśmy zapis rozmowy i\u00a0wszystko, co z\u00a0niej powstało.",
  },
  "talk-not-erased": {
    kind: "info",
    text: "W tej rozmowie nie ma już nic do usunięcia.",
  },
  "read-as-file": {
    kind: "info",
    text: "Tego pliku nie pokażemy jako strony. Otwórz go albo zapisz przyciskiem powyżej.",
  },
  withdrawn: {
    kind: "success",
    text: "Przyjęliśmy odstąpienie od umowy. Potwierdzenie z jego treścią i godziną jest w drodze na Twój e-mail.",
  },
  reviewed: { kind: "success", text: "Dziękujemy za opinię! Możesz ją zmienić przez 14 dni." },
  "reviewed-gently": {
    kind: "success",
    title: "Dziękujemy za Twoje słowa",
    text: "Twoja opinia jest zapisana.",
  },
  "reviewed-unseen": {
    kind: "success",
    title: "Dziękujemy za Twoje słowa",
    text: "Twoja opinia jest zapisana, ale na razie nikomu jej nie pokazujemy. Przeczyta ją człowiek, a powody i to, jak się odwołać, wysyłamy Ci e-mailem.",
  },
} as const satisfies Notices;
