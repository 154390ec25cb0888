import type { Sample } from "../sample";
import type { LifeDecisionContent } from "./content";

export const sample: Sample<LifeDecisionContent> = {
  answers: {
    name: "Katarzyna",
    decisionDescription:
      "Od jedenastu lat pracuję w tej samej firmie w Krakowie. Dostałam ofertę z Wrocławia: ciekawsza praca, trochę wyższa pensja, ale przeprowadzka całej rodziny i szkoła dzieci od nowa. Odpowiedź mam dać do końca miesiąca.",
    options:
      "Przyjąć ofertę i przeprowadzić się\nZostać w obecnej pracy\nWynegocjować pracę zdalną",
    emotions: "Ekscytacja, a zaraz potem ścisk w żołądku, kiedy patrzę na śpiące dzieci.",
    logic: "Pensja wyższa o 18 procent, ale wynajem mieszkania zje połowę różnicy.",
    consequences: "Mąż musiałby szukać pracy, a moja mama zostałaby sama w Krakowie.",
    fears: "Boję się, że za rok będę żałować i że dzieci mi tego nie wybaczą.",
    values: "rodzina, rozwój, spokój",
  },
  content: {
    title: "Między Krakowem a ciekawością",
    opening:
      "Ekscytacja i ścisk w żołądku przychodzą u Ciebie jedno zaraz po drugim, a każde pilnuje czegoś, co dla Ciebie ważne. Ten dokument pozwala im obojgu dojść do głosu, zanim minie termin.",
    core: [
      "Na pierwszy rzut oka wybierasz między dwoma miastami. W Twoich odpowiedziach ściera się jednak coś innego: chęć, żeby po jedenastu latach znów się czegoś uczyć, i potrzeba, żeby nikt bliski nie zapłacił za to za dużo. Rozwój i rodzina stoją na Twojej liście wartości obok siebie, a spokój zamyka tę listę, jakby czekał na ich zgodę.",
      "Pieniądze to osobna sprawa. Pensja jest wyższa o 18 procent, a wynajem zje połowę tej różnicy, więc coś jednak zostaje. Ile to znaczy dla Waszego domu, wiecie tylko Wy. Warto policzyć tę resztę w złotych na miesiąc, zanim stanie w tabeli obok rozwoju i spokoju.",
    ],
    options: [
      {
        name: "Przyjąć ofertę i przeprowadzić się",
        gives: [
          "pracę, która znów ciekawi",
          "pensję wyższą o 18 procent, przynajmniej na papierze",
          "nowy początek dla całej rodziny, wspólny",
        ],
        costs: [
          "szkołę dzieci zaczynaną od nowa",
          "spokój męża, który musiałby szukać pracy",
          "mamę daleko, w Krakowie",
        ],
      },
      {
        name: "Zostać w obecnej pracy",
        gives: [
          "znajomy rytm dzieci i domu",
          "mamę blisko i pracę męża bez zmian",
          "czas, żeby poszukać rozwoju na miejscu",
        ],
        costs: [
          "pytanie „co by było, gdyby”, które może wracać",
          "kolejny rok w tym samym miejscu, jeśli nic się nie zmieni",
          "ofertę, która może się nie powtórzyć",
        ],
      },
      {
        name: "Wynegocjować pracę zdalną",
        gives: [
          "nową pracę bez przeprowadzki",
          "okres próbny dla wszystkich, także dla Ciebie",
          "mamę i szkołę dzieci na miejscu",
        ],
        costs: [
          "rozmowę, w której można usłyszeć „nie”",
          "wyjazdy do Wrocławia i pracę z domu",
          "wolniejsze wejście w nowy zespół",
        ],
      },
    ],
    criteria: [
      {
        name: "Dzieci",
        note: "ścisk w żołądku, kiedy śpią",
        ratings: [
          { words: "szkoła od nowa", dots: 2 },
          { words: "wszystko zostaje", dots: 5 },
          { words: "zostają, mniej Ciebie w domu", dots: 4 },
        ],
      },
      {
        name: "Rozwój",
        note: "jedenaście lat w jednej firmie",
        ratings: [
          { words: "ciekawsza praca na co dzień", dots: 5 },
          { words: "tylko jeśli coś zmienisz", dots: 2 },
          { words: "ciekawsza praca, trochę z boku", dots: 3 },
        ],
      },
      {
        name: "Bliscy",
        note: "praca męża, mama w Krakowie",
        ratings: [
          { words: "mąż szuka pracy, mama zostaje sama", dots: 2 },
          { words: "mąż i mama jak dotąd", dots: 5 },
          { words: "wszyscy na miejscu, wyjazdy spadają na męża", dots: 3 },
        ],
      },
      {
        name: "Ciekawość",
        note: "ekscytacja, która przychodzi pierwsza",
        ratings: [
          { words: "nowe miasto i nowi ludzie", dots: 5 },
          { words: "to, co już znasz", dots: 2 },
          { words: "nowe zadania, znajome biurko", dots: 3 },
        ],
      },
      {
        name: "Pieniądze",
        note: "18 procent minus wynajem",
        ratings: [
          { words: "połowę różnicy zje wynajem", dots: 3 },
          { words: "jak dotąd", dots: 3 },
          { words: "pełna różnica minus dojazdy", dots: 4 },
        ],
      },
    ],
    fears: [
      {
        fear: "Za rok będę żałować.",
        check:
          "Napisz dwa listy od siebie za rok: jeden z Wrocławia, jeden z Krakowa. Przeczytaj je po dwóch dniach i zobacz, przy którym oddychasz lżej.",
      },
      {
        fear: "Dzieci mi tego nie wybaczą.",
        check:
          "Zapytaj je, czego by im brakowało, zanim zapytasz, czy się zgadzają. Pokażcie im miasto w zwykłą sobotę.",
      },
      {
        fear: "Mama zostanie sama.",
        check:
          "Porozmawiaj z nią wprost i bez obietnic. Sprawdź, kto jest obok niej na co dzień i jak często naprawdę da się przyjeżdżać.",
      },
    ],
    questions: [
      "Co w tej ofercie ciekawi Cię najbardziej, a czego jeszcze o niej nie wiesz?",
      "Co dokładnie w obecnej firmie się skończyło, a co tylko się znudziło?",
      "Jak wygląda zwykły wtorek w każdej z trzech opcji, od budzika do wieczora?",
      "Kto w tej rodzinie ma prawo powiedzieć „nie” i skąd o tym wie?",
      "Czego potrzebujesz, żeby po decyzji przestać do niej wracać?",
    ],
    plan: [
      {
        when: "do jutra",
        title: "Zadaj po jednym pytaniu o każdą opcję",
        description:
          "We Wrocławiu zapytaj o pomoc w przeprowadzce i o pracę zdalną, w swojej firmie o to, czego możesz się tu jeszcze uczyć. Trzy odpowiedzi powiedzą więcej niż domysły.",
      },
      {
        when: "w tym tygodniu",
        title: "Porozmawiajcie we dwoje",
        description:
          "Umówcie się z mężem na godzinę bez dzieci. Najpierw każde mówi, czego się boi, dopiero potem, co woli. Bez ustalania.",
      },
      {
        when: "w weekend",
        title: "Spędźcie sobotę we Wrocławiu",
        description:
          "Zwykły dzień: sklep, plac zabaw, droga do szkoły. Zapiszcie po powrocie po trzy słowa, każde osobno.",
      },
      {
        when: "trzy dni przed terminem",
        title: "Zostaw tabelę na noc na stole",
        description:
          "Skreśl w niej oceny, z którymi się nie zgadzasz, i wpisz swoje. Rano zobacz, co nadal się zgadza.",
      },
    ],
    closing:
      "Katarzyno, nie ma tu opcji, która niczego nie kosztuje, i dobrze o tym wiesz – dlatego ścisk w żołądku. Masz trzy drogi i czas do końca miesiąca. Decyzja podjęta po uczciwej rozmowie boli mniej, nawet jeśli jest trudna. Wybór należy do Ciebie i do tych, z którymi go dzielisz.",
  },
};
