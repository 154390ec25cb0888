import { specialHoroscope } from "~/products/special-horoscope/product";
import { signs } from "~/sky/signs";
import type { People } from "../person";

const themes = ["love", "career", "health", "finance", "selfgrowth"] as const;

/** It asks for no words: every sign and every theme in turn. */
export const specialHoroscopePeople: People = {
  product: specialHoroscope,
  people: signs.map(({ slug, name }, index) => {
    const theme = themes[index % themes.length] ?? "love";
    return { name: `${name}, ${theme}`, answers: { zodiacSign: slug, theme } };
  }),
};
