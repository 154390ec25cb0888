/** What an act is done to, and what the log calls it. */
export const targetLabels = {
  member: "Konto",
  membership: "Osoba w grupie",
  group: "Grupa",
  order: "Zamówienie",
  mail: "E-mail",
  message: "Wiadomość",
  job: "Zadanie",
  payment: "Płatność",
  book: "Książka",
  difference: "Różnica z bramką",
  product: "Produkt",
  promotion: "Promocja",
  review: "Opinia",
  export: "Eksport",
  act: "Prośba o zgodę",
  audit: "Dziennik",
  bulk: "Czynność zbiorcza",
  case: "Sprawa",
  post: "Post",
  comment: "Komentarz",
  switch: "Wyłącznik",
} as const;

/** A kind and an id. */
export type Target = { kind: keyof typeof targetLabels; id: string };
