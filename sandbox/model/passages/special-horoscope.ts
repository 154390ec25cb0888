import type { SpecialHoroscopeContent } from "../../../app/products/special-horoscope/content.ts";
import type { Element } from "../../../app/sky/signs.ts";
import { any, type Stock } from "./choose.ts";

type Step = SpecialHoroscopeContent["steps"][number];
type By<Key extends string, Passage = string> = Readonly<Record<Key, Stock<Passage>>>;

export type Theme = "love" | "career" | "health" | "finance" | "selfgrowth";

export const themeNames: Readonly<Record<Theme, string>> = {
  love: "miłość",
  career: "kariera",
  health: "zdrowie",
  finance: "finanse",
  selfgrowth: "rozwój osobisty",
};

export const titles: By<Theme> = {
  love: any("ciepło, które ma czas", "bliżej, bez pośpiechu", "miejsce dla dwojga i dla siebie"),
  career: any("praca w zwykłym świetle", "po swojemu i do końca", "mniej hałasu, więcej rzemiosła"),
  health: any("tydzień w wolniejszym rytmie", "ciało ma głos", "oddech między sprawami"),
  finance: any("ile to jest wystarczająco", "spokój w rachunkach", "liczby bez strachu"),
  selfgrowth: any(
    "jeden krok, potem drugi",
    "ciekawość zamiast pośpiechu",
    "rośnie to, co podlewane",
  ),
};

/** About a sign in the language of symbols; none says what the reader is like. */
export const signImages: Readonly<Record<string, Stock>> = {
  Baran: any(
    "Baran w języku symboli otwiera rok: jest jak drzwi pchnięte ramieniem.",
    "Symbol Barana to pierwszy krok, zrobiony, zanim ktoś policzy wszystkie następne.",
  ),
  Byk: any(
    "Byk w języku symboli jest jak ciężki stół: trudno go ruszyć i dobrze się przy nim siedzi.",
    "Symbol Byka to ziemia pod palcami i czas, którego nikt nie skraca.",
  ),
  Bliźnięta: any(
    "Bliźnięta w języku symboli są jak okno po obu stronach domu: zawsze jest przeciąg i zawsze coś widać.",
    "Symbol Bliźniąt to rozmowa, w której jedno pytanie rodzi trzy następne.",
  ),
  Rak: any(
    "Rak w języku symboli strzeże progu: wie, kogo wpuścić i komu zostawić światło na ganku.",
    "Symbol Raka to pamięć domu i kuchnia, w której ktoś czeka.",
  ),
  Lew: any(
    "Lew w języku symboli jest jak piec w środku domu: reszta pokoi grzeje się od niego.",
    "Symbol Lwa to odwaga pokazania się w całości, bez kostiumu.",
  ),
  Panna: any(
    "Panna w języku symboli trzyma w ręku igłę i nitkę: widzi szew, który puszcza.",
    "Symbol Panny to porządek robiony z troski, kłos po kłosie.",
  ),
  Waga: any(
    "Waga w języku symboli stoi w drzwiach między dwoma pokojami i słyszy oba naraz.",
    "Symbol Wagi to chwila równowagi, trudniejsza niż każda ze stron.",
  ),
  Skorpion: any(
    "Skorpion w języku symboli schodzi do piwnicy po to, czego inni wolą nie szukać.",
    "Symbol Skorpiona to cierpliwy ogień pod powierzchnią.",
  ),
  Strzelec: any(
    "Strzelec w języku symboli mierzy daleko i idzie za własną strzałą.",
    "Symbol Strzelca to droga, na której ważniejszy od celu bywa widok.",
  ),
  Koziorożec: any(
    "Koziorożec w języku symboli wspina się bez świadków, kamień po kamieniu.",
    "Symbol Koziorożca to czas, który pracuje na czyjąś korzyść.",
  ),
  Wodnik: any(
    "Wodnik w języku symboli nalewa wszystkim z jednego dzbana i po swojemu.",
    "Symbol Wodnika to myśl, która przyszła o jeden dzień za wcześnie.",
  ),
  Ryby: any(
    "Ryby w języku symboli płyną tam, gdzie kończy się mapa.",
    "Symbol Ryb to wyobraźnia bez brzegu i czułość dla rzeczy cichych.",
  ),
};

export const openings: By<Theme> = {
  love: any(
    "W temacie miłości pyta dzisiaj o to, ile miejsca ma w tygodniu czułość.",
    "Kiedy patrzy w stronę miłości, liczy raczej drobne gesty niż wielkie słowa.",
    "Przy pytaniu o miłość dobrze zacząć od tego, co już grzeje.",
    "Miłość w tym języku zaczyna się od uwagi, a kończy na codzienności.",
  ),
  career: any(
    "W temacie kariery pyta dzisiaj, przy czym czas mija niezauważony.",
    "Kiedy patrzy w stronę kariery, szuka pracy, pod którą chce się podpisać.",
    "Przy pytaniu o karierę dobrze zacząć od tego, co wychodzi bez przymusu.",
    "Kariera w tym języku to rzemiosło: narzędzia, wprawa i odpoczynek.",
  ),
  health: any(
    "W temacie zdrowia pyta dzisiaj o rytm: sen, ruch i przerwy.",
    "Kiedy patrzy w stronę zdrowia, słucha ciała jak dobrego sąsiada.",
    "Przy pytaniu o zdrowie dobrze zacząć od najprostszych pór dnia.",
    "Zdrowie w tym języku jest uważnością na zmęczenie, zanim stanie się krzykiem.",
  ),
  finance: any(
    "W temacie finansów pyta dzisiaj, co znaczy dla Ciebie wystarczająco.",
    "Kiedy patrzy w stronę pieniędzy, widzi za nimi czas i spokój.",
    "Przy pytaniu o finanse dobrze zacząć od tego, co policzone i pewne.",
    "Finanse w tym języku są opowieścią o bezpieczeństwie i o wyborach.",
  ),
  selfgrowth: any(
    "W temacie rozwoju pyta dzisiaj, czego chce się uczyć bez publiczności.",
    "Kiedy patrzy w stronę rozwoju, wybiera jedną rzecz zamiast dziesięciu.",
    "Przy pytaniu o rozwój dobrze zacząć od ciekawości.",
    "Rozwój w tym języku przypomina ogród: więcej podlewania niż przesadzania.",
  ),
};

export const skyFrames = any(
  "Poniżej jest niebo policzone na dziś i to, jak można je czytać, gdy bierze się obrazy spokojnie, po jednym.",
  "Niebo, od którego zaczynamy, jest prawdziwe; sens nadają mu dopiero obrazy, a obrazom Twoje własne dni.",
  "Zobaczmy, co stoi dziś nad głową i co z tego pasuje do Twoich spraw, a co można spokojnie zostawić innym.",
  "Weź z tego te obrazy, które coś w Tobie poruszą, a resztę zostaw na niebie, gdzie nikomu nie zawadza.",
);

/** How a kind of meeting is read: after „Wenus jest w trygonie do Twojego znaku.” */
export const kinds: Readonly<Record<string, { where: string; readings: Stock }>> = {
  "w Twoim znaku": {
    where: "w Twoim znaku",
    readings: any(
      "Gość jest blisko i nie musi podnosić głosu.",
      "Tradycja czyta to jako bliskość: gość siada przy Twoim stole i mówi Twoim językiem.",
      "To najbliższe ze spotkań, więc jego temat słychać wyraźniej niż zwykle.",
      "W tym obrazie pytanie przychodzi do domu, bez umawiania się.",
    ),
  },
  trygon: {
    where: "w trygonie do Twojego znaku",
    readings: any(
      "W takim spotkaniu nikt nikogo nie przekonuje, wystarczy pójść razem kawałek.",
      "Tradycja widzi w tym wiatr w plecy, który niczego nie załatwi za nikogo.",
      "Taki kąt czyta się jako zgodę: dwie rzeczy płyną w jedną stronę.",
      "Tradycja mówi tu o łatwości, a łatwość też wymaga, żeby z niej skorzystać.",
    ),
  },
  kwadratura: {
    where: "w kwadraturze do Twojego znaku",
    readings: any(
      "Tarcie bywa początkiem ciepła, o ile nikt nie udaje, że go nie ma.",
      "Tradycja czyta ten kąt jako tarcie, od którego robi się cieplej.",
      "To obraz progu: trzeba podnieść nogę trochę wyżej niż zwykle.",
      "W takim spotkaniu dwie racje stoją bokiem do siebie i każda chce przejść pierwsza.",
    ),
  },
  opozycja: {
    where: "w opozycji do Twojego znaku",
    readings: any(
      "Ten układ pyta, co oddajesz innym do noszenia, choć jest Twoje.",
      "Tradycja mówi tu o lustrze: widać w nim to, co zwykle ma się za plecami.",
      "Taki układ czyta się jak rozmowę przez całą długość stołu.",
      "Z przeciwnej strony nieba ten sam temat wygląda inaczej i warto go stamtąd obejrzeć.",
    ),
  },
  sekstyl: {
    where: "w sekstylu do Twojego znaku",
    readings: any(
      "Mała okazja, którą łatwo minąć, bo nie robi hałasu.",
      "Tradycja widzi w tym furtkę, którą ktoś zostawił bez zasuwki.",
      "To ciche zaproszenie: słychać je, gdy nic innego nie gra głośniej.",
      "Taki kąt czyta się jako życzliwość z sąsiedztwa, gotową, gdy się po nią sięgnie.",
    ),
  },
};

export const bodies: Readonly<Record<string, Stock>> = {
  Słońce: any(
    "Słońce opowiada w symbolach o tym, co daje kierunek i ciepło.",
    "Tematem Słońca jest to, przy czym prostują się plecy.",
  ),
  Księżyc: any(
    "Księżyc mówi o nastroju i o tym, czego potrzeba pod koniec dnia.",
    "Tematem Księżyca są potrzeby, które zmieniają się szybciej niż plany.",
  ),
  Merkury: any(
    "Merkury zajmuje się słowami, drogą i drobnymi sprawami do załatwienia.",
    "Tematem Merkurego jest rozmowa i to, co w niej zostaje niedopowiedziane.",
  ),
  Wenus: any(
    "Wenus pyta o to, co się lubi i komu się to mówi.",
    "Tematem Wenus jest przyjemność, która nie potrzebuje wymówki.",
  ),
  Mars: any(
    "Mars mówi o sile i o tym, gdzie ją skierować.",
    "Tematem Marsa jest początek: pierwszy ruch i zgoda na pot.",
  ),
  Jowisz: any(
    "Jowisz powiększa to, czego dotknie, także oczekiwania.",
    "Tematem Jowisza jest ufność i miejsce na coś większego.",
  ),
  Saturn: any(
    "Saturn pyta, co zostanie, kiedy minie zapał.",
    "Tematem Saturna jest miara: ile naprawdę da się unieść.",
  ),
  Uran: any(
    "Uran lubi niespodziewane zakręty i świeże powietrze.",
    "Tematem Urana jest zmiana przyzwyczajenia, choćby o jeden szczegół.",
  ),
  Neptun: any(
    "Neptun rozmywa brzegi i wpuszcza wyobraźnię.",
    "Tematem Neptuna jest marzenie oraz mgła, która mu towarzyszy.",
  ),
  Pluton: any(
    "Pluton zagląda pod podłogę i pyta, co tam leży.",
    "Tematem Plutona jest to, co głębokie i powolne.",
  ),
};

export const skyless = any(
  "Dziś żadne ciało nie tworzy z Twoim znakiem kąta, o którym mówi tradycja. Taki dzień można czytać jako ciszę przed następnym zdaniem.",
  "Tradycja nie widzi dziś żadnego spotkania z Twoim znakiem. To dobry moment, żeby obyć się bez podpowiedzi z góry.",
);

export const readings: By<Theme> = {
  love: any(
    "W symbolach miłość ma dwa skrzydła: przywiązanie i swobodę. Kiedy jedno pracuje za oba, lot robi się męczący. Można sprawdzić, które z nich dostaje ostatnio więcej miejsca, i oddać trochę drugiemu.",
    "Pomyśl o chwilach, w których bliskość przychodzi bez wysiłku. Najczęściej są krótkie: wspólny śmiech, herbata zrobiona bez pytania, wiadomość wysłana w środku dnia. W tych symbolach miłość jest sumą takich chwil.",
    "Miłość lubi, gdy mówi się do niej konkretnie. Pochwała z nazwą rzeczy, prośba z nazwą dnia, podziękowanie z powodem ważą więcej niż ogólne zapewnienia. Dzisiejsze niebo można czytać jako zachętę do takich zdań.",
    "W miłości, tej do ludzi i tej do siebie, ważna jest pora. To samo zdanie wypowiedziane w biegu i wypowiedziane przy oknie znaczy co innego. Można więc zacząć od wybrania chwili, a słowa przyjdą potem.",
    "Bliskość rośnie tam, gdzie wolno mieć gorszy dzień. Nie trzeba wtedy błyszczeć ani zgadywać. Te obrazy pytają łagodnie, przy kim tak jest i jak często tam bywasz.",
  ),
  career: any(
    "Dobra praca zostawia po sobie ślad, który da się pokazać komuś bliskiemu w kilku zdaniach. Jeśli takich zdań brakuje, pomaga zawężenie. Mniejszy wycinek, zrobiony w całości, cieszy bardziej niż rozległy początek.",
    "Kariera w języku symboli przypomina warsztat. Liczy się w nim ostre narzędzie, dobre światło i ktoś, kto zna się na robocie. Zapytaj siebie, którego z tych trzech najbardziej dziś brakuje.",
    "Każda praca ma część widoczną i część, której nikt nie zauważa, dopóki jest zrobiona. Ta druga bywa ciekawsza, niż się wydaje. Dzisiejsze obrazy podpowiadają, żeby choć raz nazwać ją na głos.",
    "Zmiana w pracy rzadko zaczyna się od wielkiej decyzji. Zwykle poprzedza ją mała próba: inna pora, inny sposób, jedno pytanie zadane komuś doświadczonemu. Taką próbę można odwołać, gdy nie wyjdzie.",
    "W sprawach zawodowych łatwo mylić tempo z kierunkiem. Szybciej zrobione niekoniecznie prowadzi tam, dokąd chcesz. Ten układ nieba można czytać jako przerwę na spojrzenie na mapę.",
  ),
  health: any(
    "Zmęczenie ma wiele imion: niewyspanie, nadmiar ludzi, brak światła, za mało ruchu. Każde prosi o coś innego. Zanim poszuka się siły, dobrze nazwać, której właściwie zabrakło.",
    "O zdrowiu mówi się często wielkimi planami, a żyje się nim w drobiazgach. Szklanka wody, otwarte okno, pora, o której gaśnie ekran. Te obrazy zachęcają, żeby wybrać jeden drobiazg i trzymać się go przez tydzień.",
    "Ciało mówi prostym językiem i chętnie się powtarza. Zmęczenie, głód, ochota na ruch przychodzą o podobnych porach. Można przez kilka dni tylko ich słuchać, bez poprawiania czegokolwiek.",
    "Odpoczynek bywa traktowany jak nagroda, a jest zwykłą częścią dnia. W tych symbolach nie trzeba na niego zapracować. Wystarczy wyznaczyć mu miejsce, zanim zajmie je coś innego.",
    "Rytm działa spokojniej niż zryw. Stała pora snu albo spaceru znaczy więcej niż jeden heroiczny dzień. Sprawy, które niepokoją, najlepiej opowiedzieć komuś, kto zna się na leczeniu.",
  ),
  finance: any(
    "Plan na pieniądze może być krótki jak lista zakupów. Najpierw to, co konieczne, potem to, co cieszy, na końcu to, co może poczekać. Kolejność mówi o Twoich wartościach więcej niż same kwoty.",
    "Pieniądze w języku symboli są naczyniem: przechowują czas, pracę i poczucie bezpieczeństwa. Warto wiedzieć, co z tego jest w Twoim najważniejsze. Od odpowiedzi zależy, które wydatki cieszą, a które tylko uspokajają na godzinę.",
    "Spokój w finansach zaczyna się zwykle od wiedzy, jeszcze zanim cokolwiek się zmieni. Kilka liczb zapisanych na jednej kartce potrafi zmniejszyć to, co rosło w ciemności. Dzisiejsze obrazy sprzyjają takiemu zapisowi.",
    "Z pieniędzmi łączą się dawne zdania: o oszczędzaniu, o hojności, o tym, czego nie wypada. Część z nich może już nie pasować. Dobrze przyjrzeć się jednemu z nich i zapytać, kto je pierwszy wypowiedział.",
    "Wartość i cena to dwie różne rzeczy, a tydzień daje wiele okazji, by je odróżnić. Zauważ wydatek, po którym zostaje coś więcej niż paragon. Te symbole pytają właśnie o niego.",
  ),
  selfgrowth: any(
    "Stare umiejętności rzadko dostają pochwałę, bo stały się powietrzem. Można je policzyć, zanim zacznie się zdobywać następne. Często okazuje się wtedy, że najbliższy krok jest krótszy, niż się wydawało.",
    "Rozwój lubi skromne rozmiary. Jedna strona dziennie, jedno nowe słowo, jedna rozmowa prowadzona inaczej niż zwykle. Po miesiącu takie kroki widać wyraźniej niż wielkie postanowienie z pierwszego dnia.",
    "Uczenie się czegoś nowego oznacza, że przez chwilę robi się to źle. Ten etap najłatwiej znieść bez widzów i z odrobiną humoru. Dzisiejsze obrazy dają na to przyzwolenie.",
    "Czasem rozwojem jest odjęcie czegoś: nawyku, pośpiechu, zobowiązania wziętego z rozpędu. W powstałej luce pojawia się ochota na coś własnego. Warto zostawić ją pustą kilka dni dłużej.",
    "Najwięcej uczy to, do czego wraca się z ciekawości. Można poznać to po tym, że czas znika, a zmęczenie jest przyjemne. Te symbole podpowiadają, żeby taki temat potraktować poważnie.",
  ),
};

/** The theme in the manner of an element. */
export const elementReadings: Readonly<Record<Element, By<Theme>>> = {
  ogień: {
    love: any(
      "Ogień w miłości zapala szybko i lubi odpowiedź od razu. Dobrze mu robi ktoś, kto dokłada drew powoli.",
      "Żywioł ognia mówi o miłości gestem, a dopiero potem słowem. Warto czasem odwrócić tę kolejność.",
    ),
    career: any(
      "Ogień w pracy daje rozpęd na starcie. Druga połowa zadania prosi o inny rodzaj siły i można się na nią umówić z kimś cierpliwszym.",
      "Żywioł ognia lubi zaczynać. Zanim zapłonie następna rzecz, niech poprzednia dostanie kropkę.",
    ),
    health: any(
      "Ogień łatwo zużywa zapas, zanim zauważy, że go ubywa. Pomaga mu przerwa zaplanowana, a nie wymuszona.",
      "Żywioł ognia odpoczywa w ruchu. Spokojny marsz bywa dla niego lepszy niż bezruch.",
    ),
    finance: any(
      "Ogień decyduje w jednej chwili, także o wydatkach. Jedna noc odstępu ochrania jego hojność przed żalem.",
      "Żywioł ognia traktuje pieniądze jak paliwo. Dobrze wiedzieć, dokąd właściwie jedzie.",
    ),
    selfgrowth: any(
      "Ogień uczy się przez robienie, instrukcję czyta na końcu. Zapisanie po fakcie tego, co zadziałało, oszczędza mu trzeciego podejścia.",
      "Żywioł ognia potrzebuje celu, który widać. Jeśli jest za daleko, można postawić bliżej mniejszy.",
    ),
  },
  ziemia: {
    love: any(
      "Ziemia w miłości pokazuje uczucie czynem: naprawia, gotuje, pamięta o parasolu. Warto dodać do tego zdanie, żeby nikt nie musiał się domyślać.",
      "Żywioł ziemi kocha w stałych porach. To, co powtarzalne, jest w nim najczulsze.",
    ),
    career: any(
      "Ziemia w pracy buduje powoli i na długo. Jej ryzykiem jest dokładanie cegieł, gdy mur już stoi.",
      "Żywioł ziemi lubi wiedzieć, po co. Jedno dobre uzasadnienie daje mu siłę na cały miesiąc.",
    ),
    health: any(
      "Ziemia wraca do sił przez zmysły: ciepło, smak, dotyk drewna. Kwadrans takiej uwagi to dla niej dużo.",
      "Żywioł ziemi znosi dużo i długo milczy. Lepiej zapytać go o zmęczenie, zanim odpowie sam.",
    ),
    finance: any(
      "Ziemia lubi zapas i porządek w szufladzie. Może też zapytać, na co ten zapas czeka.",
      "Żywioł ziemi ufa temu, co policzone. Niech policzy także to, co daje radość.",
    ),
    selfgrowth: any(
      "Ziemia rośnie wtedy, gdy ma grafik i glebę. Stała pora znaczy dla niej więcej niż natchnienie.",
      "Żywioł ziemi sprawdza nowości ostrożnie. Mała próbka bez zobowiązań przekonuje go najlepiej.",
    ),
  },
  powietrze: {
    love: any(
      "Powietrze w miłości potrzebuje rozmowy i odrobiny dystansu. Oba można zaplanować w tym samym spacerze.",
      "Żywioł powietrza zbliża się przez słowa. Czasem wystarczy przestać mówić w połowie i popatrzeć.",
    ),
    career: any(
      "Powietrze w pracy łączy ludzi i pomysły. Trudniej mu wybrać jeden z nich i zostać przy nim do końca.",
      "Żywioł powietrza myśli na głos. Dobrze mieć kogoś, kto zapisze najlepsze zdanie.",
    ),
    health: any(
      "Powietrze odpoczywa, gdy cichnie liczba spraw naraz. Jedno okno otwarte, pozostałe zamknięte, także te na ekranie.",
      "Żywioł powietrza nosi napięcie w karku i w myślach. Pomaga mu długi wydech i nuda w małej dawce.",
    ),
    finance: any(
      "Powietrze traktuje pieniądze jak informację. Jedna tabela mówi mu więcej niż dziesięć rad.",
      "Żywioł powietrza łatwo przekonać nowym pomysłem. Trzy pytania zadane na głos zwykle go porządkują.",
    ),
    selfgrowth: any(
      "Powietrze chce wiedzieć trochę o wszystkim. W tym tygodniu może wybrać jeden temat i zejść o piętro niżej.",
      "Żywioł powietrza uczy się, tłumacząc innym. Warto znaleźć słuchacza, choćby wyobrażonego.",
    ),
  },
  woda: {
    love: any(
      "Woda w miłości czuje więcej, niż mówi. Jedno zdanie dziennie o tym, co w środku, ułatwia drugiej stronie drogę.",
      "Żywioł wody otacza i chroni. Potrzebuje przy tym własnego brzegu, żeby nie rozlać się w cudzych sprawach.",
    ),
    career: any(
      "Woda w pracy wyczuwa nastroje, zanim padną słowa. Ta umiejętność jest cenna i męcząca, więc prosi o przerwy.",
      "Żywioł wody pracuje falami. Dobrze poznać swoją godzinę przypływu i oddać jej najważniejszą sprawę.",
    ),
    health: any(
      "Woda zbiera w sobie cały dzień. Wieczorne wyciszenie jest dla niej jak spokojna zatoka.",
      "Żywioł wody odpoczywa w cieple i w ciszy. Krótka lista rzeczy, które koją, przydaje się pod ręką.",
    ),
    finance: any(
      "Woda wydaje tam, gdzie czuje. Nazwanie uczucia przed zakupem bywa lepsze niż zakaz.",
      "Żywioł wody łączy pieniądze z bezpieczeństwem bliskich. Warto policzyć w tym także własne.",
    ),
    selfgrowth: any(
      "Woda uczy się przez naśladowanie i nastrój. Dobre towarzystwo działa na nią mocniej niż podręcznik.",
      "Żywioł wody zmienia się powoli i na stałe. Zapis z dzisiaj pokaże za rok, ile się przesunęło.",
    ),
  },
};

export const support: By<Theme> = {
  love: any(
    "Rozmowa, w której każda strona kończy zdanie.",
    "Czułość okazana bez okazji i bez rachunku.",
    "Pytanie zadane z ciekawości, na które wolno odpowiedzieć nie wiem.",
    "Wspólne zajęcie dla rąk, przy którym słowa same się znajdują.",
    "Wdzięczność wypowiedziana z nazwą konkretnej rzeczy.",
    "Chwila osobno, po której chce się wrócić.",
  ),
  career: any(
    "Jedna sprawa naraz, doprowadzona do wyraźnego końca.",
    "Prośba o zdanie do kogoś, kto zna się na rzeczy.",
    "Praca w porze, w której głowa jest najjaśniejsza.",
    "Notatka z tego, co już działa.",
    "Zgoda na wersję roboczą pokazaną wcześniej.",
    "Przerwa zrobiona, zanim zacznie się potykanie.",
  ),
  health: any(
    "Sen o podobnej porze przez kilka nocy z rzędu.",
    "Ruch na tyle łagodny, że chce się go powtórzyć.",
    "Posiłek zjedzony na siedząco i bez ekranu.",
    "Światło dzienne złapane przed południem.",
    "Odmowa wypowiedziana, zanim skończą się siły.",
    "Wieczór, który zwalnia stopniowo.",
  ),
  finance: any(
    "Jedno miejsce na wszystkie rachunki.",
    "Odłożenie decyzji do rana.",
    "Rozmowa o pieniądzach przy stole, spokojnym głosem.",
    "Nazwanie kwoty, która naprawdę wystarczy.",
    "Radość z rzeczy, które już są.",
    "Pytanie o warunki zadane do skutku.",
  ),
  selfgrowth: any(
    "Ciekawość, która nie musi się opłacać.",
    "Mała stała pora przeznaczona na naukę.",
    "Rozmowa z kimś, kto jest krok dalej.",
    "Zgoda na początki, które wyglądają niezgrabnie.",
    "Zeszyt, w którym widać postęp.",
    "Dzień bez poprawiania siebie.",
  ),
};

export const elementSupport: Readonly<Record<Element, Stock>> = {
  ogień: any(
    "Odwaga zrobienia pierwszego ruchu w jednej sprawie.",
    "Ciepło, którym łatwo zarazić innych.",
    "Szczerość powiedziana z uśmiechem.",
  ),
  ziemia: any(
    "Cierpliwość, która dowozi rzeczy do końca.",
    "Zwyczaje, na których można się oprzeć.",
    "Zmysł tego, co naprawdę potrzebne.",
  ),
  powietrze: any(
    "Lekkość w zaczynaniu rozmów.",
    "Umiejętność spojrzenia na sprawę z góry.",
    "Żart, który rozbraja napięcie.",
  ),
  woda: any(
    "Wyczucie chwili, w której lepiej pomilczeć.",
    "Pamięć o tym, co dla kogoś ważne.",
    "Wyobraźnia, która łagodzi ostre brzegi.",
  ),
};

export const care: By<Theme> = {
  love: any(
    "Czekanie, aż ktoś zgadnie to, co da się powiedzieć.",
    "Porównywanie swojego uczucia z cudzymi zdjęciami.",
    "Zgoda na coś, po czym zostaje żal.",
    "Rozmowy o ważnych sprawach zaczynane po północy.",
    "Przysługi liczone w milczeniu.",
    "Szukanie ukrytego sensu w krótkich odpowiedziach.",
  ),
  career: any(
    "Obietnice składane z rozpędu.",
    "Poprawianie bez końca tego, co jest już dobre.",
    "Cudze pilne, które wypiera własne ważne.",
    "Mylenie zmęczenia z brakiem talentu.",
    "Milczenie o rzeczach, które robią się same tylko na oko.",
    "Zaczynanie dnia od cudzych wiadomości.",
  ),
  health: any(
    "Nadrabianie snu dopiero wtedy, gdy nie ma wyjścia.",
    "Rady z przypadkowych źródeł.",
    "Plany tak ambitne, że kończą się po dwóch dniach.",
    "Ignorowanie sygnałów, bo akurat nie pasują do kalendarza.",
    "Odpoczynek, który polega na przewijaniu ekranu.",
    "Porównywanie swojego tempa z cudzym.",
  ),
  finance: any(
    "Decyzje podejmowane w pośpiechu i w zachwycie.",
    "Wydatki, które mają poprawić nastrój na godzinę.",
    "Wstyd, przez który rachunki leżą nieotwarte.",
    "Rady ludzi, którzy nie poniosą skutków.",
    "Pożyczanie spokoju od przyszłego miesiąca.",
    "Liczenie cudzych możliwości zamiast własnych.",
  ),
  selfgrowth: any(
    "Zaczynanie trzech rzeczy, żeby nie kończyć jednej.",
    "Ocenianie siebie w połowie drogi.",
    "Czytanie o zmianie w miejsce zmiany.",
    "Cele wzięte z cudzej listy.",
    "Surowość, po której odechciewa się próbować.",
    "Kupowanie narzędzi, zanim zacznie się praca.",
  ),
};

export const elementCare: Readonly<Record<Element, Stock>> = {
  ogień: any(
    "Słowa szybsze od zamiaru.",
    "Zapał rozdany wszystkim po trochu.",
    "Zniecierpliwienie wobec cudzego tempa.",
  ),
  ziemia: any(
    "Upór broniony z samego przyzwyczajenia.",
    "Odkładanie przyjemności na nieokreślone potem.",
    "Ciężar brany bez pytania o pomoc.",
  ),
  powietrze: any(
    "Tłumaczenie uczuć, zanim zdążą wybrzmieć.",
    "Zbyt wiele otwartych wątków jednego dnia.",
    "Ucieczka w żart, gdy robi się blisko.",
  ),
  woda: any(
    "Przejmowanie cudzego nastroju jak własnego.",
    "Milczenie, które ma zostać odgadnięte.",
    "Powroty do spraw dawno przeżytych.",
  ),
};

export const steps: By<Theme, Step> = {
  love: any(
    {
      title: "Podziękuj za coś dawnego",
      description:
        "Przypomnij sobie gest sprzed lat, który wciąż grzeje, i powiedz o nim tej osobie albo zapisz go dla siebie.",
    },
    {
      title: "Powiedz jedną konkretną rzecz",
      description:
        "Wybierz kogoś bliskiego i powiedz, za co tę osobę cenisz, z nazwą sytuacji. Bez ciągu dalszego i bez prośby na końcu.",
    },
    {
      title: "Zrób miejsce w środku tygodnia",
      description:
        "Wyznacz jeden wieczór na bliskość z kimś lub na czuły czas dla siebie. Zapisz go tak samo poważnie jak inne zobowiązania.",
    },
    {
      title: "Zapytaj i poczekaj",
      description:
        "Zadaj jedno otwarte pytanie i nie podpowiadaj odpowiedzi. Cisza po pytaniu też jest rozmową.",
    },
    {
      title: "Napisz kilka słów ręką",
      description:
        "Krótka kartka zostawiona w widocznym miejscu działa dłużej niż wiadomość. Wystarczą trzy zdania.",
    },
  ),
  career: any(
    {
      title: "Nazwij swoje rzemiosło",
      description:
        "Zapisz w jednym zdaniu, co właściwie umiesz, tak żeby zrozumiał to ktoś spoza Twojej dziedziny.",
    },
    {
      title: "Zapisz, co działa dzięki Tobie",
      description:
        "Przez trzy dni notuj po jednej rzeczy, która bez Ciebie by się nie wydarzyła. Na końcu przeczytaj listę na głos.",
    },
    {
      title: "Zamknij jedną otwartą sprawę",
      description:
        "Wybierz najmniejszą z ciągnących się rzeczy i skończ ją albo oficjalnie odłóż. Zauważ, ile zwolni się miejsca.",
    },
    {
      title: "Poproś o jedną uwagę",
      description:
        "Zapytaj kogoś, komu ufasz, co w Twojej pracy jest najmocniejsze. Zapisz odpowiedź bez komentarza.",
    },
    {
      title: "Wybierz swoją godzinę",
      description:
        "Znajdź porę, w której myśli się najjaśniej, i przez tydzień oddawaj ją temu, co najważniejsze.",
    },
  ),
  health: any(
    {
      title: "Pięć minut przy oknie",
      description:
        "Codziennie po przebudzeniu stań na chwilę w dziennym świetle i rozciągnij ramiona, zanim sięgniesz po telefon.",
    },
    {
      title: "Zgaś światło wcześniej",
      description:
        "Przez trzy wieczory połóż się pół godziny wcześniej i zostaw telefon w innym pokoju. Rano zapisz jedno słowo o poranku.",
    },
    {
      title: "Znajdź łagodny ruch",
      description:
        "Wybierz ruch, który sprawia przyjemność, i daj mu dziesięć minut dziennie. Miarą niech będzie ochota na następny raz.",
    },
    {
      title: "Zrób przerwę przed zmęczeniem",
      description:
        "Nastaw przypomnienie w połowie dnia i wyjdź wtedy na pięć minut do okna albo na dwór.",
    },
    {
      title: "Zapisz pytanie do specjalisty",
      description:
        "Jeśli coś niepokoi od dawna, zanotuj to jednym zdaniem i umów rozmowę z kimś, kto się na tym zna.",
    },
  ),
  finance: any(
    {
      title: "Jedno pytanie na głos",
      description:
        "Wybierz opłatę, której nie rozumiesz do końca, i zapytaj o nią tam, skąd przyszła. Zapisz odpowiedź prostymi słowami.",
    },
    {
      title: "Trzy ostatnie wydatki",
      description:
        "Zapisz je i zaznacz ten, który cieszy do dziś. Dopisz obok, co dokładnie w nim cieszy.",
    },
    {
      title: "Jedna koperta na rachunki",
      description:
        "Zbierz wszystko, co dotyczy pieniędzy, w jednym miejscu. Dzisiaj wystarczy samo zebranie, liczenie może poczekać.",
    },
    {
      title: "Noc na namysł",
      description:
        "Przy każdej niekoniecznej decyzji odczekaj do rana. Zapisz, które z nich następnego dnia straciły urok.",
    },
    {
      title: "Własna definicja",
      description:
        "Dokończ zdanie: „Wystarczy, kiedy…”. Wróć do niego po tygodniu i popraw, jeśli trzeba.",
    },
  ),
  selfgrowth: any(
    {
      title: "Kwadrans bez celu",
      description:
        "Oddaj codziennie piętnaście minut temu, co Cię ciekawi, i nie sprawdzaj, do czego się przyda.",
    },
    {
      title: "Siedem dni jednej rzeczy",
      description:
        "Wybierz małą czynność i rób ją przez tydzień o tej samej porze. Zaznaczaj dni kreską, bez oceniania jakości.",
    },
    {
      title: "Zapytaj kogoś o początki",
      description:
        "Znajdź osobę, która umie to, czego chcesz się nauczyć, i zapytaj, co na starcie było najtrudniejsze.",
    },
    {
      title: "Odejmij, zanim dodasz",
      description:
        "Zrezygnuj na tydzień z jednego przyzwyczajenia, które zabiera czas. Niczym nie wypełniaj tej luki i zobacz, co się pojawi.",
    },
    {
      title: "Strona w zeszycie",
      description:
        "Zapisz dziś jedną stronę o tym, czego chcesz spróbować i po co. Za miesiąc przeczytaj ją jak list od kogoś znajomego.",
    },
  ),
};

export const elementSteps: Readonly<Record<Element, Stock<Step>>> = {
  ogień: any(
    {
      title: "Jedna iskra dziennie",
      description:
        "Zacznij codziennie jedną drobną rzecz i zakończ ją tego samego dnia. Mały ogień łatwiej utrzymać niż wielki.",
    },
    {
      title: "Policz do dziesięciu",
      description:
        "Przed ważną odpowiedzią zrób dziesięć spokojnych oddechów. Zapał nie ucieknie, a słowa się ułożą.",
    },
    {
      title: "Wybiegaj to",
      description:
        "Gdy zbierze się napięcie, daj mu ujście w szybkim marszu. Potem wróć do sprawy z zimniejszą głową.",
    },
  ),
  ziemia: any(
    {
      title: "Zrób coś rękami",
      description:
        "Upiecz, napraw, posadź albo poskładaj jedną rzecz. Przy pracy rąk myśli układają się bez ponaglania.",
    },
    {
      title: "Przesuń jeden zwyczaj",
      description:
        "Zmień godzinę albo miejsce jednej stałej czynności. Zobacz, co się ruszy, kiedy drgnie rama dnia.",
    },
    {
      title: "Przyjmij pomoc",
      description: "Wybierz rzecz, którą zwykle nosisz w pojedynkę, i poproś kogoś o połowę.",
    },
  ),
  powietrze: any(
    {
      title: "Godzina bez wiadomości",
      description:
        "Wycisz powiadomienia na jedną godzinę i zajmij się jednym tematem od początku do końca.",
    },
    {
      title: "Powiedz to prościej",
      description:
        "Wytłumacz komuś swoją sprawę w trzech zdaniach. Trzecie zwykle mówi, o co naprawdę chodzi.",
    },
    {
      title: "Popatrz z wysoka",
      description:
        "Wejdź gdzieś, skąd widać daleko, choćby na ostatnie piętro. Zostań tam dłużej, niż trzeba.",
    },
  ),
  woda: any(
    {
      title: "Nazwij falę",
      description:
        "Wieczorem nazwij jednym słowem nastrój dnia i zapytaj, czy jest Twój, czy od kogoś.",
    },
    {
      title: "Godzina przy brzegu",
      description:
        "Spędź trochę czasu przy rzece, w wannie albo w deszczu. Niech to będzie czas bez rozmów.",
    },
    {
      title: "Postaw granicę z ciepłem",
      description: "Odmów komuś jednej rzeczy łagodnym zdaniem i nie dodawaj tłumaczeń.",
    },
  ),
};

export const questions: By<Theme> = {
  love: any(
    "Przy kim możesz teraz nic nie udawać?",
    "Jaki drobny gest mówi Ci najwięcej o czyjejś bliskości?",
    "Co chcesz usłyszeć, choć jeszcze nie pada o to prośba?",
    "Czego w miłości nauczył Cię zwykły dzień?",
  ),
  career: any(
    "Pod jaką pracą podpisujesz się bez wahania?",
    "Co robisz lepiej niż rok temu, choć nikt tego nie mierzył?",
    "Czego chcesz robić o połowę mniej?",
    "Kto powinien dowiedzieć się, ile umiesz?",
  ),
  health: any(
    "Po czym poznajesz, że pora odpocząć?",
    "Która godzina dnia jest dla Ciebie najłagodniejsza?",
    "Co Twoje ciało powtarza od dawna tym samym głosem?",
    "Jaki jeden zwyczaj chcesz zabrać do następnego miesiąca?",
  ),
  finance: any(
    "Co znaczy dla Ciebie wystarczająco?",
    "Za co najchętniej płacisz i dlaczego właśnie za to?",
    "Jakie zdanie o pieniądzach słychać w Tobie najgłośniej?",
    "Ile kosztuje Twój spokojny miesiąc?",
  ),
  selfgrowth: any(
    "Czego chcesz się nauczyć, zanim ktoś to oceni?",
    "Do czego wracasz, choć nikt Cię o to nie prosi?",
    "Co zostawisz za sobą bez żalu?",
    "Kim jesteś w środę po południu, gdy nic się nie dzieje?",
  ),
};

export const closings: Readonly<Record<Element, Stock>> = {
  ogień: any(
    "Niebo niczego nie rozpala za nikogo. Zapałki są po Twojej stronie i Ty wiesz, co warto ogrzać.",
    "Weź z tego jeden płomyk, który pasuje. Resztę oddaj niebu bez żalu.",
    "Ogień pali się najdłużej, kiedy ktoś go dogląda. Gwiazdy tego nie zrobią, Ty możesz.",
  ),
  ziemia: any(
    "Niebo pokazało kilka obrazów, a grunt pod nogami jest Twój. Na nim rozstrzyga się reszta.",
    "Zostaw sobie z tego jedną rzecz, którą da się wziąć do ręki. Pozostałe mogą wrócić na niebo.",
    "Gwiazdy są daleko, a Twój tydzień blisko. To w nim coś może wyrosnąć.",
  ),
  powietrze: any(
    "Te obrazy są do przewietrzenia głowy. Decyzja przyjdzie wtedy, gdy Ty uznasz, że pora.",
    "Jeśli jedno zdanie stąd wróci jutro samo, było dla Ciebie. Pozostałe niech odlecą.",
    "Niebo rozmawia obrazami, Ty odpowiadasz po swojemu. Ostatnie słowo należy do Ciebie.",
  ),
  woda: any(
    "Obrazy mogą przez Ciebie przepłynąć, a zostanie tylko to, co ma ciężar. Temu warto zaufać.",
    "Niebo odbija się w wodzie, ale brzeg wybierasz Ty. Zostań tam, gdzie jest spokojnie.",
    "Weź z tego to, co Ci się przyda. Resztę możesz spokojnie zostawić.",
  ),
};

/** What a sign's image asks of any theme. */
export const signReadings: Readonly<Record<string, Stock>> = {
  Baran: any(
    "Baranowi w tym obrazie nie brakuje początków. Ciekawiej robi się przy pytaniu, które z nich są naprawdę własne, a które wzięły się z niecierpliwości.",
    "Obraz Barana zachęca, żeby raz nie biec przodem. Kto idzie w środku, widzi i drogę, i ludzi.",
  ),
  Byk: any(
    "Obraz Byka pyta o to, co trwałe. Jedna rzecz zrobiona porządnie daje w nim więcej radości niż pięć zrobionych na czas.",
    "Byk w tym języku lubi wiedzieć, czego dotyka. Dobrze mu więc zamienić wielkie słowo na coś, co ma smak, ciężar albo godzinę.",
  ),
  Bliźnięta: any(
    "Obraz Bliźniąt prowadzi dwie rozmowy naraz. Pyta, którą z dwóch opowieści chcesz dziś opowiadać do końca.",
    "Bliźnięta w tym języku zbierają ciekawe zdania. Tym razem warto wybrać jedno i pomieszkać w nim kilka dni.",
  ),
  Rak: any(
    "Obraz Raka nosi dom na plecach i chowa się, kiedy robi się głośno. Pyta, komu i w jakich warunkach chcesz otworzyć.",
    "Rak w tym języku pamięta więcej, niż mówi. Jedno wspomnienie powiedziane na głos potrafi otworzyć całą rozmowę.",
  ),
  Lew: any(
    "Obraz Lwa lubi okno od południa. Pyta, czy jest obok ktoś, przy kim można zgasić światło i nadal być widocznym.",
    "Lew w tym języku daje z siebie hojnie. Niech tym razem dostanie coś z powrotem i nie odmawia.",
  ),
  Panna: any(
    "Obraz Panny dostrzega drobną rysę, zanim ktokolwiek wejdzie do pokoju. Pyta, które rysy można zostawić, bo są częścią uroku.",
    "Panna w tym języku pomaga z natury. Może dziś sprawdzić, jak to jest, kiedy ktoś pomaga jej.",
  ),
  Waga: any(
    "Obraz Wagi słyszy argumenty obu stron, zanim padną. Pyta, po której stronie stoisz, kiedy nikt nie prosi o sprawiedliwość.",
    "Waga w tym języku szuka piękna także w umowie. Jedno jasne nie bywa jego częścią.",
  ),
  Skorpion: any(
    "Obraz Skorpiona zna wartość milczenia. Pyta, co z tego, co ukryte, dojrzało już do pokazania.",
    "Skorpion w tym języku idzie do sedna. Czasem można zostać chwilę na powierzchni, choćby dla samego słońca.",
  ),
  Strzelec: any(
    "Obraz Strzelca patrzy ponad dachami. Pyta, co dobrego leży na wyciągnięcie ręki i czeka, aż opuścisz wzrok.",
    "Strzelec w tym języku ma zawsze spakowany plecak. Warto sprawdzić, co w nim tylko ciąży.",
  ),
  Koziorożec: any(
    "Obraz Koziorożca zna każdy kamień na szlaku. Pyta, dla kogo jest ta wspinaczka i kiedy wypada postój.",
    "Koziorożec w tym języku rzadko się chwali. Jedno zdanie o tym, co się udało, nie ujmie mu powagi.",
  ),
  Wodnik: any(
    "Obraz Wodnika stoi trochę z boku, bo stamtąd lepiej widać. Pyta, do czego chcesz podejść bliżej.",
    "Wodnik w tym języku naprawia świat hurtem. Może dziś zacząć od jednej osoby i jednej sprawy.",
  ),
  Ryby: any(
    "Obraz Ryb czuje prąd, zanim drgnie powierzchnia. Pyta, dokąd płyniesz wtedy, gdy nikt nie nadaje kierunku.",
    "Ryby w tym języku łatwo biorą cudzy ton za swój. Chwila ciszy przy brzegu pozwala je odróżnić.",
  ),
};

/** How to go about such images, whatever the theme. */
export const uses = any(
  "Z tych zdań wybierz jedno, które budzi sprzeciw. Sprzeciw bywa dokładniejszą wskazówką niż zachwyt, bo pokazuje, gdzie masz własne zdanie.",
  "Obraz działa najlepiej, gdy przyłoży się go do jednej zwyczajnej sytuacji z ostatnich dni. Jeśli nic w niej nie rozjaśnia, spokojnie można go odłożyć.",
  "Dobrze przeczytać to rano i jeszcze raz wieczorem. Pora dnia potrafi przestawić akcenty bardziej niż którakolwiek z planet.",
  "Można opowiedzieć ten obraz komuś przy stole i posłuchać, co w nim usłyszy. Cudze skojarzenie czasem otwiera drzwi, których nie było widać.",
  "Symbole nie znają Twojego kalendarza ani Twoich powodów. Mogą za to podsunąć słowo, którego od jakiegoś czasu brakowało.",
  "Pożytek z takich obrazów jest jak z widokówki: nie zawiezie na miejsce, a przypomina, że miejsce istnieje. Resztę drogi wybiera się po ziemi.",
  "Weź ołówek i postaw kropkę przy zdaniu, które pasuje, a kółko przy tym, które nie pasuje wcale. Odległość między nimi też coś mówi.",
  "Jeśli kusi Cię, żeby szukać w tym zapowiedzi, zamień ją na pytanie. Zapowiedź każe czekać, a pytanie pozwala coś zrobić jeszcze dziś.",
  "Taki obraz nie ma terminu ważności. Może leżeć w szufladzie do dnia, w którym nagle okaże się potrzebny.",
  "Najprościej potraktować to jak rozmowę z kimś, kto patrzy z boku i niczego nie chce. Można przytaknąć, można się roześmiać, można zmienić temat.",
  "Przy czytaniu warto zauważyć, w którym miejscu oddech robi się dłuższy. To miejsce zasługuje na drugie spojrzenie.",
  "Nie każde zdanie musi coś znaczyć. Jedno trafione wystarczy na cały tydzień, jeśli da mu się trochę miejsca.",
);
