import type { EmotionTheme } from "./theme.ts";

export const melancholy: EmotionTheme = {
  title: "Melancholia, która widzi głębiej",
  opening:
    "Melancholia ma kolor późnego popołudnia. Nie zawsze da się wskazać jej przyczynę, a jednak potrafi dotknąć spraw, do których zwykły pośpiech nie ma dostępu.",
  meaning: {
    heading: "Co mówi melancholia",
    paragraphs: [
      "Melancholia jest zadumą zmieszaną z tęsknotą. Zatrzymuje przy tym, co przemija: przy dawnych miejscach, drogach, którymi się nie poszło, ludziach znanych kiedyś bliżej. Mówi: „to miało znaczenie i nadal je ma”. W odróżnieniu od ostrego smutku nie domaga się pocieszenia. Raczej zaprasza, by popatrzeć na własne życie z większej odległości i zobaczyć jego kształt.",
      "Taka wrażliwość bywa darem. Wiele rzeczy pięknych i prawdziwych powstaje właśnie z niej: rozmowy po zmroku, listy, muzyka, ważne decyzje. Ma też swoją pułapkę. Gdy trwa długo, potrafi przekonać, że najlepsze zostało za Tobą. Wtedy dobrze jest zapytać, czego brakuje dziś, bo tęsknota za dawnym często jest prośbą o coś, co można zaprosić na nowo, w innej postaci.",
    ],
  },
  body: {
    paragraph:
      "Melancholia osiada w ciele miękko, jak mgła. Nie boli wyraźnie, lecz spowalnia i oddala. Przyjrzyj się jej bez oceniania, tak jak ogląda się krajobraz za oknem pociągu.",
    points: [
      "Wzrok zatrzymujący się na oknie, świetle, pustym krześle.",
      "Wolniejsze ruchy i cichszy głos, mniejsza chęć do rozmów.",
      "Delikatny ucisk pod mostkiem, który nasila się przy muzyce.",
      "Poczucie lekkiego oddalenia, jakby świat był za szybą.",
    ],
  },
  protection: {
    heading: "Co melancholia przechowuje",
    paragraphs: [
      "Melancholia przechowuje pamięć i sens. Nie pozwala, by ważne rzeczy zniknęły bez śladu tylko dlatego, że minęły. Chroni też Twoją głębię przed światem, który woli szybkie odpowiedzi. Potrzebuje jednak towarzystwa czegoś żywego: ruchu, światła, czyjegoś głosu. Wtedy zamiast zamykać w przeszłości, staje się mostem, po którym to, co cenne, może przejść do teraźniejszości.",
    ],
  },
  exercise: {
    heading: "Małe ćwiczenie: pamiątka i zaproszenie",
    paragraph:
      "Wybierz przedmiot, zdjęcie albo piosenkę, które budzą w Tobie tę nutę. Usiądź z nimi na kilka minut i przejdź spokojnie od wspomnienia do dnia dzisiejszego.",
    points: [
      "Opisz trzema zdaniami, co ten znak w Tobie porusza.",
      "Nazwij wartość, która za nim stoi: bliskość, wolność, zachwyt, poczucie domu.",
      "Zapytaj, gdzie ta wartość pojawia się dziś, nawet w małej dawce.",
      "Zaplanuj jeden gest, który ją zaprosi: list, spacer, powrót do dawnej pasji.",
    ],
  },
  echo: "Słychać w tym tęsknotę, która patrzy uważnie i niczego nie przyspiesza. Kryje się w niej wiedza o tym, co dla Ciebie trwałe. Dobrze ją usłyszeć, zanim dzień znów nabierze tempa.",
  steps: [
    {
      title: "Wyjdź po trochę światła",
      description:
        "Codziennie przez tydzień spędź kwadrans na dworze, najlepiej przed południem, bez słuchawek. Zauważ po drodze trzy rzeczy, których wczoraj nie było. Melancholia lubi takie ciche dowody, że czas płynie także ku nowemu.",
    },
    {
      title: "Odezwij się do kogoś z dawnych lat",
      description:
        "Napisz krótką wiadomość bez wielkiego powodu: „przypomniało mi się, jak…”. Nawet jeśli odpowiedź będzie zwyczajna, wspomnienie przestanie być wyłącznie Twoje i odzyska odrobinę ciepła.",
    },
  ],
  closing:
    "Twoja zaduma nie jest stratą czasu. Niech Cię prowadzi do tego, co trwałe, a kiedy zrobi się zbyt cicho, otwórz okno i wpuść trochę dzisiejszego dnia. Jedno nie musi wypierać drugiego.",
};
