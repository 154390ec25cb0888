import type { DemoGroup } from "./group";

export const heart: readonly DemoGroup[] = [
  {
    slug: "lek",
    name: "Oddech przed lękiem",
    description: "Sposoby, które komuś pomogły w trudnej chwili, i zwykłe „mam tak samo”.",
    type: "AnxietyCoping",
    keeper: "Miętowa",
    pseudonyms: {
      Miętowa: "Pola",
      "Cichy Deszcz": "Ania",
      "Trzeci Przystanek": "Kuba",
      Kasztan: "Grzegorz",
      "Szalik w paski": "Hania",
      Zeszyt: "Michał",
    },
    posts: [
      {
        who: "Cichy Deszcz",
        daysAgo: 0.4,
        title: "Dojechałam metrem do końca",
        text: "Od lata jeździłam tylko trzy stacje i wysiadałam, żeby złapać powietrze. Dziś liczyłam czerwone rzeczy w wagonie: szalik, torba, przycisk, paznokcie pani naprzeciwko. Doliczyłam do jedenastu i to była już ostatnia stacja.",
        tags: ["małe wygrane"],
        comments: [
          ["Trzeci Przystanek", "Jedenaście! Ja liczę buty. Gratuluję z całego serca."],
          ["Szalik w paski", "Może to był mój szalik. Cieszę się z Tobą."],
          ["Miętowa", "Piękna wiadomość na początek dnia."],
        ],
      },
      {
        who: "Trzeci Przystanek",
        daysAgo: 1.7,
        title: "Czwarta rano i głowa robi zebranie",
        text: "Na porządku obrad: rachunek, rozmowa sprzed roku i czy na pewno zamknąłem drzwi. Co robicie, kiedy nie da się zasnąć, a wstawać jeszcze za wcześnie?",
        replyPreference: "advice",
        comments: [
          ["Kasztan", "Wstaję i piszę to na kartce. Rano zwykle zostaje jeden punkt z dziesięciu."],
          [
            "Zeszyt",
            "Kładę rękę na brzuchu i wydycham dłużej, niż wdycham. Sen przychodzi różnie, ale zebranie cichnie.",
          ],
          [
            "Miętowa",
            "Jeśli tak jest od wielu tygodni, warto powiedzieć o tym lekarzowi. Z tym naprawdę da się coś zrobić.",
          ],
        ],
      },
      {
        who: "Szalik w paski",
        daysAgo: 3.2,
        title: "Pierwsza wizyta u terapeutki",
        text: "Bałam się, że nie będę wiedziała, co powiedzieć. Powiedziałam właśnie to. Ona na to: „możemy od tego zacząć”. Godzina minęła jak dziesięć minut.",
        comments: [
          ["Cichy Deszcz", "Jestem zapisana na styczeń i trochę mi teraz lżej. Dziękuję."],
          ["Kasztan", "Ja za pierwszym razem mówiłem o pogodzie. Też było dobrze."],
        ],
      },
      {
        who: "Zeszyt",
        daysAgo: 5.8,
        title: "Telefon do urzędu. Jak Wy to robicie?",
        text: "Mail – proszę bardzo. Okienko – jakoś. Ale dzwonienie mnie zamraża. Mam zapisane na kartce, co powiem, i kartka leży już drugi tydzień.",
        replyPreference: "advice",
        comments: [
          [
            "Szalik w paski",
            "Dzwonię na stojąco i z kartką, zaczynam od „Dzień dobry, mam krótkie pytanie”. Potem już jakoś idzie.",
          ],
          [
            "Trzeci Przystanek",
            "Poprosiłem kolegę, żeby siedział obok i nic nie mówił. Pomogło.",
            [["Zeszyt", "Zadzwoniłem. Trwało dwie minuty. Kartka poszła do kosza, z honorami."]],
          ],
          ["Cichy Deszcz", "Brawo za te dwie minuty!"],
        ],
      },
      {
        who: "Kasztan",
        daysAgo: 10.1,
        title: "Kieszonkowe sposoby – dopisujcie",
        text: "Mój: noszę w kieszeni kasztan i obracam go w palcach. Jest chłodny i gładki, i przypomina mi, że jest jesień, wtorek i stoję na przystanku.",
        tags: ["sposoby"],
        comments: [
          ["Miętowa", "Miętówka. Ostry smak sprowadza mnie z powrotem do sklepu, w którym stoję."],
          ["Cichy Deszcz", "Opisuję w myślach drogę do domu, zakręt po zakręcie."],
          ["Zeszyt", "Zimna woda na nadgarstki."],
        ],
      },
    ],
  },
  {
    slug: "rozstanie",
    name: "Po rozstaniu",
    description:
      "O pierwszych tygodniach, pustym mieszkaniu i o tym, kiedy znów zaczyna smakować kawa.",
    type: "BreakupSupport",
    keeper: "Niebieski Kubek",
    pseudonyms: {
      "Niebieski Kubek": "Dorota",
      "Połowa Szafy": "Darek",
      Peron: "Zosia",
      Wiatrak: "Filip",
      "Lipcowa Niedziela": "Renata",
    },
    posts: [
      {
        who: "Połowa Szafy",
        daysAgo: 0.7,
        title: "Zabrała rzeczy w sobotę",
        text: "Byliśmy dla siebie uprzejmi jak w kolejce u lekarza. Została połowa szafy i kot, który siedzi przed drzwiami. Nie chcę rad, chcę to komuś powiedzieć.",
        replyPreference: "listening",
        comments: [
          [
            "Niebieski Kubek",
            "Czytam i jestem. Kot pewnie też szuka kogoś, przy kim można posiedzieć.",
          ],
          ["Peron", "U mnie została lampka. Długo jej nie zapalałam. Przykro mi."],
          ["Lipcowa Niedziela", "Dziękuję, że nam mówisz."],
        ],
      },
      {
        who: "Peron",
        daysAgo: 2.1,
        title: "Wspólni znajomi: jak to podzielić?",
        text: "W piątek urodziny u Ani, która jest trochę moja, trochę jego. Nie chcę, żeby ktoś musiał wybierać. Nie chcę też siedzieć na końcu stołu i uważać na każde słowo.",
        replyPreference: "advice",
        comments: [
          [
            "Wiatrak",
            "My umówiliśmy się na zmiany: raz ja, raz ona. Przez rok działało, potem przestało być potrzebne.",
          ],
          ["Lipcowa Niedziela", "Umów się z Anią osobno, na kawę. Z tortem poczeka."],
        ],
      },
      {
        who: "Wiatrak",
        daysAgo: 4.6,
        title: "Kawa",
        text: "Dzisiaj rano zauważyłem, że mi smakuje. Nie było w tym żadnej muzyki ani zachodu słońca. Po prostu kawa znów ma smak. Minęło pięć miesięcy.",
        tags: ["małe wygrane"],
        comments: [
          [
            "Połowa Szafy",
            "Zapisuję: pięć miesięcy. Dziękuję za termin, nawet jeśli nikt go nie obiecuje.",
          ],
          ["Niebieski Kubek", "U mnie najpierw wrócił smak truskawek. Każdy ma swoją kawę."],
        ],
      },
      {
        who: "Lipcowa Niedziela",
        daysAgo: 7.4,
        title: "Po dwudziestu siedmiu latach",
        text: "Wszyscy pytają „dlaczego dopiero teraz”. A ja nie mam na to krótkiej odpowiedzi. Uczę się wybierać kolor zasłon bez pytania kogokolwiek. Wybrałam zielone.",
        replyPreference: "listening",
        comments: [
          [
            "Peron",
            "Zielone to świetny wybór. Nikomu nie musisz streszczać dwudziestu siedmiu lat.",
          ],
          ["Wiatrak", "Proszę napisać, jak wyglądają rano, pod słońce."],
          ["Niebieski Kubek", "Jesteś bardzo dzielna w tych zasłonach."],
        ],
      },
      {
        who: "Niebieski Kubek",
        daysAgo: 13.2,
        title: "Co zrobiliście ze zdjęciami?",
        text: "Nie chcę kasować i nie chcę, żeby telefon sam mi je podsuwał we wtorek rano.",
        replyPreference: "advice",
        comments: [
          ["Połowa Szafy", "Przeniosłem na dysk, który leży u brata. Są, ale nie wyskakują."],
          ["Peron", "W ustawieniach galerii da się ukryć osobę ze wspomnień. Ulga."],
        ],
      },
    ],
  },
  {
    slug: "pewnosc-siebie",
    name: "Odważniej o sobie",
    description:
      "Małe próby i małe wygrane: powiedzieć „nie”, zapytać o podwyżkę, wyjść na parkiet.",
    type: "SelfConfidenceBoost",
    keeper: "Głośny Szept",
    pseudonyms: {
      "Głośny Szept": "Maja",
      "Pierwszy Rząd": "Hania",
      "Za Drzwiami": "Wiktor",
      "Mały Krok": "Iwona",
      Rumieniec: "Michał",
    },
    posts: [
      {
        who: "Pierwszy Rząd",
        daysAgo: 0.6,
        title: "Usiadłam w pierwszym rzędzie",
        text: "Szkolenie, pięćdziesiąt osób, zawsze siadam przy drzwiach. Dziś usiadłam z przodu i zadałam jedno pytanie. Głos mi zadrżał na „przepraszam”, a potem już nie.",
        tags: ["małe wygrane"],
        comments: [
          ["Rumieniec", "Jedno pytanie z pierwszego rzędu liczy się jak pięć spod drzwi."],
          [
            "Głośny Szept",
            "Brawo! A o co zapytałaś?",
            [["Pierwszy Rząd", "Kiedy przerwa. Ale merytorycznie!"]],
          ],
        ],
      },
      {
        who: "Rumieniec",
        daysAgo: 2.3,
        title: "Czerwienię się, gdy ktoś mnie chwali",
        text: "I odpowiadam „e tam, to nic takiego”. Potem jest mi głupio, bo jakbym odrzucał prezent. Jak przyjmować komplementy po ludzku?",
        replyPreference: "advice",
        comments: [
          ["Mały Krok", "„Dziękuję, miło mi.” I zamknąć usta. Ćwiczyłam na pani z piekarni."],
          ["Za Drzwiami", "Ja dodaję jedno zdanie prawdy: „dziękuję, długo nad tym siedziałem”."],
        ],
      },
      {
        who: "Mały Krok",
        daysAgo: 4.1,
        title: "Powiedziałam „nie” siostrze",
        text: "Co roku piekę na wszystkie rodzinne święta, bo „Tobie to tak wychodzi”. W tym roku powiedziałam, że przyniosę jedno ciasto. Było pięć sekund ciszy, a potem siostra powiedziała „dobrze”. Pięć sekund!",
        comments: [
          ["Głośny Szept", "Te pięć sekund to była cała góra. Gratuluję."],
          ["Pierwszy Rząd", "Jedno ciasto to i tak dużo ciasta."],
          ["Rumieniec", "Czy będzie sernik?", [["Mały Krok", "Będzie. Sama chciałam sernik."]]],
        ],
      },
      {
        who: "Za Drzwiami",
        daysAgo: 6.6,
        title: "Jutro pytam o podwyżkę",
        text: "Mam kartkę z trzema rzeczami, które zrobiłem w tym roku. Mam kwotę. Nie mam śliny w ustach. Trzymajcie kciuki.",
        replyPreference: "listening",
        comments: [
          ["Rumieniec", "Trzymam obie ręce. Weź ze sobą wodę!"],
          ["Mały Krok", "Kartka to już połowa. Powodzenia."],
          [
            "Za Drzwiami",
            "Jestem po. Nie dostałem całości, ale dostałem. I nikt nie umarł ze zdziwienia.",
          ],
          ["Głośny Szept", "Wspaniale. Zapisz sobie ten dzień."],
        ],
      },
      {
        who: "Głośny Szept",
        daysAgo: 14.3,
        title: "Wyzwanie na tydzień: jedno zdanie zaczęte od „chcę”",
        text: "Bez „jeśli to nie problem” i bez „może kiedyś”. Może dotyczyć nawet wyboru pizzy. Napiszcie, jak poszło.",
        comments: [
          ["Pierwszy Rząd", "„Chcę usiąść przy oknie.” Usiadłam przy oknie."],
          ["Za Drzwiami", "„Chcę z ananasem.” Straciłem znajomych, zyskałem siebie."],
        ],
      },
    ],
  },
];
