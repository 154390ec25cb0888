/** What becomes of the analysis of a talk where what was said is deleted: told before it is. */
export const analysisWords = {
  goes: "Gdy usuniesz go teraz, zniknie też analiza ze strony zamówienia.",
  stops:
    "Gdy usuniesz go teraz, analiza już nie powstanie. Jeśli nie jest jeszcze napisana, oddamy jej cenę.",
} as const;
