import type { EmotionTheme } from "./theme.ts";

export const other: EmotionTheme = {
  title: "Uczucie, które nie mieści się w jednym słowie",
  opening:
    "Nie każde przeżycie pasuje do gotowej etykiety. Czasem kilka uczuć mówi naraz i dopiero razem tworzą coś, co jest naprawdę Twoje.",
  meaning: {
    heading: "Co mówi uczucie bez nazwy",
    paragraphs: [
      "Kiedy trudno wybrać jedno słowo, zwykle oznacza to, że w środku dzieje się więcej niż jedna rzecz. Można czuć ulgę i żal, ciekawość i niepokój, czułość i zniecierpliwienie w tej samej minucie. To nie jest bałagan ani brak samoświadomości. To raczej orkiestra, która dopiero stroi instrumenty. Zanim zabrzmi melodia, przez chwilę słychać wszystko jednocześnie.",
      "Zamiast szukać właściwej nazwy na siłę, można zapytać inaczej: jaki to ma ciężar, kolor, temperaturę, kierunek. Czy to uczucie chce się zbliżyć, czy odejść? Czy prosi o ruch, czy o bezruch? Takie pytania omijają słownik i prowadzą prosto do potrzeby. A kiedy potrzeba staje się jasna, nazwa często przychodzi sama albo przestaje być potrzebna.",
    ],
  },
  body: {
    paragraph:
      "Tam, gdzie brakuje słów, ciało bywa najlepszym tłumaczem. Zamknij na moment oczy i przejdź uwagą od głowy do stóp. Sprawdź, czy któreś z tych miejsc odzywa się wyraźniej niż inne.",
    points: [
      "Gardło i szczęka: coś może czekać tam na wypowiedzenie.",
      "Klatka piersiowa: ciasno czy przestronnie, ciepło czy chłodno?",
      "Brzuch: miękki, ściśnięty, a może niespokojny jak przed podróżą?",
      "Dłonie i nogi: chcą chwytać, odpychać, iść, czy wreszcie odpocząć?",
    ],
  },
  protection: {
    heading: "Co się w nim kryje",
    paragraphs: [
      "Uczucie, które wymyka się nazwom, chroni złożoność Twojego przeżycia przed zbyt szybkim uproszczeniem. Pilnuje, by żaden z wewnętrznych głosów nie został zagłuszony tylko dlatego, że inny jest głośniejszy. Możesz potraktować je jak gościa mówiącego w obcym języku: nie wszystko od razu zrozumiesz, ale życzliwe spojrzenie i trochę cierpliwości wystarczą, by zaczęła się rozmowa.",
    ],
  },
  exercise: {
    heading: "Małe ćwiczenie: portret bez nazwy",
    paragraph:
      "To ćwiczenie nie wymaga talentu ani dobrych kredek. Chodzi o to, by uczucie zobaczyć na zewnątrz, gdzie łatwiej się z nim spotkać. Przeznacz na nie około dziesięciu minut.",
    points: [
      "Wybierz kolor i kształt, które najlepiej oddają to, co w Tobie teraz jest.",
      "Narysuj je w kilku ruchach i daj obrazkowi dowolny tytuł.",
      "Zapytaj obrazek: „Czego potrzebujesz?” i zapisz pierwszą odpowiedź.",
      "Sprawdź, czy tę potrzebę da się dziś spełnić choćby w jednej dziesiątej.",
    ],
  },
  echo: "W tych słowach słychać coś, co dopiero szuka swojego kształtu. Nie trzeba go przyspieszać. Uważność, z jaką to zapisujesz, jest dobrym początkiem rozmowy z samym środkiem tego przeżycia.",
  steps: [
    {
      title: "Zbieraj słowa przez tydzień",
      description:
        "Każdego wieczoru dopisz jedno słowo, które choć trochę pasuje do tego uczucia: nazwę koloru, pogody, smaku albo dźwięku. Po siedmiu dniach przeczytaj całą listę i zobacz, jaki obraz się z niej układa.",
    },
    {
      title: "Znajdź powtarzający się moment",
      description:
        "Zauważ, o jakiej porze i przy kim to uczucie odzywa się najmocniej. Wystarczy krótka notatka w telefonie. Powtarzalność jest często lepszą wskazówką niż najlepsza definicja.",
    },
  ],
  closing:
    "To, co czujesz, nie musi mieć gotowej nazwy, żeby było prawdziwe i ważne. Daj temu czas, trochę ciekawości i życzliwe towarzystwo. Sens lubi przychodzić do tych, którzy go nie poganiają.",
};
