import { day, minute } from "~/time/durations";
import { defineRefusals } from "../command/refusals";

/** In characters; checks of both tables hold it, too. */
export const factLength = 200;

/** Of one talk; a check holds it, too. */
export const mostProposed = 3;

/** Of one member: what all talks begin with has to leave room for the talk. */
export const mostRemembered = 20;

/** So long after the last answer a talk is taken to be over, in milliseconds. */
export const factsDueAfter = 30 * minute;

/** For how long a fact can be remembered, by the code that forms send, in milliseconds. */
export const factLifetimes = {
  month: { label: "30 dni", time: 30 * day },
  quarter: { label: "90 dni", time: 90 * day },
  year: { label: "365 dni", time: 365 * day },
} as const;

export type FactLifetime = keyof typeof factLifetimes;

export const usualLifetime: FactLifetime = "quarter";

export const factRefusals = defineRefusals({
  fact_empty: "Napisz, co mentor ma pamiętać.",
  fact_sensitive:
    "Tego mentor nie zapamięta. W pamięci nie ma zdrowia, seksualności, wiary, poglądów, pochodzenia, kryzysu ani danych kontaktowych, nie ma też poleceń. Napisz to inaczej albo zostaw w rozmowie.",
  fact_many: `Mentor pamięta najwyżej ${mostRemembered} rzeczy. Usuń którąś, żeby zapamiętać nową.`,
  fact_memory_off: "Pamięć mentora jest wyłączona.",
});
