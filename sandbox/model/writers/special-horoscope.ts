import type { SpecialHoroscopeContent } from "../../../app/products/special-horoscope/content.ts";
import { signs } from "../../../app/sky/signs.ts";
import { textField } from "../../web/forms.ts";
import { quote } from "../quote.ts";
import { demonstration } from "./own-words.ts";

const themes: Readonly<Record<string, { about: string; step: string; question: string }>> = {
  love: {
    about: "miłość",
    step: "Powiedz komuś bliskiemu jedną konkretną rzecz, za którą go cenisz.",
    question: "Przy kim możesz teraz być po prostu sobą?",
  },
  career: {
    about: "kariera",
    step: "Zapisz jedną rzecz, która w tym tygodniu działała dzięki Tobie.",
    question: "Co w swojej pracy robisz chętnie nawet wtedy, gdy nikt nie patrzy?",
  },
  health: {
    about: "zdrowie",
    step: "Połóż się dziś pół godziny wcześniej i odłóż telefon do innego pokoju.",
    question: "Po czym poznajesz, że pora odpocząć?",
  },
  finance: {
    about: "finanse",
    step: "Zapisz trzy ostatnie wydatki i zaznacz ten, który naprawdę cieszy.",
    question: "Co znaczy dla Ciebie „wystarczy”?",
  },
  selfgrowth: {
    about: "rozwój osobisty",
    step: "Wybierz jedną małą rzecz i rób ją przez tydzień o tej samej porze.",
    question: "Czego chcesz się nauczyć, zanim ktoś to oceni?",
  },
};

const readings: Readonly<Record<string, string>> = {
  "w Twoim znaku": "jest w Twoim znaku. Tradycja czyta to jako bliskość.",
  trygon: "jest w trygonie do Twojego znaku. Tradycja czyta to jako swobodny przepływ.",
  kwadratura: "jest w kwadraturze do Twojego znaku. Tradycja czyta to jako tarcie, które budzi.",
  opozycja: "jest w opozycji do Twojego znaku. Tradycja czyta to jako lustro.",
  sekstyl: "jest w sekstylu do Twojego znaku. Tradycja czyta to jako uchylone drzwi.",
};

function meetingsOf(facts: Record<string, unknown>): string[] {
  const meetings = Array.isArray(facts.meetings) ? facts.meetings : [];
  return meetings.flatMap((each) => {
    const [body = "", kind = ""] = quote(each, 80).split(": ");
    return Object.hasOwn(readings, kind) ? [`${body} ${readings[kind]}`] : [];
  });
}

/**
 * Writes the special horoscope from a sign, a theme and the sky that was computed for them.
 * @param answers `zodiacSign`, `theme`; either may be odd
 * @param facts as `app/sky/ephemeris/sign-sky-words.ts` puts them
 */
export function writeSpecialHoroscope(
  answers: Record<string, unknown>,
  facts: Record<string, unknown>,
): SpecialHoroscopeContent {
  const sign = signs.find(({ name }) => name === textField(facts, "sign"))?.name ?? "Twój znak";
  const key = textField(answers, "theme");
  const theme = themes[Object.hasOwn(themes, key) ? key : "selfgrowth"]!;
  const meetings = meetingsOf(facts).slice(0, 3);
  return {
    opening: `Ten horoskop jest na jeden temat: ${theme.about}. Znak: ${sign}. Powstał z nieba, które naprawdę jest dziś nad nami. Czytaj go powoli i bierz tylko to, co pasuje.`,
    sky:
      meetings.length > 0
        ? meetings
        : ["Dziś żadne ciało nie tworzy z Twoim znakiem kąta, o którym mówi tradycja."],
    theme: [
      `To, co wyżej, jest językiem obrazów. W temacie „${theme.about}” można je czytać jako pytania: co idzie lekko, co uwiera i co widać lepiej w cudzych oczach niż we własnych?`,
    ],
    support: ["Jedna sprawa naraz.", "Rozmowa, w której każda strona kończy zdanie."],
    care: [
      "Obietnice składane z rozpędu.",
      "Porównywanie swojego zwykłego dnia z cudzym najlepszym.",
    ],
    steps: [
      { title: "Mały krok na dziś", description: theme.step },
      {
        title: "Wróć do pytania po tygodniu",
        description: "Zapisz pytanie z końca horoskopu i za tydzień dopisz pod nim jedno zdanie.",
      },
    ],
    question: theme.question,
    closing: `Gwiazdy niczego za Ciebie nie postanowiły. ${demonstration}`,
    title: `${sign}: ${theme.about}`,
  };
}
