import type { SpecialHoroscopeContent } from "../../../app/products/special-horoscope/content.ts";
import { asFields, textField } from "../../web/forms.ts";
import { quote } from "../quote.ts";
import { elementThemes } from "./archetype/elements.ts";
import { signThemes, type SignTheme } from "./archetype/signs.ts";
import { horoscopeThemes, type HoroscopeTheme } from "./horoscope/themes.ts";
import { demonstration } from "./set-phrases.ts";

/**
 * Writes the special horoscope from a sign, a theme and the sky that was computed for them.
 * @param answers `zodiacSign`, `theme`; either may be odd
 * @param facts as `app/sky/ephemeris/sign-sky-words.ts` puts them
 */
export function writeSpecialHoroscope(
  answers: Record<string, unknown>,
  facts: Record<string, unknown>,
): SpecialHoroscopeContent {
  const named = textField(facts, "sign");
  const sign = Object.hasOwn(signThemes, named) ? named : "Baran";
  const signTheme = signThemes[sign] as SignTheme;
  const key = textField(answers, "theme");
  const theme = horoscopeThemes[Object.hasOwn(horoscopeThemes, key) ? key : "selfgrowth"];
  const { name, title, paragraphs, support, care, step, question } = theme as HoroscopeTheme;
  const element = elementThemes[signTheme.element];
  return {
    title: `${sign}: ${title.charAt(0).toLocaleLowerCase("pl")}${title.slice(1)}`,
    opening: `Ten horoskop jest dla znaku ${sign} i na temat: ${name}. Powstał z nieba, które naprawdę jest dziś nad nami${moonWords(facts)}. Czytaj go powoli i bierz tylko to, co pasuje.`,
    sky: [signTheme.sun, meetingWords(facts)],
    theme: paragraphs,
    support: [...support, ...element.light.slice(0, 1)],
    care: [...care],
    steps: [
      step,
      element.ritual,
      {
        title: "Wróć do pytania po tygodniu",
        description:
          "Zapisz pytanie z końca horoskopu na kartce i połóż ją w widocznym miejscu. Za tydzień dopisz pod nim jedno zdanie, bez poprawiania.",
      },
    ],
    question,
    closing: `Gwiazdy niczego za Ciebie nie postanowiły. Dały obraz na dziś, a co z niego zostanie, wybierasz Ty. ${demonstration}`,
  };
}

function moonWords(facts: Record<string, unknown>): string {
  const phase = quote(asFields(facts.today).moonPhase, 60);
  return phase === "" ? "" : `, a Księżyc ma fazę: ${phase}`;
}

const readings: readonly [string, string][] = [
  [
    "w Twoim znaku",
    "To spotkanie mówi o świetle, które pada prosto na Ciebie: łatwiej teraz zacząć coś w swoim imieniu.",
  ],
  [
    "trygon",
    "Trygon czyta się jak wiatr w plecy: coś układa się bez siłowania, więc wystarczy tego nie przegapić.",
  ],
  ["sekstyl", "Sekstyl to uchylone drzwi. Symbol podpowiada, że mały własny krok może wystarczyć."],
  [
    "opozycja",
    "Opozycja stawia naprzeciw lustro. Można w niej zobaczyć, czego szukasz u innych, a masz już u siebie.",
  ],
  [
    "kwadratura",
    "Kwadratura to napięcie, które budzi. Zamiast walczyć, dobrze jest zapytać, co chce się zmienić.",
  ],
];

/** The strongest meeting of a body with the sign, and how it may be read. */
function meetingWords(facts: Record<string, unknown>): string {
  const meetings = Array.isArray(facts.meetings)
    ? facts.meetings.map((each) => quote(each, 80))
    : [];
  for (const [meeting, reading] of readings) {
    const found = meetings.find((each) => each.endsWith(`: ${meeting}`));
    if (found) return `Najwyraźniej widać dziś spotkanie: ${found}. ${reading}`;
  }
  return "Planety trzymają się dziś od tego znaku z daleka. Można to czytać jako ciszę, w której lepiej słychać siebie.";
}
