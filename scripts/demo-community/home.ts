import type { DemoGroup } from "./group";

export const home: readonly DemoGroup[] = [
  {
    slug: "rodzicielstwo",
    name: "Samodzielni rodzice",
    description:
      "Logistyka nie do ogarnięcia, czułość na resztkach sił i proszenie o pomoc bez tłumaczenia się.",
    type: "SingleParents",
    keeper: "Dorota",
    posts: [
      {
        who: "Marek",
        daysAgo: 0.2,
        title: "Warkocz. Poziom: ojciec",
        text: "Córka ma jutro występ i chce warkocza dobieranego. Trzecia próba wygląda jak kabel od ładowarki. Jest jakiś sposób dla ludzi o dwóch lewych rękach?",
        replyPreference: "advice",
        comments: [
          [
            "Ania",
            "Zwilż włosy i zacznij od trzech cienkich pasm przy samym czole. Dobieraj mało. I gumka silikonowa na końcu!",
          ],
          ["Dorota", "Dwa zwykłe warkocze i wstążka. Publiczność i tak patrzy na uśmiech."],
          [
            "Darek",
            "Robiłem to przez rok na lalce. Nikt nie musi wiedzieć.",
            [["Marek", "Poszedłem spać o pierwszej, ale warkocz był. Lalka też już uczesana."]],
          ],
        ],
      },
      {
        who: "Ania",
        daysAgo: 1.1,
        title: "Dziecko z gorączką, ja z terminem",
        text: "38,4 i telekonferencja o dziesiątej. Młody śpi mi na kolanach, mikrofon wyciszony. Chcę tylko napisać, że jest mi dziś ciężko i że kocham go bardzo, i że kawa wystygła.",
        replyPreference: "listening",
        comments: [
          ["Dorota", "Jesteś tam, gdzie trzeba. Zdrówka dla Was dwojga."],
          ["Marek", "Wczoraj miałem podobnie, z ospą. Trzymaj się, kawa poczeka w mikrofali."],
          ["Hania", "Gdybyś była z Poznania, podrzuciłabym rosół."],
        ],
      },
      {
        who: "Darek",
        daysAgo: 3.3,
        title: "Jak prosicie dziadków o pomoc, żeby nie słuchać potem miesiąc rad?",
        text: "Pomagają, i to bardzo. Ale razem z kompotem dostaję wykład, że za ich czasów dzieci jadły wszystko.",
        replyPreference: "advice",
        comments: [
          [
            "Ania",
            "Ja proszę o konkret: „odbierz w środę o 15:30 i daj podwieczorek”. Im dokładniej, tym mniej miejsca na wykład.",
          ],
          ["Dorota", "„Dziękuję, przemyślę” i zmiana tematu. Powtarzać do skutku."],
          ["Marek", "Kompot przyjmuję, wykład puszczam. Czasem coś w nim jednak jest."],
        ],
      },
      {
        who: "Hania",
        daysAgo: 5.4,
        title: "Pierwszy weekend bez dzieci",
        text: "Pojechali do taty. Marzyłam o ciszy, a kiedy przyszła, chodziłam po mieszkaniu i zbierałam klocki, których nikt nie rozrzucał. Co robicie z takim weekendem?",
        replyPreference: "advice",
        comments: [
          ["Darek", "Pierwszy przespałem. Drugi też. Od trzeciego chodzę w góry."],
          ["Dorota", "Umów się z kimś na sobotę w południe. Reszta jakoś się rozłoży."],
          ["Ania", "Klocki zbierałam przez pół roku. To mija albo się oswaja, jedno z dwojga."],
        ],
      },
      {
        who: "Dorota",
        daysAgo: 8.9,
        title: "Lista rzeczy, których już nie robię",
        text: "Prasowanie. Domowe pierogi na przedszkolny kiermasz. Odpisywanie na czacie klasy po dwudziestej. Dopiszcie swoje!",
        tags: ["małe wygrane"],
        comments: [
          ["Marek", "Parowanie skarpetek. Kupiłem dwadzieścia takich samych."],
          ["Ania", "Przepraszanie, że wychodzę z pracy o czwartej."],
          ["Hania", "Kanapki w kształcie misia. Miś był ze mną zmęczony."],
        ],
      },
    ],
  },
  {
    slug: "ksiazki-do-poduszki",
    name: "Książki do poduszki",
    description:
      "Mały krąg: jedna książka na miesiąc, bez pośpiechu i bez ocen. Napisz, co ostatnio czytasz.",
    type: "Private",
    isPrivate: true,
    keeper: "Zosia",
    posts: [
      {
        who: "Zosia",
        daysAgo: 0.9,
        title: "Grudzień: coś cienkiego czy cegła?",
        text: "W listopadzie poległo na cegle pięć osób z ośmiu, więc proponuję coś do stu pięćdziesięciu stron. Wpisujcie propozycje do niedzieli.",
        comments: [
          ["Grzegorz", "Opowiadania. Można zgubić wątek i nic się nie stanie."],
          ["Ela", "Listy albo dziennik. W grudniu lubię czytać cudzą pocztę."],
        ],
      },
      {
        who: "Grzegorz",
        daysAgo: 3.9,
        title: "Nie doczytałem i żyję",
        text: "Odłożyłem na stronie 212. Dobra książka, tylko nie dla mnie i nie teraz. Przez lata myślałem, że tak nie wolno.",
        comments: [
          ["Zosia", "Tu wolno, mamy to w zasadach."],
          ["Leszek", "Mam półkę „kiedyś”. Stoi tam połowa literatury rosyjskiej."],
        ],
      },
      {
        who: "Ela",
        daysAgo: 7.2,
        title: "Czytanie na głos, w dwie osoby",
        text: "Sąsiadka gorzej widzi, więc czytam jej we wtorki. Okazało się, że to ja na te wtorki czekam bardziej.",
        comments: [
          ["Leszek", "Piękne. A co czytacie?"],
          ["Ela", "Kryminał. Ona zgaduje mordercę w trzecim rozdziale i zawsze ma rację."],
        ],
      },
    ],
  },
  {
    slug: "samotnosc",
    name: "Razem mniej samotnie",
    description: "Miejsce na codzienne drobiazgi, o których nie ma komu opowiedzieć.",
    type: "LonelinessSupport",
    keeper: "Latarnia",
    pseudonyms: {
      Latarnia: "Helena",
      "Jeden Talerz": "Tomek",
      "Okno na podwórko": "Ela",
      Mgiełka: "Zosia",
      "Stare Radio": "Leszek",
      "Nocny Autobus": "Marek",
    },
    posts: [
      {
        who: "Jeden Talerz",
        daysAgo: 0.3,
        title: "Ugotowałem za dużo zupy",
        text: "Zawsze gotuję jak dla czworga, bo tak nauczyła mnie mama. Jestem sam od wiosny i nadal nie umiem ugotować jednej porcji. Dziś była pomidorowa, z ryżem. Opowiedzcie, co u Was na obiad.",
        replyPreference: "listening",
        comments: [
          [
            "Okno na podwórko",
            "Naleśniki z serem. Zjadłam przy oknie, patrząc, jak dzieci lepią bałwana z błota.",
          ],
          ["Stare Radio", "Chleb z pasztetem i ogórek. Pomidorową poproszę w każdej ilości."],
          ["Mgiełka", "Kasza z pieczarkami. Fajnie, że pytasz."],
        ],
      },
      {
        who: "Okno na podwórko",
        daysAgo: 1.4,
        title: "Pani w aptece zapamiętała moje imię",
        text: "Nic więcej. Powiedziała „dzień dobry” i moje imię. Szłam potem do domu okrężną drogą, żeby to dłużej trwało.",
        comments: [
          ["Nocny Autobus", "Dobrze to znam. U mnie kierowca kiwa głową."],
          [
            "Latarnia",
            "Takie małe rzeczy potrafią nieść cały dzień. Dziękuję, że się nią podzieliłaś.",
          ],
        ],
      },
      {
        who: "Nocny Autobus",
        daysAgo: 2.9,
        title: "Nowe miasto, pół roku, zero znajomych",
        text: "Praca w porządku, ludzie mili, po szesnastej każdy znika do swojego życia. Jestem po trzydziestce i nie wiem, gdzie się dziś poznaje ludzi, jeśli nie w szkole.",
        replyPreference: "advice",
        comments: [
          [
            "Mgiełka",
            "U mnie zadziałały planszówki w domu kultury. Pierwsze dwa razy siedziałam z boku, za trzecim ktoś podał mi kostkę.",
          ],
          ["Stare Radio", "Wolontariat w schronisku: pies nie pyta, czym się zajmujesz."],
          ["Jeden Talerz", "Nie mam rady, ale mam zupę. Trzymaj się."],
          [
            "Latarnia",
            "Coś, co dzieje się co tydzień i w tym samym miejscu. Znajomość potrzebuje powtórek.",
          ],
        ],
      },
      {
        who: "Stare Radio",
        daysAgo: 5.2,
        title: "Wieczory są najdłuższe",
        text: "Żona zawsze miała coś do powiedzenia o wiadomościach. Teraz gada tylko spiker. Włączam radio w kuchni, żeby w pokoju było słychać, że ktoś jest.",
        replyPreference: "listening",
        comments: [
          ["Okno na podwórko", "Też zostawiam radio. I światło w przedpokoju."],
          ["Latarnia", "Jesteśmy tu wieczorami. Proszę pisać, choćby o wiadomościach."],
          ["Nocny Autobus", "Co dziś powiedział spiker? Poważnie pytam, nie słuchałem."],
        ],
      },
      {
        who: "Mgiełka",
        daysAgo: 9.6,
        title: "Byłam na kawie z kimś z pracy",
        text: "Zaprosiłam sama. Układałam to zdanie trzy dni, a wyszło „idziesz na kawę?”. Poszła. Rozmawiałyśmy o niczym i było wspaniale.",
        tags: ["małe wygrane"],
        comments: [
          ["Jeden Talerz", "Trzy dni na trzy słowa, dobra inwestycja."],
          ["Nocny Autobus", "Dzięki Tobie jutro zapytam kogoś o to samo."],
        ],
      },
    ],
  },
];
