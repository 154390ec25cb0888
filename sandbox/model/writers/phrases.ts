/** Headings and names for fields that hold little. */
export const shortPhrases = [
  "Spokojny początek",
  "To, co ważne",
  "Mały krok naprzód",
  "Nowe spojrzenie",
  "Miejsce na oddech",
  "Cicha siła",
  "Światło w szczegółach",
  "Własne tempo",
  "Dobra kolejność",
  "Blisko siebie",
  "Uważny wybór",
  "Otwarte drzwi",
  "Kierunek i oparcie",
  "Łagodna zmiana",
  "Słowa, które zostają",
  "Codzienna odwaga",
];

/** Sentences for any longer text; none depends on another or on the reader's sex. */
export const sentences = [
  "Zacznij od tego, co jest już dobre, bo na tym najłatwiej oprzeć następny krok.",
  "Daj sobie czas, żeby zobaczyć całość, zanim wybierzesz jeden kierunek.",
  "Małe decyzje podejmowane regularnie znaczą więcej niż jeden wielki zryw.",
  "Warto oddzielić to, na co masz wpływ, od tego, co tylko zajmuje uwagę.",
  "Dobra rozmowa potrafi rozjaśnić sprawę, nad którą głowa krąży od wielu dni.",
  "Potrzeba odpoczynku jest tak samo prawdziwa jak potrzeba działania.",
  "Zapisz pierwszą myśl, która przychodzi, i wróć do niej następnego dnia.",
  "Zaufaj temu, co powtarza się spokojnie, bardziej niż temu, co krzyczy.",
  "Ciekawość otwiera więcej drzwi niż nacisk, także wobec siebie.",
  "Nie wszystko musi się wyjaśnić od razu, żeby można było ruszyć z miejsca.",
  "Życzliwość wobec własnych ograniczeń daje siłę, by je powoli przesuwać.",
  "Porządek w jednej drobnej sprawie często uspokaja wszystkie pozostałe.",
  "Najbliższe dni sprzyjają temu, by nazwać swoje potrzeby prostymi słowami.",
  "Zauważ, przy kim i w jakich miejscach łatwiej Ci swobodnie oddychać.",
  "Zmiana rzadko przychodzi głośno, częściej poznaje się ją po lżejszym kroku.",
  "To, co dziś wydaje się przeszkodą, może wskazać lepszą drogę.",
  "Poproś o pomoc tam, gdzie wspólny wysiłek ma więcej sensu niż samotny upór.",
  "Zostaw w planie dnia trochę pustego miejsca na to, co nieprzewidziane.",
  "Wróć pamięcią do chwili, w której coś podobnego skończyło się dobrze.",
  "Przyjrzyj się faktom, a dopiero potem opowieści, która wokół nich wyrosła.",
  "Jedno szczere zdanie bywa warte więcej niż długie tłumaczenie.",
  "Wybierz rozwiązanie, pod którym jutro bez wahania się podpiszesz.",
  "Cierpliwość nie oznacza bierności, jest sposobem prowadzenia siebie z uwagą.",
  "Pod koniec tygodnia sprawdź, co przyniosło ulgę, i zrób temu więcej miejsca.",
];

/** Sentences that carry a person's own words. */
export const quoting: ((words: string) => string)[] = [
  (words) => `Piszesz: „${words}”, i od tych słów warto zacząć.`,
  (words) => `Szczególnie wybrzmiewa tu fragment: „${words}”.`,
  (words) => `W Twojej odpowiedzi wraca myśl: „${words}”.`,
  (words) => `Słowa „${words}” pokazują, o co naprawdę chodzi.`,
];
