/** What the writer has to say on one theme of the special horoscope. */
export interface HoroscopeTheme {
  name: string;
  title: string;
  paragraphs: [string, string];
  support: [string, string];
  care: [string, string];
  step: { title: string; description: string };
  question: string;
}

/** By the theme's value in the order form. */
export const horoscopeThemes: Record<string, HoroscopeTheme> = {
  love: {
    name: "miłość",
    title: "Ciepło, które umie poczekać",
    paragraphs: [
      "W miłości te symbole mówią mniej o wielkich gestach, a więcej o uwadze. Zauważ, przy kim oddech robi się spokojniejszy i komu chce się opowiedzieć zwykły dzień.",
      "Jeśli jest obok ktoś bliski, niebo podsuwa rozmowę bez pośpiechu. Jeśli nie ma, ten sam symbol zaprasza, by najpierw polubić własne towarzystwo.",
    ],
    support: [
      "Rozmowy, w których każda strona może dokończyć zdanie.",
      "Drobne gesty powtarzane codziennie zamiast jednego wielkiego.",
    ],
    care: [
      "Domysły mówią często więcej o lęku niż o drugiej osobie; lepiej zapytać.",
      "Cisza bywa odpoczynkiem, nie odrzuceniem.",
    ],
    step: {
      title: "Powiedz jedno dobre słowo na głos",
      description:
        "Wybierz osobę, którą lubisz, i powiedz jej dziś jedną konkretną rzecz, za którą ją cenisz. Bez powodu i bez oczekiwania odpowiedzi.",
    },
    question: "Przy kim możesz teraz być po prostu sobą?",
  },
  career: {
    name: "kariera",
    title: "Droga, którą widać o krok dalej",
    paragraphs: [
      "W sprawach pracy te symbole mówią o kolejności: najpierw to, co naprawdę ważne, dopiero potem to, co tylko głośne. Jedno zadanie doprowadzone do końca waży więcej niż pięć rozpoczętych.",
      "Jeśli czeka Cię decyzja, niebo nie podpowiada „tak” ani „nie”. Zaprasza raczej, by sprawdzić, przy której możliwości ramiona same się rozluźniają.",
    ],
    support: [
      "Praca w spokojnych, krótkich odcinkach, z prawdziwą przerwą.",
      "Prośba o informację zwrotną u kogoś, komu ufasz.",
    ],
    care: [
      "Pośpiech łatwo udaje ważność; daj sobie godzinę przed odpowiedzią.",
      "Porównania z innymi pokazują tylko ich wystawę, nie zaplecze.",
    ],
    step: {
      title: "Nazwij jedną rzecz do skończenia",
      description:
        "Zapisz zadanie, które najdłużej czeka, i zarezerwuj na nie czterdzieści minut w kalendarzu. Kiedy czas minie, zapisz, co już jest gotowe.",
    },
    question: "Jaka praca sprawia, że tracisz poczucie czasu?",
  },
  health: {
    name: "zdrowie",
    title: "Rytm, który niesie",
    paragraphs: [
      "Te symbole nie mówią o chorobach ani wynikach badań, od tego są lekarze. Mówią o rytmie: o śnie, ruchu i chwilach, w których ciało może przestać się starać.",
      "Zauważ, o której porze dnia masz najwięcej siły, a o której prosisz siebie o zbyt wiele. Czasem wystarczy zamienić dwie rzeczy miejscami.",
    ],
    support: [
      "Krótki spacer o stałej porze, nawet bez celu.",
      "Wieczór, który zaczyna się pół godziny wcześniej.",
    ],
    care: [
      "Zmęczenie lubi udawać lenistwo; warto je traktować jak wiadomość, nie jak wadę.",
      "Jeśli coś Cię niepokoi w zdrowiu, najlepszym adresem jest lekarz, nie horoskop.",
    ],
    step: {
      title: "Daj ciału dziesięć minut",
      description:
        "Usiądź albo połóż się wygodnie i przez dziesięć minut nic nie poprawiaj. Zauważ, gdzie ciało jest napięte, i pozwól mu odpocząć.",
    },
    question: "Co dziś naprawdę dało Ci odpoczynek?",
  },
  finance: {
    name: "finanse",
    title: "Spokój, który lubi porządek",
    paragraphs: [
      "W sprawach pieniędzy te symbole mówią o spokoju, nie o szczęściu w grze. Najpierw obraz całości, dopiero potem plany: liczba zapisana na kartce straszy mniej niż ta w głowie.",
      "Niebo nie doradza zakupów ani inwestycji. Zaprasza, by zapytać, które wydatki są Twoje, a które tylko z przyzwyczajenia.",
    ],
    support: [
      "Jedna spokojna godzina z rachunkami i herbatą.",
      "Małe odkładanie, które dzieje się samo, bez bohaterstwa.",
    ],
    care: [
      "Decyzja, która nie może poczekać do jutra, rzadko jest dobrą decyzją.",
      "Zakup na poprawę nastroju bywa prośbą o odpoczynek.",
    ],
    step: {
      title: "Spisz trzy stałe wydatki",
      description:
        "Wybierz trzy opłaty, które wracają co miesiąc, i przy każdej zapisz, co Ci daje. Jedną z nich możesz potem spokojnie przemyśleć.",
    },
    question: "Za co w tym miesiącu naprawdę warto było zapłacić?",
  },
  selfgrowth: {
    name: "rozwój osobisty",
    title: "Korzenie przed gałęziami",
    paragraphs: [
      "W rozwoju te symbole mówią o małych krokach, które się powtarza. Nie trzeba stawać się kimś innym: wystarczy częściej wracać do tego, co już działa.",
      "Odwaga bywa cicha. Czasem to jedno zdanie powiedziane spokojnie, a czasem odmowa, po której zostaje miejsce na coś swojego.",
    ],
    support: [
      "Nawyk tak mały, że trudno go pominąć.",
      "Notatka wieczorem: jedno zdanie o tym, co się udało.",
    ],
    care: [
      "Zbyt długa lista postanowień zmienia rozwój w drugą pracę.",
      "Błąd jest wiadomością, nie oceną.",
    ],
    step: {
      title: "Zrób jedną rzecz pierwszy raz",
      description:
        "Wybierz coś drobnego, czego jeszcze nie znasz: inną drogę, przepis albo pytanie. Zauważ, co się wtedy w Tobie budzi.",
    },
    question: "Czego uczysz się teraz, nawet o tym nie mówiąc?",
  },
};
