import type { PersonInsightContent } from "../../../app/products/person-insight/content.ts";
import type { Stock } from "./choose.ts";

type Question = PersonInsightContent["questions"][number];
type Boundary = PersonInsightContent["boundaries"][number];
type Plan = PersonInsightContent["plan"][number];

/** By the kind of relation that was chosen. Nothing here says what the other person is like, feels or wants. */
export const titles: Stock = {
  dating: ["Między jednym spotkaniem a drugim", "Początek, w którym jest dużo pytań"],
  crush: ["Co jest, a co dopowiada serce", "Zauroczenie i kilka faktów"],
  parting: ["Co zostało do nazwania po rozstaniu", "Dawna bliskość, dzisiejsze pytania"],
  friendship: ["Przyjaźń i to, co między wierszami", "Kiedy w przyjaźni robi się cicho"],
  work: ["Między obowiązkiem a ludźmi", "Współpraca i jej niewypowiedziane reguły"],
  family: ["Bliscy i stare skróty", "To, co w rodzinie wiadomo bez słów"],
  online: ["Rozmowa po drugiej stronie ekranu", "Słowa na ekranie i to, co za nimi"],
  any: ["Co wiadomo, a czego się domyślasz", "Jedna strona tej historii"],
};

export const situationFrames: Stock = {
  any: [
    "„%” – tak opisujesz to, co jest między Wami teraz.",
    "O tym, jak jest teraz, piszesz: „%”.",
    "Zacznijmy od Twojego opisu: „%”.",
    "W punkcie wyjścia stoi zdanie: „%”.",
  ],
};

export const situationless: Stock = {
  any: [
    "Nie wszystko, co jest między ludźmi, da się opisać od razu, więc zaczniemy od tego, co już padło.",
    "Najwięcej o tej sytuacji powie jedna rozmowa, do której zaraz wrócimy.",
  ],
};

export const openings: Stock = {
  dating: [
    "Na tym etapie wszystko wydaje się wskazówką, a prawdziwych informacji jest mało. Dlatego najpierw rozdzielimy jedne od drugich.",
    "Początek znajomości kosztuje dużo uwagi, bo reguły dopiero powstają. Popatrzmy, które już widać.",
  ],
  crush: [
    "Zauroczenie umie zbudować cały dom z trzech cegieł. Zobaczmy, które z nich można dotknąć.",
    "Kiedy ktoś tak zajmuje myśli, drobny gest urasta do rozmiaru odpowiedzi. Tutaj każdy dostanie swoją zwykłą wielkość.",
  ],
  parting: [
    "Po rozstaniu każda wiadomość ma podwójne dno: to, co mówi dziś, i to, co przypomina. Spróbujemy czytać tylko pierwszą warstwę, a drugą zostawić Tobie.",
    "Dawna bliskość zostawia skróty, które działają jeszcze długo. Warto sprawdzić, co z nich pasuje do dzisiaj.",
  ],
  friendship: [
    "Przyjaźń nie ma regulaminu, więc kiedy coś się w niej przesuwa, trudno wskazać palcem co. Poszukajmy tego w zwykłych zdaniach.",
    "Z przyjaciółmi najtrudniej mówi się o samej przyjaźni. Ten tekst układa to, co już wiesz, żeby łatwiej było zacząć.",
  ],
  work: [
    "W pracy relacja i zadanie splatają się tak mocno, że trudno powiedzieć, o co właściwie poszło. Rozplećmy je na chwilę.",
    "Z ludźmi z pracy spędza się wiele godzin, a o wzajemnych oczekiwaniach mówi się rzadko. Spróbujmy nazwać kilka.",
  ],
  family: [
    "W rodzinie rozmowa zaczyna się zwykle na długo przed pierwszym słowem. Zobaczmy, co padło naprawdę, a co dopowiedziała historia.",
    "Najbliżsi znają nasze dawne wersje i czasem z nimi rozmawiają. Przyjrzyjmy się tej, która jest teraz.",
  ],
  online: [
    "Na ekranie widać słowa i godziny, a cała reszta zostaje po drugiej stronie. Oddzielmy to, co przyszło, od tego, co dopisuje wyobraźnia.",
    "Rozmowa przez internet bywa bliska i zarazem pełna białych plam. Zaznaczmy na niej to, co pewne.",
  ],
  any: [
    "Ten tekst zna tylko jedną stronę, Twoją, i od niej zaczyna. To, co dzieje się po drugiej, zostaje pytaniem.",
    "Uporządkujmy to bez pośpiechu: najpierw to, co było słychać i widać, potem to, co trzeba dopiero sprawdzić.",
  ],
};

export const longKnown = {
  any: [
    "Znacie się: %.",
    "Czas, od którego się znacie: %.",
    "O tym, jak długo się znacie, piszesz: %.",
  ],
} satisfies Stock;
export const styleFrames = {
  any: [
    "O sposobie, w jaki się porozumiewacie: „%”.",
    "Rozmawiacie tak: „%”.",
    "Wasze porozumiewanie się, Twoimi słowami: „%”.",
  ],
} satisfies Stock;
export const factFrames = {
  any: ["„%” – to z Twojego opisu.", "Piszesz też: „%”.", "„%”.", "W opisie jest jeszcze: „%”."],
} satisfies Stock;
export const responseFrames = {
  any: [
    "Potem wydarzyło się to: „%”.",
    "Druga strona zareagowała tak: „%”.",
    "Dalej było tak: „%”.",
  ],
} satisfies Stock;
export const factless = {
  any: [
    "Ta relacja zajmuje Cię na tyle, że chcesz o niej napisać.",
    "Wiadomo na razie tyle, że coś między Wami domaga się uwagi.",
  ],
} satisfies Stock;

export const guessed: Stock = {
  dating: [
    "W jakim tempie ta osoba chce się zbliżać.",
    "Czy ten sam tydzień wygląda po drugiej stronie podobnie.",
    "Co dla niej oznacza słowo spotykać się.",
  ],
  crush: [
    "Czy ta osoba wie o Twoich uczuciach.",
    "Ile z jej uprzejmości dotyczy właśnie Ciebie.",
    "Jak wygląda jej życie poza chwilami, które widzisz.",
  ],
  parting: [
    "Dlaczego ta osoba odzywa się właśnie wtedy.",
    "Co dla niej jest już zamknięte, a co jeszcze nie.",
    "Czy oboje pamiętacie koniec tak samo.",
  ],
  friendship: [
    "Co zajmuje teraz tę osobę poza Waszą znajomością.",
    "Czy zauważyła to samo co Ty.",
    "Czego po cichu oczekuje od przyjaźni.",
  ],
  work: [
    "Jakie ma naciski ze swojej strony i od kogo.",
    "Co z tego dotyczy Ciebie, a co samego zadania.",
    "Czy wie, ile ta sprawa Cię kosztuje.",
  ],
  family: [
    "O co naprawdę chodzi w tej powtarzanej uwadze.",
    "Czego ta osoba się obawia, kiedy o to pyta.",
    "Czy wie, jak to brzmi po Twojej stronie.",
  ],
  online: [
    "Jak ta osoba żyje poza rozmową z Tobą.",
    "Ile z tego, co pisze, da się potwierdzić.",
    "Co dzieje się u niej w przerwach między wiadomościami.",
  ],
  any: [
    "Co ta osoba myśli, kiedy milknie.",
    "Jak opowiada o tej samej sytuacji komuś innemu.",
    "Czy jej odpowiedź dotyczyła Ciebie, czy zmęczenia po całym dniu.",
    "Co zrobi przy następnej podobnej okazji.",
    "Czego potrzebuje, a o czym nie mówi.",
    "Skąd bierze się jej pośpiech albo jego brak.",
    "Jak rozumie to, na co się umówiliście.",
    "Czy cisza jest dla niej odpoczynkiem, czy odpowiedzią.",
  ],
};

/** What may be heard in a moment: always two ways at least, and neither is said to be the right one. */
export const heard: Stock = {
  any: [
    "Można w tym usłyszeć brak zainteresowania albo zwykły brak sił. Z zewnątrz brzmią tak samo.",
    "Jedna możliwość: sprawa wydała się drobna. Druga: była na tyle ważna, że zabrakło słów.",
    "Może to być odmowa, a może prośba o więcej czasu, wypowiedziana niezręcznie.",
    "Z jednej strony brzmi to jak zamknięcie tematu, z drugiej jak unik przed kłótnią.",
    "Da się to zrozumieć jako chłód. Da się też jako ostrożność kogoś, kto nie wie, co wolno powiedzieć.",
    "Może stało za tym coś zupełnie innego, co wydarzyło się tego dnia. Może jednak była to odpowiedź.",
    "To mogło znaczyć dokładnie tyle, ile padło. Mogło też być początkiem zdania, którego nikt nie dokończył.",
    "Tu spotykają się dwa tempa: ktoś chciał odpowiedzi od razu, a ktoś potrzebował chwili.",
    "Słychać w tym życzliwość albo uprzejmość, a różnicę między nimi pokaże dopiero następny krok.",
  ],
};

/** The same of a moment in which it was the writer who did or said something. */
export const heardOfMine: Stock = {
  any: [
    "Ktoś może w tym usłyszeć zarzut, choć po Twojej stronie była to prośba o uwagę.",
    "Po Twojej stronie to ważny krok. Po drugiej mogło to zabrzmieć jak zwykłe zdanie w środku dnia.",
    "Druga osoba mogła usłyszeć tyle, ile padło, i nie domyślić się reszty.",
    "Mogło to dojść jako zaproszenie albo jako nacisk. Wiele zależało od chwili i od tonu.",
    "To mógł być wyraźny znak, o ile ktoś go szukał. Komuś zajętemu czym innym łatwo było go przeoczyć.",
    "Da się w tym usłyszeć ostrożność albo obojętność, bo z zewnątrz mają podobny głos.",
  ],
};

export const needs: Stock = {
  fear: [
    "pewności choćby w jednej sprawie, żeby reszta mogła poczekać",
    "spokojnego tonu i wiadomości, co będzie dalej",
  ],
  sadness: [
    "kogoś, kto zauważy, że zrobiło Ci się przykro",
    "dobrego słowa, zanim zacznie się rozmowa o szczegółach",
  ],
  anger: [
    "uznania, że granica w tym miejscu jest prawdziwa",
    "chwili, żeby powiedzieć to bez podniesionego głosu",
  ],
  loneliness: ["znaku, że po drugiej stronie ktoś jest", "zwykłego pytania o Twój dzień"],
  tiredness: [
    "przerwy i lżejszego tematu, dopóki nie wrócą siły",
    "żeby ktoś inny choć raz zaczął tę rozmowę",
  ],
  shame: ["pewności, że można się pomylić i nic się nie stanie", "rozmowy bez świadków"],
  guilt: [
    "możliwości naprawienia swojej części i usłyszenia drugiej",
    "zdania, które oddzieli pomyłkę od winy",
  ],
  longing: [
    "chwili bliskości, która nie musi niczego rozstrzygać",
    "wiadomości, że ktoś też o tym pamięta",
  ],
  jealousy: ["jasnej odpowiedzi, na co jesteście umówieni", "czasu, który jest tylko dla Was"],
  any: [
    "jednego jasnego zdania zamiast kilku domysłów",
    "czasu na odpowiedź, bez poganiania",
    "wysłuchania do końca, nawet jeśli bez zgody",
    "pytania zwrotnego: a jak Ty to widzisz?",
    "wiedzy, kiedy wrócicie do tego tematu",
    "żeby ktoś powtórzył, co usłyszał",
    "drobnego gestu, który pokaże dobrą wolę",
    "prawa, żeby zmienić zdanie do jutra",
    "spokojniejszego miejsca i lepszej pory",
  ],
};

/** The situation read with two explanations at least; by the kind of relation. */
export const readings: Stock = {
  dating: [
    "Na początku dwie osoby rzadko idą tym samym krokiem. Jedna sprawdza, czy jest bezpiecznie, druga, czy jest sens. Przerwy w kontakcie mogą należeć do ostrożności, do innych zajęć albo do mniejszego zaangażowania i każda z tych trzech rzeczy wygląda z boku podobnie.",
    "To, co widać, składa się ze spotkań i odstępów między nimi. Spotkania mówią, jak jest Wam razem, a odstępy, ile miejsca zostaje na to w zwykłym tygodniu. Może to sprawa czasu, może przyzwyczajenia, a może decyzji, której jeszcze nikt nie podjął.",
    "W nowej znajomości umowy są domyślne, dopóki ktoś nie powie ich na głos. Możliwe, że druga strona uważa sprawę za oczywistą. Możliwe też, że czeka na ten sam znak co Ty.",
  ],
  crush: [
    "Zauroczenie pracuje na pojedynczych kadrach: uśmiechu, spojrzeniu, zdaniu rzuconym mimochodem. Każdy z nich może być zaproszeniem, a może zwyczajną uprzejmością. Rozstrzyga dopiero coś, co się powtarza i co wymaga od drugiej strony choć odrobiny wysiłku.",
    "Z daleka łatwo poznać czyjeś najlepsze strony i dopisać resztę. Może ta reszta jest równie dobra, a może po prostu inna. Krótka, zwykła rozmowa mówi o tym więcej niż wiele godzin obserwacji.",
    "Uczucie jest prawdziwe także wtedy, gdy dotyczy w połowie wyobrażenia. Może przerodzić się w znajomość albo zostać pięknym okresem w życiu. Obie możliwości są w porządku, dopóki wiadomo, która się dzieje.",
  ],
  parting: [
    "Po rozstaniu kontakt miewa wiele powodów: przyzwyczajenie, troskę, samotny wieczór, niedokończone zdanie. Żaden z nich nie jest jeszcze deklaracją. Dobrze patrzeć na to, co dzieje się przez kilka kolejnych tygodni, bo jedna wiadomość mówi mało.",
    "Dwie osoby rzadko kończą związek w tej samej chwili, nawet jeśli rozmowa była wspólna. To, co dla jednej jest zwykłym pytaniem, dla drugiej bywa otwieraniem drzwi. Może chodzić o powrót, a może tylko o ulgę.",
    "Pamięć po rozstaniu wybiera raz najlepsze, raz najgorsze sceny. Zachowanie z dzisiaj czyta się wtedy na tle wybranej sceny. Może znaczyć to samo co kiedyś, a może należeć już do kogoś, kto się zmienił.",
  ],
  friendship: [
    "W przyjaźni zmiana przychodzi zwykle bokiem: rzadsze wiadomości, krótsze odpowiedzi, przekładane terminy. Może za tym stać czyjś trudny okres, nowy układ dnia albo żal, o którym nikt nie powiedział. Dopóki nie padnie pytanie, wszystkie trzy wyglądają identycznie.",
    "Długa znajomość ma swoje role: jedna osoba dzwoni, druga organizuje, trzecia żartuje. Kiedy ktoś wypada z roli, robi się dziwnie, choć nic złego się nie stało. Możliwe, że komuś jest w niej za ciasno, a możliwe, że jest po prostu zmęczony.",
    "Przyjaciele rzadko rozmawiają o tym, czego od siebie potrzebują, bo wydaje się to oczywiste. Może dla drugiej strony ważne jest coś innego niż dla Ciebie. Może też brakuje jej tego samego, tylko czeka, aż ktoś zacznie.",
  ],
  work: [
    "W pracy ton wiadomości zależy od terminu, przełożonych, kawy i całej poprzedniej godziny. Ta sama osoba potrafi być oschła przy zadaniu i życzliwa przy automacie. Może więc chodzić o Ciebie, a może o sprawę, która akurat do Ciebie trafiła.",
    "Między współpracownikami wiele nieporozumień bierze się z różnych wyobrażeń o tym, kto za co odpowiada. To, co wygląda na lekceważenie, bywa niewiedzą albo innym podziałem w głowie. Wyjaśnia się to najszybciej na konkretnym przykładzie.",
    "Układ zawodowy ma to do siebie, że nie da się po prostu przestać widywać. Każda strona może więc unikać otwartej rozmowy z obawy, że będzie gorzej. Możliwe też, że druga osoba nie zauważyła niczego niezwykłego.",
  ],
  family: [
    "W rodzinie jedno zdanie potrafi mieć kilkunastu autorów: babcię, dawne święta, stare kłótnie. Uwaga rzucona dziś może dotyczyć dzisiejszego dnia albo czegoś, co nigdy nie zostało domknięte. Z samych słów tego nie widać.",
    "Bliscy często okazują troskę językiem, który brzmi jak kontrola, a dystans językiem, który brzmi jak zgoda. Może to być zwyczaj wyniesiony z domu, może zmęczenie, a może prośba, której nikt nie nauczył się wypowiadać wprost.",
    "Role w rodzinie zmieniają się wolniej niż ludzie, którzy je noszą. Możliwe, że druga strona rozmawia jeszcze z Twoją wersją sprzed lat. Możliwe też, że sama nie wie, jak wyjść ze swojej.",
  ],
  online: [
    "Wiadomość na ekranie przychodzi bez głosu i bez miny, więc nastrój dopisuje czytająca osoba. Ta sama cisza może znaczyć pracę, zniechęcenie albo rozładowany telefon. Im mniej spotkań twarzą w twarz, tym więcej takich dopisków.",
    "W internecie można poznać czyjeś myśli, zanim pozna się czyjś zwykły wtorek. To bywa początkiem czegoś dobrego, a bywa ładnym obrazem bez dalszego ciągu. Rozstrzygają rzeczy sprawdzalne: rozmowa na żywo, spotkanie w bezpiecznym miejscu, słowa zgodne z czynami.",
    "Rozmowa przez ekran pozwala mówić odważniej i znikać łatwiej. Jedno i drugie niewiele mówi o zamiarach. Może ktoś potrzebuje czasu, a może trzyma tę znajomość jako jedną z wielu.",
  ],
  any: [
    "W tym opisie spotykają się dwa rodzaje wiadomości: to, co druga osoba zrobiła, i to, co z tego wynika dla Ciebie. Pierwsze można zacytować, drugie trzeba sprawdzić. Za jednym zachowaniem może stać zmęczenie, ostrożność albo mniejsze zaangażowanie.",
    "Jedno wydarzenie niewiele mówi o całości, chyba że się powtarza. Może to był gorszy dzień, a może zwyczaj. Pomaga przypomnieć sobie trzy podobne chwile i zobaczyć, co je łączy.",
    "Między ludźmi każda strona widzi własne powody i cudze skutki. Ty znasz swoje zamiary i jej zachowanie, druga osoba odwrotnie. Może dlatego ta sama rozmowa ma dwie wersje.",
  ],
};

export const feelingFrames: Stock = {
  any: [
    "O tym, co się wtedy z Tobą dzieje, piszesz: „%”.",
    "Po Twojej stronie jest to: „%”.",
    "W tej chwili czujesz: „%”.",
    "Twoją część tej sceny opisujesz tak: „%”.",
  ],
};

/** About the writer alone: what a feeling that they name tells of what they need. */
export const feelings: Stock = {
  fear: [
    "Niepokój pyta o przyszłość i nie znosi pustych miejsc, dlatego wypełnia je tym, co najgorsze. Sprawdzona wiadomość, nawet niewygodna, zwykle go zmniejsza.",
    "Taki niepokój bierze się z niewiedzy. Nie rozstrzyga, co się stanie, mówi tylko, że dużo od tego dla Ciebie zależy.",
    "Lęk w relacji pokazuje, na czym nie ma jeszcze oparcia. Jedno ustalenie na najbliższy tydzień może zdziałać więcej niż zapewnienia na zawsze.",
  ],
  sadness: [
    "Smutek mówi, że coś w tej relacji ma dla Ciebie wartość, także wtedy, gdy jej brakuje. Zasługuje na rozmowę, w której nikt nie będzie go od razu naprawiał.",
    "To smutek kogoś, komu zależy. Można go pokazać drugiej stronie bez oskarżeń, zwykłym zdaniem o tym, czego zabrakło.",
    "Przykrość bywa cichsza od złości i dlatego łatwiej ją przeoczyć, nawet we własnym opisie. Dobrze, że została zapisana.",
  ],
  anger: [
    "Złość wskazuje miejsce, w którym przydałaby się granica. Im wcześniej zamieni się w prośbę, tym mniej będzie musiała krzyczeć.",
    "W tej złości jest informacja o tym, na co się nie zgadzasz. Warto oddać ją jednym zdaniem, zanim dołączą do niej wszystkie poprzednie.",
    "Złość na kogoś i złość na siebie lubią chodzić razem. Łatwiej z nimi rozmawiać po kolei: najpierw o tym, co się stało, potem o tym, co nie padło.",
  ],
  loneliness: [
    "Można czuć się samotnie także obok kogoś, zwłaszcza gdy najważniejsze sprawy omijają rozmowę. To uczucie prosi o jedno prawdziwe zdanie w obie strony.",
    "Samotność w relacji jest sygnałem o odległości. Nie mówi jeszcze, kto odszedł dalej ani czy da się podejść bliżej.",
  ],
  tiredness: [
    "Zmęczenie w relacji przychodzi często wtedy, gdy jedna osoba pilnuje wszystkiego: terminów, nastrojów, początków rozmów. Można na próbę odłożyć jedną z tych rzeczy i zobaczyć, czy ktoś ją podniesie.",
    "To zmęczenie mówi o nierównym ciężarze albo o zbyt długim czekaniu. W obu wypadkach pierwszym krokiem jest odpoczynek, dopiero potem rozmowa.",
  ],
  shame: [
    "Wstyd każe się schować akurat wtedy, kiedy najbardziej przydałby się ktoś obok. Opowiedziany jednej zaufanej osobie wyraźnie traci na sile.",
    "Wstyd ocenia całego człowieka po jednej chwili. Warto wrócić do tej chwili i sprawdzić, co naprawdę się w niej stało.",
  ],
  guilt: [
    "Poczucie winy umie liczyć tylko jedną stronę rachunku. Twoja część może być prawdziwa, a mimo to nie być całością.",
    "Jeśli jest coś do naprawienia, zwykle mieści się w jednym zdaniu i jednym czynie. Reszta ciężaru może należeć do kogoś innego.",
  ],
  longing: [
    "Tęsknota pamięta najlepsze chwile i dzięki temu wie, czego szuka. Można zapytać, czego dokładnie brakuje: tej osoby, tamtego czasu czy siebie z tamtego czasu.",
    "W tęsknocie jest miara: pokazuje, ile miejsca ktoś zajmuje. Nie podpowiada jeszcze, co z tym miejscem zrobić.",
  ],
  jealousy: [
    "Zazdrość pojawia się tam, gdzie coś ważnego wydaje się niepewne. Uspokaja ją jasna umowa, a sprawdzanie tylko karmi.",
    "Zazdrość warto przełożyć na prośbę o czas, uwagę albo jasność. W takiej postaci druga strona ma na co odpowiedzieć.",
  ],
  hope: [
    "Nadzieja widzi to, co może się udać, i daje siłę, żeby zapytać. Dobrze dodać jej jeden termin, po którym sprawdzisz, co się zmieniło.",
    "W tej nadziei jest zaufanie do siebie i do ludzi. Najlepiej służą jej małe, sprawdzalne kroki.",
  ],
  joy: [
    "To, co dobre w tej relacji, jest równie ważną informacją jak wątpliwości. Warto powiedzieć drugiej stronie, co dokładnie działa.",
    "Radość przy kimś pokazuje, co w tym spotkaniu karmi. Można o to dbać, zanim pojawi się powód do zmartwień.",
  ],
  any: [
    "To, co czujesz, mówi coś pewnego o Tobie i niewiele o drugiej stronie. Wystarcza jednak, żeby wiedzieć, o co zapytać.",
    "Po Twojej stronie widać uwagę i chęć zrozumienia. To dobry początek rozmowy, nawet jeśli jej wynik jest niepewny.",
    "Uczucia w takiej sytuacji potrafią zmieniać się kilka razy dziennie. Najbardziej można ufać tym, które wracają także rano.",
    "Za tym opisem stoi potrzeba, która ma prawo paść na głos. Nazwana prosto, przestaje wyglądać na pretensję.",
  ],
};

export const drawFrames = {
  any: [
    "Cenisz to: „%”.",
    "Po dobrej stronie zapisujesz: „%”.",
    "Przyciąga Cię to: „%”.",
    "Dobre jest to: „%”.",
  ],
} satisfies Stock;
export const draws = {
  any: [
    "Takie rzeczy warto mówić na głos, bo druga osoba może o nich nie wiedzieć.",
    "To można sprawdzić w zwykły dzień, bez okazji.",
    "Dobrze zauważyć, w jakich warunkach przychodzi to najłatwiej.",
    "Z tego da się skorzystać na początku trudniejszej rozmowy.",
    "To zostaje prawdą także wtedy, gdy inne sprawy są niejasne.",
  ],
} satisfies Stock;
export const slowFrames = {
  any: [
    "Niepokoi Cię to: „%”.",
    "Po stronie wątpliwości stoi: „%”.",
    "Zwalniasz przy tym: „%”.",
    "Twoją uwagę zatrzymuje: „%”.",
  ],
} satisfies Stock;
export const slows = {
  any: [
    "Zapisuj przez kilka tygodni, kiedy to wraca, bez dopisywania powodów.",
    "O pojedynczą sytuację łatwiej zapytać, niż ją później odgadnąć.",
    "Jeśli to się powtarza po rozmowie, masz ważniejszą odpowiedź niż słowa.",
    "Tu nie trzeba się spieszyć ze zgodą ani z zerwaniem.",
    "Zauważ, co robisz zaraz potem i ile Cię to kosztuje.",
  ],
} satisfies Stock;

export const questions: Stock<Question> = {
  dating: [
    {
      question: "Jak lubisz spędzać czas, kiedy się poznajemy?",
      reason: "Pokaże tempo, które dla tej osoby jest wygodne.",
    },
    {
      question: "Co chcesz, żebyśmy o sobie wiedzieli, zanim pójdziemy dalej?",
      reason: "Otwiera rozmowę o oczekiwaniach bez słowa deklaracja.",
    },
    {
      question: "Który dzień tygodnia może być nasz?",
      reason: "Zamienia ogólną chęć w konkret, na który można odpowiedzieć.",
    },
  ],
  crush: [
    {
      question: "Masz ochotę na kawę w tym tygodniu?",
      reason: "Zwykłe zaproszenie daje jaśniejszą odpowiedź niż dziesięć znaków.",
    },
    {
      question: "Co teraz najbardziej Cię zajmuje?",
      reason: "Pozwala poznać osobę, a nie tylko jej obraz.",
    },
    {
      question: "Jak wygląda Twój dobry weekend?",
      reason: "Sprawdza, ile macie wspólnego poza krótkimi chwilami.",
    },
  ],
  parting: [
    {
      question: "Czego ode mnie teraz potrzebujesz, a czego już nie?",
      reason: "Oddziela sprawy do załatwienia od tych, które wracają z przyzwyczajenia.",
    },
    { question: "Jak rozumiesz to, że znowu piszemy?", reason: "Pokaże, czy mówicie o tym samym." },
    {
      question: "Na jaki kontakt możemy się umówić na najbliższy miesiąc?",
      reason: "Daje ramę, w której łatwiej oddychać.",
    },
  ],
  friendship: [
    {
      question: "Jak Ci się teraz żyje, tak naprawdę?",
      reason: "Zaczyna od tej osoby, zanim przejdzie do Was.",
    },
    {
      question: "Czy coś między nami jest inaczej, czy tylko mi się wydaje?",
      reason: "Pozwala sprawdzić wrażenie bez stawiania zarzutu.",
    },
    {
      question: "Czego Ci teraz potrzeba od przyjaciół?",
      reason: "Odpowiedź może być zupełnie inna niż Twoje domysły.",
    },
  ],
  work: [
    {
      question: "Co w tym zadaniu jest dla Ciebie najważniejsze?",
      reason: "Przenosi rozmowę z osób na sprawę.",
    },
    {
      question: "Jak wolisz dostawać ode mnie informacje: na piśmie czy w rozmowie?",
      reason: "Usuwa część tarć, które biorą się z samej formy.",
    },
    {
      question: "Kto z nas odpowiada za który fragment?",
      reason: "Jasny podział zmniejsza liczbę domysłów.",
    },
  ],
  family: [
    {
      question: "Co Cię najbardziej martwi, kiedy o to pytasz?",
      reason: "Za powtarzaną uwagą często stoi konkretna obawa.",
    },
    {
      question: "Jak chcesz, żebyśmy spędzali razem czas?",
      reason: "Zamienia spór o przeszłość w rozmowę o najbliższych tygodniach.",
    },
    {
      question: "Co pamiętasz z tamtego czasu inaczej niż ja?",
      reason: "Pozwala usłyszeć drugą wersję bez rozstrzygania, która jest prawdziwa.",
    },
  ],
  online: [
    {
      question: "Kiedy możemy porozmawiać na żywo, choćby przez kamerę?",
      reason: "Głos i twarz dopowiadają to, czego brakuje wiadomościom.",
    },
    {
      question: "Jak wygląda Twój zwykły dzień?",
      reason: "Zwyczajne szczegóły łatwiej sprawdzić niż wielkie słowa.",
    },
    {
      question: "Co jest dla Ciebie ważne, zanim się spotkamy?",
      reason: "Pokaże, czy spotkanie jest planem, czy tylko tematem.",
    },
  ],
  any: [
    {
      question: "Jak pamiętasz naszą ostatnią rozmowę?",
      reason: "Pozwala usłyszeć drugą opowieść o tej samej chwili.",
    },
    {
      question: "Co było dla Ciebie w tym trudne?",
      reason: "Otwiera miejsce na odpowiedź, której nie da się zgadnąć.",
    },
    {
      question: "Co możemy następnym razem zrobić inaczej?",
      reason: "Kieruje uwagę na coś, na co macie wpływ.",
    },
    {
      question: "O czym łatwiej Ci mówić, a o czym trudniej?",
      reason: "Podpowie, od czego zacząć, żeby rozmowa się nie urwała.",
    },
    {
      question: "Kiedy jest dobra pora, żeby do tego wrócić?",
      reason: "Daje czas bez uciekania od tematu.",
    },
    {
      question: "Jak zabrzmiały dla Ciebie moje słowa?",
      reason: "Sprawdza, czy zdanie doszło takie, jakie zostało wysłane.",
    },
  ],
};

export const ownFrames: Stock = {
  any: [
    "Pytasz: „%”.",
    "Wśród Twoich pytań jest takie: „%”.",
    "Chcesz wiedzieć: „%”.",
    "Pierwsze pytanie brzmi: „%”.",
  ],
};

export const answersToOwn: Stock = {
  dating: [
    "Z opisu jednej strony nie da się tego rozstrzygnąć. Da się zauważyć, czy między spotkaniami przybywa drobnych śladów pamięci o Tobie, i zapytać o to, na czym stoicie, kiedy jest Wam dobrze.",
    "Uczciwa odpowiedź brzmi: nie wiadomo. Więcej powie to, co dzieje się po Twoim jasnym zdaniu, niż wszystko, co było przed nim.",
  ],
  crush: [
    "Tego stąd nie widać. Najprościej sprawdzić to małym zaproszeniem, na które można odpowiedzieć zgodą, odmową albo innym terminem, a każda z tych odpowiedzi coś mówi.",
    "Nie da się tego odczytać z gestów. Da się zadbać, żeby Twój pierwszy krok był na tyle mały, by każda odpowiedź była do przyjęcia.",
  ],
  parting: [
    "Na to nie ma odpowiedzi z zewnątrz. Pomaga osobne pytanie do siebie: czy chodzi o tę osobę dziś, czy o czas, który minął.",
    "Żaden opis nie powie, co ta osoba zrobi dalej. Możesz natomiast zdecydować, na jaki kontakt masz teraz siłę, i powiedzieć to wprost.",
  ],
  friendship: [
    "Z jednej strony przyjaźni nie widać drugiej. Zwykłe pytanie, zadane bez świadków i bez żalu w głosie, ma tu największą szansę.",
    "Tego nie wiadomo, dopóki nie zapytasz. Dobra wiadomość jest taka, że w przyjaźni wolno pytać drugi raz.",
  ],
  work: [
    "Tego nie rozstrzygnie domysł. Najwięcej wyjaśni krótka rozmowa o jednym konkretnym zadaniu, umówiona zawczasu i najlepiej zakończona notatką.",
    "Nie da się z tego opisu wyczytać czyichś zamiarów. Da się ustalić zasady na następny raz i sprawdzić, czy będą dotrzymane.",
  ],
  family: [
    "Nikt z zewnątrz nie odpowie za Twoich bliskich. Możesz jednak wybrać, na które z ich pytań odpowiadasz i w jakiej chwili.",
    "Odpowiedź zna tylko druga strona, a czasem i ona jej jeszcze szuka. Spokojne pytanie zadane poza świętami ma większą szansę niż uwaga przy stole.",
  ],
  online: [
    "Z wiadomości tego nie widać. Pewniejsze będzie to, co można sprawdzić na żywo, w miejscu publicznym i bez pośpiechu, a do tego czasu dobrze nie wysyłać niczego, czego szkoda byłoby stracić.",
    "Na to pytanie ekran nie odpowie. Odpowie zgodność drobiazgów: godzin, opowieści, obietnic i tego, co dzieje się po nich.",
  ],
  any: [
    "Z opisu jednej strony nie da się na to odpowiedzieć. Da się zapytać wprost i zobaczyć, co dzieje się potem.",
    "Pewna odpowiedź byłaby tu zgadywaniem. Prawdziwa przyjdzie z rozmowy albo z tego, co będzie się powtarzać mimo niej.",
    "Tego nie wie nikt poza drugą osobą, a i ona może jeszcze nie wiedzieć. Masz prawo zapytać i masz prawo nie czekać w nieskończoność.",
  ],
};

export const boundaries: Stock<Boundary> = {
  dating: [
    {
      when: "plany zmieniają się tuż przed spotkaniem",
      words: "„Lubię się z Tobą widywać. Potrzebuję wiedzieć dzień wcześniej, czy to aktualne”.",
    },
    {
      when: "kontakt urywa się na kilka dni",
      words:
        "„Kiedy milkniesz, zaczynam zgadywać. Wystarczy mi jedno słowo, że masz zajęty tydzień”.",
    },
  ],
  crush: [
    {
      when: "rozmowa zawsze schodzi na żarty",
      words: "„Tym razem pytam poważnie i przyjmę każdą odpowiedź”.",
    },
    {
      when: "spotkania odbywają się tylko przy okazji",
      words: "„Chętnie zobaczę się z Tobą osobno. Jeśli to nie jest Twój plan, powiedz mi wprost”.",
    },
  ],
  parting: [
    {
      when: "wiadomości przychodzą późnym wieczorem",
      words: "„Odpisuję w ciągu dnia i tylko w sprawach, które mamy wspólne”.",
    },
    {
      when: "rozmowa wraca do dawnych kłótni",
      words: "„Nie chcę tego rozstrzygać jeszcze raz. Mogę porozmawiać o tym, co przed nami”.",
    },
  ],
  friendship: [
    {
      when: "rozmowa dotyczy tylko jednej strony",
      words: "„Chętnie posłucham jeszcze chwilę, a potem opowiem Ci coś o sobie”.",
    },
    {
      when: "żart trafia w czułe miejsce",
      words: "„To mnie zabolało. Zostawmy ten temat, proszę”.",
    },
  ],
  work: [
    {
      when: "zadanie przychodzi po godzinach",
      words: "„Widzę wiadomość, zajmę się tym jutro rano”.",
    },
    {
      when: "uwaga pada przy innych osobach",
      words: "„Wolę usłyszeć takie rzeczy w cztery oczy. Możemy porozmawiać o trzeciej?”.",
    },
  ],
  family: [
    {
      when: "pada pytanie, na które nie chcesz odpowiadać",
      words: "„O tym dzisiaj nie rozmawiam. Opowiedz mi, co u Ciebie”.",
    },
    {
      when: "ktoś decyduje za Ciebie",
      words: "„Dziękuję za troskę. Tę sprawę chcę rozstrzygnąć po swojemu”.",
    },
  ],
  online: [
    {
      when: "prośba dotyczy pieniędzy, zdjęć albo haseł",
      words: "„Takich rzeczy nie wysyłam nikomu, kogo nie znam na żywo”.",
    },
    {
      when: "odpowiedź ma być natychmiast",
      words: "„Odpisuję wtedy, kiedy mam czas. To nie znaczy, że mi nie zależy”.",
    },
  ],
  any: [
    {
      when: "potrzebujesz czasu do namysłu",
      words: "„Odpowiem jutro. Chcę, żeby moja zgoda była prawdziwa”.",
    },
    {
      when: "głos robi się podniesiony",
      words: "„Chcę o tym rozmawiać, ale spokojniej. Zróbmy kwadrans przerwy”.",
    },
    {
      when: "temat wraca po raz kolejny bez zmian",
      words: "„Mówimy o tym trzeci raz. Ustalmy jedną rzecz, którą zrobimy inaczej”.",
    },
    {
      when: "prośba jest ponad Twoje siły",
      words: "„Tego teraz nie udźwignę. Mogę zrobić mniejszą część”.",
    },
    {
      when: "ktoś odpowiada za Ciebie przy innych",
      words: "„Dziękuję, odpowiem na to od siebie”.",
    },
    {
      when: "cisza zaczyna trwać za długo",
      words: "„Wolę usłyszeć trudną odpowiedź niż nie usłyszeć żadnej”.",
    },
  ],
};

export const today: Stock<Omit<Plan, "when">> = {
  any: [
    {
      title: "Dopisz po jednym zdaniu",
      description:
        "Dołóż do faktów i do domysłów po jednym własnym zdaniu. Zobacz, która kolumna rośnie szybciej i co by ją skróciło.",
    },
    {
      title: "Zapisz prośbę zamiast żalu",
      description:
        "Weź zdanie, które najczęściej krąży Ci po głowie, i zamień je na prośbę o jedną rzecz. Przeczytaj ją następnego dnia przed wysłaniem.",
    },
    {
      title: "Oddziel scenę od komentarza",
      description:
        "Opisz ostatnią sytuację tak, jakby nagrała ją kamera bez dźwięku. Trzy zdania. Dopiero pod spodem dodaj to, co w niej słychać.",
    },
    {
      title: "Zadzwoń do kogoś z boku",
      description:
        "Opowiedz o tym osobie, która zna Ciebie, a nie całą historię. Poproś, żeby powtórzyła, co usłyszała, bez rad.",
    },
    {
      title: "Odłóż telefon na wieczór",
      description:
        "Do jutra niczego nie wysyłaj i niczego nie sprawdzaj. Jeśli zdanie jest ważne, rano nadal takie będzie.",
    },
  ],
};

export const thisWeek: Stock<Omit<Plan, "when">> = {
  dating: [
    {
      title: "Zaproponuj konkretny dzień",
      description:
        "Podaj jeden termin i jedno miejsce, bez wstępów. Zobaczysz, jak ta osoba odpowiada na prostą propozycję.",
    },
    {
      title: "Wróć do swoich zajęć",
      description:
        "Umów się na coś, co lubisz, niezależnie od tej znajomości. Łatwiej patrzeć na nią spokojnie, gdy tydzień ma też inne punkty.",
    },
  ],
  crush: [
    {
      title: "Zamień obserwację na rozmowę",
      description:
        "Znajdź okazję do pięciu minut zwykłej wymiany zdań. Po niej zapisz, co wiesz nowego, a co dopisało serce.",
    },
    {
      title: "Opowiedz o tym komuś",
      description:
        "Wypowiedziane zauroczenie robi się trochę mniejsze i dużo czytelniejsze. Wybierz osobę, która nie roześmieje się za głośno.",
    },
  ],
  parting: [
    {
      title: "Ustal porę na sprawy",
      description:
        "Jeśli są rzeczy do załatwienia, zbierz je w jedną wiadomość i jeden termin. Pozostałe dni zostaw wolne od tego tematu.",
    },
    {
      title: "Zrób miejsce na nowe",
      description:
        "Przestaw w mieszkaniu jedną rzecz, która stoi tak jak dawniej. Mała zmiana pod ręką przypomina, który mamy miesiąc.",
    },
  ],
  friendship: [
    {
      title: "Zaproponuj spacer",
      description:
        "Ramię w ramię mówi się łatwiej niż przy stoliku. Zacznij od tego, co cenisz, a pytanie zadaj w połowie drogi.",
    },
    {
      title: "Wyślij wspomnienie",
      description:
        "Jedno zdjęcie albo jedno zdanie o wspólnej chwili, bez oczekiwań. Odpowiedź pokaże, w jakim miejscu jest teraz ta osoba.",
    },
  ],
  work: [
    {
      title: "Umów kwadrans w spokojnej porze",
      description:
        "Zaproponuj krótką rozmowę o jednym zadaniu i zapisz po niej trzy ustalenia. Wyślij je od razu, zwykłym tonem.",
    },
    {
      title: "Porozmawiaj o podziale",
      description:
        "Wypisz, co robisz Ty, co druga osoba, a co wpada między Was. Ostatnia lista jest najlepszym tematem spotkania.",
    },
  ],
  family: [
    {
      title: "Zadzwoń poza stałą porą",
      description:
        "Krótka rozmowa w zwykły dzień nie niesie tylu oczekiwań co niedzielny obiad. Zapytaj o jedną rzecz, która tę osobę cieszy.",
    },
    {
      title: "Przygotuj jedno zdanie na święta",
      description:
        "Wymyśl zawczasu, co odpowiesz na pytanie, które zawsze pada. Powiedziane spokojnie raz, zwykle wystarcza na cały wieczór.",
    },
  ],
  online: [
    {
      title: "Zaproponuj rozmowę głosową",
      description:
        "Kwadrans głosu mówi więcej niż tydzień pisania. Umów ją na porę, w której możesz swobodnie rozmawiać.",
    },
    {
      title: "Sprawdź trzy drobiazgi",
      description:
        "Zapisz trzy rzeczy, które ta osoba o sobie mówi i które da się zwyczajnie potwierdzić. Zauważ, jak reaguje na proste pytania.",
    },
  ],
  any: [
    {
      title: "Zadaj jedno pytanie",
      description:
        "Wybierz z listy najłatwiejsze i zadaj je w spokojnej porze. Potem daj drugiej osobie tyle ciszy, ile potrzebuje.",
    },
    {
      title: "Zauważ jeden dobry gest",
      description:
        "Przez kilka dni szukaj czegoś, co druga strona robi dobrze, i raz powiedz o tym wprost.",
    },
    {
      title: "Umów się na powrót do tematu",
      description:
        "Zaproponuj dzień i godzinę rozmowy, zamiast zaczynać ją w biegu. Obie strony zdążą pomyśleć.",
    },
  ],
};

export const whenMeeting: Stock<Omit<Plan, "when">> = {
  any: [
    {
      title: "Zacznij od siebie",
      description:
        "Pierwsze zdanie niech będzie o Tobie: co widzisz, co czujesz, o co prosisz. Łatwiej na nie odpowiedzieć niż na opis cudzych błędów.",
    },
    {
      title: "Powtórz, co słyszysz",
      description:
        "Zanim odpowiesz, streść słowa drugiej osoby jednym zdaniem i zapytaj, czy dobrze rozumiesz. To spowalnia rozmowę dokładnie tyle, ile trzeba.",
    },
    {
      title: "Zostań przy jednym temacie",
      description:
        "Jeśli rozmowa ucieka na boki, wróć do jednej sceny z tego dokumentu. Inne sprawy zapisz na później.",
    },
    {
      title: "Zakończ jednym ustaleniem",
      description:
        "Na koniec zapytaj, co zrobicie inaczej do następnego spotkania. Jedna mała rzecz wystarczy, byle dało się ją zauważyć.",
    },
    {
      title: "Pozwól na przerwę",
      description:
        "Gdy zrobi się gorąco, zaproponuj dziesięć minut osobno i wróć o umówionej porze. Przerwa z powrotem to co innego niż wyjście.",
    },
  ],
};

export const wantFrames: Stock = {
  any: [
    "O tym, czego chcesz, piszesz: „%”.",
    "Wiesz, czego szukasz: „%”.",
    "Twój kierunek jest zapisany: „%”.",
    "Na pytanie o to, czego chcesz, odpowiadasz: „%”.",
  ],
};

export const closings: Stock = {
  any: [
    "To dobra miara dla każdej odpowiedzi, którą usłyszysz. Jeśli następne tygodnie będą się od niej oddalać, też będziesz to wiedzieć.",
    "Masz prawo zapytać na głos i masz prawo poczekać. Twoja strona tej historii jest już nazwana, a to połowa rozmowy.",
    "Cokolwiek powie druga osoba, część spokoju można odzyskać wcześniej, po prostu przestając zgadywać.",
    "Dalszy ciąg zależy od dwóch osób. Twoja połowa może być jasna, życzliwa i spokojna już od pierwszego zdania.",
    "Uwaga, z jaką o tym piszesz, jest dużą wartością. Zachowaj trochę tej uwagi także dla siebie.",
    "Nie trzeba rozstrzygać wszystkiego w jednej rozmowie. Wystarczy, że po niej będzie o jeden domysł mniej.",
  ],
};
