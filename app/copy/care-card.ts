/**
 * Instead of a document that a vendor would not write: for whoever may have told of something unbearable, and for whoever has
 * not, since nobody says why words were declined. No model has a part in it. Help lines follow it always.
 */
export const careCard = [
  "Program, który miał napisać ten dokument, odmówił i nie mówi dlaczego. Automat bywa zbyt ostrożny. Czasem jednak odmawia, gdy w słowach jest coś bardzo trudnego, dlatego piszemy też to, co poniżej.",
  "Jeśli jest Ci teraz ciężko, nie musisz nieść tego w pojedynkę ani niczego dziś rozstrzygać. Wystarczy przejść przez najbliższą godzinę.",
  "Usiądź tam, gdzie jest bezpiecznie. Odłóż daleko to, czym można zrobić krzywdę. Oddychaj powoli: wdech na cztery, wydech na sześć.",
  "Zadzwoń albo napisz do jednej osoby, której ufasz. Wystarczy zdanie: „jest mi ciężko, pobądź ze mną chwilę”.",
  "Jeśli boisz się kogoś albo boisz się, że zrobisz krzywdę sobie lub komuś, pójdź tam, gdzie są ludzie, i zadzwoń pod 112.",
] as const;
