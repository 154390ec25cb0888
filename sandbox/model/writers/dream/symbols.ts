/** An image that dreams like, the beginnings of the words that name it, and what it may mean. */
export interface DreamSymbol {
  /** Tested against the dream in lower case. */
  words: RegExp;
  image: string;
  meanings: string[];
  question: string;
}

const word = (stems: string) => new RegExp(`(?<!\\p{L})(?:${stems})`, "u");

export const dreamSymbols: DreamSymbol[] = [
  {
    words: word("wod[aęyz]|wodzie|morz|rzek|rzec|jezior|fal[aęi]|ocean|deszcz"),
    image: "Woda",
    meanings: [
      "Woda bywa obrazem uczuć: spokojna niesie, wzburzona mówi, że zebrało się ich dużo.",
      "Może też wskazywać na to, co płynie pod powierzchnią dnia i czeka na nazwanie.",
    ],
    question: "Czy ta woda Cię niesie, czy trzeba z nią walczyć?",
  },
  {
    words: word("dom|mieszkan|pokoj|pokój|piwnic|strych|kuchni"),
    image: "Dom",
    meanings: [
      "Dom często przedstawia osobę, która śni: pokoje to jej różne strony, także te dawno nieodwiedzane.",
      "Może mówić o potrzebie bezpieczeństwa albo o porządkach, na które przyszła pora.",
    ],
    question: "W którym pokoju czujesz się najbardziej u siebie?",
  },
  {
    words: word("lec[iąeę]|lata|latać|fru|skrzyd|unosz"),
    image: "Lot",
    meanings: [
      "Lot może być obrazem wolności i spojrzenia z góry na sprawy, które z bliska przytłaczają.",
      "Bywa też pytaniem o to, czego na chwilę chcesz nie dźwigać.",
    ],
    question: "Co widać stamtąd, czego nie widać z ziemi?",
  },
  {
    words: word("spad|upad|przepa|urwisk"),
    image: "Spadanie",
    meanings: [
      "Spadanie zwykle mówi o chwili, w której kontrola wymyka się z rąk, a nie o tym, co się wydarzy.",
    ],
    question: "Gdzie w ostatnim czasie brakuje Ci oparcia?",
  },
  {
    words: word("ucie[kc]|goni|pości|ściga|biegn"),
    image: "Ucieczka",
    meanings: [
      "Pościg może przedstawiać sprawę, która domaga się uwagi i rośnie, gdy się od niej odwracać.",
    ],
    question: "Co by się stało, gdyby się zatrzymać i spojrzeć za siebie?",
  },
  {
    words: word("drog|ścieżk|most|moś[ct]|pociąg|samoch|autobus|podróż|dworzec|dworc"),
    image: "Droga",
    meanings: [
      "Droga bywa obrazem zmiany: ważne jest nie tylko dokąd prowadzi, lecz także kto wybiera tempo.",
    ],
    question: "Kto w tym śnie decyduje o kierunku?",
  },
  {
    words: word("szkoł|egzamin|klas|matur|nauczyc|spóźni"),
    image: "Egzamin",
    meanings: [
      "Szkoła i egzamin wracają w snach, gdy czujemy na sobie ocenę, często własną i najsurowszą.",
    ],
    question: "Czyich wymagań dotyczy teraz ten sprawdzian?",
  },
  {
    words: word("zęb|zęby"),
    image: "Zęby",
    meanings: [
      "Zęby w snach łączy się z siłą, wyglądem i mówieniem; ich utrata może być obrazem bezradności albo przemilczenia.",
    ],
    question: "Czego ostatnio nie udało się powiedzieć?",
  },
  {
    words: word("pies|psa|psem|psy|kot|koń|koni|ptak|wąż|węż|wilk|zwierz|ryb[aęy]"),
    image: "Zwierzę",
    meanings: [
      "Zwierzę może nosić w sobie instynkt: czułość, czujność albo złość, które nie mieszczą się w słowach.",
    ],
    question: "Czego to zwierzę od Ciebie chce?",
  },
  {
    words: word("mam[aęyo]|mamą|tat[aęy]|ojc|ojciec|matk|babci|dziad|siostr|brat"),
    image: "Ktoś bliski",
    meanings: ["Bliska osoba we śnie bywa sobą, a bywa też stroną Ciebie, która mówi jej głosem."],
    question: "Jaką cechę tej osoby rozpoznajesz w sobie?",
  },
  {
    words: word("śmier|umar|umier|pogrzeb|trup|zmarł"),
    image: "Koniec",
    meanings: [
      "Śmierć we śnie niczego nie zapowiada. Zwykle jest obrazem końca jakiegoś etapu i żalu, który temu towarzyszy.",
    ],
    question: "Co się w Twoim życiu dopełnia albo prosi o pożegnanie?",
  },
  {
    words: word("drzwi|klucz|okn[oae]|bram"),
    image: "Drzwi",
    meanings: [
      "Drzwi stoją między znanym a nieznanym; to, czy są otwarte, często mówi o gotowości.",
    ],
    question: "Co musiałoby być po drugiej stronie, żeby chciało się wejść?",
  },
];

/** For dreams of which nothing else is recognised. */
export const generalSymbols: DreamSymbol[] = [
  {
    words: /^/,
    image: "Miejsce snu",
    meanings: [
      "Miejsce, w którym toczy się sen, bywa mapą nastroju: ciasne mówi o presji, rozległe o możliwościach.",
    ],
    question: "Co czujesz, gdy w wyobraźni stajesz tam jeszcze raz?",
  },
  {
    words: /^/,
    image: "Twoja rola",
    meanings: [
      "We śnie można działać, patrzeć z boku albo znikać. Każda z tych ról może mówić coś o ostatnich dniach.",
    ],
    question: "Co w tym śnie robisz, a czego nie robisz?",
  },
  {
    words: /^/,
    image: "Ostatnia scena",
    meanings: [
      "Obraz tuż przed przebudzeniem często zostaje najdłużej, bo niesie najwięcej uczucia.",
    ],
    question: "Jak mogłaby wyglądać scena, która przychodzi po niej?",
  },
];
