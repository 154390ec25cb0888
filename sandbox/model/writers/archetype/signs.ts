/** What the writer knows of a sign: an archetype for a Sun in it, and words for Sun and Moon. */
export interface SignTheme {
  element: "ogień" | "ziemia" | "powietrze" | "woda";
  archetype: string;
  sun: string;
  moon: string;
}

/** By the sign's Polish name. */
export const signThemes: Record<string, SignTheme> = {
  Baran: {
    element: "ogień",
    archetype: "Płomień na progu",
    sun: "Baran otwiera zodiak jak ktoś, kto pierwszy wchodzi do zimnej wody. Ten symbol mówi o odwadze początku: o chwili, w której zamiar staje się ruchem, zanim zdążą przyjść wszystkie wątpliwości.",
    moon: "Księżyc w tym znaku potrzebuje działania, żeby poczuć ulgę. Uczucia przychodzą nagle i tak samo szybko odchodzą, gdy dostaną trochę miejsca i ruchu.",
  },
  Byk: {
    element: "ziemia",
    archetype: "Ogród za murem",
    sun: "Byk uczy, że to, co trwałe, rośnie powoli. Ten symbol mówi o smaku, cierpliwości i wierności rzeczom, których można dotknąć – o sile, która nie musi się spieszyć.",
    moon: "Księżyc w tym znaku szuka spokoju w tym, co znajome: w zapachu domu, rytmie dnia, dobrym jedzeniu. Bezpieczeństwo zaczyna się tu od ciała.",
  },
  Bliźnięta: {
    element: "powietrze",
    archetype: "Głos dwóch brzegów",
    sun: "Bliźnięta widzą zawsze co najmniej dwie strony. Ten symbol mówi o ciekawości, o rozmowie i o moście, który powstaje, kiedy ktoś zadaje dobre pytanie.",
    moon: "Księżyc w tym znaku porządkuje uczucia słowami. Ulga przychodzi, gdy można o nich opowiedzieć, zapisać je albo choćby pomyśleć na głos.",
  },
  Rak: {
    element: "woda",
    archetype: "Lampa w oknie",
    sun: "Rak nosi dom ze sobą. Ten symbol mówi o pamięci, trosce i o granicy, która chroni to, co miękkie, żeby mogło spokojnie rosnąć.",
    moon: "Księżyc jest w tym znaku u siebie. Nastroje mają tu swoje przypływy i odpływy, a potrzeba bliskości jest tak naturalna jak oddech.",
  },
  Lew: {
    element: "ogień",
    archetype: "Słońce w środku dnia",
    sun: "Lew świeci, bo taka jest jego natura. Ten symbol mówi o godności, hojności i radości tworzenia – o odwadze, by stanąć w swoim własnym świetle.",
    moon: "Księżyc w tym znaku rozkwita, gdy ktoś go zauważy. Ciepłe słowo i szczery zachwyt karmią tu bardziej niż dobre rady.",
  },
  Panna: {
    element: "ziemia",
    archetype: "Uważne dłonie",
    sun: "Panna widzi ziarno w plewach. Ten symbol mówi o rzetelności, służbie i pięknie drobnych poprawek, dzięki którym świat działa odrobinę lepiej.",
    moon: "Księżyc w tym znaku uspokaja się, porządkując. Mała lista, czysty stół i jedno zadanie doprowadzone do końca potrafią zdziałać cuda.",
  },
  Waga: {
    element: "powietrze",
    archetype: "Cisza między dwiema szalami",
    sun: "Waga słucha, zanim rozstrzygnie. Ten symbol mówi o sprawiedliwości, pięknie i sztuce bycia z drugim człowiekiem bez gubienia siebie.",
    moon: "Księżyc w tym znaku źle znosi zgrzyt i potrzebuje harmonii. Pomaga mu rozmowa, w której obie strony mogą dokończyć zdanie.",
  },
  Skorpion: {
    element: "woda",
    archetype: "Światło pod powierzchnią",
    sun: "Skorpion schodzi tam, gdzie inni zawracają. Ten symbol mówi o głębi, lojalności i przemianie – o tym, że niektóre prawdy widać dopiero po ciemku.",
    moon: "Księżyc w tym znaku czuje wszystko albo nic. Uczucia są tu głębokie i długo zachowują pamięć, dlatego tak ważne jest zaufanie.",
  },
  Strzelec: {
    element: "ogień",
    archetype: "Strzała ku horyzontowi",
    sun: "Strzelec celuje dalej, niż sięga wzrok. Ten symbol mówi o drodze, sensie i dobrym humorze, który pozwala iść, nawet gdy mapa się kończy.",
    moon: "Księżyc w tym znaku potrzebuje przestrzeni i nadziei. Najlepiej koi go daleki spacer, dobra książka i myśl, że jutro coś się otworzy.",
  },
  Koziorożec: {
    element: "ziemia",
    archetype: "Ścieżka na grań",
    sun: "Koziorożec wspina się krok za krokiem. Ten symbol mówi o odpowiedzialności, czasie i cichej dumie z rzeczy, które udało się zbudować do końca.",
    moon: "Księżyc w tym znaku trzyma uczucia w ryzach, choć wcale nie jest zimny. Potrzebuje pewności, że można na kimś polegać, i prawa do odpoczynku.",
  },
  Wodnik: {
    element: "powietrze",
    archetype: "Okno na jutro",
    sun: "Wodnik patrzy na świat z ukosa i dlatego widzi nowe możliwości. Ten symbol mówi o wolności, wspólnocie i odwadze, by być kimś osobnym.",
    moon: "Księżyc w tym znaku potrzebuje dystansu, żeby zrozumieć, co czuje. Bliskość jest tu prawdziwa wtedy, gdy zostawia trochę powietrza.",
  },
  Ryby: {
    element: "woda",
    archetype: "Rzeka, która pamięta morze",
    sun: "Ryby zamykają zodiak i zbierają w sobie wszystkie opowieści. Ten symbol mówi o wyobraźni, współczuciu i o granicy tak cienkiej, że przechodzi przez nią muzyka.",
    moon: "Księżyc w tym znaku chłonie nastroje otoczenia jak gąbka. Cisza, woda i sztuka pomagają odróżnić to, co własne, od tego, co cudze.",
  },
};
