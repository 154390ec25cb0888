import { titleLength } from "./limits";
import { defineRefusals, saidByPage } from "../command/refusals";

/** Who has not agreed to talk with the mentor, or does not any more, is shown what it is first. */
export const consentRefusals = { talk_consent: saidByPage("talk_consent") };

export const talkRefusals = defineRefusals({
  talk_style: "Wybierz styl, w jakim odpowie mentor.",
  talk_title: `Skróć nazwę do ${titleLength} znaków.`,
  talk_empty: "Napisz wiadomość, aby rozpocząć rozmowę",
});

/** What is said once the messages of a day are used up, and how scripts know it. */
export const limitReached = {
  text: "⛔ Osiągnięto dzienny limit wiadomości. Spróbuj jutro.",
  errorType: "RATE_LIMIT_EXCEEDED",
} as const;
