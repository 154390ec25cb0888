/** What is said to it by the server alone, to the letter of the specification: the script of a room has no room for it. */
export const roomNotes = {
  threeMinutes: "Zostały około 3 minuty. Zacznę porządkować najważniejsze wątki.",
  oneMinute: "Ostatnia minuta. Przygotuję krótkie podsumowanie i wskazówkę „co teraz”.",
  notBegun: "Rozmowa jeszcze się nie rozpoczęła.",
  noToken: "Brak tokenu spotkania.",
  /** What becomes of the analysis where what was said is deleted: told before it is. */
  analysisGoes: "Gdy usuniesz go teraz, zniknie też analiza ze strony zamówienia.",
  analysisStops:
    "Gdy usuniesz go teraz, analiza już nie powstanie. Jeśli nie jest jeszcze napisana, oddamy jej cenę.",
} as const;
