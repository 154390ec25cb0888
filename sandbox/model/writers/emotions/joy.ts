import type { EmotionTheme } from "./theme.ts";

export const joy: EmotionTheme = {
  title: "Radość, którą warto zatrzymać na dłużej",
  opening:
    "Radość bywa cicha i łatwo ją przeoczyć, bo nie domaga się naprawy. A jednak to ona najdokładniej pokazuje, co naprawdę Cię karmi.",
  meaning: {
    heading: "Co mówi radość",
    paragraphs: [
      "Radość jest odpowiedzią na spotkanie z czymś ważnym: z człowiekiem, z miejscem, z własną siłą, czasem z chwilą, w której nic nie trzeba udowadniać. Mówi po prostu: „to jest moje”. Dlatego można ją czytać jak mapę. Tam, gdzie się pojawia, leżą wartości, które potrafią prowadzić także w gorsze dni.",
      "Bywa też, że radości towarzyszy cień: obawa, że zaraz się skończy, że trzeba będzie za nią zapłacić albo że komuś obok jest teraz trudniej. Taki cień nie unieważnia dobrego dnia. Pokazuje tylko, że masz wrażliwość, która widzi więcej niż jedną stronę. Obie rzeczy mogą stać obok siebie: wdzięczność i troska, lekkość i pamięć o tym, co bywało ciężkie.",
    ],
  },
  body: {
    paragraph:
      "Ciało zwykle wie o radości szybciej niż myśli. Oddech sam się pogłębia, a to, co było napięte, przestaje się bronić. Sprawdź, które z tych znaków są Ci znajome, i potraktuj je jak adres, pod który można wracać.",
    points: [
      "Ciepło w klatce piersiowej, jakby zrobiło się tam więcej miejsca.",
      "Rozluźnione czoło i szczęka, uśmiech, który pojawia się bez decyzji.",
      "Lekkość w nogach i ramionach, chęć ruchu, nucenia albo tańca.",
      "Ciekawość w oczach: świat wydaje się odrobinę wyraźniejszy.",
    ],
  },
  protection: {
    heading: "Co radość ma w swojej opiece",
    paragraphs: [
      "Radość strzeże Twojej żywotności. Przypomina, że życie nie składa się wyłącznie z zadań, i odnawia siły, zanim zupełnie się wyczerpią. Pilnuje też więzi, bo najchętniej rośnie wtedy, gdy można się nią podzielić. Jeżeli pojawia się w Tobie pokusa, żeby ją pomniejszyć albo szybko przejść do obowiązków, zauważ to łagodnie. Dobre chwile nie wymagają usprawiedliwienia.",
    ],
  },
  exercise: {
    heading: "Małe ćwiczenie: trzydzieści sekund smakowania",
    paragraph:
      "Dobre wrażenia ulatują szybciej niż przykre, dlatego warto podarować im kilka oddechów więcej. To ćwiczenie nie wymaga ciszy ani wolnego popołudnia.",
    points: [
      "Przywołaj jedną chwilę z ostatnich dni, w której było Ci dobrze.",
      "Znajdź w niej szczegół: dźwięk, zapach, czyjś gest albo kolor światła.",
      "Oddychaj spokojnie przez pół minuty i pozwól, by wrażenie rozeszło się po ciele.",
      "Nazwij jednym słowem to, co ta chwila Ci dała, i zapisz to słowo.",
    ],
  },
  echo: "W tych słowach słychać coś, co ma w sobie życie i ruch. Warto do nich wrócić w dniu, w którym trudniej będzie uwierzyć, że dobre chwile się zdarzają. Będą wtedy świadectwem zapisanym Twoją własną ręką.",
  steps: [
    {
      title: "Podziel się jedną dobrą wiadomością",
      description:
        "Wybierz osobę, przy której nie trzeba niczego pomniejszać, i opowiedz jej o tej radości w dwóch zdaniach. Wypowiedziana na głos zostaje w pamięci wyraźniej i często budzi radość także po drugiej stronie.",
    },
    {
      title: "Zaproś powtórkę",
      description:
        "Sprawdź, jaki warunek sprzyjał tej radości: pora dnia, towarzystwo, brak pośpiechu. Zaplanuj w najbliższym tygodniu jedną chwilę, w której ten warunek znów będzie spełniony, choćby przez kwadrans.",
    },
  ],
  closing:
    "Niech ta radość zostanie z Tobą tak długo, jak zechce. Nie trzeba jej trzymać kurczowo ani udowadniać, że się na nią zasługuje. Wystarczy od czasu do czasu zrobić jej miejsce przy stole.",
};
