import type { Product } from "./product";

/**
 * Express consent to performance before the withdrawal period ends, with the acknowledgement that art. 38 of the
 * Consumer Rights Act (ustawa o prawach konsumenta) asks for. A changed text gets a new version: orders keep both.
 */
export const immediatePerformanceConsent = {
  version: "2026-11-20",
  text: "Chcę dostać dokument od razu. Zgadzam się, aby przygotowanie zaczęło się przed upływem 14 dni na odstąpienie od umowy, i wiem, że z chwilą dostarczenia dokumentu tracę prawo do odstąpienia.",
  required: "Zaznacz zgodę – bez niej nie możemy przygotować dokumentu od razu.",
} as const;

/**
 * The same where somebody's own words go into the document. They may be about health, belief or love, which only explicit
 * consent allows to be used (art. 9(2)(a) GDPR).
 */
export const ownWordsConsent = {
  ...immediatePerformanceConsent,
  version: "2026-11-20-own-words",
  text: `${immediatePerformanceConsent.text} Jeśli napiszę o zdrowiu albo innych wrażliwych sprawach, wyraźnie zgadzam się na użycie tego wyłącznie do przygotowania dokumentu.`,
} as const;

/** The same for a finished work, of which the buyer gets copies. */
export const immediateDownloadConsent = {
  version: "2026-11-20-download",
  text: "Chcę dostać e-book od razu. Zgadzam się, aby dostarczenie zaczęło się przed upływem 14 dni na odstąpienie od umowy, i wiem, że z chwilą dostarczenia e-booka tracę prawo do odstąpienia.",
  required: "Zaznacz zgodę – bez niej nie możemy dostarczyć e-booka od razu.",
} as const;

/** The consent that a product's order form asks for. */
export function consentOf({
  delivery,
  writtenByModel,
  fields,
}: Pick<Product, "delivery" | "writtenByModel" | "fields">) {
  if (delivery === "download") return immediateDownloadConsent;
  const takesOwnWords = writtenByModel && fields.some(({ kind }) => kind === "longText");
  return takesOwnWords ? ownWordsConsent : immediatePerformanceConsent;
}
