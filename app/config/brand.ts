/** The product's public identity: rename it here and nowhere else. */
export const brand = {
  name: "Konstelacja",
  /** Genitive, for sentences such as "zespół Konstelacji". */
  nameGenitive: "Konstelacji",
  tagline: "Spokojne wsparcie, napisane dla Ciebie",
  /** Profiles of the product; the footer shows as many as there are. */
  social: [] as readonly { label: string; url: string }[],
  /**
   * When the current terms, privacy policy and accessibility statement took effect (YYYY-MM-DD); also begins the name
   * of the version that an order or a registration accepts. New terms are announced 14 days before (`npm run announce-terms`).
   */
  legalVersion: "2026-11-30",
} as const;
