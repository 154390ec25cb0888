const asked = [
  ["lew", "career"],
  ["lew", "love"],
  ["baran", "career"],
  ["byk", "career"],
  ["ryby", "selfgrowth"],
  ["rak", "selfgrowth"],
  ["panna", "health"],
  ["koziorozec", "finance"],
  ["bliznieta", "finance"],
  ["waga", "love"],
  ["skorpion", "health"],
  ["wodnik", "selfgrowth"],
] as const;

/** Signs and themes as they are asked of the special horoscope: the same sign or theme comes several times. */
export const specialHoroscopePeople: readonly Record<string, string>[] = asked.map(
  ([zodiacSign, theme]) => ({ zodiacSign, theme }),
);
