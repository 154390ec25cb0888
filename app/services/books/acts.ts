import { defineAuditEvents, noReasons, sharedReasons } from "../audit/audit-events";
import { defineRefusals } from "../command/refusals";

const { complaint, mistake } = sharedReasons;

export const bookReasons = {
  new_book: "Nowa książka",
  correction: "Poprawka",
  new_edition: "Nowe wydanie",
  price_change: "Zmiana ceny",
  offer_change: "Zmiana oferty",
  rights_holder: "Życzenie autora albo wydawcy",
  complaint,
  mistake,
} as const;
export type BookReason = keyof typeof bookReasons;

export const bookAuditEvents = defineAuditEvents({
  add_book: {
    label: "Dodanie książki",
    does: "dodaje książkę",
    reasons: noReasons,
  },
  edit_book: { label: "Zmiana książki", does: "zmienia książkę", reasons: bookReasons },
  replace_book_file: {
    label: "Nowe wydanie książki",
    does: "daje nowe wydanie książki",
    reasons: bookReasons,
  },
  publish_book: { label: "Publikacja książki", does: "publikuje książkę", reasons: bookReasons },
  unpublish_book: {
    label: "Wycofanie książki ze sprzedaży",
    does: "wycofuje ze sprzedaży książkę",
    reasons: bookReasons,
  },
  archive_book: {
    label: "Archiwizacja książki",
    does: "przenosi do archiwum książkę",
    reasons: bookReasons,
  },
  restore_book: {
    label: "Przywrócenie książki z archiwum",
    does: "przywraca z archiwum książkę",
    reasons: bookReasons,
  },
  delete_book: { label: "Usunięcie książki", does: "usuwa książkę", reasons: bookReasons },
});

export const bookRefusals = defineRefusals({
  on_sale: { text: "Ta książka jest już w sprzedaży.", isStale: true },
  changed:
    "Ktoś był szybszy: książka zmieniła się, zanim nacisnęliśmy przycisk. Powyżej widzisz, jak jest teraz, a w polach to, co jest wpisane. Sprawdź i zapisz jeszcze raz.",
  put_away: { text: "Ta książka jest w archiwum. Najpierw ją przywróć.", isStale: true },
  not_on_sale: { text: "Tej książki nie ma w sprzedaży.", isStale: true },
  archived_already: { text: "Ta książka jest już w archiwum.", isStale: true },
  not_archived: { text: "Tej książki nie ma w archiwum.", isStale: true },
  ordered: "Ktoś już zamówił tę książkę, więc nie da się jej usunąć. Można ją odłożyć do archiwum.",
});
