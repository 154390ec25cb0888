import type { ModelUsage } from "~/integrations/ai/model.server";

/** How a call of the model ended. */
export const callOutcomes: Record<ModelUsage["outcome"], string> = {
  answered: "odpowiedź",
  invalid: "odpowiedź nie do użytku",
  refused: "odmowa",
  timeout: "za długo",
  unavailable: "brak odpowiedzi",
  rejected: "zapytanie odrzucone",
  locked: "brak środków albo dostępu",
  stopped: "przerwane",
};
