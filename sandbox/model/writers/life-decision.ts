import type { LifeDecisionContent } from "../../../app/products/life-decision/content.ts";
import { numberFrom } from "./choice.ts";
import { changing, staying, third, type OptionTheme } from "./decisions/option-themes.ts";
import { criteriaOf, type Criterion } from "./decisions/criteria.ts";
import {
  around,
  dedication,
  demonstration,
  nameFrom,
  partsOf,
  quotable,
  standalone,
} from "./own-words.ts";

/**
 * Writes „Wsparcie w decyzji życiowej” from a person's answers.
 * @param answers of the order form; any of them may be odd
 */
export function writeLifeDecision(answers: Record<string, unknown>): LifeDecisionContent {
  const names = optionNames(answers.options);
  const themes = themesOf(names);
  const seed = numberFrom(names.join(), "ratings");
  return {
    title: "Rozdroże, na którym możesz przystanąć",
    opening: `${dedication(answers.name, "Te strony są dla jednej osoby:")}${around(
      answers.decisionDescription,
      120,
      (words) =>
        `„${words}” – od tych słów zaczyna się ta decyzja. Nie ma w niej nic błahego, skoro prosi o tyle uwagi.`,
      "Niełatwo opisać decyzję, która dopiero się układa, i to też jest w porządku.",
    )} Zamiast odpowiedzi dostajesz porządek: opcje obok siebie, ich ceny i pytania, które warto ze sobą przespać.`,
    core: coreOf(answers),
    options: names.map((name, index) => {
      const { gives, costs } = themes[index] ?? third;
      return { name, gives: [...gives], costs: [...costs] };
    }),
    criteria: criteriaOf(answers.values).map((criterion, row) => ({
      name: criterion.name,
      note: criterion.note,
      ratings: names.map((_, column) => ratingOf(criterion, seed + row * 3 + column)),
    })),
    fears: fearsOf(answers.fears),
    questions: [
      "Co wybierasz, gdy nikt się nigdy nie dowie, co wybierasz?",
      "Z czego rezygnujesz w każdej z tych opcji i czego z tego będzie Ci żal najdłużej?",
      "Jaka rada pojawia się pierwsza, gdy z tą samą decyzją przychodzi do Ciebie ktoś bliski?",
      "Co musi być prawdą, żeby opcja, która dziś wydaje się gorsza, okazała się dobra?",
      "Po czym za rok poznasz, że ta decyzja Ci służy?",
    ],
    plan: [
      {
        when: "dziś wieczorem",
        title: "Popraw tabelę po swojemu",
        description:
          "Weź ołówek, skreśl kryterium, które nic dla Ciebie nie znaczy, i dopisz własne. Zmień każdą ocenę, przy której coś w Tobie protestuje.",
      },
      {
        when: "w ciągu trzech dni",
        title: "Sprawdź jedną rzecz, której nie wiesz",
        description:
          "Wybierz jedno puste miejsce: kwotę, termin, czyjeś zdanie. Jeden telefon albo jedna wiadomość zwykle zmienia więcej niż tydzień rozmyślań.",
      },
      {
        when: "w weekend",
        title: "Przeżyj po jednym dniu w każdej opcji",
        description:
          "Przez cały sobotni dzień zachowuj się tak, jakby zapadła pierwsza decyzja, przez niedzielę – jakby zapadła druga. Wieczorem zapisz po jednym zdaniu.",
      },
      {
        when: "za dwa tygodnie",
        title: "Wróć do pytań i wyznacz termin",
        description:
          "Przeczytaj swoje odpowiedzi na świeżo. Jeśli trzeba jeszcze czasu, nazwij, na co dokładnie czekasz, i wpisz datę, kiedy do tego wrócisz.",
      },
    ],
    closing: `Dobra decyzja to nie ta, po której niczego nie żal. To ta, pod którą chcesz się podpisać, znając jej cenę. Możesz się nie spieszyć. ${demonstration}`,
  };
}

const mostOptions = 3;

function optionNames(answer: unknown): string[] {
  const names = partsOf(answer)
    .map((part) => nameFrom(part, 52, ""))
    .filter((name) => name !== "");
  const [first, ...others] = [...new Set(names)].slice(0, mostOptions);
  if (first === undefined) return ["Pójść w nowe", "Zostawić tak, jak jest"];
  return others.length ? [first, ...others] : [first, "Zostawić tak, jak jest"];
}

/** Options that keep things as they are get one theme, those that change something the others. */
function themesOf(names: readonly string[]): OptionTheme[] {
  const free = [changing, third, staying];
  return names.map((name) => {
    const stays = /zosta|bez zmian|tak,? jak|poczeka|nic nie|odmówi/iu.test(name);
    const wanted = stays ? staying : changing;
    const theme = free.includes(wanted) ? wanted : (free[0] ?? third);
    free.splice(free.indexOf(theme), 1);
    return theme;
  });
}

const dotsInTurn = [4, 3, 2, 5] as const;

function ratingOf(criterion: Criterion, turn: number): { dots: number; words: string } {
  const dots = dotsInTurn[turn % dotsInTurn.length] ?? 3;
  return { dots, words: criterion.words[dots] };
}

function coreOf({ emotions, logic, consequences, values }: Record<string, unknown>): string[] {
  const heart = quotable(emotions, 150);
  const head = quotable(logic, 150);
  const weighing =
    heart && head
      ? `Emocje mówią: „${heart}”. Rozsądek odpowiada: „${head}”. To nie są przeciwnicy, tylko dwa źródła wiedzy. Emocja wskazuje, co jest dla Ciebie cenne, a rozsądek pilnuje, żeby dało się to utrzymać. Kłopot zaczyna się dopiero wtedy, gdy jedno z nich ma mówić za oba.`
      : around(
          heart || head,
          150,
          (words) =>
            `Najgłośniej brzmi u Ciebie to: „${words}”. Warto dopuścić do stołu także drugi głos, ten cichszy. Emocja wskazuje, co jest cenne, rozsądek pilnuje, żeby dało się to utrzymać, i dopiero razem mówią całą prawdę o wyborze.`,
          "W takich decyzjach zwykle spotykają się dwa głosy: emocja wskazuje, co jest cenne, rozsądek pilnuje, żeby dało się to utrzymać. Żaden z nich nie musi wygrać. Wystarczy, że oba zostaną wysłuchane, zanim padnie odpowiedź.",
        );
  const stake = around(
    values,
    130,
    (words) =>
      `Jako ważne wymieniasz: „${words}”. To dobry kompas, bo nie pyta, która opcja jest łatwiejsza, tylko która bardziej przypomina Twoje życie. Dlatego te słowa wracają niżej w tabeli jako pierwsze kryteria.`,
    "Nie wymieniasz jeszcze, co jest dla Ciebie najważniejsze, więc w tabeli stoją kryteria, które liczą się w większości takich wyborów. Zamień je na własne: to one sprawiają, że ta sama decyzja dla dwóch osób wygląda zupełnie inaczej.",
  );
  const later = around(
    consequences,
    150,
    (words) =>
      `O skutkach piszesz: „${words}”. Zauważ, które z nich są pewne, które tylko możliwe, a które da się później odwrócić. Decyzja odwracalna może być szybka, nieodwracalna zasługuje na więcej nocy.`,
    "Przy każdym skutku warto zadać jedno pytanie: czy da się go odwrócić? Decyzja odwracalna może być szybka, nieodwracalna zasługuje na więcej nocy.",
  );
  return [weighing, stake, later];
}

function fearsOf(answer: unknown): LifeDecisionContent["fears"] {
  const own = standalone(answer, 140);
  return [
    {
      fear: own ? `„${own}”` : "Że wybór okaże się błędem, którego nie da się cofnąć.",
      check:
        "Zapisz, co dokładnie stanie się w najgorszym rozsądnym wypadku, i jeden sposób, żeby sobie wtedy poradzić. Obawa z planem jest o połowę mniejsza.",
    },
    {
      fear: "Że ktoś bliski poczuje się zawiedziony.",
      check:
        "Zapytaj tę osobę, zanim zgadniesz za nią. Jedno zdanie wystarczy: „Zastanawiam się nad czymś ważnym i chcę usłyszeć, jak to widzisz”.",
    },
    {
      fear: "Że lepsza opcja pojawi się zaraz po decyzji.",
      check:
        "Wyznacz dzień, do którego szukasz, i trzymaj się go. Po tym dniu pytanie brzmi już inaczej: jak sprawić, żeby wybór okazał się dobry.",
    },
  ];
}
