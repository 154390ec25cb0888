/** The product's public identity: rename it here and nowhere else. */
export const brand = {
  name: "Konstelacja",
  /** Genitive, for sentences such as "zespół Konstelacji". */
  nameGenitive: "Konstelacji",
  tagline: "Spokojne wsparcie, napisane dla Ciebie",
  supportEmail: "pomoc@konstelacja.example",
  social: [] as readonly { label: string; url: string }[],
} as const;
