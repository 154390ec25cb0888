type Message = readonly [text: string, when: string];
type Photo = readonly [title: string, description: string];

/** Passages of „Opis randkowy”, by the place they are for; what names a hobby is for whoever writes of it. */
export const datingBioPassages = {
  title: {
    any: [
      "Ty, w trzech rozmiarach",
      "Opis, który da się powiedzieć na głos",
      "Kilka zdań na dobry początek",
      "Trzy razy po swojemu",
      "Zwyczajnie i prawdziwie",
      "Zanim padnie pierwsze „cześć”",
    ],
    hills: ["Szlak, termos i reszta", "Opis w wygodnych butach"],
    kitchen: ["Coś ciepłego na stole", "Opis prosto z kuchni"],
    books: ["Opis z zakładką w środku", "Między jedną książką a drugą"],
    sport: ["Opis w ruchu", "Tempo do rozmowy"],
    music: ["Opis z dobrą ścieżką w tle", "Na dwa głosy"],
    animals: ["Opis z łapą na kolanie", "Dwoje ludzi i ogon"],
    films: ["Dwa miejsca obok siebie", "Opis po napisach końcowych"],
    garden: ["Opis z ziemią za paznokciami", "Coś, co rośnie powoli"],
    games: ["Partia na początek", "Opis z jednym ruchem w zapasie"],
    travel: ["Okno, tory, ktoś obok", "Opis z biletem w kieszeni"],
    dance: ["Opis w rytmie", "Jeden krok bliżej"],
    craft: ["Opis zrobiony ręcznie", "Coś własnej roboty"],
  },
  opening: {
    any: [
      "Te opisy zostają przy Twoich zdaniach i niczego do nich nie dopisują. Zmienia się tylko ilość: raz jedno okno, raz całe mieszkanie.",
      "Najlepsze, co można zrobić z takim opisem, to nie przeszkadzać. Twoje słowa stoją tu w trzech długościach, z krótkim zaproszeniem na końcu.",
      "Kto przeczyta te wersje, usłyszy Ciebie, a nie reklamę. Wybierz długość, przy której głos brzmi najbardziej Twoim tonem.",
      "W Twoich odpowiedziach jest już wszystko, czego potrzebuje dobry opis: coś do robienia i ktoś, kto to robi. Reszta to kwestia długości.",
      "Konkret ma tę zaletę, że nie pasuje do wszystkich. Dlatego w trzech opisach niżej zostaje to, co napisane Twoją ręką.",
      "Trzy wersje mówią o tej samej osobie na trzy odległości: z ulicy, zza stolika i z sąsiedniego krzesła.",
      "Opis ma jedno zadanie: dać obcemu człowiekowi powód, żeby się odezwał. Twoje zdania dają ich kilka.",
      "Przeczytaj te trzy wersje na głos i zobacz, przy której nie trzeba zmieniać tonu. To będzie dobra wersja na start.",
    ],
    hills: ["Z Twoich słów najmocniej widać drogę pod górę i kogoś, kto lubi iść."],
    kitchen: ["Twoje słowa pachną kuchnią, a to działa lepiej niż niejeden przymiotnik."],
    books: ["W Twoich słowach słychać człowieka, który czyta i nie boi się dłuższych zdań."],
    sport: [
      "W Twoich słowach jest ruch, i to taki, o którym da się opowiadać bez tabelki z wynikami.",
    ],
    music: ["Piszesz o muzyce, a o muzykę zawsze łatwo zapytać."],
    animals: ["Piszesz o zwierzęciu, czyli o gotowym początku połowy rozmów świata."],
    films: ["Piszesz o oglądaniu, więc jest i temat na drogę powrotną z kina."],
    garden: ["W Twoich słowach rośnie coś zielonego i widać cierpliwość, która się tym zajmuje."],
    games: ["Piszesz o graniu, a to dobry pretekst, żeby usiąść naprzeciwko siebie."],
    travel: ["Piszesz o wyjazdach, a o nie pyta się i odpowiada chętnie."],
    dance: ["Piszesz o tańcu, a to zaproszenie, które trudno pomylić z innym."],
    craft: ["W Twoich słowach widać ręce, które coś robią, i od razu chce się zobaczyć co."],
  },
  /** Ends of a description in the first person: claims nothing of anybody. */
  shortEnd: {
    warm: [
      "Zapytaj o szczegóły, opowiem.",
      "Napisz, jeśli brzmi znajomo.",
      "Resztę chętnie dopowiem.",
      "Dobrze, że tu jesteś.",
      "Opowiesz coś w zamian?",
    ],
    humour: [
      "Instrukcji obsługi brak, pytaj.",
      "Dalszy ciąg na żądanie.",
      "To była wersja oficjalna.",
      "Reklamacji nie przyjmuję, pytania tak.",
      "Ciąg dalszy przy stoliku.",
    ],
    quiet: [
      "Tyle na początek.",
      "Reszta spokojnie, przy rozmowie.",
      "Napisz, kiedy zechcesz.",
      "Bez pośpiechu.",
      "Chętnie posłucham, jak jest u Ciebie.",
    ],
  },
  end: {
    warm: [
      "Jeśli coś z tego brzmi jak Twój dzień, odezwij się i opowiedz o nim.",
      "Zacznij od dowolnego zdania, na każde odpowiem z przyjemnością.",
      "Najchętniej pogadam o tym na żywo, przy czymś ciepłym do picia.",
      "Napisz, co Cię w tym zaciekawiło, a dopowiem resztę.",
      "A co u Ciebie jest takie, że trudno przestać o tym mówić?",
      "Pytania zadawane nie po kolei są mile widziane.",
      "Opowiedz mi swoją wersję zwykłej soboty, porównamy.",
      "Wystarczy jedno szczere zdanie na dzień dobry.",
    ],
    humour: [
      "Jeżeli dotrwało się do tego miejsca, najtrudniejsze już za nami.",
      "Pierwsze pytanie gratis, następne wymieniam na odpowiedzi.",
      "Na randce mogę powtórzyć to samo, z gestykulacją.",
      "Nie gryzę, najwyżej dopytuję.",
      "Zdanie na zachętę miało być tutaj, ale wyszło na kawę.",
      "Jeśli też czytasz opisy od końca, to już coś nas łączy.",
      "Wersja z przypisami dostępna przy deserze.",
      "Gwarancji rozrywki nie daję, na szczerość mogę się umówić.",
    ],
    quiet: [
      "Pisz zwyczajnie, hasła zostawmy reklamom.",
      "Poznawanie ma swoje tempo i tak jest dobrze.",
      "Spokojne pytanie, spokojna odpowiedź, tyle na start.",
      "Na początek wystarczy jedno pytanie i trochę uwagi.",
      "Nie trzeba niczego udawać, dobrze się bez tego obejdziemy.",
      "Cisza też może być dobrą rozmową.",
      "Jeśli lubisz mówić prosto, dobrze trafiasz.",
      "Spacer na pierwsze spotkanie w zupełności wystarczy.",
    ],
  },
  bare: {
    any: [
      "Resztę najlepiej opowiedzieć przy herbacie, bez pośpiechu.",
      "Na początek tyle, że chętnie odpowiadam na konkretne pytania.",
      "Opis jeszcze rośnie, ale pytać można już teraz.",
      "Mówić bywa łatwiej niż pisać, więc najlepiej się spotkać i pogadać.",
    ],
  },
  why: {
    any: [
      "Opis działa wtedy, gdy czytający widzi jedną scenę i umie do niej dopisać siebie. Twoje szczegóły dają taką scenę od ręki, a krótkie zdanie na końcu otwiera drzwi.",
      "Zdania, które można powiedzieć o każdym, nie zostają w pamięci. Tutaj stoją rzeczy, o które da się zapytać w pierwszej wiadomości, i to one robią robotę.",
      "Każda z wersji zaczyna się od czegoś, co naprawdę robisz lub jak naprawdę masz. Dopiero potem jest miejsce na zaproszenie, więc brzmi ono naturalnie.",
      "W tych opisach mało jest ocen, a dużo rzeczowników. Oceny czytający dopisze sam, i zwykle wypadają wtedy lepiej.",
      "Własny ton przyciąga tych, którym odpowiada, a pozostałym oszczędza czas. Obie strony na tym zyskują.",
      "Te trzy wersje nie próbują zrobić wrażenia, więc łatwo w nie uwierzyć. A gdy ktoś uwierzy, przestaje szukać haczyka i zaczyna pytać.",
      "Czytający ma kilka sekund i szuka zaczepienia. Im wcześniej trafi na szczegół z życia, tym chętniej zostaje do ostatniego zdania.",
    ],
  },
  whyMore: {
    any: [
      "Krótka wersja ma zatrzymać palec na ekranie, średnia pokazać charakter, a długa oszczędzić Wam pytań, które i tak by padły.",
      "Zmieniaj kolejność zdań tak długo, aż pierwsze będzie tym, o które najłatwiej zapytać.",
      "Po tygodniu zamień wersję na inną i zobacz, na co ludzie odpisują.",
      "Gdy któreś zdanie przestanie być prawdą, wymień je od razu. Świeży opis widać.",
      "Jeśli aplikacja pokazuje tylko początek, niech stoi tam to, co najbardziej Twoje.",
      "Wersja, przy której wahasz się najkrócej, jest zwykle najlepsza.",
    ],
  },
  message: {
    any: [
      [
        "Gdyby Twój opis miał jeszcze jedno zdanie, o czym by było?",
        "Opis urywa się w ciekawym miejscu.",
      ],
      [
        "Co w Twoim tygodniu jest nie do ruszenia, choćby się waliło i paliło?",
        "Ktoś pisze o stałych zwyczajach albo o braku czasu.",
      ],
      [
        "Masz do wyboru: las po deszczu, miasto o świcie, kuchnia w niedzielę. Gdzie Cię szukać?",
        "Profil jest spokojny, bez wielu szczegółów. Podmień miejsca na własne.",
      ],
      [
        "O co pytają Cię znajomi, kiedy sami nie wiedzą, jak coś zrobić?",
        "W opisie jest zawód lub umiejętność.",
      ],
      [
        "Przekonaj mnie w jednym zdaniu do czegoś, co lubisz, a mało kto to rozumie.",
        "Ktoś pisze o niszowym zajęciu; wpisz jego nazwę.",
      ],
      [
        "Jak brzmi najlepsza rada, jakiej nigdy nie udało Ci się posłuchać?",
        "Ton jest lekki, a rozmowa zaczyna się od zera.",
      ],
      [
        "Widzę, że wiesz coś, o czym nie mam pojęcia. Od czego zaczyna się w tym ktoś zupełnie zielony?",
        "W opisie jest zajęcie, którego nie znasz. Wpisz jego nazwę w miejsce „coś”.",
      ],
      [
        "To miejsce ze zdjęcia: wraca się tam czy jedzie raz w życiu?",
        "Na profilu jest miejsce, którego nie rozpoznajesz.",
      ],
      [
        "Które zdanie z Twojego opisu ludzie komentują najczęściej, a które wolisz?",
        "Opis jest długi i ciekawy, trudno wybrać jedno.",
      ],
      [
        "Dwie prawdy i jedno zmyślenie: zaczynam ja czy Ty?",
        "Ktoś pisze z humorem, a opis jest krótki.",
      ],
      [
        "Co robisz w niedzielę o szesnastej, kiedy nikt niczego nie planuje?",
        "Profil mówi mało o codzienności.",
      ],
      [
        "Gdybyśmy mieli godzinę i rower, tramwaj albo własne nogi, dokąd warto dojść w Twojej okolicy?",
        "Macie do siebie niedaleko. Zostaw środek transportu, który lubisz.",
      ],
      [
        "Ostatnia rzecz, która rozśmieszyła Cię na głos w pustym pokoju?",
        "Ton profilu jest lekki, a Ty też lubisz się śmiać.",
      ],
      [
        "Zdjęcie numer dwa ma swoją historię, widać po minie. Opowiesz?",
        "Na jednym ze zdjęć dzieje się coś ciekawego. Zmień numer na właściwy.",
      ],
      [
        "Co ostatnio okazało się lepsze, niż zapowiadali?",
        "Trudno znaleźć punkt zaczepienia; to pytanie pasuje prawie zawsze.",
      ],
      [
        "Wolisz plan co do minuty czy wyjście z domu bez planu? Pytam, bo mam w tej sprawie swoje zdanie.",
        "W opisie jest coś o wyjazdach albo o wolnym czasie.",
      ],
      [
        "Jakie pytanie w takich rozmowach już Cię męczy? Ominę je z daleka.",
        "Ktoś pisze, że jest tu nie pierwszy raz.",
      ],
      [
        "Kawa, herbata czy spacer o suchym pysku? Z każdej odpowiedzi wyciągnę pochopne wnioski.",
        "Rozmowa dopiero się zaczyna i ma być lekko.",
      ],
      [
        "Jest w Twoim opisie jedno słowo, które rzadko się widuje. Skąd je masz?",
        "Ktoś używa niecodziennego słowa. Wstaw je do wiadomości.",
      ],
      [
        "Co trzeba zobaczyć, usłyszeć albo zjeść, żeby zrozumieć, skąd jesteś?",
        "Profil mówi o rodzinnej miejscowości albo regionie.",
      ],
    ],
    hills: [
      [
        "Gdzie ostatnio było pod górę i warto? Chętnie dopiszę do listy.",
        "Na profilu są góry albo plecak.",
      ],
      [
        "Szlak o świcie z termosem czy po obiedzie, bez budzika?",
        "Ktoś pisze o wędrówkach, ale nie mówi jakich.",
      ],
    ],
    kitchen: [
      [
        "Co gotujesz, kiedy nikt nie patrzy i nic nie musi się udać?",
        "W opisie jest kuchnia albo jedzenie.",
      ],
      [
        "Jedno danie, którym można Cię przekupić? Pytam z myślą o swojej patelni.",
        "Ktoś przyznaje, że lubi jeść bardziej, niż gotować.",
      ],
    ],
    books: [
      [
        "Jaką książkę pożyczasz ludziom i nigdy nie wraca?",
        "Na profilu albo w tle zdjęcia są książki.",
      ],
      [
        "Doczytujesz do końca czy porzucasz bez żalu? U mnie jest o tym osobna opowieść.",
        "Ktoś wspomina o czytaniu.",
      ],
    ],
    sport: [
      ["Ruszasz się dla wyniku, dla głowy czy dla śniadania po?", "Na profilu jest sport."],
      [
        "Jaki dystans albo mecz wspominasz najlepiej i dlaczego wcale nie ten najszybszy?",
        "Ktoś pisze o treningach lub drużynie.",
      ],
    ],
    music: [
      [
        "Jaka piosenka chodzi za Tobą w tym tygodniu? Moja wstydzi się trochę bardziej.",
        "Na profilu jest muzyka albo koncert.",
      ],
      ["Pierwszy rząd czy tył sali, gdzie lepiej słychać?", "Ktoś chodzi na koncerty."],
    ],
    animals: [
      ["Kto u Was w domu naprawdę rządzi i ile ma łap?", "Na zdjęciu jest zwierzę."],
      [
        "Jak Twoje zwierzę reaguje na gości? Wolę wiedzieć, czym się podlizać.",
        "Ktoś pisze o psie lub kocie; wpisz imię, jeśli jest podane.",
      ],
    ],
    films: [
      [
        "Film, który oglądasz po raz dziesiąty i nadal udajesz, że nie znasz końca?",
        "W opisie są filmy albo seriale.",
      ],
      ["Kino, kanapa czy letnia ściana na podwórku?", "Ktoś lubi oglądać, ale nie pisze gdzie."],
    ],
    garden: [
      [
        "Co u Ciebie rośnie, choć nikt w to nie wierzył?",
        "Na profilu są rośliny, działka albo balkon.",
      ],
      [
        "Podlewasz według planu czy na wyczucie? Od tego dużo zależy.",
        "Ktoś pokazuje doniczki lub ogród.",
      ],
    ],
    games: [
      ["Wolisz wygrywać czy mieć dobrą historię z przegranej?", "Ktoś lubi gry albo planszówki."],
      ["Jaka gra kończy u Was przyjaźnie, a jaka je zaczyna?", "W opisie są wieczory z grami."],
    ],
    travel: [
      ["Miejsce, do którego jedzie się dla jednego śniadania?", "Na profilu są wyjazdy."],
      [
        "Okno czy przejście? I co się wtedy robi przez całą trasę?",
        "Ktoś pisze o pociągach lub wyprawach.",
      ],
    ],
    dance: [
      [
        "Przy jakiej piosence nie da się Ciebie utrzymać na krześle?",
        "Na profilu jest taniec albo muzyka na żywo.",
      ],
      ["Prowadzisz, dajesz się prowadzić czy depczesz z wdziękiem?", "Ktoś pisze, że tańczy."],
    ],
    craft: [
      [
        "Co ostatnio udało Ci się zrobić własnymi rękami?",
        "Na profilu jest coś zrobionego ręcznie.",
      ],
      [
        "Pokażesz rzecz, która nie wyszła, a mimo to została?",
        "Ktoś majsterkuje, szyje albo rysuje.",
      ],
    ],
  } as Record<string, readonly Message[]>,
  avoid: {
    any: [
      "Godziny, o których wracasz do domu, i trasę codziennego biegu lub spaceru.",
      "Słowa wielkie jak plakat. O miłości życia lepiej porozmawiać po trzeciej herbacie.",
      "Narzekanie na tę aplikację. Czytający też tu jest i robi mu się głupio.",
      "Żart, który trzeba tłumaczyć. Na żywo go uratujesz, w opisie nie ma kto.",
      "Nazwisko, adres i miejsce pracy: po nich obcy potrafi trafić pod drzwi.",
      "Lista wymagań. Jedno zdanie o tym, co lubisz robić we dwoje, powie więcej.",
      "Zdania zaczynające się od „nie lubię”. Na początku lepiej widać to, co lubisz.",
      "Przeprosiny za to, że trudno pisać o sobie. Wszystkim trudno.",
      "Wspomnienia o byłych. Na nie przyjdzie pora, jeśli w ogóle.",
      "Przymiotniki bez dowodu: miły, szczery, wesoły. Scena zrobi to lepiej.",
      "Nazwy klubów, szkół i godzin, w których zawsze gdzieś bywasz.",
      "Cytat z internetu. Zajmuje miejsce, w którym mogłoby stać Twoje zdanie.",
      "Numer telefonu i nazwy profili gdzie indziej. Podasz je później, komu zechcesz.",
      "Ironia na własny temat w każdym zdaniu. Jedna szpilka wystarczy.",
      "Obietnice na wyrost, bo trudno je potem spełnić przy pierwszej kawie.",
      "Emotikony zamiast słów. Czytający nie wie, co miały znaczyć.",
      "Zdjęcie dokumentu, tablicy rejestracyjnej lub numeru domu w tle.",
      "Wyliczanka wszystkich zajęć. Dwa konkretne łatwiej zapamiętać niż dziesięć.",
    ],
    children: [
      "Imię, szkoła i zdjęcia dziecka. Wystarczy, że wiadomo, że jest i że jest ważne.",
      "Szczegóły opieki i dni, w których dzieci nie ma w domu. To sprawa na później.",
    ],
  },
  facePhoto: {
    any: [
      [
        "Twarz przy oknie",
        "Dzienne światło z boku, nic na oczach, spokojna mina. Od tego zdjęcia zaczyna się znajomość.",
      ],
      [
        "Portret bez filtra",
        "Z bliska i na wprost, tak jak widać Cię przy stoliku. Zaufanie bierze się z tego, że się zgadza.",
      ],
      [
        "Uśmiech złapany przypadkiem",
        "Poproś kogoś, żeby nacisnął spust w trakcie rozmowy. Mina wychodzi wtedy Twoja.",
      ],
      [
        "Twarz na jasnym tle",
        "Bez tłumu, bez czapki i bez lustra. Kto patrzy, ma od razu wiedzieć, która to osoba.",
      ],
      [
        "Zwykły portret z tego roku",
        "Aktualny i ostry. Pierwsze spotkanie zaczyna się łatwiej, gdy obie strony się poznają.",
      ],
    ],
  } as Record<string, readonly Photo[]>,
  photo: {
    any: [
      [
        "Okno i światło poranka",
        "Półprofil, nic nie pozowane. Spokojne zdjęcia zatrzymują na dłużej, niż się wydaje.",
      ],
      [
        "Ubranie, w którym chodzisz naprawdę",
        "Kurtka z jesieni, ulubione buty. Na spotkaniu nikt się nie zdziwi.",
      ],
      [
        "Mina przy jedzeniu loda",
        "Albo przy pierwszym łyku kawy. Radość na twarzy widać z daleka.",
      ],
      [
        "Kadr z szerokiego planu",
        "Ty małą postacią, dookoła ulubiony krajobraz. Dobre na koniec, gdy twarz już znają.",
      ],
      [
        "Zdjęcie sprzed chwili, której szkoda",
        "Wspomnienie dobrego dnia, nawet krzywe. Opowieść o nim będzie pierwszą odpowiedzią.",
      ],
      [
        "Cała sylwetka na spacerze",
        "Naturalny krok, zwykłe ubranie. Pokazuje proporcje i nastrój lepiej niż poza przy ścianie.",
      ],
      [
        "Ręce przy czymś",
        "Kubek, kierownica roweru, nożyczki, cokolwiek prawdziwego. Takie zdjęcie samo podsuwa pytanie.",
      ],
      [
        "Twoje miejsce",
        "Balkon, ławka, kuchnia, bez adresu w kadrze. Widać, gdzie dobrze Ci się oddycha.",
      ],
      [
        "Śmiech w towarzystwie",
        "Jedno zdjęcie z ludźmi wystarczy; zaznacz kadrem, gdzie jesteś, i zapytaj resztę o zgodę.",
      ],
      [
        "Zła pogoda, dobra mina",
        "Deszcz albo wiatr na zdjęciu mówi o poczuciu humoru więcej niż napis.",
      ],
      [
        "Coś, co lubisz, z bliska",
        "Sam przedmiot, bez Ciebie w kadrze. Dobre na czwarte miejsce, gdy twarz już znają.",
      ],
      ["Zdjęcie w ruchu", "Lekko nieostre też może być. Widać energię, której nie pokaże portret."],
      [
        "Ranek bez szykowania",
        "Sweter, włosy jak zwykle, kubek w dłoni. Dla tych, którzy lubią wiedzieć, co i jak.",
      ],
    ],
    hills: [
      [
        "Szlak i plecak",
        "Ty na drodze, może być tyłem, z widokiem, który naprawdę lubisz. Kto też chodzi, od razu zapyta, gdzie to.",
      ],
      [
        "Postój z termosem",
        "Kamień, kanapka, wiatr we włosach. Takie zdjęcie ma zapach, choć go nie widać.",
      ],
    ],
    kitchen: [
      [
        "Kuchnia w trakcie",
        "Mąka na blacie, garnek na ogniu. Bałagan jest tu zaletą, bo widać, że coś się dzieje.",
      ],
      [
        "Talerz przed pierwszym kęsem",
        "Twoje danie przy zwykłym stole. Zaprasza skuteczniej niż zdanie o gotowaniu.",
      ],
    ],
    books: [
      [
        "Z książką, jak zawsze",
        "Fotel, pociąg albo trawa. Okładka może być widoczna: ktoś ją rozpozna.",
      ],
      ["Półka w tle", "Portret, a za plecami grzbiety książek. Ciekawscy przybliżą zdjęcie."],
    ],
    sport: [
      [
        "Po wysiłku",
        "Czerwone policzki i prawdziwy uśmiech. Pokazuje, że lubisz to robić, a wynik jest sprawą drugą.",
      ],
      [
        "Drużyna albo trasa",
        "Boisko, tor, ścieżka. Jeśli są inni, zapytaj ich o zgodę i wskaż siebie kadrem.",
      ],
    ],
    music: [
      [
        "Z instrumentem albo słuchawkami",
        "Chwila słuchania lub grania, bez sceny. Widać skupienie, a ono bywa ujmujące.",
      ],
    ],
    animals: [
      [
        "We dwoje z czworonogiem",
        "Na poziomie jego oczu. Takie zdjęcie otwiera rozmowę szybciej niż pierwsze zdanie.",
      ],
    ],
    films: [
      ["Przed seansem", "Bilet, fotel, światło z holu. Podpowiada, dokąd można Cię zaprosić."],
    ],
    garden: [
      [
        "Przy roślinach",
        "Konewka, ziemia na rękach, coś zielonego. Spokojne zdjęcie, na którym widać cierpliwość.",
      ],
    ],
    games: [
      [
        "Nad planszą",
        "Karty w dłoni i mina kogoś, kto ma plan. Od razu wiadomo, w co można zagrać.",
      ],
    ],
    travel: [
      [
        "Peron albo okno pociągu",
        "Ty z bagażem, bez nazwy miejscowości. Pytanie, dokąd to było, zada się samo.",
      ],
    ],
    dance: [["W tańcu", "Nawet rozmazane. Ruch i śmiech mówią więcej niż nazwa kursu."]],
    craft: [
      ["Przy stole z robotą", "Narzędzia, materiał, coś w połowie. Widać zajęcie i to, że wciąga."],
    ],
  } as Record<string, readonly Photo[]>,
  closing: {
    any: [
      "Wybierz wersję, którą da się powiedzieć bez czerwienienia, i popraw w niej jedno słowo na własne.",
      "Wklej, odłóż telefon i zajmij się czymś przyjemnym. Odpowiedzi przychodzą najlepiej, gdy się na nie nie patrzy.",
      "Pokaż te opisy komuś, kto Cię zna. Jeśli powie „no tak, cały obraz”, są gotowe.",
      "Nie trzeba przekonać wszystkich. Dobrze, gdy jedna osoba doczyta do końca i będzie miała o co zapytać.",
      "Możesz mieszać wersje: początek z jednej, koniec z drugiej. Wszystkie zdania są Twoje.",
      "Na pierwsze spotkanie weź to samo, co jest w opisie: ciekawość i własny ton. Reszta się ułoży.",
    ],
  },
};
