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
      "Ekscytacja i ścisk w żołądku przychodzą u Ciebie jedno zaraz po drugim. To nie znaczy, że któreś z nich się myli. Każde pilnuje czegoś, co dla Ciebie ważne. Ten dokument pozwala im obojgu dojść do głosu, zanim minie termin.",
    core: [
      "Na pierwszy rzut oka wybierasz między dwoma miastami. W Twoich odpowiedziach ściera się jednak coś innego: chęć, żeby po jedenastu latach znów się czegoś uczyć, i potrzeba, żeby nikt bliski nie zapłacił za to za dużo. Rozwój i rodzina stoją na Twojej liście wartości obok siebie, a spokój zamyka tę listę, jakby czekał na ich zgodę.",
      "Pieniądze są tu mniej rozstrzygające, niż wyglądają. Osiemnaście procent, z których połowę zje wynajem, to argument, ale nie taki, dla którego przenosi się dom. Warto więc zapytać uczciwie: czy ta praca pociąga Cię na tyle, że chcesz jej także za tę samą pensję?",
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
        ],
      },
      {
        name: "Wynegocjować pracę zdalną",
        gives: ["nową pracę bez przeprowadzki", "okres próbny dla wszystkich, także dla Ciebie"],
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
          { words: "ta sama praca, trochę z boku", dots: 4 },
        ],
      },
      {
        name: "Praca męża",
        note: "musiałby szukać nowej",
        ratings: [
          { words: "niewiadoma", dots: 2 },
          { words: "bez zmian", dots: 5 },
          { words: "bez zmian", dots: 5 },
        ],
      },
      {
        name: "Mama",
        note: "zostałaby sama w Krakowie",
        ratings: [
          { words: "zostaje sama", dots: 1 },
          { words: "blisko", dots: 5 },
          { words: "blisko poza wyjazdami", dots: 4 },
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
          "Zapytaj je, czego by im brakowało, zanim zapytasz, czy się zgadzają. Pokażcie im miasto w zwykłą sobotę, nie na wycieczce.",
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
        title: "Zapytaj o pracę zdalną",
        description:
          "Jedno zdanie do osoby, która złożyła ofertę: „Czy część tygodnia mogę pracować zdalnie?”. Odpowiedź zmieni tabelę bardziej niż kolejne domysły.",
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
      "Katarzyno, nie ma tu opcji, która niczego nie kosztuje, i dobrze o tym wiesz – dlatego ścisk w żołądku. Masz jednak więcej niż dwie drogi i czas do końca miesiąca. Decyzja podjęta po uczciwej rozmowie boli mniej, nawet jeśli jest trudna. Wybór należy do Ciebie i do tych, z którymi go dzielisz.",
  },
};
