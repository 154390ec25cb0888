/** Passages of „Terapeuta AI – karta pracy, nie terapia”, by the place they are for. */
export const therapistPassages = {
  title: {
    any: [
      "Jedna chwila pod lupą",
      "Ogniwo po ogniwie",
      "Tydzień małych prób",
      "Karta na zwykłe dni",
      "Najmniejszy krok, jaki się liczy",
      "Zanim myśl się rozpędzi",
      "Ołówek, kartka, jeden tydzień",
      "Od początku tej jednej sceny",
    ],
    work: ["Spokojniejsze godziny w pracy", "Praca, z której da się wrócić do domu"],
    study: ["Nauka bez ściśniętych ramion", "Najpierw jedna strona"],
    partner: ["Między Wami, krok po kroku", "Rozmowa we dwoje, bez pośpiechu"],
    family: ["Rodzinne sprawy, własny głos", "Przy rodzinnym stole, po swojemu"],
    parenthood: ["Rodzic też ma swoje tempo"],
    friendship: ["Wśród ludzi, trochę swobodniej"],
    sleep: ["Wieczór, który umie się skończyć", "Ciszej przed snem"],
    postpone: ["Pierwsze pięć minut", "Zacząć od rogu"],
  },
  quotedOpening: {
    any: [
      "Cel masz zapisany: „%”.",
      "„%” – tak brzmi Twój cel i do niego dopasowany jest cały tydzień.",
      "Na końcu tej karty stoi to, do czego zmierzasz: „%”.",
      "Zacznijmy od końca, czyli od celu: „%”.",
      "„%” – to zdanie warto przepisać na górę kartki.",
      "O tym, dokąd chcesz dojść, piszesz: „%”.",
    ],
  },
  plainOpening: {
    any: [
      "Celu nie widać jeszcze w odpowiedziach. Dopisz go na górze, choćby w trzech słowach.",
      "Cel możesz nazwać później, kiedy tydzień pokaże, czego najbardziej brakuje.",
      "Odpowiedzi są krótkie, więc ta karta zostawia dużo miejsca na Twój ołówek.",
    ],
  },
  opening: {
    any: [
      "Ta karta bierze jedną chwilę i rozkłada ją na części, tak jak rozkłada się zegarek na szmatce. Kiedy widać kółka, łatwiej zgadnąć, które się zacina.",
      "To, co się dzieje, wygląda jak jedna wielka rzecz. Z bliska jest pięcioma mniejszymi i każdą z nich można poruszyć osobno.",
      "Następne strony nie szukają winnych. Sprawdzają, co po czym przychodzi i w którym miejscu dałoby się wstawić małą przerwę.",
      "Czytaj to po kawałku. Jedna strona i jeden spokojny oddech wystarczą na wieczór.",
      "Będzie tu mało teorii, za to dużo rzeczy do zrobienia w kwadrans. Każdą można pominąć i wrócić do niej innego dnia.",
      "Pracujemy na jednym przykładzie, bo na ogólnych zdaniach trudno cokolwiek zmienić. Resztę podobnych chwil poznasz potem po tych samych znakach.",
    ],
    fear: [
      "Słychać, ile w tym napięcia i czekania, aż coś się wydarzy. Lęk lubi pośpiech, więc ta karta idzie wolno i po kolei.",
      "Lęk w Twoich słowach mówi dużo o tym, co ważne, i bardzo mało o tym, co się naprawdę stanie. Tu rozdzielimy jedno od drugiego.",
      "Żyć z takim alarmem w środku jest męcząco. Spróbujemy sprawdzić, co go włącza i po jakim czasie sam cichnie.",
    ],
    shame: [
      "Wstyd każe chować się akurat wtedy, gdy przydałby się ktoś obok. Na kartce nikt nie patrzy, więc można zacząć tutaj.",
      "W tym, co piszesz, słychać wstyd. To ciężkie uczucie i wolno się z nim obchodzić delikatnie.",
      "Wstyd ogląda nas z zewnątrz, cudzymi oczami. Ta karta wraca do Twoich.",
    ],
    anger: [
      "W odpowiedziach jest złość. Zwykle stoi na straży czegoś ważnego, więc zamiast ją uciszać, zapytamy, czego pilnuje.",
      "Złość ma krótki zapłon i długi cień. Na tej karcie przyjrzymy się temu, co dzieje się tuż przed nią.",
    ],
    sadness: [
      "Słychać w tym smutek i nikt go tu nie będzie poganiał. Zaczynamy od rzeczy bardzo małych.",
      "Przy smutku wszystko waży więcej, także zwykły kubek do umycia. Dlatego kroki na tej karcie są lekkie.",
    ],
    tiredness: [
      "Z Twoich słów przebija zmęczenie. Ta karta nie dokłada obowiązków: każde ćwiczenie wolno skrócić do minuty.",
      "Kiedy brakuje sił, każda rada brzmi jak kolejne zadanie. Wybierz stąd jedną rzecz, resztę zostaw na później.",
    ],
    guilt: [
      "Poczucie winy liczy wszystko, co poszło nie tak, i nie zapisuje reszty. Spróbujemy uzupełnić ten rachunek.",
      "Słychać, jak surowo siebie rozliczasz. Tu każda sprawa dostanie też drugą stronę kartki.",
    ],
    frustration: [
      "Kiedy kolejna próba nic nie zmienia, ręce opadają. Tym razem zmienimy coś bardzo małego i sprawdzimy tylko to.",
    ],
    loneliness: [
      "Samotność wyolbrzymia każdą ciszę. Na tej karcie jest kilka małych mostków do ludzi, bez wielkich rozmów.",
    ],
  },
  quotedSituation: {
    any: [
      "Dopisz dzień i miejsce, w którym zdarzyło się to ostatnio.",
      "Przypomnij sobie jeden taki raz i zostań przy nim do końca karty.",
      "Zapisz, kto był obok i co padło tuż przed tą chwilą.",
      "Dodaj godzinę i to, co działo się chwilę wcześniej.",
      "Wybierz ostatni taki przypadek, najlepiej z tego tygodnia.",
      "Same fakty wystarczą, takie, które nagrałaby kamera.",
    ],
  },
  plainSituation: {
    any: [
      "Do zauważenia następnym razem: miejsce, godzina, kto jest obok.",
      "Wybierz jedną chwilę z tego tygodnia i zapisz ją tak, jak widziałaby ją kamera.",
      "Miejsce na Twój przykład: gdzie to było i co stało się najpierw.",
    ],
  },
  thoughtBelow: {
    any: [
      "Ta, która stoi niżej w tabeli myśli surowych. Przepisz ją tu własną ręką.",
      "Znajdziesz ją poniżej, po lewej stronie tabeli; tu wpisz, kiedy odezwała się ostatnio.",
      "Jest w Twoich odpowiedziach i wraca w tabeli niżej. Zaznacz słowo, które kłuje najbardziej.",
    ],
  },
  thoughtUnknown: {
    any: [
      "Do zauważenia następnym razem. Zwykle to jedno krótkie zdanie, które pojawia się, zanim je wybierzesz.",
      "Tej myśli w odpowiedziach nie widać. Złap ją przy najbliższej okazji i zapisz dosłownie, nawet jeśli brzmi niemądrze.",
      "Puste miejsce na zdanie, które przebiega wtedy przez głowę. Może mieć formę pytania albo obrazu.",
      "Do złapania na gorąco: co głowa mówi w pierwszych trzech sekundach?",
    ],
  },
  feelingStrength: {
    any: [
      "Siłę każdego z tych uczuć oceń od zera do stu i wpisz obok.",
      "Zaznacz to, które przychodzi pierwsze.",
      "Sprawdź, które trwa najdłużej, a które mija po kwadransie.",
      "Podkreśl jedno, przy którym najtrudniej usiedzieć.",
      "Zapisz przy nich, po ile są na skali od zera do stu teraz, podczas czytania.",
    ],
  },
  feelingUnknown: {
    any: [
      "Do zauważenia następnym razem. Na początek wystarczy wybór: bardziej lęk, złość, smutek czy wstyd?",
      "Uczucie czeka na nazwę. Spróbuj jednym słowem i sprawdź, czy ramiona się z nim zgadzają.",
      "O uczuciach odpowiedzi nie mówią. Wpisz pierwsze słowo, jakie przyjdzie, i pozwól sobie je zmienić.",
    ],
  },
  bodyKnown: {
    any: [
      "Przy następnym razie sprawdź też stopy: czy czują podłogę.",
      "Zanotuj, co odzywa się najpierw, bo to Twój najwcześniejszy dzwonek.",
      "Zobacz, co dzieje się z tym miejscem po trzech długich wydechach.",
      "Dopisz, po ilu minutach zwykle puszcza.",
      "Reszta do zauważenia następnym razem: ramiona, szczęka, dłonie.",
    ],
  },
  bodyUnknown: {
    any: [
      "Do zauważenia następnym razem: szczęka, ramiona, brzuch, dłonie.",
      "O ciele odpowiedzi milczą. Sprawdź przy najbliższej okazji, gdzie robi się ciasno albo gorąco.",
      "Do zauważenia następnym razem, najlepiej od góry: czoło, gardło, oddech, brzuch.",
      "Do sprawdzenia: czy oddech się skraca, czy ciało chce uciec, czy raczej zastyga.",
    ],
  },
  behaviour: {
    any: [
      "Do zauważenia następnym razem: co robią ręce, dokąd idą nogi i co przynosi to na pierwsze pięć minut.",
      "Co robisz zaraz potem, wpisz przy najbliższej okazji. Dopisz też, czy na krótko robi się od tego lżej.",
      "Odpowiedzi nie mówią, co dzieje się dalej. Zapisz pierwszy ruch, nawet jeśli jest nim sięgnięcie po telefon.",
      "Do zauważenia: czy ta chwila kończy się rozmową, ucieczką, zadaniem, czy czekaniem, aż minie.",
    ],
    silence: [
      "Milkniesz. Na krótko chroni to przed oceną, a potem zostaje z Tobą wszystko, co nie padło.",
      "Zostajesz bez słowa i czekasz, aż chwila minie. Ulga przychodzi szybko, a za nią żal, że głos znów został w środku.",
    ],
    avoid: [
      "Omijasz tę sytuację. Dziś jest dzięki temu spokojniej, a jutro próg okazuje się trochę wyższy.",
      "Wycofujesz się, zanim się zacznie. Napięcie spada od razu, więc głowa zapamiętuje, że tak trzeba.",
    ],
    postpone: [
      "Odkładasz to na później. Przez chwilę jest lżej, a potem sprawa wraca większa, razem z pretensją do siebie.",
      "Zajmujesz się czymś innym, byle nie tym. Odkładanie daje kwadrans spokoju i zabiera resztę popołudnia.",
    ],
    replay: [
      "Wracasz do tego w głowie wiele razy. Wygląda to na szukanie rozwiązania, a kończy się zmęczeniem w tym samym miejscu.",
      "Odtwarzasz scenę od początku i poprawiasz w niej słowa. Na chwilę daje to poczucie wpływu, potem odbiera wieczór.",
    ],
    outburst: [
      "Napięcie wychodzi głośno. Przez moment jest mniej ciasno, a zaraz potem trzeba sprzątać po słowach.",
      "Wybuchasz, zanim zdążysz pomyśleć. Ciało oddaje ciśnienie, a głowa dostaje nowy powód do wyrzutów.",
    ],
    check: [
      "Sprawdzasz i upewniasz się jeszcze raz. Pewność trwa krótko, więc za chwilę trzeba ją odnowić.",
      "Szukasz potwierdzenia, że wszystko jest w porządku. Uspokaja to na moment i uczy głowę, że bez tego się nie da.",
    ],
    please: [
      "Godzisz się, choć w środku jest inaczej. Spokój przy stole zostaje, a rachunek przychodzi do Ciebie później.",
      "Ustępujesz i przepraszasz na zapas. Nikt się nie gniewa, tylko Twoje „nie” znowu czeka na swoją kolej.",
    ],
  },
  loop: {
    any: [
      "Te pięć ogniw kręci się w kółko. Sytuacja podsuwa myśl, myśl budzi uczucie, ciało bierze je na poważnie, a zachowanie zamyka koło i potwierdza myśl. Wystarczy poluzować jedno miejsce, żeby całość zwolniła, a zwykle najłatwiej zacząć od ciała albo od pierwszego ruchu.",
      "Popatrz na łańcuch od końca. To, co robisz na ostatku, przynosi ulgę, a ulga jest dla głowy nagrodą, więc następnym razem poprowadzi Cię tą samą drogą. Jedno inne zakończenie, nawet bardzo małe, wystarczy, żeby powstał drugi ślad.",
      "Każda część tego łańcucha wygląda jak przyczyna następnej i każda trochę nią jest. Dlatego nie trzeba znaleźć tej jedynej właściwej. Wybierz ogniwo, które najłatwiej zauważyć, i tam wstaw pauzę na jeden oddech.",
      "Łańcuch działa szybko, bo był ćwiczony wiele razy. Szybkość robi wrażenie, jakby innego wyjścia nie było. Kiedy zapiszesz trzy takie chwile pod rząd, zobaczysz, że między myślą a ruchem jest szpara, w której mieści się wybór.",
      "Myśl i uczucie podkręcają się tu nawzajem: im mocniejsze uczucie, tym prawdziwsza wydaje się myśl. Ciało dorzuca swoje, jakby działo się coś pilnego. Najprościej przerwać to zdaniem wypowiedzianym na głos, spokojnie i powoli.",
      "Ogniwa trzymają się siebie, dopóki nikt na nie nie patrzy. Zapisanie ich po kolei bywa pierwszą zmianą, bo to, co nazwane, porusza się wolniej. Zacznij od miejsca, w którym czujesz najmniejszy opór.",
    ],
    silence: [
      "Im dłużej trwa cisza, tym głośniejsza robi się myśl, a im głośniejsza myśl, tym trudniej wydobyć głos. Tak łańcuch dokręca się sam. Rozluźnia go jedno krótkie zdanie przygotowane wcześniej, bo wtedy nie trzeba go szukać w napięciu.",
    ],
    avoid: [
      "Ominięcie działa jak drzwi, które same się zamykają: za każdym razem trochę szczelniej. Głowa nie ma kiedy sprawdzić, że po drugiej stronie bywa zwyczajnie. Pomaga uchylić je na szerokość stopy i zostać tam chwilę dłużej, niż się chce.",
    ],
    postpone: [
      "Odłożona sprawa rośnie w wyobraźni, a urosnąwszy, jeszcze bardziej odpycha. Ulga z odkładania jest szybka, koszt przychodzi wieczorem, więc głowa ich nie łączy. Łańcuch pęka najłatwiej na samym początku: przy pierwszych pięciu minutach.",
    ],
    replay: [
      "Powtarzanie w głowie przypomina pracę, więc trudno je odłożyć. Z każdym okrążeniem uczucie odświeża się, jakby wszystko działo się teraz. Pomaga wyznaczyć temu porę i miejsce, a poza nimi odsyłać myśl na jutro.",
    ],
    outburst: [
      "Między pierwszą iskrą a głośnym słowem mija zwykle parę sekund i w nich dzieje się wszystko. Ciało jest wtedy szybsze niż zdanie. Najwięcej zmienia znak umówiony ze sobą: krok w tył, ręka na blacie, jeden długi wydech.",
    ],
    check: [
      "Sprawdzanie uspokaja, a spokój znika, gdy tylko ręka puści klamkę. Głowa wyciąga z tego wniosek, że trzeba mocniej. Łańcuch słabnie, gdy między chęcią a sprawdzeniem mija za każdym razem minuta dłużej.",
    ],
    please: [
      "Każda zgoda wbrew sobie uczy innych, że można prosić dalej, a Ciebie, że odmowa jest niebezpieczna. Tymczasem złość odkłada się gdzieś z boku. Łańcuch można rozpiąć jednym zdaniem na przeczekanie: odpowiem jutro.",
    ],
  },
  understanding: {
    any: [
      "Głowa uczy się ze skojarzeń szybciej niż z argumentów. Jeśli coś kilka razy zabolało, zaczyna ostrzegać na zapas, także tam, gdzie nic nie grozi. To ma sens jako ochrona i bywa uciążliwe na co dzień.",
      "Takie schematy powstają zwykle po to, żeby było bezpieczniej, i kiedyś spełniały swoje zadanie. Trudność zaczyna się, gdy działają też w nowych warunkach. Wtedy warto je zaktualizować, powoli, jak stary adres w notesie.",
      "To, jak reagujesz, ma swoją logikę, nawet jeśli przeszkadza. Z samej siły woli rzadko coś wynika, bo wola pojawia się za późno, kiedy łańcuch już biegnie. Lepiej działają drobne zmiany ustawione zawczasu.",
      "Kiedy przeżywamy coś często, zaczynamy brać to za cechę charakteru. Tymczasem przeważnie jest to nawyk, który ma swoje miejsca i pory. Nawyki można przesuwać, po centymetrze.",
    ],
    fear: [
      "Lęk liczy ryzyko jednym palcem: dodaje wszystko, co może pójść źle, i pomija to, co pomoże. Ciało wierzy mu na słowo i szykuje się do biegu. Dopiero sprawdzenie w małej skali daje głowie nowe dane.",
      "Kiedy spodziewamy się oceny albo kłopotu, uwaga zwraca się do środka i pilnuje każdego drgnięcia. Na świat zostaje jej wtedy niewiele. Stąd wrażenie, że nagle nic się nie umie.",
      "Alarm w ciele rośnie, dochodzi do szczytu i opada, zwykle w ciągu kilkunastu minut. Jeśli wycofamy się przed szczytem, nigdy tego nie widzimy. Dlatego małe próby działają lepiej niż wielkie postanowienia.",
    ],
    shame: [
      "Wstyd zakłada, że inni patrzą tak uważnie jak my sami. Większość ludzi jest jednak zajęta własnym dniem i zapamiętuje z nas ton, a nie potknięcia. Sprawdzenie tego na jednym przykładzie zwykle zdejmuje część ciężaru.",
      "Wstyd żywi się tym, że zostaje w ukryciu. Powiedziany jednej życzliwej osobie traci połowę objętości. Nie trzeba mówić wszystkiego, wystarczy jedno zdanie.",
      "Przy wstydzie łatwo pomylić to, co się zrobiło, z tym, kim się jest. Pierwsze da się opisać czasownikiem i poprawić. Do drugiego nikt nie ma dość danych.",
    ],
    anger: [
      "Złość przychodzi zwykle druga, tuż za bólem, strachem albo poczuciem, że ktoś przekroczył granicę. Ponieważ jest głośniejsza, zasłania tamto pierwsze uczucie. Kiedy je nazwiesz, złość ma mniej do roboty.",
      "W złości ciało jest gotowe do działania szybciej, niż powstają zdania. Dlatego rozmowa w tej samej minucie rzadko się udaje. Dziesięć minut przerwy to w takim wypadku rozsądek.",
    ],
    sadness: [
      "Smutek zwalnia wszystko, żeby było kiedy pożegnać się z tym, czego brak. Bywa, że zwalnia za bardzo i odbiera także to, co dotąd cieszyło. Wtedy pomaga robić małe rzeczy bez czekania na ochotę, bo ochota przychodzi czasem dopiero w trakcie.",
      "W smutku pamięć chętniej podsuwa to, co trudne, więc obraz całości robi się jednostronny. To przechył uwagi, a nie pełny bilans. Jedna zapisana dobra chwila dziennie trochę go wyrównuje.",
    ],
    tiredness: [
      "Zmęczona głowa skraca drogę i wybiera to, co znane, nawet jeśli potem żałuje. Z braku sił rodzą się też najsurowsze zdania o sobie. Zanim cokolwiek ocenisz, sprawdź, czy to głos człowieka po śnie.",
      "Zmęczenie nie czyta planów. Przy małym zapasie sił liczy się kolejność: najpierw odpoczynek, potem jedna rzecz, dopiero potem wnioski. Odwrócona, sprawia, że każda porażka boli podwójnie.",
    ],
    guilt: [
      "Poczucie winy miesza odpowiedzialność z wpływem. Odpowiadać można za to, co się zrobiło, mając wiedzę i siły z tamtego dnia. Reszta jest żalem i potrzebuje współczucia bardziej niż rozliczeń.",
      "Wina lubi słowo „zawsze” i nie lubi szczegółów. Kiedy zapytać ją o datę i okoliczności, robi się mniejsza i bardziej do naprawienia. Jedna konkretna rzecz, którą można odkręcić, jest warta więcej niż tydzień wyrzutów.",
    ],
    frustration: [
      "Bezradność bierze się często z mierzenia się z całością naraz. Głowa sprawdza, czy da się zmienić wszystko, słyszy, że nie, i zniechęca się do każdej części. Dlatego tu bierzemy jedną część i liczymy tylko ją.",
    ],
    loneliness: [
      "Po dłuższym czasie bez bliskości zaczynamy spodziewać się odmowy i wysyłamy mniej sygnałów. Ludzie, nie widząc ich, też milczą, i koło się zamyka. Małe, pewne kontakty działają lepiej niż jedno wielkie wyjście.",
    ],
  },
  tried: {
    any: [
      "To już jest wiedza o sobie. Zapisz przy tym dwie rzeczy: kiedy działało choć trochę i co wtedy było inaczej.",
      "Każda z tych prób czegoś dowodzi. Z tego, co pomagało na chwilę, można zrobić początek, a z tego, co przeszkadzało, listę do odłożenia.",
      "Dobrze, że to zapisujesz, bo wysiłek łatwo pominąć, gdy wynik jest skromny. Plan na tydzień dokłada do niego po jednej małej rzeczy.",
      "Nawet częściowy skutek jest tropem. Sprawdź, czy pomagało samo działanie, pora dnia, czy może to, że ktoś był obok.",
      "Zanim dołożysz coś nowego, oceń te próby uczciwie: co powtórzyć, co skrócić, z czym dać sobie spokój.",
      "Z prób widać, że szukasz. Teraz przyda się mniejsza skala: jedna rzecz naraz, przez trzy dni, z zapisanym wynikiem.",
    ],
  },
  untried: {
    any: [
      "Karta zaczyna od rzeczy najprostszych. Jeśli coś kiedyś pomogło choć na godzinę, dopisz to na marginesie, bo może być najlepszym początkiem.",
      "Nie wiadomo, co już było wypróbowane. Przypomnij sobie dzień, w którym szło lżej niż zwykle, i zapisz, co go odróżniało. Taki dzień jest podpowiedzią.",
      "Odpowiedzi milczą o tym, czego próbujesz na co dzień. Zwykle jest tego więcej, niż się zdaje: ktoś dzwoni do siostry, ktoś myje okna, ktoś idzie naokoło. Zapisz swoje sposoby, także te dziwne.",
      "Plan na tydzień zakłada, że zaczynasz od nowa. Jeśli masz już coś, co pomaga, wstaw to w miejsce dowolnego dnia.",
    ],
  },
  recordSituation: {
    any: [
      "Scena z łańcucha, w skrócie",
      "Ta chwila, jednym zdaniem",
      "Gdzie i przy kim, krótko",
      "Ostatni taki raz",
      "Moment tuż przed myślą",
    ],
  },
  recordThought: {
    any: [
      "dosłownie, jak przyszła",
      "pierwsze zdanie w głowie",
      "przepisz bez łagodzenia",
      "jedno zdanie, bez poprawek",
    ],
  },
  evidence: {
    any: [
      "Za: jeden fakt. Przeciw: jeden wyjątek z tego miesiąca",
      "Za: co było widać. Przeciw: co było widać, a umyka pamięci",
      "Za: co ktoś powiedział. Przeciw: co powiedział kiedy indziej",
      "Za: dzisiejszy dzień. Przeciw: dzień, kiedy poszło lżej",
      "Za: tyle, ile zobaczyłby świadek. Przeciw: też tyle",
      "Za: to, co pewne. Przeciw: to, co tylko się wydaje",
    ],
  },
  recordBalanced: {
    any: [
      "Jest trudno i jest coś, co mogę",
      "To jedna chwila, zostają inne",
      "Nie wiem jeszcze, sprawdzę",
      "Mogę zrobić pierwszą część",
      "Bywa różnie, dziś jest tak",
      "Myśl to myśl, fakty osobno",
    ],
  },
  noHarsh: {
    any: [
      "Surowej myśli w odpowiedziach nie słychać. Jeśli się odezwie, wpisz ją tutaj.",
      "To miejsce czeka: odpowiedzi nie zawierają surowego zdania o Tobie.",
      "Jeszcze jej nie widać. Wpisz zdanie, którym poganiasz siebie najczęściej.",
    ],
  },
  kind: {
    any: [
      "Tak to dziś widzę, ze środka trudnej chwili. Jutro mogę zobaczyć w tym coś jeszcze.",
      "To zdanie przychodzi samo. Mogę je usłyszeć i nie musieć mu wierzyć.",
      "Jest w tym kawałek prawdy i dużo zmęczenia. Zajmę się kawałkiem.",
      "Gdyby powiedział to o sobie ktoś bliski, w odpowiedzi padłoby ode mnie pytanie: skąd to wiesz?",
      "Trudno mi z tym teraz. Mogę mieć trudno i jednocześnie zrobić jedną małą rzecz.",
      "To opis jednej chwili. O reszcie tygodnia niczego nie mówi.",
    ],
    always: [
      "Było tak wiele razy i bywało inaczej. Znajdę choć jeden wyjątek i sprawdzę, co go różni.",
      "Słowo „zawsze” zbiera najgorsze dni na jedną kupkę. Dziś liczę tylko dzisiaj.",
      "Zdarza się to często. Często da się zmierzyć, a to, co da się zmierzyć, może się zmieniać.",
    ],
    eyes: [
      "Nie znam cudzych myśli, znam swoje obawy. Mogę zapytać jedną osobę i porównać.",
      "Ludzie widzą kawałek i zaraz wracają do swoich spraw. Ja widzę wszystko, więc wydaje mi się większe.",
      "Może ktoś to zauważa. Większość zajmuje się wtedy sobą, tak samo jak ja.",
    ],
    worth: [
      "Coś mi teraz nie wychodzi. To zdanie o jednej rzeczy, a nie o mnie w całości.",
      "Umiem część, części się uczę. Tak jest z każdym, kogo podziwiam.",
      "Oceniam siebie po najsłabszej chwili dnia. Inne chwile też były prawdziwe.",
    ],
    disaster: [
      "To jedna z możliwych wersji. Są jeszcze dwie: średnia i całkiem zwyczajna.",
      "Nie wiem, co będzie. Wiem, kto mi pomoże, jeśli pójdzie źle, i od czego wtedy zacznę.",
      "Do tej pory każdy taki dzień jakoś się kończył. Z tym też mogę iść krok po kroku.",
    ],
    must: [
      "Zależy mi na tym. Będzie mi zależeć także wtedy, gdy zrobię trochę mniej.",
      "Większość tych rzeczy chcę zrobić, część mogę przełożyć, jedną mogę oddać.",
      "Kto mówi, że trzeba dzisiaj? Jeśli tylko ja, mogę wyznaczyć inny termin.",
    ],
    blame: [
      "Mam w tym swój udział i mają go też inni oraz przypadek. Odpowiadam za swoją część.",
      "Wtedy było tyle sił i tyle wiedzy. Dziś mogę naprawić jedną konkretną rzecz.",
    ],
  },
  experiment: {
    any: [
      [
        "Zapisz jednym zdaniem, co według obawy się stanie, jeśli spróbujesz.",
        "Wybierz najmniejszy kawałek celu, taki na pięć minut, i zrób go raz. Możesz przerwać w każdej chwili.",
        "jutro lub pojutrze, o porze, kiedy masz najwięcej sił",
        "Porównaj to, co się stało, z zapisanym zdaniem. Zanotuj też, po ilu minutach było łatwiej oddychać.",
      ],
      [
        "Obawa mówi, że jeśli zwolnisz, wszystko się posypie. Zapisz, co dokładnie.",
        "Zrób jedną zwykłą rzecz w połowie tempa: zmywanie, drogę do sklepu, pierwszą wiadomość dnia.",
        "raz, w dowolny spokojny dzień tygodnia",
        "Sprawdź, czy wydarzyło się to, co zapisane, i co w tym czasie robiły ramiona.",
      ],
      [
        "Zapisz, ile czasu według Ciebie potrwa najtrudniejsza chwila.",
        "Kiedy się zacznie, zostań w niej z zegarkiem i długimi wydechami, aż napięcie spadnie o kilka kresek.",
        "przy najbliższej łagodnej okazji, nie od razu przy najtrudniejszej",
        "Porównaj przewidziany czas z prawdziwym i zapisz różnicę.",
      ],
      [
        "Obawa twierdzi, że prośba o pomoc zostanie źle przyjęta. Zapisz, jak to sobie wyobrażasz.",
        "Poproś życzliwą osobę o coś małego i łatwego, na przykład o opinię albo o podanie książki.",
        "w ciągu trzech dni, przy zwykłej okazji",
        "Zwróć uwagę na pierwsze słowa odpowiedzi i na to, co z nich zrobiła głowa.",
      ],
      [
        "Zapisz zdanie: jeśli zrobię to niedoskonale, wtedy…",
        "Zrób jedną drobną rzecz celowo na trójkę z plusem i tak ją zostaw.",
        "w tym tygodniu, w sprawie, która nikomu nie zaszkodzi",
        "Policz, kto to zauważył. Zapisz, kiedy przestało Ci to przeszkadzać.",
      ],
    ],
    work: [
      [
        "Zapisz, czego spodziewasz się po innych w pracy, kiedy odezwiesz się w swoim tempie.",
        "Powiedz jedno krótkie zdanie przygotowane wcześniej na kartce. Może być zgodą, pytaniem albo prośbą o chwilę.",
        "w najbliższej zwykłej rozmowie w pracy, bez wielkiej stawki",
        "Zobacz, co robi rozmówca zaraz potem: dopytuje, kiwa głową, mówi dalej. Zapisz to dosłownie.",
      ],
      [
        "Obawa mówi, że w pracy trzeba odpowiadać od razu. Zapisz, co się stanie, jeśli odpowiesz później.",
        "Na jedną niepilną wiadomość odpisz po godzinie, a przez ten czas zajmij się swoją robotą.",
        "jeden raz w tygodniu, w spokojny dzień roboczy",
        "Sprawdź, czy ktoś to skomentował, i ile zdążyło się w tej godzinie zrobić.",
      ],
    ],
    study: [
      [
        "Zapisz, co według obawy stanie się, jeśli zaczniesz bez przygotowania.",
        "Ustaw budzik na pięć minut i zacznij naukę od najłatwiejszego kawałka. Po dzwonku możesz skończyć.",
        "w najbliższy dzień nauki, przed południem",
        "Zanotuj, w której minucie zrobiło się znośniej, i czy po dzwonku chciało się jeszcze chwilę.",
      ],
    ],
    partner: [
      [
        "Zapisz, jakiej odpowiedzi spodziewasz się po bliskiej osobie, zanim cokolwiek powiesz.",
        "Powiedz jedno zdanie o sobie, zaczynające się od „chcę” albo „jest mi”. Bez przykładów z przeszłości.",
        "w spokojny wieczór, kiedy żadne z Was się nie spieszy",
        "Porównaj prawdziwą odpowiedź z zapisaną. Zwróć uwagę na ton, swój też.",
      ],
    ],
    family: [
      [
        "Zapisz, co według Ciebie powie ktoś z rodziny, gdy usłyszy odmowę.",
        "Odmów w jednej małej sprawie, krótko i uprzejmie, bez tłumaczenia.",
        "przy najbliższej drobnej prośbie",
        "Zobacz, jak długo trwa niezadowolenie, jeśli w ogóle się pojawi, i co dzieje się potem.",
      ],
    ],
    friendship: [
      [
        "Zapisz, jak według obawy zareaguje ktoś znajomy, gdy odezwiesz się bez powodu.",
        "Wyślij jednej osobie krótką wiadomość: coś, co Ci się z nią skojarzyło. Bez prośby i bez przeprosin.",
        "jutro po południu",
        "Zapisz odpowiedź dosłownie i porównaj ją z przewidywaniem.",
      ],
    ],
    sleep: [
      [
        "Zapisz, co według obawy stanie się jutro, jeśli ta noc będzie słabsza.",
        "Godzinę przed snem odłóż ekran i zapisz na kartce trzy sprawy na jutro. Kartka zostaje w kuchni.",
        "dziś albo w najbliższy wieczór bez planów",
        "Rano sprawdź, czy kartka pamiętała, i jak naprawdę wyglądał dzień.",
      ],
    ],
    postpone: [
      [
        "Zapisz, jak okropne będzie to zadanie, na skali od zera do stu.",
        "Rób je przez pięć minut z zegarkiem, zaczynając od rogu: nazwa pliku, jedna koperta, pierwsze zdanie. Potem wolno przestać.",
        "przy najbliższej okazji, zaraz po posiłku",
        "Oceń po pięciu minutach jeszcze raz i wpisz różnicę.",
      ],
    ],
  },
  day: {
    any: [
      [
        "Jedna scena na papierze",
        "Zapisz w czterech linijkach chwilę z dzisiejszego dnia: co się stało, co pomyślała głowa, co poczuło ciało.",
      ],
      [
        "Wydech dłuższy niż wdech",
        "Trzy razy dziennie, przy zwykłej czynności, wydychaj powietrze dwa razy wolniej, niż je nabierasz.",
      ],
      [
        "Szukanie wyjątku",
        "Przypomnij sobie jeden raz, kiedy poszło lepiej. Zapisz, kto był obok i jaka była pora.",
      ],
      [
        "Najmniejszy kawałek",
        "Podziel cel na części tak małe, aż któraś przestanie straszyć. Zrób właśnie tę.",
      ],
      [
        "Fakt obok myśli",
        "Narysuj na kartce kreskę. Po lewej wpisz fakt z dzisiaj, po prawej to, co dodała do niego głowa.",
      ],
      [
        "Kwadrans bez celu",
        "Zrób coś, czego nikt nie ocenia: rysunek, ciasto, układanie kamyków na parapecie.",
      ],
      [
        "Stopy na ziemi",
        "Dwa razy dziennie poczuj obie stopy i nazwij w myślach trzy dźwięki, które słychać.",
      ],
      [
        "Zdanie dla kogoś",
        "Napisz do siebie dwa zdania tak, jak pisze się do przyjaciela po złym dniu.",
      ],
      [
        "Spacer w jedną stronę",
        "Idź dziesięć minut w dowolnym kierunku i patrz tylko na okna i drzewa.",
      ],
      [
        "Cichy kwadrans",
        "Usiądź z herbatą bez telefonu. Kiedy przyjdzie myśl, powiedz jej: widzę cię, później.",
      ],
      [
        "Porządek w jednej szufladzie",
        "Wybierz najmniejszą. Ręce lubią zobaczyć, że coś się da skończyć.",
      ],
      [
        "Nazwa dla uczucia",
        "Wieczorem wybierz jedno słowo na cały dzień i jedno, którego w nim zabrakło.",
      ],
      ["Pytanie zamiast wyroku", "Złap jedno surowe zdanie i dopisz do niego: po czym to poznaję?"],
      [
        "Ruch przed wieczorem",
        "Pięć minut rozciągania przy oknie, powoli, bez liczenia powtórzeń.",
      ],
      [
        "Coś ciepłego",
        "Zjedz jeden posiłek przy stole, bez ekranu, i nazwij w myślach trzy smaki.",
      ],
      [
        "Prośba o drobiazg",
        "Poproś kogoś o małą rzecz, którą łatwo spełnić. Zapisz, jak to było prosić.",
      ],
      [
        "Pora na martwienie się",
        "Wyznacz dziesięć minut po południu. Poza nimi odsyłaj zmartwienia na tę godzinę.",
      ],
      [
        "Dwa dobre drobiazgi",
        "Przed snem zapisz dwie rzeczy, które dziś choć trochę się udały. Drobne też się liczą.",
      ],
      ["List do obawy", "Napisz: dziękuję, że ostrzegasz, a oto co wiem. Trzy zdania wystarczą."],
      [
        "Zmiana kolejności",
        "Zrób jedną codzienną rzecz w innej kolejności i zobacz, co zauważa głowa.",
      ],
      ["Przerwa na ramiona", "Co dwie godziny opuść ramiona i rozluźnij szczękę. Tylko tyle."],
      [
        "Piosenka od początku do końca",
        "Posłuchaj jednej, na siedząco. Kiedy myśl ucieknie, wróć do melodii.",
      ],
      ["Trzy minuty przy oknie", "Opisz w myślach to, co widać, bez słów ładne i brzydkie."],
      [
        "Skala na dziś",
        "Rano i wieczorem oceń napięcie od zera do dziesięciu. Zapisz samą cyfrę, bez komentarza.",
      ],
    ],
    work: [
      [
        "Zdanie do powiedzenia",
        "Ułóż jedno zdanie, które chcesz powiedzieć w pracy, i przeczytaj je dwa razy pod nosem.",
      ],
      [
        "Początek od łatwego",
        "Zacznij dzień pracy od rzeczy na dziesięć minut, którą na pewno da się skończyć.",
      ],
      [
        "Koniec dnia na kartce",
        "Przed wyjściem z pracy zapisz trzy sprawy, które poczekają, i zamknij notatnik.",
      ],
      [
        "Pauza przed odpowiedzią",
        "W jednej rozmowie w pracy odczekaj dwa oddechy, zanim odpowiesz.",
      ],
      [
        "Pytanie o szczegół",
        "Zadaj w pracy jedno krótkie pytanie, na które ktoś odpowie w zdaniu.",
      ],
    ],
    study: [
      [
        "Pięć minut i stop",
        "Otwórz notatki na pięć minut, przeczytaj jedną stronę i zapisz jedno zdanie własnymi słowami.",
      ],
      [
        "Miejsce do nauki",
        "Zabierz ze stołu wszystko poza jedną rzeczą do nauki. Usiądź na kwadrans.",
      ],
      ["Opowiedz komuś temat", "Wytłumacz na głos jeden fragment, choćby pluszowi albo roślinie."],
    ],
    partner: [
      [
        "Dziesięć minut we dwoje",
        "Posiedźcie razem bez ekranów. Zapytaj o jedną rzecz z dnia i nie poprawiaj odpowiedzi.",
      ],
      [
        "Dobre słowo wprost",
        "Powiedz bliskiej osobie o jednej rzeczy, którą dziś zauważasz i doceniasz.",
      ],
    ],
    family: [
      [
        "Jedna granica, szeptem",
        "Przećwicz na głos, w pustym pokoju, zdanie: dziś nie dam rady, mogę jutro.",
      ],
      [
        "Telefon z końcem",
        "Zadzwoń do kogoś z rodziny i ustal na początku, że masz dziesięć minut.",
      ],
    ],
    parenthood: [
      [
        "Kwadrans na podłodze",
        "Zajmij się z dzieckiem tym, co samo wybierze, i niczego nie prowadź.",
      ],
    ],
    friendship: [
      [
        "Wiadomość bez okazji",
        "Napisz do kogoś znajomego jedno zdanie o tym, co Ci się z nim kojarzy.",
      ],
      ["Krótka kawa", "Zaproponuj komuś spotkanie na pół godziny i od razu podaj porę."],
    ],
    loneliness: [
      [
        "Uprzejme trzy słowa",
        "Powiedz coś miłego osobie, którą spotykasz i tak: w sklepie, na klatce, na przystanku.",
      ],
    ],
    sleep: [
      ["Światło w dół", "Godzinę przed snem przygaś lampę i odłóż telefon poza zasięg ręki."],
      [
        "Kartka w kuchni",
        "Zapisz wieczorem to, co kręci się w głowie, i zostaw kartkę na stole w kuchni.",
      ],
    ],
  },
  lastDay: {
    any: [
      [
        "Spojrzenie wstecz",
        "Przejrzyj zapiski z tygodnia. Podkreśl jedno miejsce, w którym było choć trochę lżej.",
      ],
      [
        "Jedna rzecz na dalej",
        "Wybierz z tygodnia jedno ćwiczenie, które zostaje, i wpisz je na przyszłe siedem dni.",
      ],
      [
        "Porównanie cyfr",
        "Ułóż obok siebie oceny z tygodnia. Zapisz, co łączy dwa najlżejsze dni.",
      ],
      [
        "Rozmowa z notatkami",
        "Przeczytaj zapiski na głos i odpowiedz na pytanie: czego się o sobie dowiaduję?",
      ],
      [
        "Poprawki do planu",
        "Skreśl z planu to, co nie pasuje do Twojego życia. Dopisz jedną rzecz własną.",
      ],
      [
        "List na koniec tygodnia",
        "Napisz trzy zdania: co było trudne, co pomogło, o co chcesz kogoś poprosić.",
      ],
    ],
  },
  triedFrame: {
    any: [
      "O dotychczasowych próbach piszesz: „%”.",
      "Masz już za sobą pierwsze sprawdzenia: „%”.",
      "„%” – tyle udało się sprawdzić do tej pory.",
      "Wśród prób wymieniasz: „%”.",
    ],
  },
  closing: {
    any: [
      "Nie trzeba zrobić wszystkiego. Jedno ćwiczenie powtórzone trzy razy da więcej niż siedem zrobionych z zaciśniętymi zębami, a jeśli opowiesz o nim komuś zaufanemu, zostanie na dłużej.",
      "Pokaż tę kartę komuś, przy kim możesz mówić zwyczajnie. Druga para oczu zobaczy w niej to, co dla Ciebie jest zbyt blisko.",
      "Zmiany tego rodzaju poznaje się późno i po drobiazgach. Dobrze mieć kogoś, kto je zauważy i powie o tym na głos, więc podziel się z kimś swoim planem.",
      "Za tydzień weź tę kartę do ręki jeszcze raz. Jeśli będzie pusta, to także wiadomość, i dobry powód, żeby porozmawiać z kimś, kto zna się na takich sprawach.",
      "Reszta należy do zwykłych dni: herbaty, drogi do domu, paru zapisanych słów. Gdy zrobi się za ciężko, odezwij się do człowieka, zanim wrócisz do ćwiczeń.",
      "To, co tu jest, służy do kreślenia. A jeśli któreś zdanie otworzy więcej, niż da się unieść w pojedynkę, zanieś je do kogoś bliskiego albo do specjalisty.",
    ],
  },
} satisfies Record<
  string,
  Record<
    string,
    readonly (string | readonly [string, string] | readonly [string, string, string, string])[]
  >
>;
