import type { SoulArchetypeContent } from "../../../app/products/soul-archetype/content.ts";
import { signs, type Element } from "../../../app/sky/signs.ts";
import { asFields, textField } from "../../web/forms.ts";
import { quote } from "../quote.ts";
import { around, demonstration } from "./own-words.ts";

export const elementImages: Readonly<
  Record<Element, { name: string; light: string; shadow: string }>
> = {
  ogień: {
    name: "Płomień na progu",
    light: "Ogień w języku symboli to zaczynanie i ciepło.",
    shadow: "W nadmiarze pali to, co miało ogrzać.",
  },
  ziemia: {
    name: "Ogród za murem",
    light: "Ziemia w języku symboli to cierpliwość i oparcie.",
    shadow: "W nadmiarze twardnieje i trudno w niej coś zasiać.",
  },
  powietrze: {
    name: "Otwarte okno",
    light: "Powietrze w języku symboli to myśl i rozmowa.",
    shadow: "W nadmiarze rozwiewa, zanim coś osiądzie.",
  },
  woda: {
    name: "Źródło w cieniu",
    light: "Woda w języku symboli to uczucie i pamięć.",
    shadow: "W nadmiarze zalewa, co miało pić.",
  },
};

/** The sign that the data name for a body; undefined when they name none. */
function signIn(facts: Record<string, unknown>, body: string) {
  const positions = Array.isArray(facts.positions) ? facts.positions.map(asFields) : [];
  const found = positions.find((position) => position.body === body);
  return signs.find(({ name }) => found && name === textField(found, "sign"));
}

function changeOf(facts: Record<string, unknown>, body: string): string {
  const changes = Array.isArray(facts.signChanges) ? facts.signChanges : [];
  const change = changes.map((each) => quote(each, 120)).find((each) => each.startsWith(body));
  return change ? ` ${change}, a bez godziny urodzenia nie wiadomo, po której stronie.` : "";
}

/**
 * Writes the „Archetyp Duszy” from the sky that was computed and the person's questions.
 * @param answers of the order form; any of them may be odd
 * @param facts as `app/sky/ephemeris/birth-sky-words.ts` puts them
 */
export function writeSoulArchetype(
  answers: Record<string, unknown>,
  facts: Record<string, unknown>,
): SoulArchetypeContent {
  const sun = signIn(facts, "Słońce");
  const moon = signIn(facts, "Księżyc");
  const image = elementImages[sun?.element ?? "ogień"];
  return {
    opening: around(
      answers.question,
      200,
      (words) => `Pytasz: „${words}”. Ten portret odpowiada językiem obrazów, nie wyroków.`,
      "Ten portret czyta niebo z dnia Twoich urodzin językiem obrazów, nie wyroków.",
    ),
    sun: {
      heading: sun ? `Słońce ${sun.inside}` : "Słońce",
      paragraphs: [
        `${sun ? `Tego dnia Słońce było ${sun.inside}, w żywiole: ${sun.element}. ` : ""}Tradycja czyta Słońce jako to, co dla nas ważne.${changeOf(facts, "Słońce")}`,
      ],
    },
    moon: {
      heading: moon ? `Księżyc ${moon.inside}` : "Księżyc",
      paragraphs: [
        `${moon ? `W południe Księżyc był ${moon.inside}, w żywiole: ${moon.element}. ` : ""}Tradycja czyta Księżyc jako nastrój i potrzeby.${changeOf(facts, "Księżyc")}`,
      ],
    },
    archetype: {
      name: image.name,
      description: [
        "To obraz ułożony z żywiołu Słońca. Przymierz go jak płaszcz: zostaw, jeśli pasuje, odłóż, jeśli nie.",
      ],
    },
    light: [image.light, "Pytanie zadane wprost, jak Twoje, jest już pierwszym krokiem."],
    shadow: [image.shadow],
    answer: [
      "Symbole nie odpowiadają „tak” ani „nie”. Zapytaj siebie, co w tej sprawie jest naprawdę Twoje, a co jest oczekiwaniem innych.",
    ],
    challenge: around(
      answers.challenge,
      180,
      (words) =>
        `Mierzysz się z tym: „${words}”. Zamiast pytać, jak się tego pozbyć, zapytaj, czego to od Ciebie chce.`,
      "",
    ),
    deeper: around(
      answers.deeperUnderstanding,
      180,
      (words) =>
        `Chcesz lepiej zrozumieć: „${words}”. Zapisuj przez tydzień, kiedy to wraca; z zapisków widać więcej niż z gwiazd.`,
      "",
    ),
    rituals: [
      {
        title: "Spójrz w niebo przed snem",
        description:
          "Przez trzy wieczory poszukaj Księżyca i zapisz jednym zdaniem, co dziś czujesz.",
      },
      {
        title: "Jedno słowo na tydzień",
        description:
          "Wybierz z tego portretu jedno słowo i przyklej je tam, gdzie patrzysz co rano.",
      },
    ],
    closing: `Gwiazdy niczego za Ciebie nie postanowiły. ${demonstration}`,
    title: image.name,
  };
}
