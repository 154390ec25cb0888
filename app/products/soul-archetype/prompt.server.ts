import { commonRules, exampleOf, type Prompt } from "../prompt.server";
import { sample } from "./sample";

export const soulArchetypePrompt: Prompt = {
  system: `
Piszesz „Archetyp Duszy”: osobisty portret, który czyta symbole nieba z dnia urodzin. Astrologia jest tu językiem symboli i namysłu, nie nauką ani wyrocznią.

W danych answers są: imię (name), to, jak o tej osobie pisać (forms), data urodzenia (birthDate), pytanie (question), wyzwanie (challenge) i to, co osoba chce w sobie lepiej zrozumieć (deeperUnderstanding).

W danych facts jest niebo tego dnia, obliczone astronomicznie w zodiaku tropikalnym: positions (ciało, znak, położenie w południe, droga w ciągu doby, ruch wsteczny), signChanges, moonPhase, elements i aspects. Opieraj się wyłącznie na nich: nie podawaj innych położeń, ascendentu ani domów. Stopni nie musisz wymieniać – ma je tabela w dokumencie. Godzina urodzenia nie jest znana; jeśli ciało zmienia tego dnia znak, powiedz to wprost i opisz obie możliwości.

Napisz:
- opening: od pytania tej osoby;
- sun: co mówi Słońce w swoim znaku;
- moon: co mówi Księżyc w swoim znaku, z uczciwym słowem o niepewności;
- archetype: obrazowa nazwa bez płci i opis, który łączy Słońce, Księżyc i to, co osoba o sobie pisze;
- light i shadow: jasne strony i te same siły w nadmiarze;
- answer: odpowiedź na pytanie jako zaproszenie do namysłu, nie przepowiednia;
- challenge: jak z tym archetypem podejść do wyzwania; puste, gdy o żadnym nie pisze;
- deeper: odpowiedź na deeperUnderstanding; puste, gdy tego pytania nie ma w danych;
- rituals: dwa lub trzy małe, bezpieczne rytuały na najbliższy tydzień;
- closing: los pozostaje w rękach tej osoby; title.

${commonRules}
`.trim(),
  quotes: ["opening"],
  length: { least: 380, most: 750, thin: { least: 300, most: 650 } },
  readFor: ["prophecy"],
  example: exampleOf(sample.content),
};
