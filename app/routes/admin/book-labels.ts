import type { BookReason } from "~/services/books/book-reasons";
import type {} from "~/services/books/desk-queries.server";
import type { BookState } from "~/services/books/book-state";
import type { StatusLabel } from "~/ui/badge";

export const bookReasonLabels: Record<BookReason, string> = {
  new_book: "Nowa książka",
  correction: "Poprawka",
  new_edition: "Nowe wydanie",
  price_change: "Zmiana ceny",
  offer_change: "Zmiana oferty",
  rights_holder: "Życzenie autora albo wydawcy",
  complaint: "Reklamacja",
  mistake: "Pomyłka",
};

export const bookStateLabels: Record<BookState, StatusLabel> = {
  published: { label: "W sprzedaży", tone: "success" },
  draft: { label: "Nieopublikowana", tone: "warning" },
  archived: { label: "W archiwum", tone: "neutral" },
};
