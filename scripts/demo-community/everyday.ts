import type { DemoGroup } from "./group";

export const everyday: readonly DemoGroup[] = [
  {
    slug: "codzienne-drobiazgi",
    name: "Codzienne drobiazgi",
    description: "Małe radości, małe kłopoty i pytania, z którymi nie ma do kogo zadzwonić.",
    type: "Public",
    keeper: "Basia",
    posts: [
      {
        who: "Basia",
        daysAgo: 0.1,
        title: "Sąsiad z dołu przyniósł mi dynię",
        text: "Siedem kilo. Mieszkamy tu obok siebie od dziewięciu lat i pierwszy raz rozmawialiśmy dłużej niż przez „dzień dobry”. Okazało się, że ma działkę za torami i nikogo, kto by to zjadł. Zupa już jest, ciasto też. Co jeszcze robicie z dyni, żeby nie patrzeć na nią do świąt?",
        replyPreference: "advice",
        tags: ["kuchnia", "sąsiedzi"],
        comments: [
          ["Tomek", "Kostka, oliwa, tymianek, 40 minut w piekarniku. Do kaszy albo na kanapkę."],
          [
            "Iwona",
            "Pokrój i zamroź w woreczkach po pół kilo. W lutym będziesz sobie dziękować.",
            [["Basia", "Zamrażarka pęka, ale spróbuję coś w niej wymienić na dynię."]],
          ],
          ["Leszek", "Zanieś sąsiadowi słoik tej zupy. Dynia to był tylko pretekst."],
        ],
      },
      {
        who: "Kuba",
        daysAgo: 1.3,
        title: "Nauczyłem się przyszywać guzik. Mam 34 lata",
        text: "Dwa filmiki, trzy próby, jedno ukłucie. Płaszcz wrócił z wieszaka wstydu na plecy. Niby nic, a chodzę dumny od rana.",
        tags: ["małe wygrane"],
        comments: [
          ["Renata", "Teraz podwiń nogawki i możesz otwierać zakład."],
          ["Marek", "Ja do dziś noszę guziki do mamy. Wstyd, ale i okazja do obiadu."],
          [
            "Zosia",
            "Gratuluję! U mnie w tym roku był syfon pod zlewem. Czułam się jak po maturze.",
          ],
        ],
      },
      {
        who: "Hania",
        daysAgo: 2.6,
        title: "Czy ktoś jeszcze pisze kartki na święta?",
        text: "Kupiłam dwadzieścia, bo były ładne, i dopiero w domu policzyłam, że mam adresy czterech osób. Resztę znam tylko z telefonu. Macie jakiś sposób, żeby zapytać o adres i nie zepsuć niespodzianki?",
        replyPreference: "advice",
        comments: [
          ["Ela", "Ja piszę wprost: „podaj adres, wyślę Ci coś papierowego”. Wszyscy się cieszą."],
          ["Grzegorz", "Napisz, że aktualizujesz notes, bo stary zalała herbata. Działa co roku."],
          [
            "Leszek",
            "Chętnie wymienię się kartką. Nie dostałem żadnej od trzech lat.",
            [["Hania", "To już mam pięć adresów. Odezwę się!"]],
          ],
        ],
      },
      {
        who: "Grzegorz",
        daysAgo: 4.2,
        title: "Jak zagadać na spacerze z psem",
        text: "Chodzę tą samą trasą trzy razy dziennie i mijam tych samych ludzi. Znam imiona wszystkich psów i ani jednego człowieka. Trochę mnie to bawi, a trochę uwiera.",
        replyPreference: "advice",
        tags: ["psy"],
        comments: [
          [
            "Renata",
            "„Jak on znosi zimę?” Pies odpowie wzrokiem, a właściciel będzie mówił przez pół godziny.",
          ],
          ["Kuba", "Zaproponuj wspólne kółko, jak i tak idziecie w tę samą stronę."],
          [
            "Ania",
            "U nas zaczęło się od zgubionej piłki. Teraz jest nas pięć osób i jedna grupa na telefonie.",
          ],
        ],
      },
      {
        who: "Ela",
        daysAgo: 6.8,
        title: "Zepsuła się winda i poznałam cały blok",
        text: "Mieszkam na ósmym. Przez tydzień na schodach wydarzyło się więcej niż przez cztery lata: pani z szóstego pożyczyła mi książkę, a chłopak z siódmego wniósł mi wodę. Dziś windę naprawili i trochę mi szkoda.",
        comments: [
          ["Basia", "Zróbcie sobie czasem „dzień schodów”."],
          [
            "Tomek",
            "U nas windy nie ma i nikt z nikim nie gada. Czyli to jednak nie schody, tylko Wy.",
          ],
        ],
      },
    ],
  },
  {
    slug: "polacy-za-granica",
    name: "Daleko od domu",
    description:
      "Dla tych, którzy mieszkają za granicą: urzędy, tęsknota, język i gdzie kupić twaróg.",
    type: "Expats",
    keeper: "Wiktor",
    posts: [
      {
        who: "Wiktor",
        daysAgo: 0.4,
        title: "Rotterdam: po czterech latach śnię po niderlandzku",
        text: "Sen był o kolejce w piekarni i wszyscy mnie rozumieli. Obudziłem się i pierwszy raz pomyślałem o tym mieszkaniu „dom”. Dziwne uczucie, bo w tym samym momencie zatęskniłem za tamtym.",
        replyPreference: "listening",
        comments: [
          ["Oksana", "Ja śnię w trzech językach naraz i w każdym się spóźniam."],
          ["Dorota", "Można mieć dwa domy. Zajęło mi osiem lat, żeby w to uwierzyć."],
        ],
      },
      {
        who: "Dorota",
        daysAgo: 1.9,
        title: "Święta w tym roku tutaj. Jak to przeżyć bez płaczu nad barszczem?",
        text: "Bilety podrożały tak, że z dwójką dzieci nie damy rady. Dzieci już wiedzą i przyjęły to lepiej ode mnie. Szukam pomysłów na Wigilię w cztery osoby w Leeds.",
        replyPreference: "advice",
        tags: ["święta"],
        comments: [
          [
            "Michał",
            "Zaproście kogoś, kto też nie wraca. U nas przy stole siedzieli Hiszpanka i Irlandczyk i to były najlepsze pierogi świata, bo lepione przez osiem rąk.",
            [["Dorota", "Mam sąsiadkę z Portugalii, która zawsze pyta, co gotuję. Zapytam ją."]],
          ],
          [
            "Oksana",
            "My dzwonimy do rodziny na samo łamanie opłatkiem, a potem każdy je swoje. Mniej boli niż cały wieczór przy ekranie.",
          ],
          ["Wiktor", "Opłatek wyślę Ci z Rotterdamu, mam zapas. Poważnie."],
        ],
      },
      {
        who: "Michał",
        daysAgo: 3.5,
        title: "Lekarz pierwszego kontaktu i słówka, których nie ma w aplikacji",
        text: "Jak powiedzieć po niemiecku, że kłuje, ale nie boli? Byłem dziś u lekarza i pokazywałem wszystko rękami. Może zrobimy tu wspólną ściągę?",
        replyPreference: "advice",
        tags: ["język", "urzędy"],
        comments: [
          [
            "Dorota",
            "Dobry pomysł. Ja przed wizytą piszę sobie kartkę: od kiedy, gdzie, jak często, jakie leki.",
          ],
          [
            "Wiktor",
            "Można poprosić o tłumacza, w wielu miejscach jest przez telefon. Warto zapytać przy umawianiu.",
          ],
          ["Oksana", "„Es sticht” to kłuje. „Es drückt” – uciska. Mogę dopisać więcej."],
        ],
      },
      {
        who: "Oksana",
        daysAgo: 5.1,
        title: "Przyjechałam do Polski, a teraz tęsknię za Polską z Berlina",
        text: "Pięć lat we Wrocławiu, od marca Berlin. Ukraina, Polska, Niemcy – w papierach mam bałagan, w sercu też. Ale po polsku liczę i po polsku się złoszczę, więc chyba mogę tu być?",
        comments: [
          ["Michał", "Kto się złości po polsku, jest swój."],
          ["Zosia", "Bardzo możesz. Wrocław pozdrawia, pada."],
          [
            "Wiktor",
            "Witaj! W Berlinie na Wedding jest piekarnia z chlebem jak trzeba, podeślę nazwę.",
          ],
        ],
      },
      {
        who: "Zosia",
        daysAgo: 8.4,
        title: "Wróciłam po sześciu latach. Nikt mnie nie ostrzegł, że wraca się też długo",
        text: "Formalności poszły szybko. Gorzej z tym, że znajomi mają swoje życie, a ja wciąż mówię „u nas w Bergen”. Komuś się udało wylądować?",
        replyPreference: "listening",
        comments: [
          [
            "Dorota",
            "Kuzynka mówiła, że po roku. I że pomógł jej kurs ceramiki, bo tam nikt nie pytał, czemu wróciła.",
          ],
          [
            "Michał",
            "Zanim wrócisz do znajomych, poznaj miasto od nowa, jak turystka. Ono też się zmieniło.",
          ],
        ],
      },
    ],
  },
  {
    slug: "po-szescdziesiatce",
    name: "Po sześćdziesiątce",
    description:
      "O wnukach, działkach, telefonach, które robią, co chcą, i o czasie, którego nagle jest dużo.",
    type: "Seniors",
    keeper: "Leszek",
    posts: [
      {
        who: "Leszek",
        daysAgo: 0.6,
        title: "Wideorozmowa z wnukiem: widział mój sufit",
        text: "Pół godziny rozmawialiśmy, a ja trzymałem telefon jak tacę. Powiedział, że mam ładną lampę. Dziś ćwiczę z podpórką z książki kucharskiej.",
        tags: ["telefon", "wnuki"],
        comments: [
          ["Renata", "Oprzyj o cukiernicę, ma lepszy kąt. Sprawdzone na trójce wnuków."],
          ["Jan", "Mój brat przez rok pokazywał czoło. Cała rodzina je pokochała."],
        ],
      },
      {
        who: "Renata",
        daysAgo: 2.2,
        title: "Zapisałam się na basen. Najgorsza była szatnia",
        text: "Nie woda, tylko ta szatnia i myśl, że wszyscy patrzą. Nikt nie patrzył. Przepłynęłam osiem długości i kupiłam sobie drożdżówkę.",
        tags: ["ruch"],
        comments: [
          ["Leszek", "Osiem! Ja liczę po pół długości, żeby ładniej wyglądało."],
          ["Helena", "Brawo. Za miesiąc będzie Pani pokazywać innym, gdzie są szafki."],
          ["Iwona", "A na którą godzinę Pani chodzi? Rano podobno pusto."],
        ],
      },
      {
        who: "Jan",
        daysAgo: 4.9,
        title: "SMS-y o dopłacie do paczki – uważajcie",
        text: "Przyszedł mi SMS, że mam dopłacić 1,20 zł do przesyłki. Niczego nie zamawiałem. Syn powiedział, żeby nie klikać i przekazać na numer 8080. Piszę, bo sąsiadka kliknęła i blokowała kartę.",
        tags: ["bezpieczeństwo"],
        comments: [
          ["Renata", "Dziękuję. Dostałam taki sam wczoraj i się wahałam."],
          [
            "Leszek",
            "U mnie podszywali się pod bank. Rozłączyłem się i zadzwoniłem sam na numer z karty.",
          ],
        ],
      },
      {
        who: "Iwona",
        daysAgo: 7.7,
        title: "Pierwszy miesiąc na emeryturze",
        text: "Wszyscy pytają, czy już odpoczęłam. A ja w poniedziałki o szóstej nadal nie śpię. Polubiłam za to środy: chodzę do czytelni i czytam gazety w całości. Co u Was pomogło ułożyć tydzień?",
        replyPreference: "advice",
        comments: [
          ["Jan", "Dwie rzeczy na stałe w tygodniu i ani jednej więcej. U mnie chór i warzywniak."],
          ["Renata", "Ja zapisuję wieczorem jedną rzecz na jutro. Jedną! I zwykle się udaje."],
          [
            "Leszek",
            "Proszę dać sobie pół roku. Ja w trzecim miesiącu posegregowałem wszystkie śrubki w domu.",
          ],
        ],
      },
      {
        who: "Leszek",
        daysAgo: 11.5,
        title: "Kto umie zrobić zdjęcie dokumentu, żeby było prosto?",
        text: "Córka prosi o skan, a mnie wychodzi trapez z kciukiem.",
        replyPreference: "advice",
        tags: ["telefon"],
        comments: [
          [
            "Kuba",
            "W aplikacji do notatek w telefonie zwykle jest „skanuj dokument”, samo prostuje. Proszę położyć kartkę na ciemnym stole.",
          ],
          ["Leszek", "Ciemny stół! Wyszło. Kciuk uratowany, dziękuję."],
        ],
      },
    ],
  },
];
