import { nameFrom, partsOf } from "../own-words.ts";

/** A row of the decision matrix, with words for each number of dots that is given. */
export interface Criterion {
  name: string;
  note: string;
  words: Record<2 | 3 | 4 | 5, string>;
}

const own = (name: string): Criterion => ({
  name,
  note: "wymieniasz to jako ważne",
  words: {
    2: "tu trzeba coś dołożyć od siebie",
    3: "do sprawdzenia w praktyce",
    4: "zwykle idzie w parze",
    5: "mocno temu służy",
  },
});

const usual: readonly Criterion[] = [
  {
    name: "Spokój na co dzień",
    note: "czyli jak będzie we wtorek rano",
    words: {
      2: "najpierw sporo napięcia",
      3: "zależy od pierwszych tygodni",
      4: "raczej cichsza codzienność",
      5: "wyraźnie więcej oddechu",
    },
  },
  {
    name: "Bliskie osoby",
    note: "czyli kto poczuje tę zmianę razem z Tobą",
    words: {
      2: "potrzebna trudna rozmowa",
      3: "jedni odetchną, inni nie",
      4: "łatwo o wsparcie",
      5: "więcej czasu razem",
    },
  },
  {
    name: "Pieniądze i czas",
    note: "czyli na ile Cię na to stać",
    words: {
      2: "najpierw wydatek, potem zysk",
      3: "do policzenia na kartce",
      4: "mieści się w planie",
      5: "zostaje zapas",
    },
  },
  {
    name: "Rozwój",
    note: "czyli czego się przy tym uczysz",
    words: {
      2: "głównie to, co już znasz",
      3: "trochę nowego, trochę starego",
      4: "wyraźny krok dalej",
      5: "dużo nowego naraz",
    },
  },
  {
    name: "Droga odwrotu",
    note: "czyli co da się cofnąć",
    words: {
      2: "trudno wrócić bez straty",
      3: "powrót możliwy przez pół roku",
      4: "sporo da się odkręcić",
      5: "można zmienić zdanie",
    },
  },
];

const rows = 5;

/** Up to two criteria of the person's own, then the usual ones. */
export function criteriaOf(values: unknown): Criterion[] {
  const named = partsOf(values)
    .map((part) => nameFrom(part, 32, ""))
    .filter((name) => name !== "" && name.length <= 32);
  return [...[...new Set(named)].slice(0, 2).map(own), ...usual].slice(0, rows);
}
