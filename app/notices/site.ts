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
} as const satisfies Notices;
