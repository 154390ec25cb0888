import type { Product } from "./product";

/** What a box says, and what it says when it was not ticked. */
type Consent = { name: string; text: string; required: string };

/**
 * Express consent to performance before the withdrawal period ends, with the acknowledgement that art. 38 of the
 * Consumer Rights Act (ustawa o prawach konsumenta) asks for. A changed text gets a new version: orders keep both.
 */
export const immediatePerformanceConsent = {
  name: "consent",
  text: "Chcę dostać dokument od razu. Zgadzam się, aby przygotowanie zaczęło się przed upływem 14 dni na odstąpienie od umowy, i wiem, że z chwilą dostarczenia dokumentu tracę prawo do odstąpienia.",
  required: "Zaznacz zgodę – bez niej nie możemy przygotować dokumentu od razu.",
} as const satisfies Consent;

/**
 * Somebody's own words may be about health, belief or love, which only explicit consent allows to be used (art. 9(2)(a)
 * GDPR). It is a statement of its own, so it has a box of its own.
 */
export const sensitiveDataConsent = {
  name: "sensitiveConsent",
  text: "Jeśli napiszę o zdrowiu, wierze, seksualności albo innych wrażliwych sprawach, wyraźnie zgadzam się na użycie tego wyłącznie do przygotowania mojego dokumentu.",
  required: "Zaznacz zgodę na użycie tego, co napiszesz – bez niej model nie może tego przeczytać.",
} as const satisfies Consent;

/** Consent to performance at once for a finished work, of which the buyer gets copies. */
export const immediateDownloadConsent = {
  name: "consent",
  text: "Chcę dostać e-book od razu. Zgadzam się, aby dostarczenie zaczęło się przed upływem 14 dni na odstąpienie od umowy, i wiem, że z chwilą dostarczenia e-booka tracę prawo do odstąpienia.",
  required: "Zaznacz zgodę – bez niej nie możemy dostarczyć e-booka od razu.",
} as const satisfies Consent;

type Subject = Pick<Product, "delivery" | "writtenByModel" | "fields">;

/** The boxes of a product's order form, the one for performance at once first. */
export function consentsOf({
  delivery,
  writtenByModel,
  fields,
}: Subject): readonly [Consent, ...Consent[]] {
  if (delivery === "download") return [immediateDownloadConsent];
  const takesOwnWords = writtenByModel && fields.some(({ kind }) => kind === "longText");
  return takesOwnWords
    ? [immediatePerformanceConsent, sensitiveDataConsent]
    : [immediatePerformanceConsent];
}

const day = "2026-11-22";

/** What an order keeps of its consents: their words, box by box, and their version. */
export function consentOf(product: Subject): { text: string; version: string } {
  const consents = consentsOf(product);
  const kind =
    consents[0] === immediateDownloadConsent
      ? "-download"
      : consents.length > 1
        ? "-own-words"
        : "";
  return { text: consents.map(({ text }) => text).join(" "), version: `${day}${kind}` };
}
