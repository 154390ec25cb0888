import { defineAuditEvents, sharedReasons } from "../audit/audit-events";
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
  add_book: { label: "Dodanie książki", reasons: bookReasons },
  edit_book: { label: "Zmiana książki", reasons: bookReasons },
  replace_book_file: { label: "Nowe wydanie książki", reasons: bookReasons },
  publish_book: { label: "Publikacja książki", reasons: bookReasons },
  unpublish_book: { label: "Wycofanie książki ze sprzedaży", reasons: bookReasons },
  archive_book: { label: "Archiwizacja książki", reasons: bookReasons },
  restore_book: { label: "Przywrócenie książki z archiwum", reasons: bookReasons },
  delete_book: { label: "Usunięcie książki", reasons: bookReasons },
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
