/** Passages of „Wsparcie w decyzji życiowej”, by the place they are for. */
export const lifeDecisionPassages = {
  title: {
    any: [
      "Zanim powiesz tak albo nie",
      "Wybór w dziennym świetle",
      "Decyzja rozłożona na stole",
      "Wszystko, co leży na szali",
      "Ważna sprawa przy zwykłym stole",
      "Uczciwy rachunek przed wyborem",
      "Zanim zapadnie ostatnie słowo",
      "Rozdroże, które da się obejrzeć",
    ],
    work: ["Praca i to, co poza nią", "Poniedziałki do wyboru"],
    move: ["Adres, pod którym dobrze się budzić", "Kartony na razie puste"],
    partner: ["Sprawa dla dwojga, głos dla każdego", "Dwa krzesła przy jednym stole"],
    relationship: ["Bliskość i pytania, które czekają", "O tym, co jest między Wami"],
    parenthood: ["Wybór, przy którym stoją też dzieci", "Dom, w którym słychać wszystkich"],
    family: ["Własne życie i rodzina", "Blisko swoich, blisko siebie"],
    study: ["Nauka i reszta życia", "Zanim zacznie się nowy semestr"],
    money: ["Rachunek, w którym mieszczą się też słowa", "Kwoty i to, czego nie widać na koncie"],
  },
  quotedOpening: {
    any: [
      "„%” – od tego zdania warto zacząć.",
      "W środku Twojego opisu stoi zdanie: „%”.",
      "Zatrzymajmy się najpierw przy Twoich słowach: „%”.",
      "„%” – dobrze mieć to zdanie przed oczami do ostatniej strony.",
      "Najwięcej mówi tu jedno zdanie: „%”.",
      "„%” – tak to brzmi u Ciebie i tak tu zostaje.",
    ],
  },
  plainOpening: {
    any: [
      "O samej decyzji jest w odpowiedziach niewiele, więc ten dokument zostawia dużo miejsca na dopiski.",
      "Odpowiedzi są krótkie. To, czego w nich brakuje, da się dopisać ołówkiem przy każdym z następnych punktów.",
      "Mało tu słów o tym, co się dzieje, za to wybór jest nazwany. Od niego można zacząć.",
    ],
  },
  opening: {
    any: [
      "Taki wybór zwykle chodzi za człowiekiem po całym domu. Tu może na chwilę usiąść i poczekać, aż obejrzysz go z każdej strony.",
      "Na następnych stronach leżą obok siebie wszystkie drogi, które wymieniasz. Czytaj je w dowolnej kolejności i z ołówkiem w ręku.",
      "Ten dokument porządkuje to, co już wiesz, i oddziela od tego, co dopiero trzeba sprawdzić. Resztę zrobi kilka rozmów i trochę czasu.",
      "Nikt tu nie będzie Cię popędzał. Zobaczysz swoje opcje obok siebie, w tej kolejności, w jakiej je podajesz, i z tą samą uwagą dla każdej.",
      "Trudne wybory rzadko bywają trudne z braku rozumu. Częściej po każdej stronie leży coś, czego szkoda stracić, i to właśnie spróbujemy tu rozłożyć.",
      "Kiedy sprawa krąży w głowie, wszystko wydaje się w niej równie pilne. Na papierze widać, co jest faktem, co obawą, a co tylko zmęczeniem.",
      "Widać, że to dla Ciebie coś więcej niż sprawa do odhaczenia. Dlatego idziemy powoli: najpierw to, co się ściera, potem każda opcja, na końcu małe kroki.",
      "Poniżej jest porządek, który można kreślić i poprawiać. Żadna strona niczego za Ciebie nie rozstrzyga.",
    ],
    fear: [
      "Słychać, że sporo w tym lęku. On też dostanie tu swoje miejsce, ale obok niego staną rzeczy, które da się sprawdzić.",
      "Lęk potrafi mówić głośniej niż cała reszta. Na papierze każdy głos ma ten sam rozmiar litery, więc łatwiej usłyszeć pozostałe.",
      "Kiedy coś straszy, trudno patrzeć na to długo. Tu można zajrzeć na chwilę, odłożyć kartki i wrócić jutro.",
    ],
    tiredness: [
      "Słychać w tym zmęczenie, więc dokument jest podzielony na krótkie części. Wystarczy jedna dziennie.",
      "Zmęczona głowa lubi wybierać cokolwiek, byle mieć to za sobą. Tym bardziej warto dać sobie kilka spokojnych wieczorów.",
      "Po takim zmęczeniu każda opcja wygląda na stromą. Dobrze czytać to po śnie i po jedzeniu, a nie o północy.",
    ],
    joy: [
      "Jest w tym także ciekawość i radość. Warto je zapisać, bo przy liczeniu kosztów łatwo o nich zapomnieć.",
      "Słychać, że coś Cię tu naprawdę cieszy. To też jest informacja i ma prawo leżeć na szali razem z kosztami.",
      "W odpowiedziach jest iskra. Nie trzeba jej ani gasić, ani od razu słuchać: najpierw zobaczmy, co oświetla.",
    ],
    guilt: [
      "Przy tym wyborze odzywa się poczucie winy. Ono pokazuje, na kim Ci zależy, ale kierunku z niego jeszcze nie widać.",
      "Słychać, jak bardzo nie chcesz nikogo zawieść. To piękna troska i warto sprawdzić, czego ci ludzie naprawdę od Ciebie oczekują.",
    ],
    anger: [
      "W odpowiedziach jest też złość. Zwykle pokazuje miejsce, w którym coś trwało za długo, i takie miejsce warto nazwać.",
      "Złość pcha do szybkich ruchów. Na kartce może poczekać, a to, o co jej chodzi, i tak nie zginie.",
    ],
    sadness: [
      "Jest w tym smutek i nie trzeba go tu poprawiać. Niektóre wybory zaczynają się od pożegnania, jakkolwiek się skończą.",
      "Słychać smutek. On zwalnia krok, i może to dobrze: przy takim wyborze powolny krok nie szkodzi.",
    ],
  },
  /** What pulls against what: the first paragraph. */
  clash: {
    any: [
      "Z zewnątrz wygląda to jak wybór między jedną rzeczą a drugą. Bliżej widać dwie potrzeby, z których każda ma rację: potrzeba ruchu i potrzeba oparcia. Kłopot w tym, że ciągną w swoje strony tego samego człowieka i w tym samym tygodniu.",
      "Pod tym wyborem leżą dwa pytania naraz. Pierwsze brzmi: czego chcę dalej? Drugie: co mogę za to oddać? Kiedy zlewają się w jedno, każda odpowiedź wydaje się zła.",
      "To, co masz, i to, co mogłoby być, trudno porównać na oko. Pierwsze znasz ze wszystkimi rysami, drugie na razie z wyobraźni, więc raz wygląda na wybawienie, raz na pułapkę. Uczciwe porównanie zaczyna się tam, gdzie obie strony dostają tyle samo zwykłych szczegółów.",
      "W takich sprawach ścierają się zwykle dwa zegary. Jeden tyka na zewnątrz i pyta o termin. Drugi jest wewnętrzny i potrzebuje paru nocy, żeby dojść z czymkolwiek do ładu. Dobrze wiedzieć, którego w danej chwili słuchasz.",
      "Tu nie zderza się dobre ze złym. Zderzają się rzeczy, z których każda jest coś warta: wygoda tego, co znane, i szansa, której jeszcze nie da się dotknąć. Dlatego kolejne listy za i przeciw kończą się remisem.",
      "Część tej decyzji dotyczy spraw, które da się policzyć, a część tego, kim chcesz być na co dzień. Te dwie części mówią różnymi językami. Kiedy jedna próbuje odpowiadać za drugą, robi się tłok.",
      "Widać tu dwa różne strachy i dwie różne nadzieje, po jednej parze na każdym końcu. Dopóki siedzą razem, zagłuszają się nawzajem. Rozdzielone, okazują się zwykle mniejsze i dużo bardziej konkretne.",
    ],
    work: [
      "Praca zajmuje w takim wyborze więcej godzin, niż stoi w umowie. Od niej zależy, o której wstajesz, z kim jesz obiad i z czym w głowie wracasz do domu. Dlatego obok obowiązków i pieniędzy warto położyć na szali także zwykły wtorek.",
      "W pracy ścierają się zwykle trzy rzeczy: zajęcie, ludzie i warunki. Rzadko psują się wszystkie naraz i rzadko wszystkie naraz są dobre. Kiedy nazwiesz, o którą z nich chodzi najbardziej, wybór się zwęża.",
      "Praca daje utrzymanie, a przy okazji odpowiada na pytanie, do czego się nadajesz. Te dwie sprawy łatwo pomylić. Jedna dotyczy rachunków, druga poczucia, że dzień do czegoś był potrzebny.",
      "Zmiana w pracy kosztuje siły, których akurat wtedy bywa najmniej. Zostanie na miejscu też je kosztuje, tylko w drobnych ratach, więc rachunku nie widać. Dopiero obok siebie da się je porównać.",
    ],
    move: [
      "Zmiana miejsca to sto drobnych zmian naraz: droga po chleb, sąsiad na schodach, światło w kuchni. Na mapie widać tylko jedną kreskę. Dlatego emocje przy takim wyborze bywają większe niż sama odległość.",
      "Miejsce trzyma przy sobie ludzi, przyzwyczajenia i skróty, które znają tylko nogi. Nowe miejsce tego nie ma, za to ma czystą ścianę. Pytanie, czego w tym momencie życia potrzebujesz bardziej: oparcia czy wolnej ściany.",
      "O przeprowadzce mówi się zwykle językiem metrów, dojazdów i cen. Decyduje się o niej jednak w mniejszych chwilach: przy oknie, w drodze do sklepu, w niedzielę po południu. Warto sprawdzić właśnie te chwile.",
    ],
    partner: [
      "W tej decyzji jest drugi człowiek, a to znaczy, że połowy odpowiedzi po prostu nie masz u siebie. Możesz wiedzieć, czego chcesz, i nadal nie wiedzieć, co będzie możliwe. Tę drugą część przynosi dopiero rozmowa.",
    ],
    relationship: [
      "Kiedy sprawa dotyczy bliskiej osoby, miesza się w niej to, co jest między wami dzisiaj, z tym, co było dobre kiedyś, i z tym, co ma jeszcze przyjść. To trzy różne rzeczy. Dobrze zapytać o każdą z osobna.",
      "Bliskość lubi pewność, a takie pytania ją na chwilę odbierają. Trudno wtedy odróżnić zmęczenie od końca i nadzieję od przyzwyczajenia. Pomaga patrzeć na to, co się między wami dzieje w zwykłe dni, bo święta i kłótnie mówią za głośno.",
      "Gdy chodzi o związek, pytania są zwykle dwa: jak jest Wam razem i kim jesteś w tym Ty. Odpowiedzi potrafią się różnić, i stąd bierze się rozdarcie. Dobrze dać każdemu z tych pytań osobny wieczór, bo razem zagłuszają się nawzajem.",
    ],
    parenthood: [
      "Kiedy w wyborze są dzieci, każda opcja dostaje dodatkową wagę. One potrzebują przede wszystkim wiedzieć, co będzie jutro i kto będzie przy nich. To można im dać na wielu drogach, ale na każdej trochę inaczej.",
      "Myślisz tu nie za jedną osobę. To szlachetne i bardzo obciążające, bo własny głos łatwo wtedy uznać za zbytek. Tymczasem dzieci czytają z dorosłych więcej niż z planów, więc i on się liczy.",
    ],
    family: [
      "W tle jest rodzina, a z nią lata wspólnych zwyczajów i oczekiwań, czasem nigdy niewypowiedzianych. Trudno wtedy powiedzieć, gdzie kończy się troska, a zaczyna dług. Jedno pytanie zadane wprost potrafi zdjąć z tej szali kilka kilogramów.",
      "Sprawa dotyka rodziny, więc odzywa się w starych miejscach. To, czego bliscy potrzebują, i to, czego się spodziewają, bywa czym innym. Dobrze to rozdzielić, zanim zaczniesz odejmować coś sobie.",
    ],
    study: [
      "Nauka jest obietnicą na później, a płaci się za nią teraz: czasem, pieniędzmi, wolnymi wieczorami. Stąd bierze się rozdarcie. Po jednej stronie leży ktoś, kim możesz być za parę lat, po drugiej ktoś, kto rano musi wstać.",
      "Przy wyborze nauki łatwo pomylić ciekawość z prestiżem, a zmęczenie z brakiem zdolności. Każda z tych rzeczy prowadzi gdzie indziej. Warto zapytać, przy czym tracisz poczucie czasu, nawet gdy nikt nie sprawdza.",
    ],
    money: [
      "Pieniądze są w tej sprawie głośne, bo mają cyfry, a reszta ich nie ma. Spokój, ciekawość i czas nie wyświetlają się na koncie, choć zużywają się tak samo. Spróbuj zapisać je obok kwot, choćby zwykłymi słowami.",
      "Rachunek jest tu potrzebny i dobrze, że o nim piszesz. Pokaże jednak tylko, na co Cię stać. Na pytanie, czego chcesz, odpowie dopiero reszta tej kartki.",
    ],
  },
  /** What feelings and reasons say: the second paragraph. */
  voices: {
    both: [
      "Odpowiedzi mówią tu dwoma głosami. Emocje opisują, jak ta sprawa leży w ciele, a rozsądek wylicza, co z niej wynika. Zamiast pytać, który ma rację, zapytaj, o co każdy z nich się upomina.",
      "Masz zapisane i to, co czujesz, i to, co da się sprawdzić. To dużo. Zwykle brakuje między nimi jednego łącznika: zdania, w którym uczucie tłumaczy, skąd się wzięło, a argument, komu ma służyć.",
      "Uczucia i argumenty stoją u Ciebie po dwóch stronach kartki. Przeczytaj jedne i drugie na głos, tym samym tonem. Te, przy których głos sam zwalnia, mają dla Ciebie większą wagę.",
      "Rozsądek daje tu fakty, emocje dają kierunek uwagi. Kiedy się kłócą, zwykle znaczy to, że któreś z nich nie ma jeszcze wszystkich danych. Sprawdź, czego brakuje, zanim uciszysz jedno z nich.",
    ],
    emotions: [
      "Piszesz przede wszystkim o tym, co czujesz. Po drugiej stronie warto dopisać trzy suche fakty: termin, koszt, możliwość odwrotu. Emocjom niczego to nie odbierze, a da im grunt pod nogami.",
      "W odpowiedziach głośniej słychać uczucia niż argumenty. To dobry początek, bo od nich zwykle się ucieka. Teraz przydałoby się kilka rzeczy, które można sprawdzić telefonem albo kartką z kalkulatorem.",
      "Uczucia są tu nazwane i niczego im nie brakuje. Rozsądek jeszcze się nie odezwał, może dlatego, że nie ma z czego liczyć. Mały plan na końcu zbiera dla niego dane.",
    ],
    logic: [
      "Argumenty masz wypisane, a o uczuciach odpowiedzi milczą. Bywa, że chowają się właśnie wtedy, gdy rachunek jest porządny. Sprawdź, co dzieje się z oddechem, kiedy czytasz każdą z opcji na głos.",
      "Rozsądek mówi tu pełnymi zdaniami. Drugi głos da się dopisać jednym słowem przy każdej opcji: ulga, ciężar, ciekawość, nuda. Takie słowo niczego nie przesądza, za to często zaskakuje.",
      "To, co policzalne, jest już na kartce. Zostaje to, czego nie widać w rubrykach: z kim będziesz o tym rozmawiać wieczorem i co będzie Ci się śniło. Dopisz po jednym zdaniu do każdej opcji.",
    ],
    neither: [
      "O uczuciach i o argumentach wiadomo z odpowiedzi mało. Można to uzupełnić w kilka minut: przy każdej opcji jedno słowo o tym, co czujesz, i jeden fakt, który da się sprawdzić. Dopiero z takiej pary widać, o co toczy się gra.",
      "Odpowiedzi podają sam wybór, bez głosów, które za nim stoją. Daj im dojść do słowa na marginesie. Zacznij od zdania: najbardziej szkoda by mi było…",
      "Z kilku zdań nie da się wyczytać, co mówi serce, a co kalkulator. Tego nie dopowiadamy. Następne strony są ułożone tak, żeby oba dało się łatwo dopisać.",
    ],
  },
  /** What an option gives and costs, by its kind; each is true of whatever is called so. */
  gives: {
    stay: [
      "dni, których przebieg już znasz",
      "czas na rozejrzenie się bez terminu nad głową",
      "ludzi i miejsca, do których masz klucz",
      "siły zaoszczędzone na przeprawie przez nowe",
      "możliwość poprawienia tego, co uwiera, małymi krokami",
      "oparcie w tym, co do tej pory działa",
      "mniej niewiadomych w najbliższych miesiącach",
      "wieczory bez uczenia się wszystkiego od początku",
    ],
    leave: [
      "koniec czekania, aż coś zmieni się samo",
      "miejsce w kalendarzu i w głowie na coś innego",
      "możliwość ułożenia dnia od nowa, po swojemu",
      "odpoczynek od tego, co dziś zabiera siły",
      "sprawdzenie, jak żyje się inaczej niż dotąd",
      "wyraźną granicę między tym, co było, a tym, co dalej",
      "zgodę na to, że coś może się skończyć",
      "pierwszy poranek, w którym nic nie trzeba odkładać",
    ],
    accept: [
      "coś nowego, o czym dziś wiesz tylko z opowieści",
      "odpowiedź na pytanie, jak by to było",
      "okazję, żeby nauczyć się rzeczy, których teraz nie umiesz",
      "ludzi, których inaczej by się nie spotkało",
      "powód, żeby przejrzeć i przewietrzyć swoje zwyczaje",
      "poczucie, że ktoś w tej sprawie na Ciebie liczy",
      "szansę, która akurat teraz jest otwarta",
      "nową historię do opowiadania przy stole",
    ],
    middle: [
      "próbę, z której można się wycofać",
      "zmianę w takiej porcji, jaką da się unieść",
      "czas na przekonanie się, zanim zapadnie reszta",
      "kawałek nowego przy zachowaniu tego, co znane",
      "rozmowę o warunkach, a więc i o tym, co ważne",
      "oswojenie z myślą, także dla tych, którzy są blisko",
      "wiedzę z praktyki w miejsce domysłów",
      "drzwi uchylone w obie strony",
    ],
    begin: [
      "coś własnego, co zaczyna się od pierwszego dnia",
      "naukę, której nie da żadne przygotowanie",
      "wpływ na to, jak będzie wyglądał każdy następny etap",
      "koniec pytania, czy kiedykolwiek do tego dojdzie",
      "zajęcie, do którego chce się wracać myślami",
      "małe początki, z których widać postęp",
      "prawo do własnych błędów i własnych pomysłów",
      "energię, jaką miewa się tylko na starcie",
    ],
    any: [
      "kierunek, o którym można zacząć rozmawiać",
      "pierwszy krok, który da się zaplanować",
      "coś, co potem łatwiej wytłumaczyć bliskim",
      "porządek w tym, co po czym następuje",
      "odpowiedź na jedno z pytań, które dziś wracają",
      "jasność, od czego zacząć następny tydzień",
      "mniej rozmów o tym, co by było, gdyby",
      "sprawdzenie w praktyce tego, co dziś jest wyobrażeniem",
      "koniec rozważania tej możliwości od nowa",
      "powód, żeby powiedzieć o swoich planach na głos",
      "wiedzę o sobie, która przyda się i gdzie indziej",
      "nowe ustalenia w miejsce starych domysłów",
    ],
  },
  costs: {
    stay: [
      "pytanie „a gdyby”, które potrafi wracać wieczorami",
      "godzenie się z tym, co już dziś przeszkadza",
      "siły potrzebne, żeby cokolwiek w tym poprawić",
      "ryzyko, że odkładanie wejdzie w nawyk",
      "rozmowy, w których trzeba będzie wyjaśniać, dlaczego nic się nie zmienia",
      "szansę, która może drugi raz nie przyjść w tej postaci",
      "cierpliwość na dłużej, niż wygląda",
      "rezygnację z ciekawości, przynajmniej na jakiś czas",
    ],
    leave: [
      "pożegnanie z tym, co było w tym dobre",
      "tygodnie, w których wszystko jest trochę prowizoryczne",
      "rozmowy, na które trudno znaleźć dobrą porę",
      "wygodę rzeczy robionych bez namysłu",
      "tęsknotę, która przychodzi z opóźnieniem",
      "przejściowy bałagan w dniach i w papierach",
      "niepewność, co stanie w pustym miejscu",
      "wiele małych spraw do pozamykania",
    ],
    accept: [
      "naukę od początku, razem z pomyłkami",
      "czas, zanim nowe przestanie męczyć",
      "coś z dotychczasowych przyzwyczajeń",
      "zobowiązanie, z którego trudniej się wycofać w połowie",
      "zmęczenie pierwszych tygodni",
      "niewiadome, których teraz nie da się sprawdzić do końca",
      "trochę kontaktu z tym, co zostaje za plecami",
      "siły na tłumaczenie bliskim, dlaczego tak",
    ],
    middle: [
      "ustalenia, w których można usłyszeć odmowę",
      "życie przez pewien czas w dwóch rytmach",
      "pilnowanie, żeby próba naprawdę miała koniec",
      "decyzję odłożoną, a nie zdjętą z głowy",
      "poczucie, że nigdzie nie jest się w całości",
      "więcej uzgadniania niż przy prostym tak albo nie",
      "cudzą niecierpliwość, czasem i własną",
      "część korzyści, którą dają tylko pełne rozwiązania",
    ],
    begin: [
      "wieczory i soboty, zwłaszcza na starcie",
      "pieniądze albo czas wydane, zanim coś wróci",
      "odwagę do bycia początkującą osobą",
      "zajęcia, z których trzeba będzie zrezygnować",
      "okres, w którym nikt jeszcze nie widzi efektów",
      "odpowiedzialność, której nie da się podzielić na pół",
      "plany, które pierwsza przeszkoda każe zmienić",
      "cierpliwość do własnych pierwszych prób",
    ],
    any: [
      "kilka ustaleń, o których trzeba pamiętać",
      "telefony i formalności po drodze",
      "dni, w których pojawi się żal za inną możliwością",
      "uwagę, której zabraknie gdzie indziej",
      "część czasu, który dziś idzie na co innego",
      "rozmowę, którą łatwo odkładać",
      "coś z pozostałych opcji, bo wszystkiego naraz się nie zmieści",
      "kilka wieczorów na sprawdzanie szczegółów",
      "przyznanie, że nie da się zadowolić wszystkich",
      "trochę spokoju, zanim nowe się ułoży",
      "gotowość do zmiany zdania, gdy pojawią się fakty",
      "siły, które trzeba skądś wziąć",
    ],
  },
  /** Where a row of the table comes from, and what to ask when it is filled in. */
  note: {
    any: [
      "z Twojej listy: co wzmacnia to na co dzień?",
      "piszesz o tym wprost; gdzie tego więcej?",
      "z odpowiedzi: przy czym byłoby tego mniej?",
      "Twoje słowo; sprawdź je na zwykłym dniu",
      "z Twojej listy: kto jeszcze to odczuje?",
      "podajesz to wprost; po czym to poznasz?",
      "z odpowiedzi: ile tego potrzebujesz dziś?",
      "ważne dla Ciebie; która z opcji o to dba?",
    ],
    calm: [
      "przy której opcji łatwiej zasnąć",
      "czego byłoby mniej w głowie wieczorem",
      "ile razy dziennie wracałaby ta sprawa",
      "jak wygląda z tym niedzielny wieczór",
    ],
    family: [
      "kto w domu odczuje ten wybór pierwszy",
      "ile wspólnych posiłków zostaje w tygodniu",
      "z kim trzeba o tym najpierw porozmawiać",
    ],
    growth: [
      "czego można się tu nauczyć przez rok",
      "przy czym rośnie ciekawość",
      "co z tego zostanie, gdy opadną emocje",
    ],
    freedom: [
      "ile spraw zależy wtedy od Ciebie",
      "kto układa kalendarz",
      "na co nie trzeba prosić o zgodę",
    ],
    safety: [
      "na czym się oprzeć w gorszym miesiącu",
      "co zostaje, jeśli coś pójdzie inaczej",
      "ile niewiadomych da się jeszcze wyjaśnić",
    ],
    moneyRow: [
      "ile zostaje po stałych wydatkach",
      "jaki zapas pozwala spać spokojnie",
      "które koszty wracają co miesiąc",
    ],
    retreat: [
      "jak trudno byłoby się wycofać",
      "co da się cofnąć, a czego nie",
      "kiedy jest ostatni moment na zmianę zdania",
      "ile kosztuje powrót",
    ],
    energy: [
      "ile sił zostaje na koniec dnia",
      "po czym trzeba by dłużej odpoczywać",
      "co dodaje sił, a co je zabiera",
    ],
  },
  check: {
    any: [
      "Zapisz, po czym poznasz, że to się zaczyna dziać, i co wtedy zrobisz. Obawa z planem obok siebie jest mniejsza.",
      "Zapytaj jedną osobę, która ma podobne doświadczenie za sobą: czego bała się najbardziej i jak to wyszło.",
      "Podziel to na dwie części: co w tym zależy od Ciebie, a co od innych. Zajmij się na początek pierwszą.",
      "Wyobraź sobie, że opowiada Ci o tym ktoś bliski. Zapisz pytanie, które przychodzi Ci wtedy na myśl jako pierwsze, i odpowiedz na nie sobie.",
      "Sprawdź, jaki jest najmniejszy krok, po którym będziesz wiedzieć więcej, i zrób go, zanim wybierzesz cokolwiek.",
      "Dokończ na kartce trzy razy: „a gdyby tak się stało, to…”. Trzecia odpowiedź jest zwykle najspokojniejsza.",
    ],
    regret: [
      "Napisz krótki list od siebie z przyszłości, po jednym dla każdej opcji. Odłóż je na dwie noce i przeczytaj na głos.",
      "Zapytaj, czego żal byłoby Ci bardziej: nieudanej próby czy jej braku. Zapisz odpowiedź razem z powodem.",
      "Przypomnij sobie poprzedni wybór, którego szkoda. Co dokładnie bolało: wynik czy sposób, w jaki zapadł?",
    ],
    people: [
      "Zapytaj tę osobę wprost, co naprawdę o tym myśli, zanim odpowiesz za nią w głowie. Wystarczy jedno pytanie i chwila ciszy.",
      "Wypisz, kto konkretnie miałby to powiedzieć i czy jego zdanie będzie Ci potrzebne za pięć lat.",
      "Opowiedz o swoich planach jednej życzliwej osobie. Zobaczysz, czy reakcja przypomina tę, której się spodziewasz.",
    ],
    moneyFear: [
      "Policz jeden miesiąc w każdej opcji: stałe wydatki, wpływy, zapas. Zapisz kwotę, poniżej której zmieniasz plan.",
      "Zapytaj specjalistę albo kogoś, kto umie liczyć, czy czegoś nie pomijasz. Jedna rozmowa zastąpi wiele nocnych rachunków.",
      "Ustal, na ile miesięcy wystarczy to, co masz, przy najskromniejszym budżecie. Sama liczba często uspokaja albo ostrzega w porę.",
    ],
    failure: [
      "Zapisz, co umiesz już dzisiaj, a czego trzeba by się nauczyć. Przy każdej z tych drugich rzeczy wpisz, kto mógłby pomóc.",
      "Wybierz małą próbę, której wynik niczego jeszcze nie przesądza. Lepiej sprawdzić siły na krótkim odcinku.",
      "Przypomnij sobie trzy rzeczy, które też wydawały się za trudne. Co wtedy pomogło je unieść?",
    ],
    alone: [
      "Wypisz osoby, do których można zadzwonić w zwykłą środę. Przy każdej opcji zaznacz, które z nich zostają blisko.",
      "Umów się z jedną osobą na stałą porę rozmowy, niezależnie od tego, jak wybierzesz. Samotność boi się kalendarza.",
    ],
    childrenFear: [
      "Zapytaj, czego dzieciom najbardziej by brakowało, i posłuchaj bez tłumaczenia. Często chodzi o jedną, zaskakująco małą rzecz.",
      "Zaplanuj dla dzieci coś stałego, co zostaje w każdej opcji: porę czytania, sobotnie śniadanie, wspólny powrót do domu.",
    ],
  },
  question: {
    any: [
      "Co musiałoby się zmienić, żeby ten wybór był łatwy?",
      "O której opcji łatwiej opowiada się na głos, a o której w myślach?",
      "Czego nie wiesz dzisiaj, a da się tego dowiedzieć w tydzień?",
      "Za co podziękujesz sobie, jeśli poczekasz jeszcze miesiąc, a za co nie?",
      "Kto odczuje ten wybór najmocniej i co o nim wie?",
      "Która część tej decyzji należy do Ciebie, a która do innych?",
      "Co robisz w takich chwilach zazwyczaj i jak to się potem kończy?",
      "Jak wyglądałby zwykły czwartek w każdej z tych wersji?",
      "Z czym trudniej byłoby Ci się pożegnać, niż przyznajesz?",
      "Jaki jeden warunek sprawiłby, że odmawiasz bez żalu?",
      "Co poradziłby Ci ktoś, kto dobrze Ci życzy i niczego na tym nie zyskuje?",
      "Po czym poznasz za pół roku, że był to uczciwy wybór?",
      "Czego chcesz od tej zmiany, a czego spodziewasz się po niej po cichu?",
      "Jakie zdanie o tej sprawie powtarzasz najczęściej i skąd się ono wzięło?",
      "Co by się stało, gdyby termin przesunął się o trzy miesiące?",
      "Która z opcji zostawia najwięcej miejsca na zmianę zdania i jak ważne to teraz dla Ciebie?",
    ],
    work: [
      "Z kim i nad czym chcesz siedzieć w poniedziałek o dziesiątej?",
      "Co w obecnej pracy oddałoby się bez żalu, a co warto zabrać ze sobą?",
      "Co w pracy dodaje Ci sił, a co je zabiera: zadania, ludzie czy godziny?",
      "O co trzeba zapytać w nowym miejscu, zanim padnie odpowiedź?",
    ],
    move: [
      "Które miejsca w okolicy odwiedzasz co tydzień i co je zastąpi?",
      "Jak wygląda droga do domu w deszczowy listopadowy wieczór, w każdej wersji?",
      "Do czego chcesz mieć blisko pieszo, a do czego można dojechać?",
    ],
    partner: [
      "Jakiego zdania nie powiedzieliście sobie jeszcze na głos?",
      "Kto z Was mówi o tej sprawie częściej, a kto częściej milczy?",
      "O co chcesz zapytać, zanim zaczniesz przekonywać?",
      "Co zostałoby z tej decyzji, gdyby nikt nie musiał mieć racji?",
    ],
    parenthood: [
      "Co dzieci mają usłyszeć jako pierwsze i od kogo?",
      "Co w ich tygodniu ma zostać takie samo, cokolwiek się zmieni?",
    ],
    family: [
      "O co możesz zapytać bliskich wprost, zamiast zgadywać?",
      "Która część tej troski jest Twoja, a którą można z kimś podzielić?",
    ],
    study: [
      "Czego chcesz się uczyć także wtedy, gdy nie będzie z tego ocen?",
      "Jak wygląda tydzień osoby, która jest na tych zajęciach już od roku?",
    ],
    money: [
      "Jaka miesięczna kwota daje Ci spokój i skąd wiesz, że właśnie taka?",
      "Za co płacisz w tej sprawie czymś innym niż pieniędzmi?",
    ],
  },
  firstStep: {
    any: [
      [
        "Wpisz własne oceny",
        "W tabeli stoją same trójki, bo z odpowiedzi nie da się ocen wyczytać. Skreśl je i wpisz swoje, jedną kolumnę naraz.",
      ],
      [
        "Zaznacz, co wiesz na pewno",
        "Przejdź ołówkiem po punktach „co daje” i „ile kosztuje”. Postaw kreskę przy tych, które masz sprawdzone.",
      ],
      [
        "Dopisz po jednym zdaniu",
        "Przy każdej opcji dopisz coś, czego tu nie ma, a co wiesz tylko Ty. Potem odłóż kartki do jutra.",
      ],
      [
        "Przeczytaj opcje na głos",
        "Czytaj powoli, po jednej. Po każdej zanotuj jedno słowo: co się wtedy dzieje z oddechem i ramionami.",
      ],
      [
        "Nazwij termin",
        "Zapisz dzień, do którego chcesz zdecydować, i kto go wyznacza. Jeśli nikt, możesz go przesunąć.",
      ],
      [
        "Zrób miejsce na wątpliwość",
        "Weź pustą kartkę i przez pięć minut pisz bez poprawiania, zaczynając od słów: najtrudniejsze w tym jest…",
      ],
    ],
  },
  talkStep: {
    any: [
      [
        "Zadaj jedno pytanie",
        "Wybierz niewiadomą, którą da się wyjaśnić jednym telefonem albo jedną wiadomością. Odpowiedź wpisz do tabeli.",
      ],
      [
        "Opowiedz o tym komuś spoza sprawy",
        "Wybierz osobę, która umie słuchać i nic na tym nie zyskuje. Poproś, żeby tylko pytała.",
      ],
      [
        "Posłuchaj kogoś po przejściach",
        "Znajdź osobę, która kiedyś wybierała podobnie. Zapytaj o najgorszy miesiąc i o to, co okazało się łatwe.",
      ],
      [
        "Sprawdź warunki u źródła",
        "Zbierz trzy informacje, które dziś są domysłem: koszt, termin, możliwość zmiany zdania. Przy sprawach prawnych lub finansowych pomoże specjalista.",
      ],
      [
        "Pokaż komuś tabelę",
        "Poproś życzliwą osobę, żeby powiedziała, która ocena ją dziwi. Nie musisz się tłumaczyć, wystarczy wysłuchać.",
      ],
      [
        "Odwołaj jeden domysł",
        "Wypisz trzy rzeczy, które o tej sprawie zakładasz, i sprawdź tę, na której opiera się najwięcej.",
      ],
    ],
    work: [
      [
        "Zapytaj o zwykły dzień",
        "Poproś kogoś, kto tam pracuje, o opis przeciętnego wtorku. Godziny, przerwy i ton rozmów mówią więcej niż ogłoszenie.",
      ],
      [
        "Spisz warunki, bez których nie",
        "Trzy punkty wystarczą: godziny, pieniądze, ludzie. Z taką kartką łatwiej rozmawiać o pracy spokojnie.",
      ],
    ],
    move: [
      [
        "Pobądź tam w zwykły dzień",
        "Zrób zakupy, przejdź się po zmroku, usiądź na ławce. Po powrocie zapisz trzy rzeczy, których zabrakło.",
      ],
      [
        "Zapytaj kogoś z sąsiedztwa",
        "Jedna rozmowa z osobą, która tam mieszka, zastąpi wieczór nad mapą. Zapytaj, na co się narzeka.",
      ],
    ],
    partner: [
      [
        "Umówcie się na godzinę rozmowy",
        "Bez ekranów i bez ustalania czegokolwiek. Najpierw każde mówi, czego się obawia, dopiero potem, czego chce.",
      ],
      [
        "Zacznij od jednego zdania",
        "Zapisz, co chcesz powiedzieć bliskiej osobie, zaczynając od „chcę” albo „boję się”. Przeczytaj, zanim powiesz.",
      ],
    ],
    parenthood: [
      [
        "Zapytaj dzieci o ich tydzień",
        "Co w nim lubią najbardziej i czego by im brakowało? Bez obietnic, samo słuchanie.",
      ],
    ],
    family: [
      [
        "Zadzwoń i zapytaj wprost",
        "Jedno pytanie do kogoś z rodziny: czego naprawdę potrzebuje w najbliższym roku. Zapisz odpowiedź jego lub jej słowami.",
      ],
    ],
    study: [
      [
        "Przyjdź na jedne zajęcia",
        "Zapytaj o zajęcia otwarte albo o rozmowę z kimś z wyższego roku. Godzina na miejscu wyjaśnia dużo.",
      ],
    ],
    money: [
      [
        "Policz jeden miesiąc",
        "Stałe wydatki, wpływy i to, co zostaje, dla każdej opcji na osobnej kartce. Przy kredycie zapytaj doradcę.",
      ],
    ],
  },
  lastStep: {
    any: [
      [
        "Zapytaj siebie o żal",
        "Dokończ przy każdej opcji zdanie: „najbardziej będzie mi szkoda…”. Zobacz, które dokończenie przychodzi bez namysłu.",
      ],
      [
        "Opisz jeden wieczór",
        "Po kilka zdań o tym, jak kończy się zwykły dzień w każdej opcji. Z kim jesz, o czym rozmawiasz, o której gaśnie lampa.",
      ],
      [
        "Umów się na następny przegląd",
        "Wpisz w kalendarz godzinę, o której wrócisz do tej sprawy. Do tego czasu nie musi Cię zajmować.",
      ],
      [
        "Przeżyj próbny dzień",
        "Przez jeden dzień zachowuj się tak, jakby zapadł jeden wybór, a nazajutrz tak, jakby drugi. Wieczorem zapisz po jednym zdaniu.",
      ],
      [
        "Zostaw tabelę na noc",
        "Połóż ją na stole i rano przeczytaj świeżym okiem. Zmień ocenę, z którą po śnie się nie zgadzasz.",
      ],
      [
        "Sprawdź, co się zmieniło",
        "Przeczytaj ten dokument jeszcze raz i skreśl wszystko, co już nieaktualne. Zobacz, ile zostało.",
      ],
      [
        "Powiedz wybór na próbę",
        "W pustym pokoju powiedz na głos „wybieram to”, po kolei przy każdej opcji. Zanotuj pierwsze słowo, które potem przychodzi.",
      ],
      [
        "Wyznacz dzień przerwy",
        "Jeden dzień bez myślenia o tej sprawie, z czymś dla rąk: ciasto, rower, porządki. Potem wróć do tabeli.",
      ],
      [
        "Napisz, co zostaje niepewne",
        "Wypisz rzeczy, których i tak nie da się sprawdzić. Zapytaj przy każdej, czy da się z nią żyć.",
      ],
    ],
  },
  closing: {
    any: [
      "Z tych kartek nie wynika, co wybrać, i tak ma być. Masz na nich swoje drogi w równym świetle i kilka pytań, które zrobią resztę.",
      "Wybór jest Twój, razem z prawem do namysłu i do zmiany zdania. Dobrze, że dajesz tej sprawie czas i słowa.",
      "Możesz wrócić do tych stron za tydzień i sprawdzić, które zdania się zestarzały. Te, które zostaną, będą najbliżej prawdy.",
      "Żadna z opcji nie jest tu wyróżniona, bo wagę zna tylko osoba, która z nią potem mieszka. Ty.",
      "Tyle da się zrobić na papierze. Dalej zaczyna się kilka rozmów i jeden spokojny poranek, a o reszcie decydujesz Ty.",
      "Cokolwiek wybierzesz, zrobisz to z otwartymi oczami. Od tej chwili nic w tej sprawie nie musi już krążyć samo.",
      "Dobra decyzja nie musi być pewna, żeby była uczciwa. Wystarczy, że wiesz, dlaczego ją podejmujesz i kogo o niej zawiadomisz.",
    ],
  },
} satisfies Record<string, Record<string, readonly (string | readonly [string, string])[]>>;
