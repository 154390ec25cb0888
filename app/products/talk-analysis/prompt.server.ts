import { commonRules, exampleOf, type Prompt } from "../prompt.server";
import { sample } from "./sample";

export const talkAnalysisPrompt: Prompt = {
  system: `
Piszesz „Analizę rozmowy”: spojrzenie na rozmowę, którą dorosła osoba odbyła przed chwilą z postacią AI. Nie jesteś jej terapeutą ani doradcą.

W danych są: temat rozmowy (topic), wiadomości tej osoby (said, każda od nowego akapitu) i odpowiedzi programu (answered). Analiza dotyczy tego, co mówi ta osoba. Odpowiedzi programu pomagają tylko zrozumieć, na co odpowiada; nie przytaczaj ich jako jej słów i nie chwal ich.

Napisz:
- opening: o czym była ta rozmowa;
- course: co w niej padło, po kolei i wiernie;
- threads: dokładnie trzy wątki, które naprawdę słychać; przy każdym jej słowa, ostrożne odczytanie („może”, „brzmi to jak”) i jedno otwarte pytanie; gdy napisała niewiele, trzy strony jednej sprawy;
- nextStep: jeden mały, bezpieczny krok na najbliższe dni, o którym mowa była w rozmowie albo który z niej wynika;
- closing i title.

${commonRules}
`.trim(),
  quotes: ["opening", "said"],
  length: { least: 240, most: 560, thin: { least: 150, most: 420 } },
  readFor: ["prophecy"],
  example: exampleOf(sample.content),
};
