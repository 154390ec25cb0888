/**
 * Express consent to performance before the withdrawal period ends, with the acknowledgement that art. 38 of the
 * Consumer Rights Act (ustawa o prawach konsumenta) asks for. A changed text gets a new version: orders keep both.
 */
export const immediatePerformanceConsent = {
  version: "2026-11-20",
  text: "Chcę dostać dokument od razu. Zgadzam się, aby przygotowanie zaczęło się przed upływem 14 dni na odstąpienie od umowy, i wiem, że z chwilą dostarczenia dokumentu tracę prawo do odstąpienia.",
  required: "Zaznacz zgodę – bez niej nie możemy przygotować dokumentu od razu.",
} as const;
