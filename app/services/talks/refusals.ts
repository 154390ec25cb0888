import { titleLength } from "./limits";
import { defineRefusals } from "../command/refusals";

/** Who has not agreed to talk with the mentor, or does not any more, agrees first; what they wrote waits for that. */
export const consentRefusals = defineRefusals({
  talk_consent:
    "Na rozmowy z mentorem potrzebna jest Twoja zgoda. To, co piszesz, jest nadal tutaj: zgódź się w drugiej karcie, a potem wyślij.",
});

export const talkRefusals = defineRefusals({
  talk_style: "Wybierz styl, w jakim odpowie mentor.",
  talk_title: `Skróć nazwę do ${titleLength} znaków.`,
  talk_empty: "Napisz wiadomość, aby rozpocząć rozmowę",
});

/** What is said where a message has no answer. */
export const noReply = {
  failed: "Wystąpił błąd podczas komunikacji z serwerem. Spróbuj ponownie później.",
  unreadable: "Otrzymano odpowiedź z serwera, ale wystąpił problem z jej odczytaniem.",
  full: "Ta rozmowa jest już tak długa, że mentor w niej nie odpowie. W nowej rozmowie odpowie jak zwykle.",
} as const;

/** What is said once the messages of a day are used up, and how scripts know it. */
export const limitReached = {
  text: "⛔ Osiągnięto dzienny limit wiadomości. Spróbuj jutro.",
  errorType: "RATE_LIMIT_EXCEEDED",
} as const;
