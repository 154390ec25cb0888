import type { SoulArchetypeContent } from "../../../app/products/soul-archetype/content.ts";
import { asFields, textField } from "../../web/forms.ts";
import { quote, tidy } from "../quote.ts";
import { elementThemes } from "./archetype/elements.ts";
import { signThemes, type SignTheme } from "./archetype/signs.ts";
import { demonstration, dedication, wordsOf } from "./set-phrases.ts";

/**
 * Writes the portrait „Archetyp Duszy” from a person's answers and the sky that was computed for them.
 * @param answers `name`, `question`, `challenge`, `deeperUnderstanding`; any of them may be odd
 * @param facts the sky of the birth date, as `app/sky/ephemeris/birth-sky-words.ts` puts it
 */
export function writeSoulArchetype(
  answers: Record<string, unknown>,
  facts: Record<string, unknown>,
): SoulArchetypeContent {
  const sun = bodyIn(facts, "Słońce");
  const moon = bodyIn(facts, "Księżyc");
  const element = elementThemes[sun.theme.element];
  const question = wordsOf(answers.question);
  return {
    title: `${sun.theme.archetype}: portret z nieba`,
    opening: `${dedication(answers.name, "Ten portret jest dla jednej osoby")}${
      question === ""
        ? "Nie każde pytanie od razu znajduje słowa, a niebo potrafi poczekać."
        : `W środku stoi pytanie: „${question}”.`
    } Wokół niego układają się symbole dnia, w którym zaczęła się Twoja historia.`,
    sun: { heading: `Słońce: ${sun.sign}`, paragraphs: [sunWords(sun, facts)] },
    moon: { heading: `Księżyc: ${moon.sign}`, paragraphs: [moonWords(moon, facts)] },
    archetype: { name: sun.theme.archetype, description: archetypeWords(sun, moon, facts) },
    light: element.light,
    shadow: element.shadow,
    answer: answerWords(question, sun, answers.deeperUnderstanding),
    challenge: challengeWords(wordsOf(answers.challenge)),
    rituals: [
      element.ritual,
      {
        title: "Spójrz w niebo przed snem",
        description:
          "Przez trzy wieczory wyjdź na minutę albo stań przy oknie i poszukaj Księżyca. Zapisz jednym zdaniem, jaki jest i co dziś czujesz. Po trzech dniach przeczytaj wszystko razem.",
      },
    ],
    closing: `Gwiazdy niczego za Ciebie nie postanowiły. Dały obraz, w którym możesz się przejrzeć, wziąć z niego to, co pasuje, a resztę zostawić na niebie. ${demonstration}`,
  };
}

interface Placed {
  sign: string;
  noon: string;
  wholeDay: string;
  theme: SignTheme;
}

function listIn(facts: Record<string, unknown>, name: string): unknown[] {
  return Array.isArray(facts[name]) ? facts[name] : [];
}

/** Where a body stands; without usable facts, the first sign and no degrees. */
function bodyIn(facts: Record<string, unknown>, body: string): Placed {
  const found = listIn(facts, "positions")
    .map(asFields)
    .find((position) => position.body === body);
  const named = found ? textField(found, "sign") : "";
  const sign = Object.hasOwn(signThemes, named) ? named : "Baran";
  return {
    sign,
    noon: found ? tidy(found.noon).slice(0, 60) : "",
    wholeDay: found ? tidy(found.wholeDay).slice(0, 60) : "",
    theme: signThemes[sign] as SignTheme,
  };
}

/** Sentences about a body's change of sign on the day, if there is one. */
function changeOf(facts: Record<string, unknown>, body: string): string {
  const change = listIn(facts, "signChanges")
    .map((sentence) => quote(sentence, 120))
    .find((sentence) => sentence.startsWith(body));
  return change
    ? ` ${change}. Bez godziny urodzenia nie wiadomo, po której stronie tej granicy jest Twoje, więc przeczytaj oba znaki i sprawdź, który odzywa się mocniej.`
    : "";
}

function sunWords(sun: Placed, facts: Record<string, unknown>): string {
  const place = sun.noon === "" ? "" : `W południe Słońce stało na ${sun.noon}. `;
  return `${place}${sun.theme.sun}${changeOf(facts, "Słońce")}`;
}

function moonWords(moon: Placed, facts: Record<string, unknown>): string {
  const phase = quote(facts.moonPhase, 60);
  const place =
    moon.noon === ""
      ? ""
      : `W południe Księżyc był na ${moon.noon}, a przez całą dobę przeszedł drogę ${moon.wholeDay}. `;
  const light = phase === "" ? "" : ` Faza tego dnia: ${phase}.`;
  return `${place}${moon.theme.moon}${light}${changeOf(facts, "Księżyc")}`;
}

function archetypeWords(sun: Placed, moon: Placed, facts: Record<string, unknown>): string[] {
  const [aspect] = listIn(facts, "aspects").map((each) => quote(each, 80));
  const meeting = aspect
    ? `Na kole widać też rozmowę dwóch planet (${aspect}). Można ją czytać jako dwa głosy w Tobie, które szukają wspólnego zdania.`
    : "Planety tego dnia trzymają się od siebie z daleka. Można to czytać jako zaproszenie, by każdą stronę siebie poznać osobno.";
  const same = sun.theme.element === moon.theme.element;
  return [
    `Ten archetyp bierze światło od Słońca (${sun.sign}), a odbicie od Księżyca (${moon.sign}). ${
      same
        ? "Oba należą do jednego żywiołu, więc to, czego chcesz, i to, czego Ci trzeba, mówią podobnym językiem."
        : `Żywioły są różne: ${sun.theme.element} i ${moon.theme.element}. To, czego chcesz, i to, czego Ci trzeba, bywa więc dwiema różnymi rzeczami, i obie mają rację.`
    }`,
    meeting,
  ];
}

function answerWords(question: string, sun: Placed, deeper: unknown): string[] {
  const wish = wordsOf(deeper, 160);
  return [
    question === ""
      ? "Pytanie możesz dopisać także teraz, na marginesie. Symbole poczekają."
      : `Pytasz: „${question}”. Symbol „${sun.theme.archetype}” nie odpowiada „tak” ani „nie”. Podpowiada za to, skąd patrzeć: z miejsca, w którym czujesz najwięcej życia, a nie najwięcej lęku.`,
    wish === ""
      ? "Zapytaj siebie, co w tej sprawie jest naprawdę Twoje, a co tylko oczekiwaniem innych. Pierwsza spokojna odpowiedź zwykle wskazuje kierunek."
      : `Chcesz lepiej zrozumieć: „${wish}”. Potraktuj to jak nić. Idź za nią powoli i zauważaj, kiedy ciało się rozluźnia, bo to bywa znak, że kierunek jest dobry.`,
  ];
}

function challengeWords(challenge: string): string {
  return challenge === ""
    ? "Nie piszesz o wyzwaniu i nie trzeba go szukać na siłę. Jeśli jednak coś powtarza się od dawna, przyjrzyj się temu jak pogodzie: kiedy przychodzi, co ją zapowiada i co pomaga ją przeczekać."
    : `Mierzysz się z czymś konkretnym: „${challenge}”. Zamiast pytać, jak się tego pozbyć, spróbuj zapytać, czego to od Ciebie chce. Jasne strony archetypu są tu narzędziem, a cienie – ostrzeżeniem, że pora zwolnić.`;
}
