import type { Sample } from "../sample";
import type { SoulArchetypeContent } from "./content";

export const sample: Sample<SoulArchetypeContent> = {
  answers: {
    name: "Michalina",
    birthDate: "1991-11-03",
    question: "Czy umiem jeszcze zacząć coś od początku, skoro tyle razy już zaczynałam?",
    challenge: "Po rozstaniu wróciłam do rodzinnego miasta i uczę się mieszkać w pojedynkę.",
    deeperUnderstanding: "Skąd u mnie tyle cierpliwości do spraw, które dawno się skończyły.",
  },
  content: {
    title: "Ziarno, które czeka na swoją porę",
    opening:
      "Twoje pytanie brzmi jak zmęczenie, ale kryje się w nim umiejętność: kto zaczynał wiele razy, wie o początkach więcej niż inni. Posłuchajmy, jak opowiada o tym niebo z dnia Twoich urodzin, językiem obrazów.",
    sun: {
      heading: "Słońce w Skorpionie: odwaga zaglądania pod spód",
      paragraphs: [
        "Skorpion w języku symboli nie lubi powierzchni. Jego pora to listopad, kiedy z drzew opada wszystko, co nie jest konieczne, a życie schodzi do korzeni. Słońce w tym znaku bywa obrazem osoby, która nie zadowala się odpowiedzią „jakoś to będzie” i potrafi wytrwać przy tym, co trudne, dłużej niż większość ludzi.",
        "Taki obraz dobrze rymuje się z Twoim pytaniem. Pytasz, czy potrafisz zacząć. To pytanie listopadowe: co zostaje, kiedy opadną liście?",
      ],
    },
    moon: {
      heading: "Księżyc na progu: między Panną a Wagą",
      paragraphs: [
        "Tego dnia Księżyc opuścił Pannę i wszedł do Wagi. Bez godziny urodzenia nie wiadomo, po której stronie progu był w chwili Twoich narodzin, więc potraktuj oba obrazy jako pytanie: który jest bliżej? Księżyc w Pannie szuka ukojenia w porządku: lista, czysty stół, sprawa doprowadzona do końca. Księżyc w Wadze szuka go w drugiej osobie: w rozmowie, w ładnym geście, w tym, że ktoś powie „rozumiem”.",
        "Mieszkanie w pojedynkę wystawia te dwie potrzeby na próbę. Jedna ma teraz dużo miejsca, druga mało. Możliwe, że stąd bierze się część zmęczenia.",
      ],
    },
    archetype: {
      name: "Ogród pod śniegiem",
      description: [
        "Ten archetyp wygląda na ciszę, a jest pracą. Pod śniegiem nic nie widać, tymczasem nasiona liczą dni chłodu, bo bez nich nie wykiełkują. Ogród pod śniegiem umie kończyć porę roku bez pośpiechu i zaczynać następną bez fajerwerków.",
        "W Twojej opowieści widać go w powrocie do rodzinnego miasta: to wybór miejsca, w którym ziemia jest znajoma i wiadomo, gdzie jest studnia.",
      ],
    },
    light: [
      "Umiesz zostać przy prawdzie, także wtedy, gdy jest niewygodna.",
      "Po każdym końcu zabierasz ze sobą to, czego się z niego dowiadujesz.",
      "Zostajesz przy tym, co dla Ciebie ważne, długo po tym, jak innym minęła ochota.",
    ],
    shadow: [
      "Cierpliwość potrafi zamienić się w czekanie, aż ktoś zgadnie.",
      "Zaglądanie pod spód bywa męczące, gdy sprawa jest po prostu prosta.",
    ],
    answer: [
      "Tak, choć być może nie „od początku”. Początek, po którym jest się tą samą niezapisaną kartką, zdarza się raz. Każdy następny jest innego rodzaju: zaczyna się z ziarnem zebranym w poprzednich ogrodach. Było ich wiele, więc masz co siać.",
      "Możesz zadać to pytanie inaczej: co tym razem ma zostać takie jak dawniej? Jedna rzecz wystarczy. Będzie jak płotek, przy którym rośnie reszta.",
    ],
    challenge:
      "Mieszkanie w pojedynkę jest dla Ogrodu pod śniegiem dobrą zimą, o ile ma ona okna. Cisza w domu może być odpoczynkiem albo murem; rozstrzyga o tym jeden stały rytm, w którym ktoś Cię widzi: wspólna zupa w niedzielę, spacer o stałej porze. Wystarczy ścieżka odśnieżona w obie strony.",
    deeper:
      "Pytasz o cierpliwość do spraw, które dawno się skończyły. Ogród pod śniegiem zna ją od środka: umie czekać, bo raz czekanie się opłaciło. Ta sama siła, która pozwala dać komuś czas, bywa powodem, żeby nie zauważyć, że czas minął. Może pomóc jedno pytanie zadawane sobie co miesiąc: czy czekam na wiosnę, która przychodzi, czy na tę, która tylko miała przyjść?",
    rituals: [
      {
        title: "Słoik na siedem zdań",
        description:
          "Przez tydzień wrzucaj co wieczór do słoika kartkę z jednym zdaniem o tym, co tego dnia wzeszło, choćby na milimetr. Siódmego wieczoru przeczytaj wszystkie.",
      },
      {
        title: "Miejsce, które jest tylko Twoje",
        description:
          "Wybierz w mieszkaniu jeden metr i urządź go bez pytania kogokolwiek o zdanie. Światło, krzesło, kubek. Od niego może zacząć się reszta.",
      },
      {
        title: "List do następnego początku",
        description:
          "Napisz trzy rady, których udzielisz sobie, gdy znów coś się skończy. Schowaj je tam, gdzie trzymasz dokumenty.",
      },
    ],
    closing:
      "Michalino, zima też należy do życia ogrodu, choć z ulicy jej nie widać. Niech Twoja będzie spokojna, z jednym oknem od słońca i garścią ziaren, o których wiesz tylko Ty.",
  },
};
