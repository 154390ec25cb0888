/** Explicit consent to the use of what is told in a sensitive group (art. 9(2)(a) GDPR). */
export const sensitiveGroupConsent = {
  version: "2026-11-23.2",
  text: "W tej grupie pisze się o sprawach wrażliwych, na przykład o zdrowiu albo o życiu uczuciowym. Wyraźnie zgadzam się, aby Konstelacja przechowywała to, co tu napiszę, i pokazywała to członkom tej grupy pod moim pseudonimem, aby w razie zgłoszenia albo obawy o czyjeś życie czytali to moderatorzy, a model językowy sprawdzał, czy ktoś tu nie potrzebuje pilnej pomocy. Zgodę mogę wycofać w każdej chwili, wychodząc z grupy, a samo czytanie przez model – na jej stronie.",
  /** The same after the reading was withdrawn: a consent of its own, so that each row says what it covers. */
  withoutReading: {
    version: "2026-11-23.2-without-reading",
    text: "Wyraźnie zgadzam się, aby Konstelacja przechowywała to, co tu napiszę, i pokazywała to członkom tej grupy pod moim pseudonimem, aby w razie zgłoszenia albo obawy o czyjeś życie czytali to moderatorzy. Model językowy tego nie czyta. Zgodę mogę wycofać w każdej chwili, wychodząc z grupy.",
  },
  required: "Zaznacz zgodę – bez niej nie możemy przechowywać tego, co tu napiszesz.",
} as const;
