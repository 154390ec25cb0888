import type { ConstellationKey } from "./constellations";

export type Element = "ogień" | "ziemia" | "powietrze" | "woda";

/** A sign of the tropical zodiac: thirty degrees of the ecliptic, counted from the vernal equinox. */
export type Sign = {
  slug: string;
  name: string;
  inside: string;
  outOf: string;
  genitive: string;
  instrumental: string;
  element: Element;
  constellation: ConstellationKey;
  preview: string;
};

export const signs: readonly Sign[] = [
  {
    slug: "baran",
    name: "Baran",
    inside: "w Baranie",
    outOf: "z Barana",
    genitive: "Barana",
    instrumental: "Baranem",
    element: "ogień",
    constellation: "aries",
    preview: "Iskra, która zaczyna, zanim inni skończą się zastanawiać.",
  },
  {
    slug: "byk",
    name: "Byk",
    inside: "w Byku",
    outOf: "z Byka",
    genitive: "Byka",
    instrumental: "Bykiem",
    element: "ziemia",
    constellation: "taurus",
    preview: "Cierpliwość, dobry smak i spokój, na którym można polegać.",
  },
  {
    slug: "bliznieta",
    name: "Bliźnięta",
    inside: "w Bliźniętach",
    outOf: "z Bliźniąt",
    genitive: "Bliźniąt",
    instrumental: "Bliźniętami",
    element: "powietrze",
    constellation: "gemini",
    preview: "Ciekawość świata i myśl szybsza niż słowa.",
  },
  {
    slug: "rak",
    name: "Rak",
    inside: "w Raku",
    outOf: "z Raka",
    genitive: "Raka",
    instrumental: "Rakiem",
    element: "woda",
    constellation: "cancer",
    preview: "Pamięć serca i czułość, która buduje dom.",
  },
  {
    slug: "lew",
    name: "Lew",
    inside: "we Lwie",
    outOf: "ze Lwa",
    genitive: "Lwa",
    instrumental: "Lwem",
    element: "ogień",
    constellation: "leo",
    preview: "Ciepło, odwaga i radość bycia sobą na głos.",
  },
  {
    slug: "panna",
    name: "Panna",
    inside: "w Pannie",
    outOf: "z Panny",
    genitive: "Panny",
    instrumental: "Panną",
    element: "ziemia",
    constellation: "virgo",
    preview: "Uważność, która widzi szczegół i potrafi go naprawić.",
  },
  {
    slug: "waga",
    name: "Waga",
    inside: "w Wadze",
    outOf: "z Wagi",
    genitive: "Wagi",
    instrumental: "Wagą",
    element: "powietrze",
    constellation: "libra",
    preview: "Szukanie harmonii, piękna i uczciwego środka.",
  },
  {
    slug: "skorpion",
    name: "Skorpion",
    inside: "w Skorpionie",
    outOf: "ze Skorpiona",
    genitive: "Skorpiona",
    instrumental: "Skorpionem",
    element: "woda",
    constellation: "scorpio",
    preview: "Głębia, która nie zadowala się powierzchnią.",
  },
  {
    slug: "strzelec",
    name: "Strzelec",
    inside: "w Strzelcu",
    outOf: "ze Strzelca",
    genitive: "Strzelca",
    instrumental: "Strzelcem",
    element: "ogień",
    constellation: "sagittarius",
    preview: "Tęsknota za drogą, sensem i szerokim widokiem.",
  },
  {
    slug: "koziorozec",
    name: "Koziorożec",
    inside: "w Koziorożcu",
    outOf: "z Koziorożca",
    genitive: "Koziorożca",
    instrumental: "Koziorożcem",
    element: "ziemia",
    constellation: "capricorn",
    preview: "Spokojna wspinaczka i szacunek dla czasu.",
  },
  {
    slug: "wodnik",
    name: "Wodnik",
    inside: "w Wodniku",
    outOf: "z Wodnika",
    genitive: "Wodnika",
    instrumental: "Wodnikiem",
    element: "powietrze",
    constellation: "aquarius",
    preview: "Własny pomysł na życie i myśl wybiegająca w przyszłość.",
  },
  {
    slug: "ryby",
    name: "Ryby",
    inside: "w Rybach",
    outOf: "z Ryb",
    genitive: "Ryb",
    instrumental: "Rybami",
    element: "woda",
    constellation: "pisces",
    preview: "Wyobraźnia bez brzegów i współczucie bez warunków.",
  },
];

const [aries] = signs;

/** The sign that holds an ecliptic longitude in degrees. */
export function signAt(longitude: number): Sign {
  const index = Math.floor((((longitude % 360) + 360) % 360) / 30);
  return signs[index] ?? (aries as Sign);
}

/** The sign with a Polish name, in whatever case and with or without diacritics, or with an English one. */
export function findSign(name: string): Sign | undefined {
  const plain = name.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return signs.find(({ slug, constellation }) => slug === plain || constellation === plain);
}
