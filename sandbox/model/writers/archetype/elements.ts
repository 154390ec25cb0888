import type { SignTheme } from "./signs.ts";

/** The bright side, its excess, and a small ritual of an element. */
export interface ElementTheme {
  light: string[];
  shadow: string[];
  ritual: { title: string; description: string };
}

export const elementThemes: Record<SignTheme["element"], ElementTheme> = {
  ogień: {
    light: [
      "Zapał, który potrafi rozgrzać także innych.",
      "Odwaga, by zacząć, zanim wszystko będzie gotowe.",
      "Szczerość, dzięki której szybko wiadomo, na czym się stoi.",
    ],
    shadow: [
      "Niecierpliwość, gdy świat nie nadąża za pomysłem.",
      "Spalanie się dla spraw, które mogły poczekać do rana.",
      "Trudność z przyznaniem, że ogień też potrzebuje popiołu i odpoczynku.",
    ],
    ritual: {
      title: "Zapal świecę na pięć minut",
      description:
        "Patrz w płomień i nazwij jedną rzecz, którą chcesz rozpocząć w tym tygodniu. Gdy zgasisz świecę, zapisz pierwszy ruch tak mały, że nie sposób go odłożyć.",
    },
  },
  ziemia: {
    light: [
      "Wytrwałość, na której można zbudować coś na lata.",
      "Dobry zmysł tego, co możliwe i wykonalne.",
      "Spokój, przy którym innym łatwiej oddychać.",
    ],
    shadow: [
      "Trzymanie się tego, co znane, także wtedy, gdy już uwiera.",
      "Surowość wobec siebie za każdy niedokończony szczegół.",
      "Odkładanie przyjemności na czas, który wciąż nie nadchodzi.",
    ],
    ritual: {
      title: "Dotknij ziemi",
      description:
        "Przesadź roślinę, umyj kamień albo przejdź kawałek po trawie. Pomyśl przy tym o jednej rzeczy, która w Twoim życiu już ma korzenie.",
    },
  },
  powietrze: {
    light: [
      "Ciekawość, która otwiera drzwi i rozmowy.",
      "Umiejętność spojrzenia na sprawę z kilku stron.",
      "Lekkość, dzięki której trudne tematy stają się do udźwignięcia.",
    ],
    shadow: [
      "Krążenie myśli wokół decyzji zamiast jej podjęcia.",
      "Uciekanie w słowa, gdy uczucie prosi o ciszę.",
      "Rozproszenie, w którym giną własne potrzeby.",
    ],
    ritual: {
      title: "Napisz list bez wysyłania",
      description:
        "Ustaw minutnik na dziesięć minut i pisz do swojego pytania tak, jak do kogoś bliskiego. Nie poprawiaj. Na koniec podkreśl jedno zdanie, które zostaje.",
    },
  },
  woda: {
    light: [
      "Wyczucie nastroju, zanim padnie pierwsze słowo.",
      "Czułość, która pamięta i potrafi uzdrawiać relacje.",
      "Wyobraźnia, z której rodzą się obrazy i pomysły.",
    ],
    shadow: [
      "Branie na siebie uczuć, które należą do innych.",
      "Wracanie do dawnych ran, gdy przydałby się nowy brzeg.",
      "Milczenie w nadziei, że ktoś sam się domyśli.",
    ],
    ritual: {
      title: "Oddaj coś wodzie",
      description:
        "Myjąc ręce przed snem, nazwij w myślach jedno cudze uczucie z tego dnia i pozwól mu odpłynąć. Potem nazwij jedno własne, które zostaje.",
    },
  },
};
