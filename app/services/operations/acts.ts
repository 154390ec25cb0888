import { defineAuditEvents, sharedReasons } from "../audit/audit-events";
import { defineRefusals } from "../command/refusals";

export const retryReasons = {
  cause_removed: sharedReasons.cause_removed,
  outside_is_back: "Zewnętrzna usługa znów działa",
  person_asked: "Ktoś na to czeka",
} as const;
export type RetryReason = keyof typeof retryReasons;

export const dropReasons = {
  out_of_date: "Straciło aktualność",
  done_otherwise: "Zrobione inaczej",
  cannot_succeed: "Nie może się udać",
} as const;
export type DropReason = keyof typeof dropReasons;

export const operationAuditEvents = defineAuditEvents({
  retry_job: { label: "Ponowienie zadania", does: "ponawia zadanie", reasons: retryReasons },
  drop_job: { label: "Porzucenie zadania", does: "porzuca zadanie", reasons: dropReasons },
});

export const jobRefusals = defineRefusals({
  running: "Zadanie właśnie się wykonuje. Wróć tu za chwilę.",
  fresh: "To zadanie jeszcze ani razu nie ruszyło: zrobi się samo.",
  not_given_up: "To zadanie jeszcze próbuje. Porzucić można dopiero takie, które się poddało.",
  still_needed: "Tego zadania nie można porzucić: ktoś na nie czeka. Usuń przyczynę i ponów.",
});
