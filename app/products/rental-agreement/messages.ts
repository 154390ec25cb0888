export const maxMonths = 1_200;

/** What the summary says of wrong answers: the specification's sentences, then those that are ours. */
export const rentalMessages = {
  area: "Powierzchnia musi być większa niż 0",
  months: "Okres najmu musi być większy niż 0",
  rent: "Czynsz musi być większy niż 0",
  dueDay: "Dzień musi być między 1 a 28",
  deposit: "Kaucja nie może być ujemna",
  email: "Niepoprawny adres email",
  whole: "Proszę wypełnić wszystkie wymagane pola",
  wholeMonths: `Podaj pełną liczbę miesięcy, najwyżej ${maxMonths}.`,
  returnDays: "Podaj pełną liczbę dni, od\u00a01 do\u00a030.",
  fees: "Podaj kwotę opłat bez minusa.",
} as const;

/** What is said at the field instead of the specification's sentences: what to do. */
export const rentalAsks: Readonly<Record<string, string>> = {
  [rentalMessages.area]: "Podaj powierzchnię w metrach, na przykład 46,5.",
  [rentalMessages.months]: "Podaj, na ile miesięcy jest umowa, na przykład 12.",
  [rentalMessages.rent]: "Podaj czynsz wyższy niż zero, na przykład 2500.",
  [rentalMessages.dueDay]: "Wybierz dzień od\u00a01 do\u00a028.",
  [rentalMessages.deposit]: "Podaj kaucję bez minusa; 0 oznacza, że jej nie ma.",
  [rentalMessages.email]: "Podaj poprawny adres e-mail, na przykład anna@example.com.",
};
