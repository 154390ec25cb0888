/** What staff often answer, with places to fill in. */
export const savedAnswers = {
  where_is_it: {
    label: "Gdzie jest dokument",
    text: "Dzień dobry!\n\nDokument z zamówienia [numer zamówienia] wysłaliśmy [dzień i godzina]. Sprawdź proszę folder Spam i Oferty. Na stronie zamówienia możesz też wysłać go jeszcze raz.\n\nPozdrawiam\n[imię]",
  },
  refund_sent: {
    label: "Pieniądze wracają",
    text: "Dzień dobry!\n\nZwrot za zamówienie [numer zamówienia] jest zlecony. Pieniądze wrócą tą samą drogą, którą przyszły, zwykle w ciągu [liczba] dni roboczych.\n\nPozdrawiam\n[imię]",
  },
  need_more: {
    label: "Dopytanie",
    text: "Dzień dobry!\n\nDziękuję za wiadomość. Żeby pomóc, potrzebuję jeszcze: [czego brakuje].\n\nPozdrawiam\n[imię]",
  },
  account_help: {
    label: "Logowanie i hasło",
    text: "Dzień dobry!\n\nLink do nowego hasła wyślesz sobie na stronie „Bezpieczeństwo konta”. Jeśli nie przyjdzie w ciągu 10 minut, sprawdź folder Spam i napisz tutaj, a [co zrobimy].\n\nPozdrawiam\n[imię]",
  },
  settled: {
    label: "Sprawa załatwiona",
    text: "Dzień dobry!\n\nGotowe: [co zrobiliśmy]. Jeśli coś jeszcze jest nie tak, napisz tutaj.\n\nPozdrawiam\n[imię]",
  },
} as const;
export type SavedAnswer = keyof typeof savedAnswers;

/** The place that is filled in with the order that a thread is about. */
const orderPlace = "[numer zamówienia]";

const places = new Set(
  Object.values(savedAnswers).flatMap(({ text }) => text.match(/\[[^\]]+\]/g) ?? []),
);

/** @param order its number, where the thread is about one */
export const filledAnswer = (code: SavedAnswer, order: string | null): string =>
  savedAnswers[code].text.replaceAll(orderPlace, order ?? orderPlace);

/** The places of a text that nobody has filled in, each once. */
export const emptyPlaces = (text: string): string[] =>
  [...places].filter((place) => text.includes(place));
