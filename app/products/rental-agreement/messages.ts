export const maxMonths = 1_200;

export const rentalMessages = {
  area: "Powierzchnia musi być większa niż 0",
  months: "Okres najmu musi być większy niż 0",
  rent: "Czynsz musi być większy niż 0",
  dueDay: "Dzień musi być między 1 a 28",
  deposit: "Kaucja nie może być ujemna",
  fees: "Opłaty nie mogą być ujemne",
  email: "Niepoprawny adres email",
  whole: "Proszę wypełnić wszystkie wymagane pola",
  wholeMonths: `Podaj pełną liczbę miesięcy, najwyżej ${maxMonths}.`,
  returnDays: "Podaj pełną liczbę dni, od 1 do 365.",
} as const;
