import type { EmotionTheme } from "./theme.ts";

export const fear: EmotionTheme = {
  title: "Lęk, który chce Cię ostrzec i uspokoić",
  opening:
    "Lęk wybiega naprzód i próbuje obejrzeć jutro, zanim nadejdzie. Robi to w dobrej wierze, choć potrafi przy tym zabrać całe dzisiaj.",
  meaning: {
    heading: "Co mówi lęk",
    paragraphs: [
      "Lęk jest czujnością, która się rozpędziła. Zbiera możliwe zagrożenia, powtarza pytania zaczynające się od „a co, jeśli”, sprawdza drzwi, które są już zamknięte. Pod tym hałasem kryje się zwykle jedno ciche zdanie: zależy mi i boję się, że to stracę. Jeśli usłyszysz to zdanie, łatwiej będzie zobaczyć, o co naprawdę chodzi, i zająć się tą jedną sprawą zamiast wszystkimi naraz.",
      "Warto też odróżnić dwa rodzaje obaw. Jedna dotyczy czegoś, co można przygotować, sprawdzić albo ustalić, i taka obawa bywa dobrym doradcą. Druga kręci się wokół rzeczy, których nikt nie umie przewidzieć. Pierwszej pomaga plan, drugiej pomaga oparcie: oddech, bliska osoba, pamięć o tym, ile trudnych dni masz już za sobą.",
    ],
  },
  body: {
    paragraph:
      "Lęk mówi przede wszystkim językiem ciała. Te sygnały bywają nieprzyjemne, ale mają swój początek i koniec, jak fala. Zauważenie fali nie wzmacnia jej, a pozwala przypomnieć sobie, że opadnie.",
    points: [
      "Ściśnięty żołądek, brak apetytu albo uczucie trzepotania w środku.",
      "Płytki oddech wysoko w klatce piersiowej i szybkie bicie serca.",
      "Chłodne dłonie, napięty kark, trudność z usiedzeniem w miejscu.",
      "Wybudzanie się w nocy i myśli, które krążą jak po rondzie.",
    ],
  },
  protection: {
    heading: "Nad czym czuwa lęk",
    paragraphs: [
      "Lęk czuwa nad Twoim bezpieczeństwem i nad wszystkim, co jest dla Ciebie drogie. Bywa jak strażnik, który myli cień drzewa z kimś obcym: ma dobre chęci i zbyt czułe ucho. Nie trzeba z nim walczyć ani go zawstydzać. Można mu podziękować, sprawdzić, czy tym razem naprawdę coś się dzieje, i łagodnie odesłać go na krótszą wartę. Odwaga nie wymaga braku lęku, wystarczy jej mały krok w jego towarzystwie.",
    ],
  },
  exercise: {
    heading: "Małe ćwiczenie: powrót do tu i teraz",
    paragraph:
      "Kiedy myśli uciekają w przyszłość, zmysły potrafią sprowadzić je z powrotem. Usiądź tak, by stopy opierały się o podłogę, i przejdź przez te punkty bez pośpiechu.",
    points: [
      "Nazwij pięć rzeczy, które widzisz, i cztery, których możesz dotknąć.",
      "Wsłuchaj się w trzy dźwięki, dwa zapachy i jeden smak.",
      "Zrób sześć oddechów: cztery takty wdechu, sześć taktów wydechu.",
      "Powiedz na głos: „W tej minucie jestem w bezpiecznym miejscu” i sprawdź, jak to brzmi.",
    ],
  },
  echo: "W tych słowach słychać czujność kogoś, komu bardzo zależy. Niepewność, która się za nimi kryje, jest zrozumiała. Zapisana na kartce zajmuje mniej miejsca niż w głowie i łatwiej ją obejrzeć z każdej strony.",
  steps: [
    {
      title: "Rozdziel obawy na dwie kolumny",
      description:
        "W pierwszej zapisz to, na co masz wpływ, w drugiej to, co od Ciebie nie zależy. Wybierz jedną rzecz z pierwszej kolumny i zrób w jej sprawie najmniejszy możliwy krok, na przykład jeden telefon.",
    },
    {
      title: "Wyznacz porę na martwienie się",
      description:
        "Umów się ze sobą na piętnaście minut dziennie, najlepiej po południu. Gdy obawa przyjdzie wcześniej, zapisz ją i odłóż do tej pory. Wiele z nich do wieczora straci na sile, a resztę obejrzysz ze świeżą głową.",
    },
  ],
  closing:
    "Nie musisz dziś znać odpowiedzi na wszystkie pytania zaczynające się od „a co, jeśli”. Wystarczy najbliższy krok, jeden spokojniejszy wydech i przypomnienie, że lęk jest tylko gościem w Twoim domu.",
};
