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

/** The same for a finished work, of which the buyer gets copies. */
export const immediateDownloadConsent = {
  version: "2026-11-20-download",
  text: "Chcę dostać e-book od razu. Zgadzam się, aby dostarczenie zaczęło się przed upływem 14 dni na odstąpienie od umowy, i wiem, że z chwilą dostarczenia e-booka tracę prawo do odstąpienia.",
  required: "Zaznacz zgodę – bez niej nie możemy dostarczyć e-booka od razu.",
} as const;

/** The consent that a product's order form asks for. */
export function consentOf({ delivery }: Pick<Product, "delivery">) {
  return delivery === "download" ? immediateDownloadConsent : immediatePerformanceConsent;
}
