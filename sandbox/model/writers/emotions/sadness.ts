import type { EmotionTheme } from "./theme.ts";

export const sadness: EmotionTheme = {
  title: "Smutek, który prosi o miejsce i czas",
  opening:
    "Smutek zwalnia krok i ścisza głos, bo chce, żeby coś ważnego zostało zauważone. Nie trzeba go od razu rozweselać. Na początek wystarczy przy nim usiąść.",
  meaning: {
    heading: "Co mówi smutek",
    paragraphs: [
      "Smutek pojawia się tam, gdzie coś miało znaczenie. Czasem jest to strata, czasem rozstanie z nadzieją, a czasem ciche zmęczenie tym, że długo trzeba było dawać radę. Jest drugą stroną przywiązania: smucimy się po tym, co było nam drogie. Dlatego nie świadczy o słabości. Świadczy o tym, że potrafisz się z kimś lub z czymś wiązać naprawdę.",
      "Ta emocja ma własne tempo i nie lubi pośpiechu. Kiedy próbuje się ją przegonić zadaniami albo dobrą miną, zwykle wraca wieczorem, gdy robi się cicho. Kiedy natomiast dostaje trochę miejsca, zaczyna odsłaniać to, co w środku: czułość, wdzięczność za to, co było, albo zwykłą potrzebę, żeby ktoś pobył obok bez dawania rad.",
    ],
  },
  body: {
    paragraph:
      "Smutek mieszka w ciele jak ciężar, który trudno odłożyć. Przyjrzyj się, gdzie najczęściej go nosisz. Nie po to, by od razu coś zmieniać, tylko żeby wiedzieć, które miejsce potrzebuje dziś więcej łagodności.",
    points: [
      "Ucisk w gardle, jakby słowa utknęły tuż przed wypowiedzeniem.",
      "Ciężar na mostku i płytszy oddech, czasem westchnienie bez powodu.",
      "Opadające ramiona, wolniejszy krok i większa potrzeba snu.",
      "Piekące oczy, łzy przychodzące przy muzyce albo drobnym geście.",
    ],
  },
  protection: {
    heading: "Co smutek osłania",
    paragraphs: [
      "Smutek chroni pamięć o tym, co dla Ciebie cenne, i nie pozwala przejść nad tym do porządku, jakby nic się nie stało. Chroni też siły: zwalnia, wycisza, zaprasza do środka, gdy na zewnątrz jest za dużo. Może wyglądać jak brak energii, a bywa mądrą przerwą, w której coś się układa od nowa. Masz prawo do tej przerwy i nie musisz nikomu tłumaczyć jej długości.",
    ],
  },
  exercise: {
    heading: "Małe ćwiczenie: list, którego nikt nie przeczyta",
    paragraph:
      "Smutek dobrze znosi pisanie, bo kartka nie przerywa i niczego nie ocenia. Przeznacz na to dziesięć minut i miejsce, w którym nikt nie będzie Cię popędzać.",
    points: [
      "Zacznij od słów: „Brakuje mi…” i dokończ to zdanie tyle razy, ile zechcesz.",
      "Dopisz: „Dziękuję za…”, nawet jeśli znajdzie się tylko jedna drobna rzecz.",
      "Zakończ zdaniem: „Dziś potrzebuję…” i wybierz potrzebę, którą da się choć trochę spełnić.",
      "Połóż dłoń na mostku, zrób trzy wolne oddechy, a potem schowaj albo podrzyj kartkę.",
    ],
  },
  echo: "W tych słowach jest szczerość, która nie próbuje niczego upiększać. Słychać w nich, że coś naprawdę się dla Ciebie liczy. Już samo ich zapisanie jest małym gestem troski o siebie.",
  steps: [
    {
      title: "Zadbaj dziś o jedną prostą rzecz",
      description:
        "Ciepły posiłek, prysznic, świeża pościel albo krótki spacer. Wybierz jedną z nich i potraktuj ją nie jak obowiązek, tylko jak sposób na powiedzenie sobie: widzę, że jest ciężko, i jestem po Twojej stronie.",
    },
    {
      title: "Poproś o obecność zamiast o rady",
      description:
        "Napisz do bliskiej osoby: „Jest mi smutno, nie musisz nic naprawiać, pobądź ze mną chwilę”. Taka prośba jest jasna także dla drugiej strony i zdejmuje z niej ciężar szukania właściwych słów.",
    },
  ],
  closing:
    "Smutek nie zostaje na zawsze, nawet gdy dziś trudno w to uwierzyć. Pozwól mu iść własnym krokiem i bądź dla siebie tak łagodną obecnością, jakiej życzysz komuś bliskiemu.",
};
