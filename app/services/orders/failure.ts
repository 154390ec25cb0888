/** Why fulfilment stopped. */
export const failureLabels = {
  model_unavailable: "model nie odpowiadał",
  model_stopped: "czeka, bo model jest zatrzymany",
  model_invalid: "model nie napisał dobrego tekstu",
  model_refused: "model odmówił",
  adults_only: "tylko dla dorosłych",
  not_written: "dokument nie powstał",
  mail_unavailable: "poczta nie przyjmuje wiadomości",
  mail_refused: "poczta odrzuciła wiadomość",
  content_deleted: "odpowiedzi były już usunięte",
  refund_requested: "zatrzymane, zwrot pieniędzy",
  withdrawn: "odstąpienie od umowy",
  unexpected: "niespodziewany błąd",
} as const;

export type Failure = keyof typeof failureLabels;

/**
 * Failures that are one once an order's words are deleted: that a model declined them says something of their writer, and a code
 * that stood for that alone would say it, too.
 */
export const unwritten = {
  were: ["model_refused", "model_invalid", "model_unavailable"],
  become: "not_written",
} as const satisfies { were: readonly Failure[]; become: Failure };

/** The same of the analysis of a talk, whose price goes back for it. */
export const declinedAnalysis = {
  was: "analysis_declined",
  becomes: "analysis_unwritten",
} as const;

/** @param code as it is stored; what is one of former days was not expected */
export const failureLabel = (code: string): string =>
  (failureLabels as Readonly<Record<string, string>>)[code] ?? failureLabels.unexpected;
