import type { DemoGroup } from "./group";

export const work: readonly DemoGroup[] = [
  {
    slug: "szukanie-pracy",
    name: "W drodze do pracy",
    description:
      "Czytamy razem ogłoszenia, patrzymy życzliwie na CV i rozumiemy ciszę po rozmowie.",
    type: "JobSeekers",
    keeper: "Iwona",
    posts: [
      {
        who: "Tomek",
        daysAgo: 0.3,
        title: "Dwudziesta rozmowa i znów „odezwiemy się”",
        text: "Liczę, bo lubię liczyć: dwadzieścia rozmów, trzy odpowiedzi. Wiem, że to nie egzamin z tego, ile jestem wart, ale w piątek wieczorem trudno w to uwierzyć.",
        replyPreference: "listening",
        comments: [
          [
            "Iwona",
            "Trzy na dwadzieścia to statystyka rynku, nie Twoja. Trzymam kciuki za dwudziestą pierwszą.",
          ],
          [
            "Darek",
            "Też tak miałem na jesieni. Po każdej rozmowie szedłem na dworzec popatrzeć na pociągi. Nie wiem czemu, pomagało.",
          ],
          [
            "Hania",
            "Możesz napisać do nich po tygodniu jedno zdanie: czy rekrutacja trwa. Raz mi to otworzyło drzwi.",
          ],
        ],
      },
      {
        who: "Hania",
        daysAgo: 1.6,
        title: "Zerkniecie na początek mojego CV?",
        text: "Mam trzy lata w recepcji przychodni i chcę do biura obsługi klienta. Pierwsze zdanie brzmi: „Jestem osobą komunikatywną i odporną na stres”. Czuję, że tak pisze każdy.",
        replyPreference: "advice",
        tags: ["CV"],
        comments: [
          [
            "Ania",
            "Napisz, co robiłaś: „Przez trzy lata przyjmowałam dziennie około stu pacjentów i umawiałam wizyty do sześciu lekarzy”. Stres widać od razu.",
            [["Hania", "O rany, to brzmi jak ktoś, kogo sama bym zatrudniła. Dziękuję!"]],
          ],
          ["Filip", "I jedna liczba albo jeden przykład wystarczy. Nie dokładaj przymiotników."],
        ],
      },
      {
        who: "Darek",
        daysAgo: 3.1,
        title: "Czy pisać, skąd ta przerwa?",
        text: "Dwa lata opiekowałem się tatą. W CV mam dziurę i na każdej rozmowie czuję, że się tłumaczę.",
        replyPreference: "advice",
        comments: [
          [
            "Iwona",
            "Wpisz wprost: „opieka nad członkiem rodziny”. Bez szczegółów, nikt nie ma prawa drążyć.",
          ],
          ["Zosia", "Mój mąż tak wpisał i usłyszał tylko „rozumiem”. Powodzenia."],
          ["Tomek", "To nie dziura. To była praca, tylko bez umowy."],
        ],
      },
      {
        who: "Zosia",
        daysAgo: 5.6,
        title: "Widełki 6–12 tysięcy. Co wpisać w oczekiwaniach?",
        text: "Rozstrzał taki, że można kupić pół samochodu. Boję się strzelić za wysoko i odpaść, i za nisko i żałować.",
        replyPreference: "advice",
        tags: ["pieniądze"],
        comments: [
          [
            "Filip",
            "Zapytaj, od czego zależy kwota w tych widełkach. To normalne pytanie, a odpowiedź dużo mówi o firmie.",
          ],
          ["Kuba", "Ja podaję swój przedział z dolną granicą, poniżej której naprawdę nie pójdę."],
        ],
      },
      {
        who: "Iwona",
        daysAgo: 9.2,
        title: "Dostałam pracę. Mam 58 lat",
        text: "Biblioteka osiedlowa, trzy czwarte etatu. Bałam się, że wiek widać już w adresie e-mail. Na rozmowie pani dyrektor zapytała, co ostatnio czytałam, i rozmawiałyśmy o tym czterdzieści minut. Zostaję tu z Wami, bo pamiętam, jak pusto bywa w poniedziałki.",
        tags: ["małe wygrane"],
        comments: [
          ["Tomek", "Najlepsza wiadomość tygodnia. Gratuluję!"],
          ["Darek", "Proszę powiedzieć, co Pani czytała, wypożyczę na szczęście."],
          ["Renata", "Pięknie. I proszę tu zostać."],
        ],
      },
    ],
  },
  {
    slug: "wolni-strzelcy",
    name: "Na swoim",
    description:
      "Freelancerzy o fakturach, terminach, ciszy w domu i klientach, którzy „na szybko”.",
    type: "Freelancers",
    keeper: "Michał",
    posts: [
      {
        who: "Michał",
        daysAgo: 0.8,
        title: "Klient pisze w niedzielę o 22:40, że to drobiazg",
        text: "Zmiana „jednego słowa” w całym katalogu, w każdym języku. Odpisałem w poniedziałek o 9:00 i świat się nie skończył. Zapisuję to tutaj, żeby pamiętać.",
        tags: ["granice"],
        comments: [
          [
            "Ela",
            "W stopce mam godziny, w których odpisuję. Połowa klientów przestała pisać wieczorem.",
          ],
          [
            "Kuba",
            "Ja ustawiłem wysyłkę odpowiedzi na rano. Piszę od razu, a wychodzi o dziewiątej.",
          ],
        ],
      },
      {
        who: "Ela",
        daysAgo: 2.4,
        title: "Faktura po terminie trzy tygodnie. Jak pytać, żeby nie zabrzmieć jak komornik?",
        text: "Lubię tę firmę i chcę z nimi dalej pracować. Ale czynsz mnie nie lubi.",
        replyPreference: "advice",
        tags: ["pieniądze", "faktury"],
        comments: [
          [
            "Filip",
            "Krótko: numer faktury, termin, kwota i pytanie, kiedy można spodziewać się przelewu. Uprzejmie i bez przeprosin.",
          ],
          [
            "Michał",
            "I zadzwoń do księgowości, a nie do osoby, z którą robisz projekt. Zwykle tam utknęło.",
          ],
          [
            "Wiktor",
            "Od tamtego roku biorę część z góry przy nowych klientach. Nikt się nie obraził.",
          ],
        ],
      },
      {
        who: "Kuba",
        daysAgo: 4.4,
        title: "Pracuję w domu i zaczynam mówić do czajnika",
        text: "Nie narzekam na pracę, tylko na ciszę. Kto z Was chodzi do biblioteki albo kawiarni i czy to działa?",
        replyPreference: "advice",
        comments: [
          [
            "Wiktor",
            "Biblioteka, wtorki i czwartki. Sama obecność ludzi, którzy też coś robią, jest zbawienna.",
          ],
          [
            "Ela",
            "Możemy się umówić na wspólną pracę przez kamerę, bez gadania. Godzina, przerwa, godzina.",
          ],
          ["Michał", "Piszę się na tę kamerę. Czajnik też może."],
        ],
      },
      {
        who: "Wiktor",
        daysAgo: 6.3,
        title: "Podniosłem stawki pierwszy raz od trzech lat",
        text: "Dziesięciu klientów, jeden odszedł, dwóch pogratulowało. Bałem się tego maila dwa miesiące, pisałem go pół godziny.",
        tags: ["małe wygrane"],
        comments: [
          ["Ela", "Możesz wkleić, jak to ująłeś? Moje stawki pamiętają inne czasy."],
          [
            "Wiktor",
            "„Od stycznia moja stawka wyniesie X. Trwające zlecenia kończę po dotychczasowej.” I tyle.",
          ],
        ],
      },
      {
        who: "Dorota",
        daysAgo: 10.8,
        title: "Urlop. Jak się to robi?",
        text: "Trzy lata na swoim i ani jednego tygodnia bez laptopa. W marcu chcę spróbować. Od czego zacząć, żeby nie wrócić do pożaru?",
        replyPreference: "advice",
        comments: [
          [
            "Michał",
            "Powiedz klientom miesiąc wcześniej i tydzień wcześniej. Autoodpowiedź z datą powrotu i nic więcej.",
          ],
          ["Kuba", "Zaplanuj po powrocie jeden pusty dzień. Ten dzień jest ważniejszy niż plaża."],
        ],
      },
    ],
  },
  {
    slug: "wypalenie",
    name: "Zmęczeni pracą",
    description:
      "O granicach, których nikt nas nie uczył, i o rozmowach z szefem, które da się przeżyć.",
    type: "WorkBurnoutSupport",
    keeper: "Spokojny Wtorek",
    pseudonyms: {
      "Spokojny Wtorek": "Renata",
      "Pusta Skrzynka": "Marek",
      Szron: "Kuba",
      "Kawa o szóstej": "Ania",
      Tramwaj: "Darek",
      "Druga Zmiana": "Hania",
    },
    posts: [
      {
        who: "Pusta Skrzynka",
        daysAgo: 0.5,
        title: "Niedziela, 17:00. Znowu to samo",
        text: "Cały dzień był dobry, a potem zapaliło się w głowie światło „jutro”. Znacie to? Nie szukam rozwiązania, chcę tylko usłyszeć, że nie tylko ja mam skrócone niedziele.",
        replyPreference: "listening",
        comments: [
          ["Kawa o szóstej", "Nie tylko Ty. U mnie zaczyna się o szesnastej."],
          [
            "Tramwaj",
            "Mam tak samo. W tym roku przeniosłem pranie na sobotę i w niedzielę o tej porze idę na rower. Światło się świeci, ale jadę.",
          ],
          ["Spokojny Wtorek", "Dobrze, że to piszesz. Siedzę obok, z herbatą."],
        ],
      },
      {
        who: "Szron",
        daysAgo: 1.8,
        title: "Powiedziałem szefowi, że nie wezmę trzeciego projektu",
        text: "Ręce mi się trzęsły. Powiedziałem: „Mogę zrobić dobrze dwa. Który z trzech ma poczekać?”. Zapadła cisza, a potem powiedział: „ten od magazynu”. Całe napięcie dwóch tygodni w trzy minuty.",
        tags: ["granice"],
        comments: [
          ["Druga Zmiana", "To pytanie zapisuję na kartce. Genialne w swojej prostocie."],
          ["Pusta Skrzynka", "Szacunek. Ja ćwiczę przed lustrem od września."],
        ],
      },
      {
        who: "Druga Zmiana",
        daysAgo: 3.7,
        title: "Zwolnienie i poczucie winy",
        text: "Lekarka dała mi dwa tygodnie. Śpię po dziesięć godzin i nadal sprawdzam, czy grafik się nie sypie. Jak przestać tam być, kiedy mnie tam nie ma?",
        replyPreference: "advice",
        comments: [
          [
            "Kawa o szóstej",
            "Wyloguj się z poczty na telefonie. Nie wycisz, tylko wyloguj. Pierwsze dwa dni są dziwne.",
          ],
          [
            "Spokojny Wtorek",
            "Po to jest to zwolnienie. Jeśli po nim nadal będzie ciężko, powiedz o tym lekarce, naprawdę warto.",
          ],
          [
            "Tramwaj",
            "Grafik się sypał przed Tobą i będzie się sypał po Tobie. To nie Twoja rzeźba.",
          ],
        ],
      },
      {
        who: "Tramwaj",
        daysAgo: 6.1,
        title: "Co robicie z pierwszą godziną po pracy?",
        text: "U mnie ginie: siedzę w kurtce i przewijam telefon. Szukam czegoś małego, bez dresu i ambicji.",
        replyPreference: "advice",
        comments: [
          ["Szron", "Wysiadam przystanek wcześniej. Dziesięć minut bez niczego w uszach."],
          [
            "Kawa o szóstej",
            "Obieram ziemniaki przy radiu. Serio, ręce coś robią i głowa odpuszcza.",
          ],
        ],
      },
      {
        who: "Kawa o szóstej",
        daysAgo: 12.4,
        title: "Rok po odejściu z korporacji",
        text: "Zarabiam mniej, śpię więcej. Nie było wielkiej sceny, tylko długie liczenie w arkuszu i rozmowy w domu. Nie każdy może odejść i nikogo nie namawiam. Piszę, bo rok temu czytałabym taki post trzy razy.",
        comments: [
          ["Pusta Skrzynka", "Przeczytałem trzy razy."],
          ["Spokojny Wtorek", "Dziękuję, że wróciłaś o tym napisać."],
          [
            "Druga Zmiana",
            "Co Cię najbardziej zaskoczyło?",
            [["Kawa o szóstej", "Że poniedziałek to zwykły dzień."]],
          ],
        ],
      },
    ],
  },
];
