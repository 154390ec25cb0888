import type { Notices } from "./notice";

export const siteNotices = {
  "unknown-address": {
    kind: "info",
    text: "Nie ma takiej strony, więc jesteś na stronie głównej.",
  },
  "message-sent": {
    kind: "success",
    title: "Wiadomość została wysłana!",
    text: "Odpowiadamy zwykle w\u00a0ciągu 24\u00a0godzin, na adres z\u00a0formularza.",
  },
  "horoscope-mail-asked": {
    kind: "success",
    title: "Sprawdź pocztę",
    text: "Wysyłamy jedną wiadomość z prośbą o potwierdzenie. Jeśli ten adres już dostaje horoskop, nic nie przyjdzie.",
  },
  "safety-plan-mailed": {
    kind: "success",
    text: "Wysyłamy plan na adres Twojego konta. Gdy tylko poczta go przyjmie, u nas go już nie będzie.",
  },
} as const satisfies Notices;
