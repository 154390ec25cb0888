import type { SoulArchetypeContent } from "../../../app/products/soul-archetype/content.ts";
import type { Element } from "../../../app/sky/signs.ts";
import { any, type Stock } from "./choose.ts";

type Step = SoulArchetypeContent["rituals"][number];
type By<Key extends string, Passage = string> = Readonly<Record<Key, Stock<Passage>>>;

export const questionFrames = any(
  "Na początku stoi Twoje pytanie: „%”.",
  "Pytasz: „%”.",
  "Z takim pytaniem otwierasz ten portret: „%”.",
  "Twoje pytanie brzmi: „%”.",
  "Zacznijmy od pytania, które niesiesz: „%”.",
);

export const questionless = any(
  "Ten portret zaczyna od pytania, którego nikt jeszcze nie zapisał.",
  "Zacznijmy od pytania, które dopiero szuka słów.",
);

export const openings: By<Element> = {
  ogień: any(
    "Słońce Twojego dnia stało w żywiole ognia, więc odpowiedź poszuka ruchu i światła. Będą to obrazy do przymierzenia, a Ty zdecydujesz, które zostają.",
    "Położymy je przy ogniu, bo z tym żywiołem wiąże tradycja Słońce Twoich urodzin. Symbole niczego nie wiedzą na pewno; umieją za to dobrze pytać.",
    "Żywioł Twojego Słońca, ogień, odpowiada zwykle czynem, dlatego ten portret poszuka miejsca na jeden mały krok. Reszta jest obrazem i można ją odłożyć.",
  ),
  ziemia: any(
    "Słońce Twojego dnia stało w żywiole ziemi, więc poszukamy odpowiedzi, którą da się wziąć do ręki. Obrazy są tu po to, żeby na nich chwilę usiąść.",
    "Ziemia, żywioł Twojego Słońca, odpowiada powoli i z bliska. Tak też jest napisany ten portret: po kolei, o rzeczach, które znasz.",
    "Położymy je na ziemi, bo z tym żywiołem wiąże tradycja Słońce Twoich urodzin. Co z tego wyrośnie, widać będzie dopiero w Twoich dniach.",
  ),
  powietrze: any(
    "Słońce Twojego dnia stało w żywiole powietrza, więc odpowiedź zacznie się od obejrzenia pytania z kilku stron. Każda z nich jest tylko obrazem, żadna wyrokiem.",
    "Powietrze, żywioł Twojego Słońca, lubi słowa dobrze dobrane. Dlatego ten portret będzie bliższy rozmowie niż opisowi.",
    "Otworzymy mu okno, bo z powietrzem wiąże tradycja Słońce Twoich urodzin. Czytaj to jak list od kogoś, kto patrzy z daleka i nie wie wszystkiego.",
  ),
  woda: any(
    "Słońce Twojego dnia stało w żywiole wody, więc odpowiedź poszuka tego, co pod spodem. Czytaj ją powoli i zatrzymuj się tam, gdzie coś drgnie.",
    "Woda, żywioł Twojego Słońca, rzadko odpowiada wprost; częściej pokazuje odbicie. To odbicie obejrzymy tu z kilku brzegów.",
    "Pochylimy się nad nim jak nad studnią, bo z wodą wiąże tradycja Słońce Twoich urodzin. To język symboli, a jego sens ustalasz Ty.",
  ),
};

export const anyOpenings = any(
  "Odłóżmy na chwilę pośpiech i zobaczmy, co do takiego pytania dopowiada niebo z dnia Twoich urodzin. Mówi obrazami, więc wolno się z nim nie zgodzić.",
  "Niebo nie zna na nie odpowiedzi, zna za to kilka dobrych obrazów. Przymierzymy je po kolei, bez wróżenia.",
  "Będziemy do niego wracać przy każdym obrazie, bo portret bez pytania byłby tylko ozdobą. Tradycja podsuwa symbole, a Ty oceniasz, które pasują.",
);

/** For a day on which the Sun changes its sign. */
export const openingsBetween = any(
  "Słońce zmieniało tego dnia znak, więc odpowiedź obejrzymy z progu, z widokiem na dwie strony. To język obrazów, w którym wolno się wahać.",
  "Przyjrzymy mu się na granicy dwóch znaków, bo tam stało niebo Twoich urodzin. Dwa obrazy to dwa okna; żadne nie jest wyrokiem.",
  "Słońce przechodziło wtedy przez próg, więc odpowiedź będzie miała dwa początki. Który z nich jest bliżej, ocenisz najlepiej Ty.",
);

/** `%` is the place of the Sun with its element. */
export const sunFrames = any(
  "W dniu Twoich urodzin Słońce stało %.",
  "Tamtego południa Słońce świeciło %.",
  "Słońce tamtego dnia znajdowało się %.",
  "Na kole zodiaku z tego dnia Słońce widać %.",
  "Koło z tamtego południa pokazuje, że Słońce gościło %.",
);

export const sunless = any(
  "Słońce tradycja czyta jako to, co dla człowieka ważne: kierunek, w którym odwraca się twarz, gdy nikt nie patrzy. Bez wyliczonego nieba nie powiemy więcej.",
);
export const moonless = any(
  "Księżyc tradycja czyta jako nastrój i potrzeby: to, co koi po długim dniu. Bez wyliczonego nieba nie powiemy więcej.",
);

export const sunReadings: Readonly<Record<string, Stock>> = {
  Baran: any(
    "Ważne bywa tu to, co świeże i własne: pierwsze zdanie, pierwszy kilometr, pierwsza łopata ziemi. W takim obrazie spokój przychodzi po ruszeniu z miejsca, rzadziej przed nim.",
    "Tradycja łączy z nim odwagę małych początków, takich przed śniadaniem i bez świadków. Zniecierpliwienie bywa w tym obrazie wiadomością, że coś jest już gotowe, a wciąż stoi.",
    "Ważna bywa tu prostota: powiedzieć, zrobić, zobaczyć, co z tego wyszło. W takim obrazie pomyłka kosztuje mniej niż stanie w miejscu.",
  ),
  Byk: any(
    "Ważne bywa tu to, co da się powąchać, podlać i naprawić własnymi rękami. W takim obrazie upór jest formą wierności, a pośpiech rodzajem hałasu.",
    "Tradycja łączy z nim smak i stałość: ten sam kubek, ta sama ścieżka, ci sami ludzie przy stole. Zmiana jest w tym obrazie dobra wtedy, gdy ma czas dojrzeć.",
    "Ważny bywa tu spokój, który ma dobre jedzenie i wygodne krzesło. W takim obrazie pewność rośnie od rzeczy zrobionych do końca, choćby były małe.",
  ),
  Bliźnięta: any(
    "Ważna bywa tu wymiana: zdanie rzucone na schodach, wiadomość, po której świat robi się większy. W takim obrazie myśl potrzebuje drugiej myśli, żeby się zapalić.",
    "Tradycja łączy z nimi lekkość, z jaką przechodzi się z pokoju do pokoju i w każdym jest się u siebie. Rozproszenie bywa w tym obrazie ceną za ciekawość, którą warto czasem zapłacić.",
    "Ważne bywa tu pytanie, nawet gdy odpowiedź już leży na stole. W takim obrazie zmiana zdania jest oznaką, że ktoś naprawdę słuchał.",
  ),
  Rak: any(
    "Ważne bywa tu to, co się pamięta: przepis z odręcznym dopiskiem, głos na klatce, zapach pościeli. W takim obrazie siła wygląda jak opiekowanie się czymś dłużej, niż trzeba.",
    "Tradycja łączy z nim skorupę i czułość pod nią, jedno z powodu drugiego. Cofnięcie się o krok jest w tym obrazie sposobem, żeby zobaczyć, czy jest bezpiecznie.",
    "Ważne bywa tu miejsce, do którego się wraca, i ludzie znający drogę na skróty. W takim obrazie czułość ma własny kalendarz i pamięta wszystkie rocznice.",
  ),
  Lew: any(
    "Ważne bywa tu to, co robi się całym sobą: śmiech słyszany w drugim pokoju, prezent zapakowany jak trzeba. W takim obrazie uznanie jest opałem, a brak uwagi robi się chłodny szybciej niż u innych.",
    "Tradycja łączy z nim szczodrość, która lubi być zauważona, i dumę, która nie prosi. Odwagą bywa w tym obrazie przyznanie, że potrzebuje się oklasków.",
    "Ważne bywa tu serce wkładane w drobiazgi, aż przestają być drobiazgami. W takim obrazie człowiek rośnie od zaufania jak roślina od światła.",
  ),
  Panna: any(
    "Ważne bywa tu to, co działa: wyostrzony ołówek, zdanie bez zbędnego słowa, buty postawione równo. W takim obrazie miłość często ma postać poprawki.",
    "Tradycja łączy z nią uważność rzemieślnika, który widzi rysę, zanim pęknie dzban. Zmęczenie przychodzi w tym obrazie wtedy, gdy nic nie może zostać niedokończone.",
    "Ważny bywa tu porządek, który komuś służy: opisany słoik, wiadomość wysłana w porę. W takim obrazie skromność jest wyborem, a czasem kryjówką.",
  ),
  Waga: any(
    "Ważne bywa tu to, co dzieje się pomiędzy: ton głosu, druga filiżanka, chwila, w której obie strony mają rację. W takim obrazie długi namysł jest uprzejmością wobec świata.",
    "Tradycja łączy z nią poczucie proporcji, od ustawienia krzeseł po podział obowiązków. Własne zdanie przychodzi w tym obrazie ostatnie i dlatego bywa najlepiej obejrzane.",
    "Ważne bywa tu piękno, które łagodzi obyczaje, choćby było tylko serwetką złożoną w trójkąt. W takim obrazie zgoda smakuje, gdy nikt nie musiał dla niej zniknąć.",
  ),
  Skorpion: any(
    "Ważne bywa tu to, czego nie mówi się przy wszystkich: przyczyna przyczyny, zdanie wypowiedziane w drzwiach. W takim obrazie zaufanie dojrzewa długo i długo trzyma.",
    "Tradycja łączy z nim wytrwałość nurka, który wraca po perłę jeszcze raz. Milczenie bywa w tym obrazie miejscem pracy, choć z brzegu wygląda na nieobecność.",
    "Ważna bywa tu przemiana, ta powolna, jak liść oddawany ziemi. W takim obrazie siła polega na tym, że wie się, co odłożyć na dobre.",
  ),
  Strzelec: any(
    "Ważne bywa tu to, co za zakrętem: mapa na ścianie, książka w połowie, pytanie większe od dnia. W takim obrazie sens jest potrzebny jak chleb, a ciasne pokoje szybko męczą.",
    "Tradycja łączy z nim szczerość, która trafia celniej, niż zamierzała. Nadzieja jest w tym obrazie umiejętnością, ćwiczoną na każdej nieznanej ulicy.",
    "Ważny bywa tu śmiech, który rozładowuje zbyt poważne zebranie. W takim obrazie dom jest tam, skąd widać drogę.",
  ),
  Koziorożec: any(
    "Ważne bywa tu to, co wytrzyma: umowa dotrzymana bez przypominania, mur, na którym nadal można usiąść. W takim obrazie odpoczynek trzeba sobie zaplanować jak każdą porządną pracę.",
    "Tradycja łączy z nim cierpliwość do rzeczy, których wynik widać po latach. Powaga bywa w tym obrazie opakowaniem bardzo suchego poczucia humoru.",
    "Ważny bywa tu czas, traktowany jak budulec, z którego układa się coś trwałego. W takim obrazie ambicja potrafi iść w parze z czułością, choć rzadko o niej opowiada.",
  ),
  Wodnik: any(
    "Ważna bywa tu swoboda myśli: pomysł, który innym wydaje się dziwny jeszcze przez rok. W takim obrazie bliskość najlepiej oddycha tam, gdzie nikt nie pilnuje drzwi.",
    "Tradycja łączy z nim spojrzenie z dachu, z którego widać całe osiedle naraz. Dystans jest w tym obrazie rodzajem życzliwości, choć nie każdy umie go tak odczytać.",
    "Ważna bywa tu wspólnota, do której nie trzeba mieć jednakowych swetrów. W takim obrazie bunt jest troską o tych, którzy przyjdą później.",
  ),
  Ryby: any(
    "Ważne bywa tu to, co ledwo widać: czyjś nastrój w progu, melodia zapamiętana po jednym razie. W takim obrazie granice trzeba sobie rysować, bo same nie powstają.",
    "Tradycja łączy z nimi wyobraźnię, która dopisuje ciąg dalszy do każdej twarzy w tramwaju. Samotna godzina jest w tym obrazie sposobem, żeby odróżnić swoje od cudzego.",
    "Ważne bywa tu współczucie, które nie pyta o powód. W takim obrazie marzenie jest roboczym szkicem, po którym dopiero powstaje plan.",
  ),
};

export const sunElements: By<Element> = {
  ogień: any(
    "Ogień daje temu temperaturę: to, co ważne, jest ważne teraz.",
    "Żywioł ognia dodaje do tego gotowość i krótką drogę od myśli do ręki.",
    "Ogniowi wystarcza iskra, ale bez drewna gaśnie, i to też należy do obrazu.",
    "W tym żywiole odwaga jest sprawą codzienną, a ciepło dobrem wspólnym.",
    "Ogień widać po oczach, więc trudno go tu ukrywać i chyba nie warto.",
  ),
  ziemia: any(
    "Ziemia daje temu ciężar: to, co ważne, ma swoje miejsce i swoją porę.",
    "Żywioł ziemi dodaje do tego zaufanie do rzeczy sprawdzonych.",
    "Ziemi potrzeba czasu i deszczu, więc pytania też dojrzewają tu powoli.",
    "W tym żywiole zaufanie mierzy się w porach roku.",
    "Ziemia nosi bez słowa, dlatego dobrze ją czasem zapytać, czy nie za ciężko.",
  ),
  powietrze: any(
    "Powietrze daje temu lekkość: to, co ważne, chce być nazwane.",
    "Żywioł powietrza dodaje do tego umiejętność spojrzenia na siebie z boku.",
    "Powietrze jest wszędzie naraz, więc przydaje mu się jedno otwarte okno zamiast dziesięciu.",
    "W tym żywiole nawet cisza jest rodzajem zdania.",
    "Powietrze zna wiele adresów, a tęskni za jednym, pod którym można zamilknąć.",
  ),
  woda: any(
    "Woda daje temu głębię: to, co ważne, najpierw się czuje, a potem rozumie.",
    "Żywioł wody dodaje do tego pamięć, która przechowuje więcej, niż się spodziewa.",
    "Woda przybiera kształt naczynia, dlatego tak wiele zależy tu od otoczenia.",
    "W tym żywiole granicę wyznacza się łagodnie, za to codziennie od nowa.",
    "Woda znajduje szczelinę w każdym murze, jeśli da się jej dość czasu.",
  ),
};

export const mostOf: By<Element> = {
  ogień: any(
    "Całe tamto południe było zresztą ogniste: w znakach tego żywiołu stało najwięcej ciał.",
    "Najwięcej ciał niebieskich zebrało się w południe w znakach ognia, jakby dzień miał rozpalone palenisko.",
    "W południe znaki ognia gościły najwięcej ciał i to one nadawały ton.",
  ),
  ziemia: any(
    "Całe tamto południe ciążyło ku ziemi: w znakach tego żywiołu stało najwięcej ciał.",
    "Najwięcej ciał niebieskich zebrało się w południe w znakach ziemi, jakby dzień miał grube mury.",
    "W południe znaki ziemi gościły najwięcej ciał i to one trzymały całość.",
  ),
  powietrze: any(
    "Całe tamto południe było przewiewne: w znakach powietrza stało najwięcej ciał.",
    "Najwięcej ciał niebieskich zebrało się w południe w znakach powietrza, jakby dzień miał otwarte wszystkie okna.",
    "W południe znaki powietrza gościły najwięcej ciał i to one prowadziły rozmowę.",
  ),
  woda: any(
    "Całe tamto południe miało w sobie wodę: w znakach tego żywiołu stało najwięcej ciał.",
    "Najwięcej ciał niebieskich zebrało się w południe w znakach wody, jakby dzień leżał tuż przy rzece.",
    "W południe znaki wody gościły najwięcej ciał i to one niosły resztę.",
  ),
};

/** `%` are two bodies; only those whose aspect a day hardly changes are told of. */
export const aspects: Readonly<Record<string, Stock>> = {
  koniunkcja: any(
    "Tego dnia % tworzyły koniunkcję: dwa głosy śpiewały z jednego miejsca i trudno powiedzieć, gdzie kończy się jeden.",
    "W tabeli widać też koniunkcję, którą tworzyły %, jak dwoje ludzi pod jednym parasolem.",
  ),
  sekstyl: any(
    "Tego dnia % tworzyły sekstyl, czyli w języku symboli uprzejme zaproszenie, z którego można skorzystać.",
    "W tabeli widać też sekstyl, który tworzyły %: uchylone drzwi między dwoma pokojami.",
  ),
  kwadratura: any(
    "Tego dnia % tworzyły kwadraturę, a więc tarcie, na którym ostrzy się nóż i wykuwa pomysł.",
    "W tabeli widać też kwadraturę, którą tworzyły %: dwie drogi na skrzyżowaniu, każda z własnym pierwszeństwem.",
  ),
  trygon: any(
    "Tego dnia % tworzyły trygon, obraz współpracy, która odbywa się bez zebrań.",
    "W tabeli widać też trygon, który tworzyły %: coś, co idzie łatwo i przez to bywa niedocenione.",
  ),
  opozycja: any(
    "Tego dnia % tworzyły opozycję: dwa końce jednej huśtawki, z których żaden nie jest zbędny.",
    "W tabeli widać też opozycję, którą tworzyły %, jak dwoje rozmówców po obu stronach stołu.",
  ),
};

/** After the words that a body passes from one sign to another. */
export const hourless = any(
  "Godziny urodzenia nie znamy, więc oba znaki mają tu głos.",
  "Rozstrzygnęłaby o tym godzina, a skoro jej nie mamy, czytamy obie możliwości.",
  "Bez godziny nie da się powiedzieć, po której stronie progu przypadły Twoje narodziny.",
  "Poranek i wieczór tej doby należą do różnych znaków, a pory Twoich narodzin nie znamy.",
);

export const sunThresholds = any(
  "Przymierz oba obrazy i zostaw przy sobie ten, w którym jest Ci wygodniej; dalej przyjmujemy położenie z południa.",
  "Urodzić się na takim progu to mieć w portrecie dwa okna; dalej wyglądamy przez to, które pokazuje południe.",
  "Dwa znaki to dwa sposoby opowiadania o tym samym człowieku; za chwilę wybierzemy ten z południa, a drugi może czekać obok.",
  "Ludzie urodzeni na przełomie czytają zwykle oba opisy i z każdego biorą połowę, a tabela i archetyp trzymają się południa.",
);

/** `%` is the place of the Moon. */
export const moonFrames = any(
  "W południe Księżyc stał %.",
  "Księżyc świecił tego dnia %.",
  "Tamtej doby Księżyc wędrował %.",
  "Księżyc z dnia Twoich urodzin znajduje się %.",
  "Nad dniem Twoich urodzin Księżyc świecił %.",
  "Koło z południa pokazuje, że Księżyc gościł %.",
);

export const moonReadings: Readonly<Record<string, Stock>> = {
  Baran: any(
    "Barani nastrój zmienia się szybko i szybko się oczyszcza. Pomaga mu ruch: schody, rower, trzaśnięcie drzwiami szafki, po którym robi się cicho.",
    "W Baranie potrzeby mówią krótko i bez wstępów. Koi je to, że ktoś odpowie równie prosto.",
    "Uczucie w Baranie wpada bez pukania i równie szybko wychodzi. Najlepiej dać mu coś do zrobienia, choćby wynieść śmieci.",
    "Tęsknota w Baranie zamiast usiąść, krąży po mieszkaniu. Dobrze jej robi zadanie z początkiem i końcem.",
  ),
  Byk: any(
    "W Byku potrzeby mają ciało: głód, chłód, ciężki koc, znajomy smak. Trudny wieczór łagodnieje tu od ciepłej kolacji prędzej niż od argumentu.",
    "Nastrój Byka lubi, gdy jutro jest podobne do dziś. Koi go rzecz, która od lat stoi na tym samym miejscu.",
    "Uczucie w Byku dojrzewa powoli i długo zostaje. Koi je dotyk, drewno, wełna i to, że nikt nie pogania.",
    "Tęsknota w Byku pachnie chlebem i ma ciepłe ręce. Dobrze jej robi rzecz zrobiona powoli, dla samej przyjemności.",
  ),
  Bliźnięta: any(
    "Bliźnięta czują, opowiadając: dopiero po trzecim zdaniu wiadomo, o co chodziło. Koi je ktoś, kto dopyta.",
    "Nastrój ma tu wiele okien i w każdym inną pogodę. Pomaga zapisanie wszystkiego na kartce, także tego, co sobie przeczy.",
    "Uczucie w Bliźniętach przychodzi razem z komentarzem. Ulgę daje mu żart, a po nim jedno zdanie całkiem serio.",
    "Tęsknota w Bliźniętach pisze długie wiadomości, a wysyła krótkie. Dobrze jej robi rozmowa bez porządku obrad.",
  ),
  Rak: any(
    "W Raku nastrój przypływa i odpływa jak woda przy brzegu. Koi go kuchnia, w której coś się gotuje, i ktoś, kto zapyta, czy już jadło się obiad.",
    "Potrzeby Raka są stare i dobrze pamiętają. Ulgę daje im zamknięta furtka i światło zostawione w oknie.",
    "Uczucie w Raku siada najpierw z boku i sprawdza, czy jest bezpiecznie. Koi je stary przepis, stara piosenka i czyjś znajomy krok na schodach.",
    "Tęsknota w Raku otwiera album i sprawdza, kto z kim stał. Dobrze jej robi przytulenie bez pytań.",
  ),
  Lew: any(
    "Lwie potrzeby są ciepłe i jawne: chcą być czyimś ulubionym tematem. Koi je zabawa, w której nikt nie liczy punktów.",
    "We Lwie smutek chodzi wyprostowany i łatwo go nie zauważyć. Pomaga mu jedno szczere słowo podziwu, powiedziane bez okazji.",
    "Uczucie we Lwie chce mieć świadka. Koi je ktoś, kto rozpromienia się na widok, i chwila, w której można błyszczeć bez powodu.",
    "Tęsknota we Lwie śpiewa pod prysznicem, żeby nikt nie zgadł. Dobrze jej robi wieczór, w którym jest się czyimś gościem honorowym.",
  ),
  Panna: any(
    "W Pannie niepokój przebiera się za obowiązek: nagle trzeba umyć wszystkie słoiki. Ulgę daje drobna rzecz zrobiona dobrze i odłożona na miejsce.",
    "Potrzeby Panny są skromne i dokładne. Koi je to, że ktoś zapamiętał szczegół, o którym była mowa raz.",
    "Uczucie w Pannie pyta najpierw, czy może się na coś przydać. Pomaga mu pozwolenie, by przez godzinę nie przydawać się na nic.",
    "Tęsknota w Pannie układa książki według wzrostu. Dobrze jej robi czyjeś „zostaw, ja to zrobię”.",
  ),
  Waga: any(
    "W Wadze nastrój zależy od tego, co wisi w powietrzu między ludźmi. Koi go pogodzony stół, muzyka i rzeczy ustawione z dobrym smakiem.",
    "Potrzeby Wagi mówią w liczbie mnogiej i przez to trudno usłyszeć wśród nich własną. Pomaga pytanie zadane na osobności.",
    "Uczucie w Wadze długo szuka właściwych słów i przeprasza, że zajęło miejsce. Koi je rozmowa, w której nikt nie podnosi głosu.",
    "Tęsknota w Wadze wybiera najładniejszą filiżankę, choć pije z niej w pojedynkę. Dobrze jej robi towarzystwo i łagodne światło.",
  ),
  Skorpion: any(
    "W Skorpionie uczucia idą do końca korytarza i tam zapalają światło. Koi je ktoś, przed kim nie trzeba niczego ściszać.",
    "Nastrój Skorpiona jest jak woda pod lodem: na wierzchu cisza, niżej ruch. Ulgę daje prawda, choćby niewygodna, bo można na niej stanąć.",
    "Uczucie w Skorpionie woli wszystko albo nic i długo nie pokazuje, co wybrało. Pomaga mu sekret powierzony jednej sprawdzonej osobie.",
    "Tęsknota w Skorpionie pamięta datę, godzinę i kolor swetra. Dobrze jej robi pożegnanie odbyte naprawdę.",
  ),
  Strzelec: any(
    "W Strzelcu nastrój poprawia się na świeżym powietrzu i przy każdym bilecie. Koi go rozmowa o czymś większym niż dzisiejsze zakupy.",
    "Potrzeby Strzelca nie lubią niskich sufitów. Pomaga im spacer nową ulicą albo opowieść, która śmiesznie się kończy.",
    "Uczucie w Strzelcu szuka sensu, zanim znajdzie chusteczkę. Koi je szeroki widok i ktoś, kto pójdzie obok bez pytań.",
    "Tęsknota w Strzelcu ogląda rozkłady jazdy. Dobrze jej robi wyjście z domu bez powodu i powrót inną ulicą.",
  ),
  Koziorożec: any(
    "W Koziorożcu uczucia czekają, aż skończy się praca, a praca rzadko się kończy. Koi je ktoś, kto bez pytania weźmie drugi koniec ciężaru.",
    "Nastrój Koziorożca szuka oparcia w planie. Ulgę przynosi mu godzina, w której nikt niczego nie oczekuje, zapisana w kalendarzu jak spotkanie.",
    "Uczucie w Koziorożcu przychodzi po godzinach i w porządnym płaszczu. Koi je konkret: termin, podana ręka, dotrzymane słowo.",
    "Tęsknota w Koziorożcu bierze dodatkowy dyżur. Dobrze jej robi ktoś, przy kim wolno odłożyć torbę i powagę.",
  ),
  Wodnik: any(
    "W Wodniku uczucie trzeba najpierw obejrzeć z daleka, jak rzeźbę. Koi je przyjaźń, w której wolno zamilknąć na tydzień.",
    "Potrzeby Wodnika są nietypowe i nie chcą się z tego tłumaczyć. Pomaga im towarzystwo ludzi, którzy także mają swoje dziwactwa.",
    "Uczucie w Wodniku potrzebuje chwili, zanim się przedstawi. Ulgę daje mu myśl, że inni też tak mają, i spokój, w którym nikt nie zagląda przez ramię.",
    "Tęsknota w Wodniku wymyśla lepszy świat na odwrocie rachunku. Dobrze jej robi grono, w którym każdy gra na czymś innym.",
  ),
  Ryby: any(
    "W Rybach nastrój wsiąka z otoczenia jak deszcz w płaszcz. Koi go cisza, kąpiel i film, przy którym wolno się wzruszyć.",
    "Potrzeby Ryb są miękkie w zarysie i łatwo je pomylić z cudzymi. Ulgę daje im sen, woda i kwadrans bez wiadomości.",
    "Uczucie w Rybach nie zna drzwi, więc wchodzi i wychodzi z każdym gościem. Koi je muzyka bez słów oraz wieczór spędzony blisko wody.",
    "Tęsknota w Rybach nie ma adresu, ma za to melodię. Dobrze jej robi drzemka i okno z widokiem na deszcz.",
  ),
};

export const moonElements: By<Element> = {
  ogień: any(
    "Dla Księżyca w ogniu najgorsze bywa czekanie z założonymi rękami.",
    "Ogień sprawia, że takie uczucia są jasne i krótkie, jak zapałka w ciemnym pokoju.",
    "W ognistym nastroju łatwiej coś zrobić, niż coś przeczekać.",
    "Taki nastrój szuka okna i schodów, a nie kołdry.",
  ),
  ziemia: any(
    "Ziemia sprawia, że takie uczucia wolą fakty od zapewnień.",
    "Księżyc w ziemi uspokaja się przez dłonie: ciasto, donicę, śrubokręt.",
    "W ziemnym nastroju poczucie bezpieczeństwa ma konkretny adres.",
    "Taki nastrój przychodzi do siebie powoli, za to na długo.",
  ),
  powietrze: any(
    "Powietrze sprawia, że takie uczucia lżeją, kiedy dostaną imię.",
    "Księżyc w powietrzu odpoczywa przy rozmowie, także tej prowadzonej z samym sobą.",
    "W powietrznym nastroju jedna mądra wątpliwość bywa pociechą.",
    "Taki nastrój zmienia się razem z tematem rozmowy.",
  ),
  woda: any(
    "Woda sprawia, że takie uczucia przychodzą falami i falami odchodzą.",
    "Księżyc w wodzie pamięta nastrój długo po tym, jak zapomni powód.",
    "W wodnym nastroju obecność drugiej osoby znaczy więcej niż jej rada.",
    "Taki nastrój czyta się z twarzy, zanim padnie słowo.",
  ),
};

export const moonThresholds = any(
  "Obie możliwości są równie uprawnione, więc zaufaj pamięci: które z tych wieczornych pragnień znasz z domu? Nazwa archetypu niżej bierze położenie z południa.",
  "Zamiast rozstrzygać, można mieć dwa nastroje na dwie pory dnia. Tam, gdzie trzeba wybrać, portret trzyma się południa.",
  "Przypomnij sobie dawny smutny wieczór i to, co wtedy pomogło; pamięć wskaże bliższy obraz. Dalsze części korzystają z położenia w południe.",
  "Nie trzeba wybierać od razu, bo takie dwa pragnienia potrafią mieszkać pod jednym dachem. Archetyp opiera się na południu i o tym warto wiedzieć.",
  "Jeśli żaden z obrazów nie brzmi znajomo, odłóż oba bez żalu. Kolejne części biorą za podstawę południe tamtego dnia.",
);

export const certainMoons = any(
  "Godziny urodzenia nie znamy, ale tej doby Księżyc pozostał w jednym znaku od północy do północy. Niepewne jest tylko to, w której jego części stał.",
  "Przez cały ten dzień Księżyc nie zmienił znaku, więc brak godziny niczego tu nie przesądza. Dokładny stopień zostaje nieznany i tak go traktujemy.",
  "Uczciwie: bez godziny wiemy, w którym znaku stał Księżyc, a nie wiemy, jak daleko w nim zaszedł. Do namysłu to wystarczy.",
  "Tej doby Księżyc mieścił się w jednym znaku, więc to zdanie jest pewne. Dokładne miejsce zależało od pory, której nie znamy.",
  "Niezależnie od godziny był to ten sam znak. Resztę, czyli dokładny punkt na kole, zostawiamy pod znakiem zapytania.",
);

export const phases: Readonly<Record<string, Stock>> = {
  nów: any(
    "Był nów, czas, kiedy Księżyca nie widać, choć jest na swoim miejscu: obraz tego, co ważne jeszcze przed pokazaniem.",
    "Na niebie panował nów, pora zasiewów po ciemku.",
    "Nów tamtej doby jest obrazem ciszy, w której słychać własne kroki.",
  ),
  przybywający: any(
    "Księżyca przybywało, a tradycja widzi w tym zgodę na bycie w połowie drogi.",
    "Jego tarcza rosła, co w języku symboli sprzyja temu, co się dopiero składa.",
    "Był to Księżyc przybywający: każdego wieczoru trochę więcej światła na tej samej ścieżce.",
    "Rósł wtedy Księżyc, a z nim, jak chce tradycja, apetyt na ciąg dalszy.",
  ),
  "pierwsza kwadra": any(
    "Trwała pierwsza kwadra, pół światła i pół cienia, obraz decyzji podejmowanej w marszu.",
    "Pierwsza kwadra dzieli tarczę równo, jakby pytała, co dołożyć.",
    "Przypadała pierwsza kwadra, pora, gdy pomysł sprawdza się w robocie.",
  ),
  pełnia: any(
    "Była pełnia, światło, przy którym widać i drogę, i kurz na półce.",
    "Pełnia tamtej doby jest obrazem uczuć, których nie da się schować pod stół.",
    "Pełnia świeciła nad dachami, a w języku symboli to chwila, gdy obie strony widzą się nawzajem.",
  ),
  ubywający: any(
    "Księżyca ubywało, a tradycja widzi w tym sztukę odkładania rzeczy na miejsce.",
    "Jego tarcza malała, co w języku symboli sprzyja porządkom i podsumowaniom.",
    "Był to Księżyc ubywający: z każdą nocą mniej blasku, więcej gwiazd obok.",
    "Malał wtedy Księżyc, a z nim, jak chce tradycja, potrzeba robienia wrażenia.",
  ),
  "ostatnia kwadra": any(
    "Trwała ostatnia kwadra, chwila, w której wybiera się, co zabrać dalej.",
    "Ostatnia kwadra zostawia pół tarczy w cieniu, jakby na odpoczynek.",
    "Przypadała ostatnia kwadra, pora rozliczeń bez pośpiechu.",
  ),
};

/** By the element of the Sun, then of the Moon. */
export const archetypes: Readonly<
  Record<Element, Record<Element, { name: string; descriptions: Stock }>>
> = {
  ogień: {
    ogień: {
      name: "Ognisko na wzgórzu",
      descriptions: any(
        "Widać je z daleka, więc inni orientują się według niego w nocy. Ognisko na wzgórzu żyje wiatrem i dobrym towarzystwem, a jego sekret leży z boku: to stos drewna ułożony za dnia.",
        "Ten archetyp zwołuje ludzi bez słów, samym blaskiem. Ognisko na wzgórzu pyta co wieczór, kto dziś przyniósł gałąź, i cieszy się także z najmniejszej.",
      ),
    },
    ziemia: {
      name: "Piec w starym domu",
      descriptions: any(
        "Na zewnątrz cegły, w środku żar, który trzyma do rana. Piec w starym domu nie błyska; ogrzewa tych, którzy podejdą bliżej, i lubi, kiedy dokłada się do niego po trochu.",
        "Ten archetyp zna różnicę między żarem a płomieniem. Piec w starym domu rozpala się niespiesznie, a potem cały dzień oddaje to, co przyjął rano.",
      ),
    },
    powietrze: {
      name: "Latawiec o zachodzie",
      descriptions: any(
        "Żar nieba i napięta nitka, po której wiatr przekazuje wiadomości. Latawiec o zachodzie potrzebuje oporu, żeby się wznieść, i kogoś na łące, kto trzyma drugi koniec.",
        "Ten archetyp jest kolorowy i uparty. Latawiec o zachodzie patrzy z góry na dachy, a mimo to czuje każde drgnienie dłoni na sznurku.",
      ),
    },
    woda: {
      name: "Latarnia nad zatoką",
      descriptions: any(
        "Płomień i woda mieszkają tu obok siebie i żadne nie gasi drugiego. Latarnia nad zatoką świeci dla statków, których nie zna, a w dzień słucha fal.",
        "Ten archetyp świeci przerywanym światłem, bo przerwy też niosą wiadomość. Latarnia nad zatoką nie wypływa na ratunek; wskazuje brzeg i to wystarcza.",
      ),
    },
  },
  ziemia: {
    ogień: {
      name: "Kuźnia na skraju wsi",
      descriptions: any(
        "Solidne mury, a w nich ogień, który zmienia kształt rzeczy twardych. Kuźnia na skraju wsi budzi się wcześnie i robi narzędzia, z których inni korzystają latami.",
        "Ten archetyp ma mocne ramiona i szybki błysk w oku. Kuźnia na skraju wsi wie, kiedy uderzyć, a kiedy pozwolić żelazu ostygnąć.",
      ),
    },
    ziemia: {
      name: "Kamień milowy",
      descriptions: any(
        "Stoi przy drodze i pamięta wszystkich, którzy się o niego oparli. Kamień milowy nie namawia do pośpiechu; mówi tylko, ile już za Tobą, a to bywa najlepszą zachętą.",
        "Ten archetyp mówi mało i trafnie. Kamień milowy obrasta mchem od północy, daje cień mrówkom i nie zmienia zdania z powodu pogody.",
      ),
    },
    powietrze: {
      name: "Sad przy otwartym oknie",
      descriptions: any(
        "Drzewa rosną swoim tempem, a przez okno wpada rozmowa. Sad przy otwartym oknie łączy cierpliwość korzeni z ciekawością liści, które poruszają się od każdej nowiny.",
        "Ten archetyp zbiera owoce i historie do tego samego kosza. Sad przy otwartym oknie lubi gości, którzy przychodzą na chwilę, a zostają do zmierzchu.",
      ),
    },
    woda: {
      name: "Studnia pod lipą",
      descriptions: any(
        "Z wierzchu kamienny krąg, w głębi chłodna woda, po którą schodzi się powoli. Studnia pod lipą karmi ogród i nie opowiada, skąd bierze swoje źródło.",
        "Ten archetyp oddaje tyle, ile ktoś zdoła zaczerpnąć. Studnia pod lipą latem pachnie miodem, a jej chłód docenia się dopiero w upał.",
      ),
    },
  },
  powietrze: {
    ogień: {
      name: "Iskra w rozmowie",
      descriptions: any(
        "Zaczyna się od jednego zdania i nagle przy stole robi się cieplej. Iskra w rozmowie zapala cudze pomysły, a własne trzyma krótko nad płomieniem, żeby zobaczyć, czy świecą.",
        "Ten archetyp żyje między jednym zdaniem a drugim. Iskra w rozmowie skacze najchętniej tam, gdzie ktoś się waha, i zostawia po sobie odwagę.",
      ),
    },
    ziemia: {
      name: "Wiatrak nad polem",
      descriptions: any(
        "Skrzydła należą do wiatru, fundament do ziemi, a pomiędzy powstaje mąka. Wiatrak nad polem zamienia poruszenie w coś, co można postawić na stole.",
        "Ten archetyp umie czekać na dobry wiatr i nie traci czasu, gdy wiatr jest zły: oliwi koła. Wiatrak nad polem widać z trzech wsi.",
      ),
    },
    powietrze: {
      name: "Okno na poddaszu",
      descriptions: any(
        "Wysoko, jasno, z widokiem na cudze dachy i własne chmury. Okno na poddaszu zbiera głosy z całej ulicy i lubi, gdy ktoś wejdzie po schodach posłuchać ich razem.",
        "Ten archetyp patrzy daleko i śpi blisko nieba. Okno na poddaszu skrzypi przy każdej zmianie pogody, bo zauważa ją przed innymi.",
      ),
    },
    woda: {
      name: "Mgła nad rzeką",
      descriptions: any(
        "Unosi się o świcie, lekka jak myśl i wilgotna jak uczucie. Mgła nad rzeką łagodzi ostre brzegi, a rozchodzi się sama, kiedy dzień się ogrzeje.",
        "Ten archetyp przychodzi cicho i zmienia wygląd znanych miejsc. Mgła nad rzeką uczy iść powoli, od drzewa do drzewa.",
      ),
    },
  },
  woda: {
    ogień: {
      name: "Gorące źródło",
      descriptions: any(
        "Pod spokojną powierzchnią pracuje ciepło, które przyszło z głębi. Gorące źródło przyciąga zmarzniętych, a zimą widać z daleka, że paruje.",
        "Ten archetyp łączy to, co zwykle trzyma się osobno: żar i łagodność. Gorące źródło bije własnym rytmem i nie da się go przyspieszyć.",
      ),
    },
    ziemia: {
      name: "Jezioro w lesie",
      descriptions: any(
        "Ma dno, brzegi i ścieżkę, którą zna się na pamięć. Jezioro w lesie przyjmuje deszcz i liście bez komentarza, a jego spokój jest skutkiem głębokości.",
        "Ten archetyp odbija niebo, a trzyma się ziemi. Jezioro w lesie zamarza od brzegu i od brzegu taje, zawsze w swoim czasie.",
      ),
    },
    powietrze: {
      name: "Deszcz przy uchylonych drzwiach",
      descriptions: any(
        "Słychać go w całym domu, a jednak siedzi się sucho i można mówić. Deszcz przy uchylonych drzwiach zamienia uczucia w opowieść, kropla po kropli.",
        "Ten archetyp lubi próg, z którego słychać oba światy. Deszcz przy uchylonych drzwiach zaprasza do środka tych, którzy akurat zmokli.",
      ),
    },
    woda: {
      name: "Przypływ o świcie",
      descriptions: any(
        "Przychodzi bez pukania i zostawia na piasku rzeczy, których nikt nie szukał. Przypływ o świcie zna porę powrotu, dlatego może odchodzić bez żalu.",
        "Ten archetyp rośnie niepostrzeżenie, aż nagle podnosi łodzie. Przypływ o świcie nikogo nie goni; wystarczy mu, że wraca.",
      ),
    },
  },
};

/** By what was heard in all answers. */
export const archetypeUses: Stock = {
  any: [
    "W tym, co piszesz, słychać podobną robotę: coś trzyma się razem, choć nikt tego nie podziwia. Przymierz ten obraz jak płaszcz i sprawdź, czy nie pije w ramionach.",
    "Ten obraz nie mówi, kim jesteś; pokazuje tylko, gdzie postawić lampę, kiedy czytasz własne odpowiedzi. Zacznij od zdania, które napisało się najtrudniej.",
    "Jeśli coś w nim drażni, zostań przy tym chwilę, bo dobre symbole mają też drzazgi. Jeśli coś cieszy, sprawdź, gdzie w zwykłym tygodniu już się to dzieje.",
    "Twoje odpowiedzi dopisują do niego szczegóły, których żadne niebo nie zna. One mają tu pierwszeństwo przed symbolami.",
    "Poszukaj w swoich odpowiedziach słowa, które mogłoby stać obok tej nazwy. Jeśli się znajdzie, masz już własny podpis pod obrazem.",
    "Taki obraz najlepiej sprawdza się w ruchu: weź go na jeden dzień do sklepu, na schody i do rozmowy. Wieczorem będzie wiadomo, czy pasuje.",
    "To, co opisujesz, ma swoją pogodę, a archetyp jest tylko miejscem, z którego się na nią patrzy. Miejsce można zmienić bez pytania gwiazd o zgodę.",
  ],
  work: [
    "W Twoich słowach wraca praca, więc obejrzyj ten obraz w roboczym ubraniu: co z niego przydaje się na co dzień, a co od dawna leży w szufladzie?",
    "Piszesz o pracy, a obraz podsuwa pytanie o narzędzia. Które z nich naprawdę leżą Ci w ręce, a które nosisz, bo ktoś je kiedyś wręczył?",
    "Praca, o której mowa, jest tylko jednym z miejsc, gdzie ten obraz może mieszkać. Dobrze sprawdzić, czy nie zajęła wszystkich pokoi.",
  ],
  parting: [
    "Piszesz o rozstaniu, a po nim obrazy długo pasują do dwojga. Ten jest na jedną osobę i można go urządzić od początku po swojemu.",
    "Po rozstaniu, o którym wspominasz, łatwo widzieć w sobie głównie brak. Ten obraz pokazuje raczej to, co zostało na miejscu i nadal działa.",
  ],
  partner: [
    "W Twoich słowach jest druga osoba, więc i ten obraz ogląda się we dwoje. Zostaje jednak Twój: opowiada o jednej stronie stołu, tej, przy której siedzisz.",
    "Piszesz o bliskim człowieku, a obraz pyta o to, co do tej bliskości wnosisz bez proszenia. Może od tego zacząć się spokojniejsza rozmowa.",
  ],
  family: [
    "Piszesz o rodzinie, a z niej dostaje się obrazy, zanim zdąży się o nie poprosić. Ten można przyjąć albo przerobić, jak płaszcz po kimś wyższym.",
    "W Twoich słowach słychać dom, z którego się wychodzi, i ten, który się nosi. Obraz archetypu leży gdzieś pomiędzy nimi.",
  ],
  parenthood: [
    "Piszesz o dziecku, a dzieci widzą dorosłych bez retuszu. Może w takim spojrzeniu obraz archetypu jest wyraźniejszy niż w symbolach.",
    "W Twoich słowach jest dziecko, więc obejrzyj ten obraz z niższej wysokości, tak jak widać go spod stołu. Co z niego byłoby stamtąd najciekawsze?",
  ],
  loss: [
    "Piszesz o stracie, dlatego ten obraz jest tu ściszony. Niech na razie tylko stoi obok, jak krzesło, na którym można usiąść.",
    "Po stracie, o której wspominasz, symbole mają prawo milczeć. Jeśli któryś kiedyś się przyda, poczeka.",
  ],
  move: [
    "Piszesz o zmianie miejsca, a taki obraz łatwo się przewozi: nie zajmuje kartonu. Zobacz, w którym kącie nowego domu czuje się u siebie.",
    "Przy przeprowadzce widać, co jest naprawdę Twoje. Ten obraz może pomóc w podpisywaniu pudeł.",
  ],
  study: [
    "Piszesz o nauce, więc potraktuj ten obraz jak notatkę na marginesie: krótką, własną, do której się wraca.",
    "Nauka, o której mowa, sprawdza wiedzę, a ten obraz pyta o upodobanie. Dobrze pamiętać o obu.",
  ],
  friendship: [
    "W Twoich słowach jest ktoś spoza domu, a tacy ludzie nieraz widzą nas wyraźniej niż my sami. Pokaż komuś życzliwemu tę stronę i zapytaj, w czym się myli.",
  ],
};

export const sunLights: Readonly<Record<string, Stock>> = {
  Baran: any(
    "Potrafisz ruszyć pierwszym krokiem tam, gdzie inni jeszcze sprawdzają pogodę.",
    "Złość umie u Ciebie być paliwem i szybko się wypala.",
    "Twoja odwaga jest zwykła i codzienna, dlatego można na nią liczyć.",
  ),
  Byk: any(
    "Masz cierpliwość do rzeczy, które rosną po cichu.",
    "Umiesz cieszyć się tym, co jest na talerzu, zanim zapytasz o deser.",
    "Przy Tobie pośpiech siada i zdejmuje buty.",
  ),
  Bliźnięta: any(
    "Znajdujesz słowo, które łączy ludzi z dwóch różnych stolików.",
    "Ciekawość wyprowadza Cię z niejednego ciasnego kąta.",
    "Uczysz się szybko, bo wolno Ci czegoś jeszcze nie wiedzieć.",
  ),
  Rak: any(
    "Przy Tobie inni wyjmują z kieszeni to, czego nie pokazują nikomu.",
    "Pamiętasz, kto jak słodzi, i to jest rodzaj miłości.",
    "Umiesz zamienić obce miejsce w takie, w którym ktoś nastawia wodę na herbatę.",
  ),
  Lew: any(
    "Twoja radość udziela się całemu pokojowi.",
    "Umiesz stanąć po czyjejś stronie na głos.",
    "Cieszysz się z cudzego sukcesu całym sercem i słychać to z daleka.",
  ),
  Panna: any(
    "Widzisz szczegół, od którego zależy całość.",
    "Twoja pomoc ma konkretną postać i przychodzi na czas.",
    "Umiesz poprawić coś tak, że nikt nie czuje się poprawiony.",
  ),
  Waga: any(
    "Słyszysz obie strony, zanim zabierzesz głos.",
    "Dajesz rzeczom dobry kształt, od zdania po nakryty stół.",
    "Przy Tobie kłótnia znajduje zdanie, od którego można zacząć zgodę.",
  ),
  Skorpion: any(
    "Wytrzymujesz przy trudnej prawdzie, kiedy inni zmieniają temat.",
    "Twoje przywiązanie nie potrzebuje świadków, żeby trwać.",
    "Umiesz dochować tajemnicy i nie robić z tego zasługi.",
  ),
  Strzelec: any(
    "Umiesz podnieść wzrok znad biurka i pokazać komuś horyzont.",
    "Szczerość przychodzi Ci bez zadęcia.",
    "Twoja nadzieja zaraża, bo ma poczucie humoru.",
  ),
  Koziorożec: any(
    "Dotrzymujesz słowa także wtedy, gdy nikt już go nie pamięta.",
    "Duże sprawy dzielisz na stopnie i wchodzisz po jednym.",
    "W trudny dzień jesteś kimś, przy kim inni przestają się trząść.",
  ),
  Wodnik: any(
    "Masz odwagę myśleć po swojemu, nawet kiedy siedzisz w pierwszym rzędzie.",
    "Dajesz ludziom dużo luzu, a oni dlatego wracają.",
    "Widzisz człowieka przed jego rolą i tytułem.",
  ),
  Ryby: any(
    "Wyczuwasz nastrój, zanim padnie pierwsze słowo.",
    "Wyobraźnia podsuwa Ci wyjścia, których nie ma na planie budynku.",
    "Umiesz słuchać tak, że milczenie też zostaje usłyszane.",
  ),
};

export const moonLights: By<Element> = {
  ogień: any(
    "Po gorszym dniu umiesz szybko wrócić do śmiechu.",
    "Twoje uczucia są czytelne, więc nikt nie musi zgadywać.",
    "W trudnej chwili pierwsze budzi się u Ciebie działanie.",
  ),
  ziemia: any(
    "W zamieszaniu znajdujesz coś stałego, czego można się chwycić.",
    "Umiesz zadbać o kogoś kanapką, kluczem i kocem.",
    "Twój spokój jest zbudowany z nawyków, więc łatwo do niego trafić.",
  ),
  powietrze: any(
    "Potrafisz powiedzieć o uczuciu tak, że robi się lżejsze.",
    "Zostawiasz innym miejsce na własne zdanie, nawet w gniewie.",
    "Umiesz spojrzeć na swój smutek z drugiego końca pokoju.",
  ),
  woda: any(
    "Współczucie przychodzi u Ciebie przed oceną.",
    "Umiesz zostać z kimś w ciszy i nie poprawiać mu nastroju na siłę.",
    "To, co kochasz, zapamiętujesz wszystkimi zmysłami.",
  ),
};

export const ownLights = any(
  "Zadajesz pytanie wprost, a to już połowa rozmowy.",
  "Zatrzymujesz się przy sobie, zanim zaczniesz cokolwiek poprawiać.",
  "Umiesz nazwać to, co się dzieje, prostymi słowami.",
  "Szukasz odpowiedzi, która będzie Twoja, a nie najszybsza.",
  "Masz w sobie ciekawość własnego życia, także jego trudniejszych kartek.",
  "Dajesz pytaniu czas, zamiast zagadać je pierwszą lepszą odpowiedzią.",
);

export const sunShadows: By<Element> = {
  ogień: any(
    "Zapał w nadmiarze przegania tych, którzy szli obok.",
    "Kiedy ognia jest za dużo, przerwa wygląda jak porażka, choć jest tylko przerwą.",
    "Łatwo tu zacząć trzecią rzecz, żeby nie patrzeć na drugą.",
    "Duma potrafi zamknąć drzwi, za którymi wciąż pali się światło.",
  ),
  ziemia: any(
    "Stałość w nadmiarze trzyma się krzesła, na którym dawno jest niewygodnie.",
    "Kiedy ziemi jest za dużo, każda zmiana wygląda na bałagan.",
    "Łatwo tu nieść ciężar, o którego zdjęcie wystarczyłoby poprosić.",
    "Ostrożność chowa czasem klucz tak dobrze, że nie ma czym otworzyć.",
  ),
  powietrze: any(
    "Namysł w nadmiarze krąży nad decyzją i nie ląduje.",
    "Kiedy powietrza jest za dużo, uczucia dostają definicje, a nie dostają czasu.",
    "Łatwo tu powiedzieć coś zręcznego tam, gdzie wystarczyłoby prawdziwe.",
    "Lekkość bywa wymówką, żeby nigdzie nie usiąść na dłużej.",
  ),
  woda: any(
    "Wrażliwość w nadmiarze bierze na siebie deszcz, który pada u sąsiadów.",
    "Kiedy wody jest za dużo, wczorajszy nastrój zalewa dzisiejszy poranek.",
    "Łatwo tu czekać, aż ktoś sam zauważy, zamiast powiedzieć.",
    "Domysł potrafi tu zastąpić pytanie, na które padłaby prosta odpowiedź.",
  ),
};

export const moonShadows: By<Element> = {
  ogień: any(
    "Pierwsza reakcja bywa głośniejsza niż sprawa, która ją wywołała.",
    "Nuda potrafi udawać nieszczęście.",
    "Niecierpliwość wobec siebie przychodzi szybciej niż wobec innych.",
    "Smutek przebiera się za złość, bo w złości łatwiej się ruszać.",
  ),
  ziemia: any(
    "Potrzeba pewności każe czasem sprawdzać to, co już sprawdzone.",
    "Zmęczenie długo chodzi w przebraniu pracowitości.",
    "Trudniej bywa przyjąć pomoc, niż jej udzielić.",
    "Spokój utrzymywany siłą męczy bardziej niż krótka burza.",
  ),
  powietrze: any(
    "Uczucie omówione z każdej strony potrafi zostać nieprzeżyte.",
    "Żart zjawia się czasem o sekundę za wcześnie i zasłania resztę.",
    "Głowa pracuje do późna, choć ciało dawno poszło spać.",
    "Pocieszanie innych bywa sposobem, żeby nie zajrzeć do siebie.",
  ),
  woda: any(
    "Cudza chmura bywa brana za własną.",
    "Dawne żale wracają z przypływem, choć nikt ich nie wołał.",
    "Trudno bywa powiedzieć, czego się chce, zanim tego zabraknie.",
    "Zgoda dla świętego spokoju zostawia potem cichy żal.",
  ),
};

/** By the situation that the question names. */
export const answers: Stock = {
  any: [
    "Symbole nie znają słów „tak” i „nie”; znają pory. Może więc Twoje pytanie jest o to, jaka pora teraz trwa i co się w niej robi z przyjemnością.",
    "Zanim poszukasz odpowiedzi, obejrzyj samo pytanie: czyje słowo stoi w nim najgłośniej? Czasem okazuje się, że pyta ktoś dawny, a odpowiada dzisiejsza część Ciebie.",
    "Takie pytanie rzadko ma jedną odpowiedź na zawsze. Częściej ma odpowiedź na ten miesiąc, a potem grzecznie wraca po następną.",
    "W tym pytaniu jest już kierunek, w którym patrzysz, i to cenniejsze niż gotowa rada. Spróbuj dopisać do niego jedno zdanie zaczynające się od słowa „bo”.",
    "Odpowiedź, którą masz przeczuwaną, zwykle odzywa się w drobiazgach: przy czym zwalniasz, co odkładasz, o czym opowiadasz bez pytania. Tam szukaj jej najpierw.",
  ],
  work: [
    "Pytanie o pracę rzadko jest o samej pracy; zwykle stoi za nim czas, uznanie albo zmęczenie. Sprawdź, które z tych trzech słów budzi najsilniejszy oddźwięk.",
    "W sprawach pracy symbole proponują zacząć od dłoni: co robisz chętnie, nawet gdy nikt nie sprawdza? Reszta jest dekoracją, którą łatwiej przestawić niż fundament.",
    "Zanim praca dostanie odpowiedź, oddziel w niej ludzi, zadania i godziny. Każde z nich może prosić o co innego, a mówić naraz.",
  ],
  partner: [
    "Pytanie o kogoś bliskiego jest zawsze pytaniem o dwie osoby, a niebo z tego portretu należy do jednej. O drugą trzeba zapytać ją samą, najlepiej przy herbacie.",
    "W bliskości odpowiedzi powstają wspólnie. To, co możesz zrobić w pojedynkę, to dowiedzieć się, o co naprawdę prosisz.",
  ],
  parting: [
    "Po rozstaniu pytania wracają w kółko, bo dawniej odpowiadały na nie dwa głosy. Daj swojemu czas, żeby przestał nasłuchiwać drugiego.",
    "Koniec czegoś dużego zostawia wiele małych końców, od kubków po niedziele. Może odpowiedź leży w jednym z nich, tym, którym umiesz się zająć już teraz.",
  ],
  dating: [
    "Pytanie o nową miłość najłatwiej zadać komuś, a najciekawiej sobie: przy kim łatwo Ci być sobą? Na tę odpowiedź nie potrzeba szczęścia, wystarczy uwaga.",
    "Serce w takich pytaniach lubi pewność z góry, a poznawanie się jej nie daje. Daje za to kolejne popołudnie, po którym wiadomo trochę więcej.",
  ],
  family: [
    "Pytanie o rodzinę ma długie korzenie i nie musi się rozstrzygnąć w tym pokoleniu przy jednym obiedzie. Wystarczy, że znajdziesz w nim swój kawałek i jego pilnujesz.",
    "W rodzinnych sprawach odzywają się naraz dziecko, którym się było, i ktoś dorosły, stąd tyle sprzecznych odpowiedzi. Posłuchaj najpierw tego drugiego głosu, a pierwszemu daj usiąść bliżej.",
  ],
  parenthood: [
    "Pytanie o dziecko zwykle przychodzi wieczorem, kiedy widać głównie to, co nie wyszło. Zadaj je sobie jeszcze raz rano, przy śniadaniu, i porównaj odpowiedzi.",
    "Dzieci uczą się z tego, jak się przy nich żyje, a na to składają się setki zwykłych dni. Jeden trudny mieści się w tej liczbie bez kłopotu.",
  ],
  move: [
    "Pytanie o miejsce jest po części pytaniem o siebie w tym miejscu. Wyobraź sobie zwykły wtorek tu i tam, z zakupami i deszczem, bo to wtorków będzie najwięcej.",
    "Dom można mieć w kilku adresach i w jednym przyzwyczajeniu. Sprawdź, które z nich chcesz zabrać niezależnie od decyzji.",
  ],
  study: [
    "Pytanie o naukę dobrze rozdzielić na dwa: czego chcesz się dowiedzieć i komu chcesz to pokazać. Pierwsze daje siły, drugie terminy.",
    "Uczenie się ma swoje przypływy, a w odpływie najłatwiej zwątpić w morze. Odpowiedź z dobrego dnia też jest prawdziwa.",
  ],
  loss: [
    "Po stracie pytania bywają większe od odpowiedzi i tak może zostać. Nie musisz ich teraz zamykać; wystarczy nosić je po trochu.",
    "Na pytanie zadane po stracie symbole odpowiadają ciszą, która jest po Twojej stronie. Może pomóc opowiedzenie komuś jednej zwykłej historii o tym, kogo brakuje.",
  ],
  friendship: [
    "Pytanie o przyjaźń ma tę zaletę, że można je zadać przyjacielowi. Jeśli to zbyt trudne, zacznij od wspólnej czynności, bo przy zmywaniu mówi się łatwiej.",
    "Przyjaźnie mają swoje pory roku i nie każda cisza jest zimą. Jedna krótka wiadomość bez pretensji powie więcej niż długie domysły.",
  ],
};

export const answerElements: By<Element> = {
  ogień: any(
    "Ogień radziłby próbę na małą skalę, taką, którą wolno przerwać.",
    "Ognista część Ciebie pewnie zna już pierwszy ruch; pozwól jej go opowiedzieć, zanim go wykona.",
    "W języku ognia dobra odpowiedź to taka, po której chce się wstać z krzesła.",
    "Iskra nie musi wiedzieć, jak duże będzie ognisko, żeby zaświecić.",
  ),
  ziemia: any(
    "Ziemia radziłaby sprawdzić, co już stoi, zanim zacznie się budować.",
    "Ziemna część Ciebie ufa temu, co można powtórzyć; jaką odpowiedź potwierdził Ci już zwykły tydzień?",
    "W języku ziemi dobra odpowiedź to taka, która w poniedziałek nadal ma sens.",
    "Ziarno pod powierzchnią też pracuje, choć nie składa sprawozdań.",
  ),
  powietrze: any(
    "Powietrze radziłoby wypowiedzieć to na głos, choćby do okna.",
    "Powietrzna część Ciebie widzi naraz pięć stron sprawy; zapisz wszystkie, a potem skreśl trzy.",
    "W języku powietrza dobra odpowiedź to taka, którą da się wytłumaczyć komuś życzliwemu.",
    "Wiatr zmienia kierunek, a jednak młyn miele, bo stoi tam, gdzie stoi.",
  ),
  woda: any(
    "Woda radziłaby zaczekać, aż opadnie piasek, i wtedy spojrzeć na dno.",
    "Wodna część Ciebie rozpoznaje odpowiedź po uldze w ramionach, zanim głowa znajdzie powód.",
    "W języku wody dobra odpowiedź to taka, przy której oddech robi się dłuższy.",
    "Rzeka obchodzi kamień i nikt nie nazywa tego ucieczką.",
  ),
};

export const answerQuestions: Stock = {
  any: [
    "Pomocne może być odwrócenie kolejności: jak wyglądałby zwykły czwartek, gdyby odpowiedź już była?",
    "Zapytaj jeszcze, co w tej sprawie jest Twoje, a co zostało Ci kiedyś podane na tacy.",
    "Sprawdź, która odpowiedź wymaga od Ciebie mniej udawania.",
    "Dobrze też ustalić, komu chcesz o odpowiedzi powiedzieć najpierw, bo to imię bywa częścią rozwiązania.",
    "Spróbuj zapisać pytanie tak, jak zadałoby je dziecko, krótko i bez „ale”.",
  ],
  fear: [
    "Jest w tym lęk, więc zapytaj najpierw jego, czego pilnuje, a dopiero potem siebie, dokąd idziesz.",
    "Obawa, którą słychać w tych słowach, może usiąść przy stole; nie musi siedzieć u jego szczytu.",
  ],
  tiredness: [
    "Słychać tu też zmęczenie, a ono odpowiada na wszystkie pytania tak samo. Odłóż je do pierwszego wyspanego poranka.",
    "Zmęczenie skraca widok; ta sama droga z rana bywa inna. Może to pytanie zasługuje na drugie spojrzenie po odpoczynku.",
  ],
  loneliness: [
    "Samotność, o której piszesz, powiększa każde pytanie, bo nie ma kto go przeciąć żartem. Podziel się nim z jedną osobą, choćby w dwóch zdaniach.",
  ],
  hope: [
    "Jest w tym nadzieja i nie trzeba jej tłumić na zapas. Może stać obok ostrożności, każda na własnym krześle.",
  ],
  joy: [
    "Słychać w tym radość, a ona też jest odpowiedzią, tylko mniej poważnie ubraną. Zapisz, skąd przyszła, zanim pobiegnie dalej.",
  ],
  anger: [
    "Złość, która tu pobrzmiewa, pokazuje zwykle granicę; sprawdź, gdzie ona dokładnie przebiega.",
  ],
  longing: [
    "Tęsknota z tych słów zna adres lepiej niż rozum. Zapytaj ją, co dokładnie tam zostało, i zrób z tego krótką listę.",
  ],
};

export const moonQuestions: By<Element> = {
  ogień: any(
    "Księżyc w ogniu dołożyłby: na co masz ochotę, zanim policzysz koszty zachodu?",
    "Nastrój ognia pyta krótko: co by Cię dziś ogrzało?",
    "Wieczorem, gdy ognisty nastrój przygasa, dopytaj go łagodnie, co go tak rozpaliło.",
  ),
  ziemia: any(
    "Księżyc w ziemi dołożyłby: czego potrzebujesz, żeby w tej sprawie spać spokojnie?",
    "Nastrój ziemi pyta po prostu: co tu jest pewne już dziś?",
    "Zanim zaśniesz, wymień trzy rzeczy, które w tej sprawie stoją prosto.",
  ),
  powietrze: any(
    "Księżyc w powietrzu dołożyłby: z kim chcesz to jeszcze raz obgadać?",
    "Nastrój powietrza pyta półgłosem: jak to brzmi, gdy powiesz to własnymi słowami?",
    "Kiedy myśli zaczną krążyć, zapisz tę, która wraca najczęściej, i zamknij zeszyt.",
  ),
  woda: any(
    "Księżyc w wodzie dołożyłby: przy jakiej odpowiedzi robi się w środku ciszej?",
    "Nastrój wody pyta bez słów: gdzie w ciele czujesz to pytanie?",
    "Jeśli pojawi się wzruszenie, potraktuj je jak zakładkę w książce: tu warto wrócić.",
  ),
};

export const challengeFrames: Stock = {
  any: [
    "Mierzysz się z tym: „%”.",
    "O wyzwaniu piszesz tak: „%”.",
    "Masz teraz przed sobą to: „%”.",
    "Twoje wyzwanie, w Twoich słowach: „%”.",
  ],
  loss: [
    "Przy tych słowach ściszamy głos: „%”.",
    "Jest tu zdanie, którego nie trzeba dopowiadać: „%”.",
  ],
};

/** By the situation that the challenge names. */
export const challenges: Stock = {
  any: [
    "Weź z niego jeden kawałek, taki na pół godziny, i zajmij się tylko nim. Całość zobaczysz lepiej, gdy coś w niej drgnie.",
    "Nie trzeba tego unieść naraz; wystarczy wiedzieć, za który róg się chwyta. Resztę można na chwilę postawić na ziemi.",
    "Zobacz, co w tej sprawie dzieje się samo, co zależy od innych, a co od Ciebie. Trzecia kupka jest zwykle mniejsza, za to da się ją przesunąć.",
    "Trudność ma tu swój rytm, gorsze i lepsze godziny. Znajdź jedną z lepszych i tam postaw najważniejszą rzecz tygodnia.",
  ],
  work: [
    "W pracy dobrze oddzielić to, co pilne, od tego, co tylko głośne. Jedna rozmowa z kimś, kto zna Twoje zadania, może przestawić więcej niż kolejny wieczór nadgodzin.",
    "Wybierz w tygodniu jedną godzinę, której praca nie dostanie, i pilnuj jej jak spotkania. Od tej godziny łatwiej zobaczyć resztę kalendarza.",
    "Zapisz, co w tej pracy daje Ci siłę, a co ją zabiera, bez ocen i bez planu. Po kilku dniach lista sama pokaże, o czym warto porozmawiać.",
  ],
  parting: [
    "Po rozstaniu dni mają dziury w znanych miejscach: niedziela, kolacja, droga do domu. Wybierz jedną i połóż tam coś małego, własnego.",
    "Nowy porządek po rozstaniu powstaje z powtórzeń, nawet nudnych. Ta sama piekarnia, ten sam spacer, ten sam telefon do kogoś życzliwego.",
  ],
  partner: [
    "Z bliską osobą pomaga zdanie o sobie, a potem cisza na odpowiedź. Wybierz na nie porę, w której nikt nie jest głodny i nikogo nie goni zegar.",
    "W związku łatwo rozwiązywać trzy sprawy w jednym sporze. Ustalcie, o której mówicie dzisiaj, a dwie zapiszcie na lodówce.",
  ],
  family: [
    "W rodzinie stare role wkładają się same, jak kapcie w przedpokoju. Zauważ chwilę, w której je wkładasz, i zrób jeden krok boso.",
    "Możesz kochać bliskich i mieć własną godzinę powrotu. Powiedz o niej wcześniej i spokojnie, a potem jej dotrzymaj.",
  ],
  parenthood: [
    "Przy dzieciach każdy plan ma dziury, więc lepiej plan krótki. Jedna rzecz dla domu, jedna dla dziecka i jedna wyłącznie Twoja.",
    "Rodzicielstwo rzadko daje przerwę, dlatego warto o nią poprosić z wyprzedzeniem. Konkretna prośba, z dniem i godziną, najłatwiej dostaje zgodę.",
  ],
  move: [
    "W nowym miejscu zacznij od jednej drogi, którą poznasz na pamięć. Miasto oswaja się od chodnika, po którym idzie się trzeci raz.",
    "Przeprowadzka kończy się później niż rozpakowanie pudeł. Daj sobie na nią całą porę roku i jedno zaproszenie na herbatę.",
  ],
  study: [
    "Naukę dziel na kawałki, po których widać koniec. Dobrze zamykać zeszyt w chwili, gdy jeszcze chce się czytać dalej.",
    "Znajdź kogoś, komu możesz opowiedzieć to, czego się uczysz. Przy opowiadaniu wychodzi na jaw, co już stoi, a co jeszcze się chwieje.",
  ],
  loss: [
    "Żałoba ma własny zegar i nie trzeba go nastawiać. Wystarczy, że dziś ktoś wie, jak minął Ci dzień.",
    "Po stracie siły starcza na mniej i to „mniej” też się liczy. Pozwól komuś zrobić za Ciebie jedną zwykłą rzecz.",
  ],
  health: [
    "Kiedy zdrowie prosi o uwagę, najpierw jest ciało i ludzie, którzy się na tym znają. Symbole mogą posiedzieć obok w poczekalni.",
    "W sprawach zdrowia zapisuj pytania na kartce, żeby nie nosić ich w głowie. Z kartką łatwiej wejść do gabinetu i spokojniej z niego wyjść.",
  ],
  tiredness: [
    "Najpierw odpoczynek, potem wnioski: zmęczenie jest złym doradcą, choć mówi pewnym głosem. Odejmij jutro jedną rzecz, zanim dodasz nową.",
    "Zmęczenie rzadko ustępuje przed postanowieniem, częściej przed snem. Sprawdź, co może w tym tygodniu zrobić się gorzej albo wcale.",
  ],
  loneliness: [
    "Na samotność pomaga najpierw obecność bez wielkich słów: ta sama sala, ten sam kurs, ta sama ławka. Rozmowy przychodzą, kiedy twarze są już znajome.",
  ],
};

export const challengeElements: By<Element> = {
  ogień: any(
    "Twojemu ogniowi służy krótki termin i widoczny ślad: kreska na kartce, przestawione krzesło.",
    "Ogień łatwo przyspiesza, więc umów się ze sobą także na moment, w którym odkładasz zapałki.",
    "Siła ognia przydaje się na starcie; do dalszego ciągu zaproś kogoś cierpliwego.",
  ),
  ziemia: any(
    "Twojej ziemi służy stała pora i narzędzie odłożone tam, gdzie jutro się przyda.",
    "Ziemia długo znosi niewygodę, dlatego sprawdź, czy nie znosisz jej już tylko z przyzwyczajenia.",
    "Siła ziemi lubi powtórzenie; trzy zwykłe dni z rzędu zrobią więcej niż jeden wielki.",
  ),
  powietrze: any(
    "Twojemu powietrzu służy rozmówca, który zapyta „i co dalej?”, a potem poczeka.",
    "Powietrze chętnie zostaje w planach, więc wybierz czynność, do której nie potrzeba już nic wymyślać.",
    "Siła powietrza leży w nazwaniu; nadaj tej sprawie krótki tytuł i zobacz, czy zmalała.",
  ),
  woda: any(
    "Twojej wodzie służy brzeg: początek, koniec i chwila na osuszenie rąk.",
    "Woda zbiera po drodze cudze sprawy, więc co jakiś czas sprawdź, co płynie z Tobą bez zaproszenia.",
    "Siła wody to cierpliwy nacisk; wracaj do tej sprawy po trochu, zawsze w tym samym miejscu.",
  ),
};

export const deeperFrames = any(
  "Chcesz lepiej zrozumieć: „%”.",
  "O sobie pytasz dalej tak: „%”.",
  "Jest jeszcze druga nitka: „%”.",
  "Piszesz też, co chcesz w sobie zrozumieć: „%”.",
);

/** By the feeling that the words name, or the situation. */
export const deeper: Stock = {
  any: [
    "Taka cecha rzadko jest kaprysem; kiedyś pewnie się do czegoś przydała. Zapytaj, jaką pracę wykonywała dawniej i czy nadal ma tu etat.",
    "Zamiast rozkładać to na części, przyłap to przy pracy: o jakiej porze się zjawia i kto jest wtedy obok. Po tygodniu będziesz mieć więcej niż teorię.",
    "Możliwe, że widać tylko jeden koniec tej nitki, a drugi jest przywiązany do czegoś dobrego. Pociągnij lekko i zobacz, co się poruszy.",
    "Zrozumienie przychodzi często bokiem, przy obieraniu jabłek. Zostaw temu pytaniu uchylone drzwi i zajmij czymś ręce.",
    "Spróbuj opowiedzieć o tym tak, jak opowiada się o kimś lubianym. Ten ton wydobywa szczegóły, których surowość nie zauważa.",
  ],
  fear: [
    "Lęk pilnuje zwykle czegoś cennego i bywa gorliwy ponad potrzebę. Podziękuj mu za służbę i sprawdź, czy drzwi, których strzeże, nie są już dawno zamknięte na klucz.",
    "Za lękiem stoi często dobra pamięć jednego złego razu. Policz, ile razy było inaczej, i zapisz tę liczbę obok.",
  ],
  anger: [
    "Złość jest w takich obrazach strażniczką granicy: odzywa się, gdy ktoś przeszedł po grządkach. Zanim ją uciszysz, zobacz, gdzie są ślady.",
    "Złość wybucha najłatwiej tam, gdzie wcześniej długo było grzecznie. Może szuka wcześniejszego, cichszego zdania, które da się powiedzieć przy stole.",
  ],
  guilt: [
    "Poczucie winy lubi zabierać więcej, niż mu się należy. Oddziel to, co naprawdę od Ciebie zależało, i tylko to postaw przed sobą.",
  ],
  shame: [
    "Wstyd każe się chować, a maleje, kiedy zobaczy go ktoś życzliwy. Wybierz jedną osobę i opowiedz najmniejszy kawałek.",
  ],
  loneliness: [
    "Samotność bywa też miarą tego, ile bliskości umiesz dać. Sprawdź, komu już trochę jej dajesz, choćby sąsiadce na schodach.",
  ],
  jealousy: [
    "Zazdrość pokazuje palcem, czego się pragnie, tylko robi to nieuprzejmie. Odejmij od niej cudze imię i przeczytaj, co zostało.",
  ],
  sadness: [
    "Smutek schodzi po rzeczy, które zostały na dole, i wraca z nimi powoli. Nie poganiaj go; zobacz, co niesie.",
  ],
  tiredness: [
    "Zmęczenie bywa rachunkiem za coś, co robi się po cichu dla wszystkich. Spisz pozycje tego rachunku, a zobaczysz, którą można podzielić.",
  ],
  work: [
    "W pracy takie cechy rosną najszybciej, bo ktoś je chwali. Sprawdź, czy w domu też są Ci potrzebne, czy tylko nie wiedzą, że już po godzinach.",
  ],
  family: [
    "Wiele takich rzeczy dziedziczy się razem z nosem i przepisem na barszcz. Zapytaj kogoś z rodziny, po kim to masz, i posłuchaj całej historii.",
  ],
  friendship: [
    "Między przyjaciółmi takie sprawy widać wyraźniej niż w lustrze. Zapytaj jednego z nich, kiedy widzi Cię najbardziej sobą.",
  ],
};

export const deeperElements: By<Element> = {
  ogień: any(
    "Księżyc w ogniu podpowiada, żeby patrzeć na pierwszy odruch: trwa sekundę i jest szczery.",
    "Ognisty nastrój zostawia po sobie ciepłe miejsca; idź ich śladem.",
    "W ogniu rozumie się przez próbę, więc zmień raz coś drobnego i zobacz, co się stanie.",
  ),
  ziemia: any(
    "Księżyc w ziemi podpowiada, żeby patrzeć na nawyki, bo w nich leżą odpowiedzi zapisane ręką.",
    "Ziemny nastrój zdradza się w ramionach i w tempie kroków; tam zacznij obserwację.",
    "W ziemi rozumie się przez powtórzenie, dlatego daj temu tydzień, a nie wieczór.",
  ),
  powietrze: any(
    "Księżyc w powietrzu podpowiada, żeby patrzeć na słowa, których używasz o sobie najczęściej.",
    "Powietrzny nastrój szuka wzoru; narysuj go na serwetce, choćby krzywo.",
    "W powietrzu rozumie się przez rozmowę, więc wybierz kogoś, kto umie słuchać do kropki.",
  ),
  woda: any(
    "Księżyc w wodzie podpowiada, żeby patrzeć na to, co wzrusza bez widocznego powodu.",
    "Wodny nastrój mówi obrazami; zapisz jeden z nich, zanim wyschnie.",
    "W wodzie rozumie się przez zanurzenie, po kolana wystarczy.",
  ),
};

export const sunRituals: By<Element, Step> = {
  ogień: any<Step>(
    {
      title: "Świeca na pięć minut",
      description:
        "Wieczorem zapal świecę i przez pięć minut rób tylko jedną rzecz. Potem ją zgaś: dzień ma swój koniec, nawet jeśli lista go nie ma.",
    },
    {
      title: "Krok przed śniadaniem",
      description:
        "Wybierz sprawę, którą odkładasz, i zrób rano jej najmniejszą część. Potem normalnie zjedz śniadanie, bez oglądania się na resztę.",
    },
    {
      title: "Mapa ciepłych miejsc",
      description:
        "Przez trzy dni zaznaczaj na kartce, po czym przybywa Ci energii. Na koniec tygodnia wybierz jedno z tych miejsc i odwiedź je jeszcze raz.",
    },
    {
      title: "Ciepło dla kogoś",
      description:
        "Zrób w tym tygodniu jedną rzecz dla innej osoby bez zapowiedzi i bez podpisu. Wieczorem sprawdź, co to zrobiło z Twoim dniem.",
    },
  ),
  ziemia: any<Step>(
    {
      title: "Doniczka na parapecie",
      description:
        "Posadź cokolwiek, choćby szczypior. Podlewaj o tej samej porze i przy okazji zapytaj siebie, co dziś potrzebuje wody.",
    },
    {
      title: "Jedna półka",
      description:
        "Opróżnij jedną półkę i odłóż na nią tylko to, czego używasz. Zobacz, jak się przy niej oddycha, zanim zabierzesz się za następną.",
    },
    {
      title: "Ta sama ścieżka",
      description:
        "Trzy razy w tygodniu przejdź ten sam krótki odcinek bez telefonu. Za każdym razem znajdź na nim coś, czego poprzednio nie było widać.",
    },
    {
      title: "Naprawa na kwadrans",
      description:
        "Wybierz w domu drobiazg, który od dawna się chwieje, i daj mu kwadrans. Jeśli się nie uda, odłóż narzędzia i pochwal zamiar.",
    },
  ),
  powietrze: any<Step>(
    {
      title: "List bez adresu",
      description:
        "Napisz na jednej stronie to, co krąży Ci po głowie, do kogoś zmyślonego. Przeczytaj na głos i podkreśl jedno zdanie, które chcesz zachować.",
    },
    {
      title: "Okno i trzy pytania",
      description:
        "Rano otwórz okno i zadaj sobie trzy krótkie pytania. Odpowiedz tylko na jedno, resztę zostaw wiatrowi.",
    },
    {
      title: "Rozmowa bez porad",
      description:
        "Umów się z kimś na kwadrans słuchania: najpierw mówi jedna osoba, potem druga. Nikt nie radzi, każdy może dopytać.",
    },
    {
      title: "Słowo dnia",
      description:
        "Każdego ranka wybierz jedno słowo i sprawdzaj, gdzie pojawia się do wieczora. W niedzielę ułóż ze wszystkich jedno zdanie.",
    },
  ),
  woda: any<Step>(
    {
      title: "Szklanka i cisza",
      description:
        "Zanim zaczniesz dzień, wypij powoli szklankę wody, siedząc. W tym czasie nazwij w myśli nastrój, z którym wstajesz.",
    },
    {
      title: "Pięć zdań o wodzie",
      description:
        "Przez pięć wieczorów zapisz jedno zdanie, które zaczyna się od słów: dziś płynęło. Na końcu przeczytaj je jak mały wiersz.",
    },
    {
      title: "Brzeg po powrocie",
      description:
        "Po przyjściu do domu umyj ręce uważnie, jakby zmywało się cudze sprawy. Dopiero potem wejdź w swój wieczór.",
    },
    {
      title: "Spacer wzdłuż czegoś",
      description:
        "Idź wzdłuż rzeki, płotu albo torów i nie skręcaj przez dwadzieścia minut. Wróć tą samą stroną, wolniej.",
    },
  ),
};

export const moonRituals: By<Element, Step> = {
  ogień: any<Step>(
    {
      title: "Piosenka na zmianę pogody",
      description:
        "Wybierz utwór, który lubi Twoje ciało, i włącz go, kiedy nastrój zgęstnieje. Trzy minuty, w ruchu albo bez, wystarczą.",
    },
    {
      title: "Zdanie na gorąco",
      description:
        "Kiedy coś Cię poruszy, zapisz jedno zdanie od razu, a odpowiedz dopiero po spacerze dookoła domu. Wieczorem porównaj obie wersje.",
    },
    {
      title: "Światło na klatce schodowej",
      description:
        "Raz w tym tygodniu wejdź po schodach zamiast windą i na każdym piętrze wypuść jedno niewypowiedziane zdanie. Na górze odetchnij.",
    },
    {
      title: "Jedna rzecz na odwagę",
      description:
        "Wybierz drobiazg, którego trochę się wstydzisz lubić, i zrób na niego czas w środku tygodnia.",
    },
  ),
  ziemia: any<Step>(
    {
      title: "Ciepła kolacja po trudnym dniu",
      description:
        "Zaplanuj jedno proste danie na gorszy wieczór i miej na nie wszystko w szafce. Ugotuj je powoli, bez ekranu.",
    },
    {
      title: "Koc o stałej porze",
      description:
        "Wyznacz kwadrans, w którym niczego nie naprawiasz. Usiądź pod kocem i policz rzeczy w zasięgu wzroku, które są na swoim miejscu.",
    },
    {
      title: "Chleb i masło",
      description:
        "Raz zjedz śniadanie przy stole, bez ekranu i bez stania. Zauważ trzy smaki, zanim wstaniesz.",
    },
    {
      title: "Kieszeń z kamykiem",
      description:
        "Znajdź na spacerze gładki kamyk i noś go w kieszeni. Dotknij go, kiedy dzień przyspieszy.",
    },
  ),
  powietrze: any<Step>(
    {
      title: "Dwa słowa przed snem",
      description:
        "Zapisz dwa słowa: jedno o tym, jak minął dzień, drugie o tym, czego w nim zabrakło. Po tygodniu ułóż z nich jedno zdanie.",
    },
    {
      title: "Wiadomość głosowa do siebie",
      description:
        "Nagraj minutę o tym, co Cię dziś zajęło, i odsłuchaj jutro w drodze. Głos powie więcej niż treść.",
    },
    {
      title: "Kartka na lodówce",
      description:
        "Napisz jedno zdanie, które dobrze Ci robi, i zawieś je na wysokości oczu. W niedzielę zamień je na inne.",
    },
    {
      title: "Ławka i słuchanie",
      description:
        "Usiądź na kwadrans tam, gdzie słychać ludzi, i niczego nie rób. Zapisz potem jedno usłyszane słowo.",
    },
  ),
  woda: any<Step>(
    {
      title: "Spojrzenie w niebo",
      description:
        "Przez trzy wieczory znajdź Księżyc albo miejsce, w którym chowają go chmury. Stój tam przez dziesięć spokojnych oddechów.",
    },
    {
      title: "Pudełko na nastroje",
      description:
        "Odłóż do pudełka jeden drobiazg z każdego dnia: bilet, liść, paragon z dopiskiem. W niedzielę obejrzyj tydzień w całości.",
    },
    {
      title: "Ciepła woda na koniec dnia",
      description:
        "Przed snem potrzymaj dłonie w ciepłej wodzie przez minutę. Pomyśl wtedy o jednej sprawie, którą można zostawić do jutra.",
    },
    {
      title: "Film dla jednej osoby",
      description:
        "Wybierz wieczór na film albo książkę, których nikt z Tobą nie musi lubić. Potem zapisz, która scena została.",
    },
  ),
};

export const rituals: Stock<Step> = {
  any: [
    {
      title: "Pytanie na kartce",
      description:
        "Przepisz swoje pytanie na kartkę i połóż tam, gdzie pijesz poranną kawę lub herbatę. Co dzień dopisz pod nim jedno słowo, bez zastanawiania.",
    },
    {
      title: "Obraz do kieszeni",
      description:
        "Wybierz z portretu jedno słowo i znajdź przedmiot, który do niego pasuje. Noś go przez tydzień, a potem odłóż na półkę.",
    },
    {
      title: "Rozmowa o portrecie",
      description:
        "Przeczytaj komuś bliskiemu dwa zdania, które trafiły, i jedno, które chybiło. Posłuchaj, co powie o tym trzecim.",
    },
    {
      title: "Wieczór bez odpowiedzi",
      description:
        "Jeden wieczór w tym tygodniu spędź bez szukania rozwiązań. Zrób coś, co lubi robić Twoje ciało, i wcześnie zgaś światło.",
    },
  ],
  work: [
    {
      title: "Koniec dnia z kropką",
      description:
        "Przed wyjściem z pracy zapisz jedno zdanie: co dziś zrobione. Potem zamknij zeszyt i pierwsze pięć minut drogi poświęć na patrzenie.",
    },
    {
      title: "Lista dwóch kolumn",
      description:
        "Przez trzy dni notuj, po jakich zadaniach masz więcej sił, a po jakich mniej. Na koniec zakreśl jedno z pierwszej kolumny i daj mu lepszą godzinę.",
    },
  ],
  parting: [
    {
      title: "Nowy drobiazg w starym miejscu",
      description:
        "Znajdź w domu miejsce, które przypomina o tym, co się skończyło, i postaw tam coś wybranego wyłącznie przez siebie. Może być małe i niepraktyczne.",
    },
  ],
  family: [
    {
      title: "Zdjęcie i jedno pytanie",
      description:
        "Wyjmij rodzinną fotografię i zapytaj kogoś starszego, co działo się tuż przed jej zrobieniem. Zapisz odpowiedź na odwrocie.",
    },
  ],
  move: [
    {
      title: "Trzy punkty na mapie",
      description:
        "Wybierz w okolicy ławkę, sklep i drzewo, do których będziesz wracać. Odwiedź je w tym tygodniu dwa razy.",
    },
  ],
  loss: [
    {
      title: "Miejsce na pamięć",
      description:
        "Postaw w spokojnym kącie jedną rzecz, która przypomina dobrą chwilę. Zatrzymaj się przy niej, kiedy zechcesz, na tyle, na ile zechcesz.",
    },
  ],
};

export const anyClosings = any(
  "Jeśli coś z tego portretu zostanie z Tobą do jutra, niech to będzie jedno zdanie, które brzmi jak Twoje. Los jest po Twojej stronie stołu.",
  "Przeczytaj go jeszcze raz za miesiąc i zobacz, które obrazy zbladły. To, co wybierzesz dalej, należy do Ciebie.",
  "Symbole skończyły mówić i robi się miejsce na Twój głos. On tu rozstrzyga.",
  "Koło zodiaku wróci na swoją stronę w dokumencie, a Ty do swojego dnia. Decyzje mieszkają w tym drugim.",
  "Portret jest gotowy, życie na szczęście nie. Następne zdanie piszesz Ty.",
);

export const closings: By<Element> = {
  ogień: any(
    "Niebo z tamtego dnia zostaje na swoim miejscu, a ogień jest w Twoich rękach: Ty wiesz, kiedy dołożyć.",
    "Gwiazdy świecą wszystkim tak samo. Co przy ich świetle zapalisz, zależy od Ciebie.",
    "Niech ten obraz grzeje, dopóki jest potrzebny. Kierunek wybierasz Ty.",
  ),
  ziemia: any(
    "Niebo z tamtego dnia jest tylko pogodą nad Twoją ziemią. Co na niej posadzisz, ustalasz Ty, swoim tempem.",
    "Gwiazdy nie uprawiają ogrodów; robią to ludzie, grządka po grządce. Twoja jest w dobrych rękach.",
    "Zabierz stąd to, co się przyda, a resztę odłóż na półkę. Gospodarzem tego miejsca jesteś Ty.",
  ),
  powietrze: any(
    "Niebo z tamtego dnia powiedziało swoje, teraz Twoje zdanie. Możesz je zmieniać tyle razy, ile trzeba.",
    "Gwiazdy zadały kilka pytań i na tym ich rola się kończy. Odpowiedzi należą do Ciebie, także te odłożone na jutro.",
    "Niech zostanie z tego jedna lekka myśl na drogę. Dokąd z nią pójdziesz, zależy od Ciebie.",
  ),
  woda: any(
    "Niebo z tamtego dnia jest jak odbicie w wodzie: wystarczy ją poruszyć, żeby obraz się zmienił. Ruch należy do Ciebie.",
    "Gwiazdy wskazują strony świata, a wiosła trzymasz Ty. Można też chwilę po prostu podryfować.",
    "Niech ten portret będzie spokojnym brzegiem na jeden wieczór. Kiedy odpłynąć i dokąd, wiesz najlepiej.",
  ),
};

export const titles: By<Element> = {
  ogień: any(
    "Światło, które ma swój stos drewna",
    "Mały ogień na długi wieczór",
    "Ciepło po swojej stronie",
  ),
  ziemia: any("To, co stoi prosto", "Powoli i po swojemu", "Grządka w dobrych rękach"),
  powietrze: any("Jedno otwarte okno", "Lekka myśl na drogę", "Rozmowa pod własnym dachem"),
  woda: any("Spokojny brzeg", "Co widać w odbiciu", "Ścieżka wzdłuż wody"),
};
