import type { ReportContent } from "../../../app/documents/templates/report-content.ts";
import type { Stock } from "./choose.ts";

type Step = ReportContent["nextSteps"][number];
type Exercise = ReportContent["exercise"];

/** Where a word stands in quotation marks in these parts, it is the person's own: only the frames with `%` have any. */
export const titles: Stock = {
  fear: [
    "Co widzi lęk, zanim zobaczysz Ty",
    "Lęk, który stoi na czatach",
    "Lęk nazwany po imieniu",
  ],
  sadness: ["Smutek, który chce usiąść", "Smutek mówi ciszej", "Smutek ma swój powód"],
  anger: ["Złość, która coś wie", "Gdzie zrobiło się za ciasno", "Co stoi za tą złością"],
  frustration: ["Tam, gdzie się zacina", "Siła, która nie ma ujścia", "Między chcę a idzie"],
  joy: ["Radość do zapisania", "Jasny punkt dnia", "Z czego wzięła się ta radość"],
  calm: ["Spokój, który się należy", "Równy oddech dnia", "Cicho i dobrze"],
  euphoria: ["Dzień na pełnym świetle", "Wysoko i jasno", "Co niesie tak wysoko"],
  melancholy: [
    "Światło pod koniec dnia",
    "To, co mija, i to, co zostaje",
    "Melancholia przy oknie",
  ],
  any: [
    "Uczucie bez gotowej nazwy",
    "Ten dzień w lustrze",
    "Nazwa przyjdzie później",
    "Coś, co chce być zauważone",
  ],
};

export const moodFrames: Stock = {
  any: [
    "„%” – tak opisujesz swój nastrój i od tego zaczyna się to lustro.",
    "Zacznijmy od Twojego zdania: „%”.",
    "Na pytanie o nastrój odpowiadasz: „%”.",
    "„%”. Tyle stoi w pierwszej odpowiedzi i to już jest sporo.",
    "Twój nastrój, Twoimi słowami: „%”.",
  ],
};

export const moodless: Stock = {
  any: [
    "Zacznijmy od jednego zdania, bo często mieści się w nim cały dzień.",
    "Nastrój nie zawsze daje się zamienić w słowa, więc to lustro zaczyna od tego, co udało się zapisać.",
    "Bywają dni, o których trudno powiedzieć coś więcej niż kilka słów.",
  ],
};

export const openings: Stock = {
  fear: [
    "Lęk patrzy w przód i z reguły widzi tam za dużo naraz. Poniżej rozkładamy to na mniejsze części, po jednej.",
    "Kiedy odzywa się lęk, myśl biegnie szybciej niż zegar. Tutaj może zwolnić: zdanie po zdaniu, bez pośpiechu.",
    "W takim dniu najtrudniej odróżnić to, co jest, od tego, co dopiero mogłoby być. Od tego rozróżnienia zaczniemy.",
  ],
  sadness: [
    "Smutek rzadko prosi o radę, częściej o to, żeby ktoś przy nim chwilę posiedział. Ten tekst spróbuje najpierw usiąść.",
    "Taki dzień waży więcej, niż widać z zewnątrz. Popatrzmy na niego powoli, bez rozweselania.",
    "Smutek ścisza świat i zostawia na wierzchu kilka najważniejszych spraw. Przyjrzyjmy się, które to są.",
  ],
  anger: [
    "Złość mówi głośno i krótko, a potem zostawia ciszę, w której trzeba się rozejrzeć. To lustro jest na tę ciszę.",
    "W takim dniu łatwo zapamiętać huk i zgubić powód. Spróbujmy wrócić do powodu.",
    "Po złości zostaje gorąco i pytanie, o co właściwie poszło. Poszukajmy odpowiedzi w tym, co opisujesz.",
  ],
  frustration: [
    "Frustracja bierze się z zaangażowania: komu nie zależy, ten się nie zacina. Sprawdźmy, na czym dziś stanęło.",
    "To męczące uczucie, bo siły są, a nie mają którędy wyjść. Popatrzmy, gdzie dokładnie jest zator.",
    "Kiedy coś wciąż nie idzie, łatwo uznać, że wszystko stoi. Spróbujmy oddzielić jedno od drugiego.",
  ],
  joy: [
    "Radość zwykle zbywa się jednym słowem i biegnie dalej. Tutaj dostaje kilka stron, bo jej też należy się uwaga.",
    "Dobry dzień też warto obejrzeć z bliska, żeby wiedzieć, z czego był zrobiony.",
    "O radości pisze się krócej niż o kłopotach, choć umie tyle samo powiedzieć. Posłuchajmy jej do końca.",
  ],
  calm: [
    "Spokój nie robi hałasu, więc łatwo go przeoczyć. Tym razem został zauważony i zapisany.",
    "Taki dzień rzadko trafia do opowieści, a to na nim opierają się wszystkie inne. Obejrzyjmy go bez pośpiechu.",
    "Kiedy w środku jest równo, widać więcej szczegółów. Zbierzmy kilka, zanim się rozpłyną.",
  ],
  euphoria: [
    "Euforia świeci tak mocno, że trudno przy niej cokolwiek przeczytać. Zapiszmy szczegóły, póki są ciepłe.",
    "Rzadko zdarza się dzień, który tak unosi. Zobaczmy, na czym się wzbił i co z niego zostanie na jutro.",
    "W takim stanie wszystko wydaje się blisko. Zatrzymajmy się na chwilę przy tym, co naprawdę się stało.",
  ],
  melancholy: [
    "Melancholia jest smutkiem z otwartym oknem: coś mija, a jednocześnie ładnie to widać. Popatrzmy przez to okno razem.",
    "To nastrój, który nie domaga się naprawy. Chce raczej, żeby mu potowarzyszyć.",
    "Są dni o cieplejszym, ukośnym świetle, w którym rzeczy rzucają dłuższe cienie. Ten wydaje się jednym z nich.",
  ],
  any: [
    "Tego uczucia nie ma na liście i nie musi być. Można je opisać po kawałku, a nazwę zostawić na koniec.",
    "Nie każde uczucie ma jedno słowo. Do tego podejdziemy od strony rzeczy, które widać.",
    "Coś się w tym dniu poruszyło i jeszcze nie wiadomo, jak to nazwać. To dobry moment, żeby patrzeć uważnie.",
    "Uczucia bez nazwy bywają mieszanką kilku znanych. Spróbujmy zobaczyć, z czego jest ta.",
  ],
};

export const dayHeadings: Stock = {
  any: [
    "Co widać w tym lustrze",
    "Najpierw sam dzień",
    "Dzień z bliska",
    "To, co się wydarzyło",
    "Zanim przyjdą wnioski",
    "Fakty, po kolei",
  ],
};

export const eventFrames: Stock = {
  any: [
    "Z całego dnia wybierasz jedną rzecz: „%”.",
    "Najpierw zdarzenie, tak jak je zapisujesz: „%”.",
    "Wśród wielu spraw tego dnia zostaje ta: „%”.",
    "Opisujesz to tak: „%”.",
    "W środku tego dnia jest zdarzenie: „%”.",
  ],
};

export const eventless: Stock = {
  any: [
    "Nie każde uczucie ma jeden początek, który da się wskazać palcem.",
    "Czasem uczucie zbiera się z wielu drobiazgów i żaden z nich nie zasługuje na osobne zdanie.",
    "Bywa, że dzień układa się w uczucie po trochu, bez jednej chwili, od której wszystko się zaczęło.",
  ],
};

export const moreFrames: Stock = {
  any: [
    "Kawałek dalej dodajesz: „%”. Te słowa też należą do tego dnia.",
    "Jest tam jeszcze jedno zdanie, które warto mieć przed oczami: „%”.",
    "I dalej: „%”.",
  ],
};

/** About the kind of situation, so that it is true of whoever writes of it, whatever they feel. */
export const days: Stock = {
  work: [
    "W pracy rzadko jest czas, żeby coś przeżyć do końca: zaraz przychodzi następna sprawa i ktoś czeka na odpowiedź. Dlatego to, co ważne, odzywa się często dopiero w drodze powrotnej.",
    "Praca zabiera z dnia najwięcej jasnych godzin, więc jej pogoda łatwo staje się pogodą całego wieczoru. Dobrze odróżnić, co należy do zadania, a co do ludzi wokół niego.",
    "Przy pracy widać przede wszystkim wynik. Wysiłek, wahanie i poprawki zostają po Twojej stronie biurka, nawet jeśli zajęły większość dnia.",
  ],
  partner: [
    "W bliskim związku drobne zdania ważą więcej niż gdzie indziej, bo za każdym stoi długa wspólna historia. Jedno słowo przy stole potrafi poruszyć kilka dawnych.",
    "Z kimś bliskim dzieli się także zmęczenie, rachunki i ciszę. W takim gąszczu łatwo o chwilę, w której dwie osoby mówią o dwóch różnych sprawach.",
    "Najbliżsi widzą nas bez przygotowania: w progu, z torbami, w połowie myśli. Stąd tyle ciepła i tyle nieporozumień w tych samych pokojach.",
  ],
  parting: [
    "Rozstanie zmienia rozkład najzwyklejszych rzeczy: kto robi kawę, komu opowiada się o dniu, po której stronie się zasypia. Te drobiazgi przypominają o sobie bez zapowiedzi.",
    "Po rozstaniu jedna historia ma dwa końce i rzadko przychodzą one tego samego dnia. Między nimi zwyczajne popołudnie może ważyć bardzo różnie.",
  ],
  family: [
    "W rodzinie każdy ma swoją dawno rozdaną rolę i wystarczy obiad, żeby do niej wrócić. Z zewnątrz widać rozmowę o pogodzie, a w środku odzywa się kilkanaście lat.",
    "Rodzina zna skróty: jedno spojrzenie, jedno westchnienie i wszyscy wiedzą, o czym mowa. Trudniej wtedy powiedzieć coś nowego.",
    "To, co dzieje się między rodzicami, dziećmi i rodzeństwem, rzadko zaczyna się danego dnia. Dzień jest raczej miejscem, w którym coś starszego wychodzi na wierzch.",
  ],
  parenthood: [
    "Przy dziecku dzień ma dwa zegary: ten na ścianie i ten, który wybija głód, śmiech, płacz i sen. Własne uczucia często czekają, aż w domu zrobi się cicho.",
    "Dzieci zauważają więcej, niż mówią, i właśnie dlatego każda ich mina ma taką wagę. Z boku trwa to sekundę, w pamięci zostaje na cały wieczór.",
  ],
  friendship: [
    "Przyjaźń i znajomość nie mają umowy ani godzin pracy, więc ich stan poznaje się po drobiazgach: kto pierwszy pisze, kto pamięta, kto milknie. Każdy z nich da się odczytać na kilka sposobów.",
    "Wśród znajomych pokazujemy zwykle wersję, która umie żartować. To, co pod spodem, dochodzi do głosu po powrocie do domu.",
  ],
  health: [
    "Sprawy zdrowia mają własny kalendarz: czekanie, wizyta, znowu czekanie. Reszta dnia musi się jakoś zmieścić między tymi punktami.",
    "Kiedy ciało upomina się o uwagę, zwykłe plany nagle mają gwiazdkę i drobny druk. Trudno wtedy myśleć o czymkolwiek na dłużej niż tydzień.",
  ],
  money: [
    "Pieniądze są liczbą tylko na papierze. W ciągu dnia bywają spokojem albo jego brakiem, swobodą wyboru, czasem powodem do milczenia.",
    "Rachunki przychodzą o stałej porze, a uczucia z nimi związane o dowolnej. Potrafią usiąść obok przy kolacji, choć nikt o nich nie mówi.",
  ],
  move: [
    "Zmiana miejsca to setki małych zmian naraz: inny sklep, inne światło w kuchni, inne odgłosy w nocy. Głowa może już tam być, a ciało jeszcze szuka włącznika.",
    "Nowe miejsce przez jakiś czas nie pamięta niczego o swoim mieszkańcu. Dopiero powtarzane codziennie drobiazgi robią z adresu dom.",
  ],
  loss: [
    "Po stracie zwyczajne rzeczy zaczynają mówić: krzesło, dzwonek telefonu, dzień tygodnia. Nie ma w tym porządku ani harmonogramu.",
    "Strata nie kończy się w dniu, w którym wszyscy wracają do swoich zajęć. Przychodzi potem falami, przy okazji spraw zupełnie drobnych.",
  ],
  study: [
    "Nauka ma to do siebie, że jej końca długo nie widać, a oceny przychodzą w pojedynczych chwilach. Łatwo wtedy pomylić wynik jednego dnia z własną miarą.",
    "Przy egzaminach i zajęciach czas dzieli się na przed i po. To, co pomiędzy, czyli cały zwykły wysiłek, rzadko ktoś zauważa.",
  ],
  home: [
    "Dom jest miejscem, w którym opada to, co przez cały dzień trzymało się prosto. Dlatego właśnie tam najczęściej wychodzi na jaw, jak było naprawdę.",
    "Cztery ściany znają ten dzień od kuchni, dosłownie: po stosie naczyń, po świetle zapalonym za wcześnie, po tym, kto pierwszy się odzywa.",
  ],
  dating: [
    "Na początku znajomości wszystko jest sygnałem: godzina odpowiedzi, kropka na końcu, przerwa między wiadomościami. Wyobraźnia ma wtedy dużo pracy i mało danych.",
    "Nowa bliskość działa jak lampa skierowana w twarz: jest ciepło i trochę za jasno, żeby dobrze widzieć drugą osobę i siebie.",
  ],
  any: [
    "Tyle wiadomo na pewno. Reszta jest już odczytaniem, a odczytania można zmieniać, kiedy przybędzie szczegółów.",
    "Warto na moment zostać przy samym opisie. Zdarzenie trwa zwykle krócej niż to, co potem dzieje się w myślach.",
    "Z zewnątrz ktoś mógłby opisać ten dzień inaczej. Tutaj liczy się to, jak wyglądał z Twojego miejsca.",
    "Dzień składa się z wielu chwil, a pamięć wybiera kilka. Już sam wybór mówi, co było ważne.",
  ],
};

export const touchedFrames: Stock = {
  any: [
    "Najmocniej porusza Cię: „%”.",
    "Kiedy pada pytanie o to, co poruszyło najmocniej, odpowiadasz: „%”.",
    "W samym środku stoi: „%”.",
    "Najgłębiej sięga: „%”.",
  ],
};

export const touchless: Stock = {
  any: [
    "To, co porusza najmocniej, rzadko daje się zauważyć od razu. Częściej wraca przy zmywaniu albo przed snem.",
    "Najmocniejsza chwila dnia pokazuje się czasem dopiero następnego ranka.",
  ],
};

export const touched: Stock = {
  fear: [
    "Lęk najczęściej zatrzymuje się przy tym, co cenne, bo tylko o to warto się bać.",
    "To miejsce, w którym lęk ma adres, a lęk z adresem jest mniejszy niż ten, który chodzi po całym domu.",
  ],
  sadness: [
    "Smutek pokazuje palcem bardzo dokładnie. W tym miejscu coś miało dla Ciebie wartość.",
    "Przy tym smutek siada na dłużej i nic dziwnego: obok tego trudno przejść obojętnie.",
  ],
  anger: [
    "W tym punkcie przebiega granica. Po tym, co boli najmocniej, poznaje się jej dokładne miejsce.",
    "Tu złość ma swoje źródło albo przynajmniej jedno z nich, ważniejsze od reszty.",
  ],
  frustration: [
    "To jest właśnie miejsce zatoru, opisane dokładniej, niż robi to samo słowo frustracja.",
    "Tu spotyka się to, na co czekasz, z tym, co dostajesz. Różnica między nimi jest całą treścią tego uczucia.",
  ],
  joy: [
    "Po tym szczególe pozna się ten dzień za rok, bo radość zapamiętuje się przez drobiazgi.",
    "To jest jej rdzeń: reszta dnia układa się wokół niego jak krzesła wokół stołu.",
  ],
  calm: [
    "Spokój lubi takie punkty oparcia, małe i pewne.",
    "Można o tym myśleć jak o kotwicy: niewielka rzecz, która trzyma cały statek w miejscu.",
  ],
  euphoria: [
    "Od tego miejsca wszystko ruszyło w górę, więc dobrze zapamiętać je w szczegółach.",
    "W tym jednym szczególe mieści się powód, dla którego dzień wygląda dziś inaczej.",
  ],
  melancholy: [
    "Takie szczegóły noszą w sobie czas: widać w nich, jak było, i że już jest inaczej.",
    "Melancholia wybiera rzeczy, które zasługują na drugie spojrzenie.",
  ],
  any: [
    "Dobrze wiedzieć, w którym miejscu dnia leży to, co najważniejsze.",
    "Na tym można się na chwilę zatrzymać, zanim przyjdzie ochota, żeby to wytłumaczyć.",
    "To wskazówka dokładniejsza niż nazwa uczucia.",
  ],
};

export const feelingHeadings: Stock = {
  fear: ["Czego pilnuje lęk", "Lęk jako strażnik nocny", "O co prosi lęk"],
  sadness: ["Co mówi smutek", "Smutek i to, co ważne", "O co prosi smutek"],
  anger: ["Czego broni złość", "Wiadomość w złości", "O co upomina się złość"],
  frustration: [
    "Co zatrzymuje frustrację",
    "Frustracja i to, na czym zależy",
    "O co prosi frustracja",
  ],
  joy: ["Co karmi radość", "Z czego jest ta radość", "Jak radość zostaje na dłużej"],
  calm: ["Co karmi spokój", "Na czym stoi ten spokój", "Jak spokój zostaje na dłużej"],
  euphoria: ["Co karmi euforię", "Wysokość i grunt", "Co zostanie po euforii"],
  melancholy: ["Co mówi melancholia", "Mijanie i zostawanie", "O co prosi melancholia"],
  any: ["Uczucie bez nazwy", "Z czego może być to uczucie", "Nazwa, która jeszcze nie przyszła"],
};

/** What the chosen feeling does; the first paragraph about it. */
export const meanings: Stock = {
  fear: [
    "Lęk ma jedno zadanie: zauważyć zagrożenie, zanim nadejdzie. Robi to gorliwie i bez przerw, więc czasem bierze cień za człowieka. Wystarczy sprawdzić, co naprawdę stoi w korytarzu, żeby mógł na chwilę usiąść.",
    "Lęk liczy możliwości i z reguły zaczyna od najgorszej. Ma w tym dobrą wolę: chce, żeby nic nie zaskoczyło. Kosztuje to jednak dużo sił, bo przygotowuje na dziesięć zdarzeń, z których przyjdzie najwyżej jedno.",
    "Lęk mówi w czasie przyszłym i zawsze trochę za głośno. Kiedy przełożyć jego zdania na czas teraźniejszy, robi się z nich krótsza lista: co jest dzisiaj, czego jeszcze nie wiadomo i kogo można o to zapytać.",
    "Lęk nie odróżnia sprawy wielkiej od takiej, która jest tylko nowa. Jedną i drugą ogłasza tym samym dzwonkiem. Odróżnienie należy do Ciebie i najłatwiej robi się je na papierze, za dnia.",
  ],
  sadness: [
    "Smutek zwalnia krok i zabiera apetyt na drobiazgi. Dzięki temu widać, co zostaje, kiedy reszta traci kolor. Zwykle jest to ktoś, coś albo jakaś wersja życia, na której naprawdę zależało.",
    "Smutek jest ceną za przywiązanie i wystawia rachunek bez pośpiechu. Nie trzeba go płacić w jeden wieczór. Wystarczy nie udawać, że go nie ma na stole.",
    "Smutek nie spieszy się z odpowiedzią i nie lubi być pocieszany przed czasem. Woli, żeby ktoś nazwał stratę, choćby małą, po imieniu. Po takim nazwaniu zazwyczaj robi się odrobinę lżej, choć nic się jeszcze nie zmieniło.",
    "W smutku jest czułość do czegoś, czego brakuje albo co poszło inaczej. Łatwo uznać go za słabość, bo odbiera tempo. A przecież tempo bywa właśnie tym, co przez wiele dni zasłaniało sprawę.",
  ],
  anger: [
    "Złość rusza pierwsza tam, gdzie coś zostało naruszone: umowa, czas, kolejność ważnych spraw. Jest szybka i mało dokładna, dlatego jej słowa bywają większe niż powód. Sam powód zwykle istnieje i warto go odszukać na spokojnie.",
    "W złości jest dużo siły i jedna wiadomość: w tym miejscu jest mi za ciasno. Kiedy opada hałas, da się ją przeczytać bez wykrzykników. Mieści się wtedy w jednym zdaniu, które zaczyna się od słowa chcę.",
    "Łatwo patrzeć na złość jak na usterkę. Działa ona jednak jak czujnik dymu: wyje tak samo przy pożarze i przy przypalonym toście, ale dym w obu wypadkach jest prawdziwy. Zanim się go wyłączy, dobrze zajrzeć do kuchni.",
    "Złość umie policzyć wszystko, co przez dłuższy czas przechodziło bez słowa. Ostatnia rzecz na tej liście dostaje cały rachunek, choć odpowiada za małą część. Pomaga obejrzeć listę od początku.",
  ],
  frustration: [
    "Frustracja pojawia się między wysiłkiem a skutkiem, kiedy jedno nie prowadzi do drugiego. Jest w niej dużo energii, która krąży bez wyjścia. Zwykle pomaga mniejszy ruch w innym miejscu niż większy w tym samym.",
    "Frustracja pilnuje celu i dlatego nie daje spokoju. Mówi: to wciąż jest ważne, a droga nie działa. Te dwie informacje warto rozdzielić, bo cel może zostać, kiedy zmienia się droga.",
    "To uczucie lubi słowa znowu i zawsze, przez które jedna przeszkoda wygląda jak cały mur. Kiedy zamienić je na dziś i w tej sprawie, w murze widać pojedyncze cegły. Jedną z nich zazwyczaj da się ruszyć.",
    "We frustracji mieści się zawód, pośpiech i upór, każde z innego powodu. Upór akurat jest Twoją siłą, tylko pracuje dziś w twardym materiale. Przerwa bywa dla niego lepszym narzędziem niż docisk.",
  ],
  joy: [
    "Radość pokazuje, przy czym chce się być dłużej. Jest w tym dokładniejsza niż niejedno postanowienie, bo nie da się jej umówić ani zamówić. Jeśli już przyszła, zostawiła po sobie adres.",
    "Radość rzadko bierze się z rzeczy wielkich. Najczęściej zbiegają się trzy małe: ktoś jest obok, coś się udaje i jest chwila, żeby to zauważyć. W Twoim dniu te trzy punkty da się prawdopodobnie wskazać palcem.",
    "Dobre uczucia mają krótszą pamięć niż trudne, dlatego łatwo je zgubić do rana. Pomaga nazwanie ich dokładnie: miejsce, głos, pora dnia, zapach. Im więcej konkretów, tym łatwiej będzie do nich wrócić.",
    "Radość jest informacją o tym, co Ci służy. Można ją przyjąć bez sprawdzania, czy jest zasłużona i na jak długo. Dzielona z kimś zwykle rośnie, a opowiedziana drugi raz wcale się nie zużywa.",
  ],
  calm: [
    "Spokój rzadko spada z nieba. Za każdym stoi coś, co zostało załatwione, odłożone albo przyjęte takie, jakie jest. Warto sprawdzić, co to było tym razem, bo za miesiąc przyda się ta wiedza.",
    "W spokoju słychać rzeczy, które na co dzień zagłusza pośpiech: własny oddech, apetyt, ochotę na rozmowę albo na jej brak. To dobra pora, żeby zapytać siebie o zdanie w sprawach, które długo czekają.",
    "Spokój jest stanem, w którym nic nie trzeba trzymać na siłę. Ciało poznaje go pierwsze: ramiona schodzą niżej, szczęka puszcza, głos wolnieje. Po takich znakach można go potem szukać w gorsze dni.",
    "Ten spokój coś mówi o Twoich granicach: znalazła się w nich chwila bez cudzych spraw. Może trwała krótko. Liczy się to, że wiadomo już, jak do niej dojść.",
  ],
  euphoria: [
    "Euforia skraca odległości: między pomysłem a zrobieniem, między Tobą a ludźmi. Daje rozpęd, którego na co dzień trzeba szukać. Najlepiej wykorzystać go na jedną rzecz, która ucieszy także za tydzień.",
    "W euforii wszystko ma mocniejszy kolor, także własne możliwości. To dobry czas na radość i na wdzięczność. Postanowienia na lata lepiej obejrzeć jeszcze raz w zwykłym świetle, po dwóch nocach.",
    "Tak wysokie uczucie mówi, że spotkało się kilka ważnych dla Ciebie rzeczy naraz. Rozłożone na części wyglądają skromniej, a za to da się je powtórzyć osobno. Wystarczy wiedzieć, które to były.",
    "Euforia nie musi trwać, żeby była prawdziwa. Kiedy opadnie, zostaje po niej ślad: wiadomo, co potrafi tak ucieszyć. Taki ślad warto oznaczyć, zanim przykryje go tydzień.",
  ],
  melancholy: [
    "Melancholia łączy dwie rzeczy, które zwykle chodzą osobno: żal, że coś minęło, i wdzięczność, że było. Dlatego jest w niej tyle ciepła. Można w niej posiedzieć bez poczucia, że traci się czas.",
    "W melancholii czas robi się widzialny. Rzeczy pokazują, skąd przyszły i dokąd idą, a zwykły przedmiot potrafi przypomnieć całe lato. To uczucie prosi o uwagę i o odrobinę ciszy.",
    "Melancholia lubi wieczory, deszcz i stare piosenki, bo przy nich wolno nie mieć planu. Pokazuje, do czego serce wraca, kiedy nic go nie pogania. Takie powroty mówią o Tobie więcej niż lista zajęć.",
    "To nastrój, który nie rozwiązuje żadnej sprawy i w tym jest jego pożytek. Daje pobyć z czymś, czego nie da się zmienić. Po takim byciu łatwiej wrócić do rzeczy, które zmienić można.",
  ],
  any: [
    "Niektóre uczucia są jak kolor między dwoma znanymi: trochę jednego, trochę drugiego. Nie ma powodu wybierać na siłę. Wystarczy powiedzieć, co w nich jest ciepłe, co zimne, a co się rusza.",
    "Uczucie bez nazwy też ma swoje miejsce w ciele, porę dnia i ulubiony moment, żeby się odezwać. Od tych trzech rzeczy można zacząć opis. Nazwa często przychodzi wtedy sama, kilka dni później.",
    "Kiedy brakuje słowa, pomaga obraz: pogoda, pokój, odgłos, ciężar. Obraz niczego nie przesądza i łatwo go zmienić. Za to od razu wiadomo, czy pasuje.",
    "Nazwy uczuć powstały dla wielu ludzi naraz, więc żadna nie leży idealnie. Twoja może być dłuższa niż jedno słowo. Może też jutro brzmieć inaczej i to niczego nie psuje.",
  ],
};

/** What the feeling asks for; the second paragraph about it. */
export const requests: Stock = {
  fear: [
    "Prosi zwykle o trzy rzeczy: o informację, o czyjąś obecność i o plan na najbliższe godziny. Ten, kto ma plan do jutra w południe, zasypia łatwiej niż ten, kto próbuje zaplanować cały rok.",
    "Pod lękiem leży coś cennego, inaczej nie byłoby czego pilnować. Jeśli uda się powiedzieć, co to jest, rozmowa z lękiem zmienia ton. Z krzyku o niebezpieczeństwie robi się prośba o opiekę.",
    "Lęk uspokaja się od rzeczy zwyczajnych i policzalnych: ciepłej herbaty, przewietrzonego pokoju, jednego telefonu. Działają wolniej niż obietnice, za to naprawdę.",
    "Najmniej służy mu samotne przeglądanie możliwości po zmroku. Wieczorem wszystkie wydają się równie blisko. Rano część z nich traci kształt, zanim zagotuje się woda.",
  ],
  sadness: [
    "Prosi o wolniejszy wieczór i o kogoś, kto nie będzie naprawiał. Czasem tym kimś może być kartka, czasem pies, czasem człowiek po drugiej stronie słuchawki.",
    "Dobrze mu robi ruch bez celu: spacer do końca ulicy, układanie książek, mycie kubków w ciepłej wodzie. Ręce mają wtedy zajęcie, a smutek może iść obok swoim krokiem.",
    "Nie trzeba decydować, ile ma trwać. Smutek sam skraca wizyty, kiedy widzi, że nikt nie wypycha go za drzwi.",
    "Najciężej jest mu wśród pytań o to, czy już lepiej. Łatwiej wśród zdań prostych: widzę, że Ci trudno; jestem; zjedzmy coś. Takie zdania można też o siebie poprosić.",
  ],
  anger: [
    "Pod złością często stoi coś cichszego: zmęczenie, zawód, obawa, że będzie tak jak dawniej. To cichsze mówi wolniej, więc potrzebuje chwili bez widowni. Wystarczy kwadrans, żeby doszło do głosu.",
    "Złość prosi o zmianę, zwykle jedną i dość konkretną. Im później się ją nazwie, tym bardziej rośnie. Powiedziana wcześnie mieści się w normalnym tonie głosu.",
    "Ta siła może posłużyć do porządków: w umowach, w podziale zajęć, w tym, na co się zgadzasz z rozpędu. Lepiej robić je na zimno, ale pamięć o cieple podpowiada, od której półki zacząć.",
    "To, że złość przyszła, nie rozstrzyga jeszcze, kto ma rację. Mówi tylko, że sprawa jest dla Ciebie ważna i że w ciszy jej nie ubywa. O resztę można zapytać drugą stronę.",
  ],
  frustration: [
    "Prosi przede wszystkim o przerwę w napieraniu. Po niej dobrze zapytać, co jest tu zależne od Ciebie, a co tylko udaje, że jest. Lista spraw zależnych wychodzi krótsza i przez to do zrobienia.",
    "Frustracji pomaga świadek: ktoś, komu pokaże się sprawę od początku, z miejscem, w którym staje. Przy opowiadaniu zwykle wychodzi na jaw krok, który z bliska był niewidoczny.",
    "Można też na jeden dzień obniżyć poprzeczkę i zobaczyć, co się wtedy ruszy. Wynik gorszy od wymarzonego bywa lepszy od żadnego, a najważniejsze, że daje nowe dane.",
    "Pod spodem jest często pytanie o sens wysiłku. Dobrze odpowiedzieć na nie w spokojniejszej chwili, bo w środku zatoru każda odpowiedź brzmi tak samo.",
  ],
  joy: [
    "Prosi o niewiele: o świadka i o pamięć. Jedna osoba, której się to opowie, i jedno zdanie zapisane przed snem zatrzymują ją na dłużej niż zdjęcie.",
    "Można ją też delikatnie powtórzyć. Nie w całości, bo to się rzadko udaje, ale jednym jej składnikiem: tym samym miejscem, tą samą porą, tą samą osobą przy stole.",
    "Niczego nie trzeba pod nią szukać. Jeśli kusi myśl, że zaraz się skończy, można odpowiedzieć jej spokojnie: wtedy o tym pomyślę.",
    "Radości służy brak pośpiechu. Kwadrans bez telefonu i bez następnego zadania wystarcza, żeby z miłej chwili zrobiło się wspomnienie.",
  ],
  calm: [
    "Prosi o to, żeby go nie zagadać i nie zapełnić od razu nową listą. Jeden pusty kwadrans w ciągu dnia to dla niego dużo. Łatwiej go obronić, gdy ma stałą porę.",
    "Karmi się powtarzalnością: tą samą drogą, tą samą filiżanką, tym samym końcem dnia. Brzmi to skromnie, a przecież na takich drobiazgach opiera się wszystko, co w tygodniu ważniejsze.",
    "Można zapytać, komu i czemu zawdzięcza dziś swoje miejsce. Odpowiedź bywa zaskakująca: czasem to jedna odmowa sprzed kilku dni albo dobrze przespana noc.",
    "Spokój nie znaczy, że wszystkie sprawy są zamknięte. Znaczy tyle, że na razie żadna z nich nie musi prowadzić samochodu.",
  ],
  euphoria: [
    "Prosi o oddech i o wodę, dosłownie. Ciało przy takim rozpędzie zapomina o jedzeniu i śnie, a to one sprawią, że jutro będzie co wspominać z przyjemnością.",
    "Lubi świadków, ale wystarczy jeden zaufany. Opowiedziana komuś, kto zna Cię na co dzień, zyskuje zakotwiczenie w reszcie Twojego życia.",
    "Dobrze zostawić na później zakupy, deklaracje i odpowiedzi wysyłane w jednej chwili. Jeśli pomysł jest dobry, będzie dobry także pojutrze rano.",
    "Zapisz, co dokładnie się stało, w kolejności, z godzinami. Kiedy emocje opadną, taki zapis okaże się ciekawszy niż same wykrzykniki.",
  ],
  melancholy: [
    "Prosi o formę: list, zdjęcie, piosenkę, ciasto z dawnego przepisu. Kiedy dostaje kształt, przestaje krążyć i daje się odłożyć na półkę, z której łatwo ją zdjąć.",
    "Służy jej rozmowa z kimś, kto pamięta to samo. Nawet krótka wymiana dwóch wspomnień zamienia samotne wracanie we wspólne.",
    "Można jej postawić łagodną granicę: tyle czasu, ile trwa płyta albo spacer. Potem światło w kuchni, kolacja i jedno zadanie z teraźniejszości.",
    "Dobrze zapytać, co z tego, co minęło, da się jeszcze zaprosić z powrotem w mniejszej skali. Bywa, że wystarczy jedna stara czynność w nowym dniu.",
  ],
  any: [
    "Takie uczucie prosi o cierpliwość i o to, żeby go nie osądzać przed czasem. Wystarczy je zauważyć trzy razy w ciągu tygodnia i za każdym razem dopisać jedno słowo.",
    "Można je zapytać, czego mu trzeba: ciszy, ruchu, towarzystwa czy snu. Ciało zwykle odpowiada na to szybciej niż głowa.",
    "Dobrze zostawić mu miejsce na zmianę. To, co wieczorem wygląda na jedno, rano bywa czymś prostszym, na przykład głodem, niewyspaniem albo nieodbytą rozmową.",
    "Nie musi niczego znaczyć od razu. Sam fakt, że przyciągnęło uwagę, wystarczy na dzisiaj.",
  ],
};

export const points: Stock = {
  fear: [
    "lęk chce wiedzieć, co będzie jutro",
    "ciało chce wyjść z pogotowia",
    "ostrożność pilnuje czegoś cennego",
    "wyobraźnia prosi o sprawdzone wiadomości",
    "zmęczenie domaga się nocy bez rozmyślań",
    "zaufanie szuka jednej pewnej rzeczy",
  ],
  sadness: [
    "smutek chce wolniejszego tempa",
    "przywiązanie mówi, co było ważne",
    "zmęczenie prosi o wcześniejszy wieczór",
    "bliskość szuka kogoś, kto posłucha",
    "żal chce zostać nazwany po imieniu",
    "ciało chce ciepła i prostego jedzenia",
  ],
  anger: [
    "złość broni granicy",
    "poczucie sprawiedliwości liczy nierówne części",
    "zmęczenie prosi o ulgę",
    "zawód przypomina, na co była nadzieja",
    "siła szuka miejsca, w którym się przyda",
    "troska chce, żeby było inaczej następnym razem",
  ],
  frustration: [
    "upór trzyma się celu",
    "rozczarowanie przypomina o umowie",
    "zniecierpliwienie chce zobaczyć skutek",
    "ambicja prosi o uczciwą miarę",
    "zmęczenie mówi o przerwie",
    "ciekawość szuka innej drogi",
  ],
  joy: [
    "radość pokazuje, co Ci służy",
    "wdzięczność wie, komu to opowiedzieć",
    "duma chce chwili dla siebie",
    "ciało pamięta lekkość",
    "ciekawość pyta o ciąg dalszy",
    "bliskość chce się podzielić",
  ],
  calm: [
    "spokój potwierdza, że coś działa",
    "ciało oddycha niżej i wolniej",
    "uwaga ma czas na szczegóły",
    "ciekawość wraca bez poganiania",
    "życzliwość przychodzi łatwiej",
    "granice trzymają się bez wysiłku",
  ],
  euphoria: [
    "zachwyt mówi, co naprawdę cieszy",
    "energia szuka dobrego zajęcia",
    "ciało prosi o posiłek i sen",
    "odwaga podsuwa pomysły do sprawdzenia",
    "wdzięczność pyta, komu to powiedzieć",
    "wyobraźnia widzi dalej niż zwykle",
  ],
  melancholy: [
    "pamięć porządkuje to, co ważne",
    "czułość wraca do dawnych miejsc",
    "czas prosi, żeby go nie popędzać",
    "wdzięczność idzie tuż za żalem",
    "cisza daje coś usłyszeć",
    "wyobraźnia maluje to, czego nie ma",
  ],
  any: [
    "ciało wie coś wcześniej niż głowa",
    "niepewność prosi o czas",
    "uwaga wraca do jednego miejsca",
    "ciekawość pyta, jak to nazwać",
    "zmęczenie może dokładać swoje",
    "potrzeba szuka prostszego słowa",
  ],
};

export const sourceHeadings: Stock = {
  any: [
    "Skąd mogła przyjść akurat dziś",
    "Dlaczego właśnie ten dzień",
    "Co było wcześniej",
    "Skąd to uczucie",
    "Powód i okazja",
  ],
};

export const sources: Stock = {
  work: [
    "W sprawach zawodowych uczucie rzadko dotyczy samego zadania. Częściej chodzi o to, kto widzi wysiłek, kto decyduje i czy można odmówić bez tłumaczenia się.",
    "Przy pracy liczą się też rzeczy niewidoczne: godziny snu, liczba spraw otwartych naraz, jedno zdanie z rana. Dopiero razem wyjaśniają, skąd taka siła.",
  ],
  partner: [
    "Między dwojgiem ludzi jedno popołudnie niesie w sobie wiele poprzednich. Pomaga zapytać, czy reakcja była na miarę tej chwili, czy na miarę całego miesiąca.",
    "W związku wiele umów nigdy nie padło na głos: kto pamięta, kto zaczyna rozmowę, kto pierwszy odpuszcza. Uczucia odzywają się najczęściej tam, gdzie każda strona miała w głowie inną wersję.",
  ],
  parting: [
    "Po rozstaniu dzień ma miejsca, w których jeszcze działa stary rozkład. Wystarczy jedno z nich, żeby uczucie wróciło pełnym głosem.",
    "Takie zmiany przeżywa się warstwami. Ta warstwa, którą widać dziś, może być spokojniejsza albo głośniejsza od poprzedniej, a obie są częścią tej samej drogi.",
  ],
  family: [
    "Przy bliskich krewnych odzywa się często wiek, w którym pierwszy raz było podobnie. Jeśli reakcja wydaje się starsza niż dzisiejsza sprawa, warto zapytać, ile ma lat.",
    "W rodzinie pomaga odróżnić to, co zostało powiedziane, od tego, co się zwykle za tym kryło. Dziś mogło kryć się coś innego.",
  ],
  parenthood: [
    "Opieka nad dzieckiem zużywa uwagę po kropli, przez cały dzień. Uczucie, które przychodzi wieczorem, bywa sumą tych kropli, nawet jeśli ostatnia miała konkretną nazwę.",
    "Przy dzieciach wracają własne wspomnienia z ich wieku, proszone albo nie. Część dzisiejszego uczucia może należeć do tamtych lat.",
  ],
  friendship: [
    "W przyjaźni trudno upomnieć się o swoje, bo nikt niczego nie podpisywał. Dlatego drobny gest tak łatwo rośnie w jedną albo w drugą stronę.",
    "Między znajomymi wiele zależy od tego, kto ma teraz jaki tydzień. Część odpowiedzi leży po stronie, której stąd nie widać.",
  ],
  health: [
    "Ciało i nastrój dzielą jedno konto sił. Gorsza noc, ból albo czekanie na wiadomość potrafią podbić każde uczucie o kilka stopni.",
    "Przy sprawach zdrowia wiele zależy od niewiadomych. Zapisane na kartce pytania do specjalisty zajmują mniej miejsca niż noszone w głowie.",
  ],
  money: [
    "Sprawy pieniędzy niosą dodatkowe zdania: o zaradności, o zależności, o tym, jak było w domu rodzinnym. Uczucie odpowiada czasem na nie, a czasem na samą kwotę.",
    "Przy pieniądzach najwięcej sił zabiera niewiedza. Już sama lista tego, co pewne, i tego, co do ustalenia, trochę obniża napięcie.",
  ],
  move: [
    "Zmiana miejsca zabiera na jakiś czas wszystkie małe podpórki dnia. Uczucia są wtedy głośniejsze, bo nie mają się o co oprzeć.",
    "W nowym miejscu łatwo pomylić zmęczenie zmianą z wątpliwością, czy była słuszna. To dwie różne sprawy i pierwsza mija szybciej.",
  ],
  loss: [
    "Strata wybiera własne pory. Czasem wystarczy dzień tygodnia, zapach albo wolne miejsce przy stole, a rozumowy powód nie jest potrzebny.",
    "Przy stracie wracają uczucia, które zdawały się już za progiem. Ich powrót mówi o więzi i niczego nie cofa.",
  ],
  study: [
    "W nauce okazją bywa ocena albo termin, a powodem czas, w którym nikt nie widział postępów. Dobrze zobaczyć jedno i drugie.",
    "Przed sprawdzianem uczucia rosną zgodnie z kalendarzem, niezależnie od tego, ile już umiesz. Część ich siły należy więc do daty.",
  ],
  home: [
    "W domu powód leży często na widoku: jedna para rąk za dużo albo za mało, za późna pora, brak miejsca tylko dla siebie.",
    "Domowe sprawy wracają codziennie, dlatego każda niesie ze sobą wszystkie poprzednie. Jedna rzecz ustalona na stałe potrafi zdjąć z dnia zaskakująco dużo.",
  ],
  dating: [
    "Na początku znajomości brak wiadomości też jest wiadomością, tylko bez treści. Treść dopisuje się samemu, zwykle według nastroju z danej godziny.",
    "Przy nowej osobie odzywają się wszystkie poprzednie początki. Część uczucia dotyczy jej, część tamtych.",
  ],
  any: [
    "Z kilku odpowiedzi nie da się tego rozstrzygnąć. Można za to sprawdzić parę miejsc, które zna tylko osoba, która ten dzień przeżyła.",
    "Uczucia miewają powód i okazję. Okazją jest to, co się właśnie stało, a powód bywa starszy o kilka dni albo o kilka lat.",
    "Siła uczucia zależy też od spraw bez nazwiska: ile było snu, co zostało zjedzone, kiedy ostatnio udało się odpocząć.",
    "Jeśli podobny wieczór już się kiedyś zdarzył, to porównanie powie więcej niż najlepsze wyjaśnienie z zewnątrz.",
  ],
};

/** How to go on from there; before a last word about the situation. */
export const remedies: Stock = {
  any: [
    "Do odpowiedzi można dojść okrężną drogą, przez pytania, na które łatwo odpowiedzieć.",
    "Kilka prostych pytań zwykle zaprowadzi dalej niż jedno wielkie.",
    "Zanim przyjdzie wyjaśnienie, dobrze rozejrzeć się po szczegółach.",
    "Tu więcej widać z bliska niż z daleka, więc zostańmy przy drobiazgach.",
    "Odpowiedź leży raczej w zwykłych faktach tego tygodnia niż w wielkich słowach.",
  ],
};

export const questions: Stock = {
  work: [
    "Kto w pracy widział, ile to dziś kosztowało?",
    "Która z dzisiejszych spraw naprawdę jest Twoja?",
    "Co zmieniłby jeden spokojny poranek bez spotkań?",
  ],
  partner: [
    "Co miało zostać usłyszane, a nie padło wprost?",
    "Kiedy ostatnio był między Wami dobry kwadrans?",
    "O co łatwiej byłoby poprosić na spacerze niż przy stole?",
  ],
  parting: [
    "Która pora dnia najbardziej przypomina o dawnym układzie?",
    "Co z tamtego czasu chcesz zachować dla siebie?",
  ],
  family: [
    "Ile lat ma ta rozmowa naprawdę?",
    "Które zdanie z domu rodzinnego słychać w niej najgłośniej?",
  ],
  parenthood: [
    "Kiedy w tym dniu nikt przez chwilę niczego od Ciebie nie potrzebował?",
    "Co dziecko zobaczyło w tym dniu dobrego?",
  ],
  friendship: [
    "Co wiesz o tygodniu tej drugiej osoby?",
    "Którą wiadomość masz ochotę wysłać, zanim zaczniesz ją poprawiać?",
  ],
  health: [
    "Czego dokładnie nie wiadomo i kto może to wiedzieć?",
    "Po czym ciało poznaje lepszą godzinę?",
  ],
  money: [
    "Która liczba jest pewna, a która tylko straszy?",
    "Z kim da się o tym mówić bez wstydu?",
  ],
  move: [
    "Jaki drobiazg sprawia, że nowe miejsce jest trochę Twoje?",
    "Czego z poprzedniego adresu brakuje najbardziej?",
  ],
  loss: [
    "Co dziś najbardziej przypomniało o tej stracie?",
    "Przy kim można o tym mówić bez skracania?",
  ],
  study: ["Ile umiesz dziś więcej niż miesiąc temu?", "Kto zna Cię poza ocenami?"],
  home: ["Która domowa sprawa wraca najczęściej?", "Gdzie w domu jest kąt tylko dla Ciebie?"],
  dating: ["Co wiesz na pewno, a co dopisuje wyobraźnia?", "Jak czujesz się dzień po spotkaniu?"],
  any: [
    "Co było tuż przed tą chwilą?",
    "Kiedy ostatnio było podobnie i jak się skończyło?",
    "Jak minęła poprzednia noc?",
    "Gdzie w ciele słychać to najwyraźniej?",
    "Kto jeszcze był w pobliżu i co mógł zobaczyć?",
    "Czego zabrakło albo co było na swoim miejscu?",
    "O której godzinie tego dnia było najlżej?",
  ],
};

export const comments: Stock = {
  any: [
    "To Twoje słowa, bez żadnej zmiany. Przeczytaj je powoli, jakby napisał je ktoś bliski, i sprawdź, przy którym głos sam zwalnia.",
    "W tym zdaniu jest więcej, niż zajmuje miejsca. Gdyby wolno było zostawić z niego tylko trzy słowa, które by to były?",
    "Tak brzmi ten dzień, kiedy mówisz o nim bez poprawiania. Dobrze mieć to zdanie pod ręką, gdy pamięć zacznie je wygładzać.",
    "Zwróć uwagę na czasownik w tym zdaniu. To on mówi, co się w nim naprawdę dzieje i kto to robi.",
    "Gdyby ktoś zapytał jutro, jak było, to zdanie wystarczy za odpowiedź. Nie trzeba do niego niczego dodawać.",
    "Ktoś, kto czyta to z boku, może się przy tym zdaniu zatrzymać. Ty też możesz, na tyle, ile trwa jeden spokojny oddech.",
    "To zdanie można przeczytać szeptem i na głos, a za każdym razem zabrzmi trochę inaczej. Która wersja jest bliższa temu, jak było?",
  ],
};

/** For a feeling that is hard to bear, or has no name. */
export const calmingExercises: Stock<Exercise> = {
  any: [
    {
      title: "Pięć rzeczy wokół",
      steps: [
        "Rozejrzyj się i nazwij po cichu pięć rzeczy, które widzisz, od najbliższej do najdalszej.",
        "Dotknij trzech z nich i przy każdej powiedz, czy jest ciepła, chłodna, gładka czy szorstka.",
        "Posłuchaj przez minutę najdalszego dźwięku, jaki dociera do pokoju.",
        "Na koniec powiedz na głos, jaki jest dzień tygodnia i co zaraz zrobisz.",
      ],
    },
    {
      title: "Dwie kolumny",
      steps: [
        "Podziel kartkę pionową kreską na dwie części.",
        "Po lewej zapisz tylko to, co dałoby się nagrać kamerą.",
        "Po prawej zapisz to, co do tego dopowiada głowa.",
        "Przekreśl po prawej jedno zdanie, którego nie masz jak sprawdzić.",
      ],
    },
    {
      title: "Ciepły kubek",
      steps: [
        "Zrób coś ciepłego do picia i nie bierz w tym czasie telefonu do ręki.",
        "Trzymaj kubek w obu dłoniach, aż ciepło dojdzie do nadgarstków.",
        "Przy każdym łyku powiedz w myślach jedną rzecz, która jest dziś załatwiona, choćby najmniejszą.",
        "Odstaw pusty kubek i zostań tak jeszcze przez dziesięć oddechów.",
      ],
    },
    {
      title: "List, którego nikt nie dostanie",
      steps: [
        "Nastaw minutnik na pięć minut i weź kartkę, którą potem wyrzucisz.",
        "Pisz bez przerwy do osoby albo do sprawy, o którą dziś chodzi, i niczego nie skreślaj.",
        "Kiedy minutnik zadzwoni, podkreśl jedno zdanie, które jest prośbą.",
        "Przepisz je na osobny kawałek papieru, a resztę podrzyj.",
      ],
    },
    {
      title: "Światło w jednym pokoju",
      steps: [
        "Zgaś światło wszędzie poza jednym miejscem i tam usiądź.",
        "Rozluźnij po kolei czoło, szczękę, ramiona i dłonie, na każde daj sobie trzy oddechy.",
        "Zapytaj siebie po cichu: czego dziś było za dużo, a czego za mało?",
        "Odpowiedz dwoma słowami, bez uzasadniania.",
      ],
    },
    {
      title: "Spacer na sto kroków",
      steps: [
        "Przejdź powoli sto kroków, choćby po mieszkaniu, i licz je na głos albo w myślach.",
        "Przy co dziesiątym kroku zauważ, w którym miejscu ciała jest napięcie.",
        "Ostatnie dwadzieścia zrób najwolniej, jak potrafisz.",
        "Zatrzymaj się i powiedz, co zmieniło się od pierwszego kroku, nawet jeśli niewiele.",
      ],
    },
    {
      title: "Trzy półki",
      steps: [
        "Narysuj trzy poziome linie, jakby były półkami.",
        "Na górną wpisz to, co wymaga uwagi jutro, na środkową to, co może poczekać tydzień.",
        "Na dolną wpisz to, na co nie masz wpływu.",
        "Popatrz przez chwilę na górną półkę i wybierz z niej jedną rzecz.",
      ],
    },
  ],
};

/** For a feeling that is good to have. */
export const keepingExercises: Stock<Exercise> = {
  any: [
    {
      title: "Jedno ujęcie",
      steps: [
        "Usiądź wygodnie i przywołaj najlepszą minutę tego dnia, jak pojedynczy kadr.",
        "Dopisz do niej światło, odgłos i zapach, po jednym słowie.",
        "Nazwij osobę albo rzecz, bez której tej minuty by nie było.",
        "Schowaj kartkę w miejscu, na które natkniesz się przypadkiem za kilka tygodni.",
      ],
    },
    {
      title: "Trzy składniki",
      steps: [
        "Wypisz trzy rzeczy, z których zrobił się ten nastrój: miejsce, osobę, czynność.",
        "Przy każdej zaznacz, czy zależała od Ciebie.",
        "Wybierz tę, którą da się powtórzyć jeszcze w tym tygodniu.",
        "Wpisz ją do kalendarza na konkretną godzinę, jak umówione spotkanie.",
      ],
    },
    {
      title: "Podziękowanie bez okazji",
      steps: [
        "Pomyśl o kimś, kto miał w tym dniu choćby mały udział.",
        "Napisz do tej osoby dwa zdania: co się stało i co w tym zrobiła.",
        "Wyślij je albo zostaw na jutro, tak jak wolisz.",
        "Przez minutę posiedź z uczuciem, które zostało po pisaniu.",
      ],
    },
    {
      title: "Dobre miejsce w ciele",
      steps: [
        "Zamknij oczy i poszukaj miejsca w ciele, w którym jest teraz najprzyjemniej.",
        "Połóż tam dłoń i oddychaj przez dwie minuty tak, jak oddycha się samo.",
        "Nadaj temu miejscu nazwę, która nic nie będzie mówić nikomu poza Tobą.",
        "Otwórz oczy i spójrz na jedną rzecz, którą lubisz w tym pokoju.",
      ],
    },
    {
      title: "Słoik na dobre dni",
      steps: [
        "Zapisz na małej kartce jedno zdanie o tym, co dziś było dobre.",
        "Dopisz z tyłu godzinę i pogodę za oknem.",
        "Złóż kartkę i wrzuć ją do słoika albo koperty.",
        "Umów się ze sobą, że zajrzysz tam w pierwszy trudniejszy wieczór.",
      ],
    },
  ],
};

export const situationSteps: Stock<Step> = {
  work: [
    {
      title: "Zacznij od jednej sprawy",
      description:
        "Zanim otworzysz pocztę, zapisz jedną rzecz, którą chcesz jutro skończyć. Zajmij się nią przez pierwsze pół godziny, a dopiero potem resztą świata.",
    },
    {
      title: "Postaw kropkę po pracy",
      description:
        "Wybierz znak końca dnia: zamknięty laptop, inna koszulka, spacer do drugiego przystanku. Po nim sprawy zawodowe mogą poczekać do rana, nawet jeśli się odzywają.",
    },
    {
      title: "Powiedz, ile to zajęło",
      description:
        "W najbliższej rozmowie w pracy wymień jedno zadanie razem z czasem, którego wymagało. Zwykłym tonem, jak informację. Inni naprawdę mogą tego nie widzieć.",
    },
  ],
  partner: [
    {
      title: "Poproś o kwadrans",
      description:
        "Zapytaj: „Masz dziś kwadrans bez telefonów?”. Powiedz jedną rzecz, która była dobra, i jedną, której potrzebujesz. Potem zamień się rolą.",
    },
    {
      title: "Sprawdź jedną wersję",
      description:
        "Zamiast zgadywać, zapytaj: „Jak to wyglądało z Twojej strony?”. Wysłuchaj do końca i powtórz swoimi słowami, zanim odpowiesz.",
    },
    {
      title: "Zostaw drobny znak",
      description:
        "Wsuń karteczkę do kieszeni kurtki albo przygotuj ulubioną herbatę. Drobny gest bez rozmowy czasem otwiera ją łatwiej niż pytanie.",
    },
  ],
  parting: [
    {
      title: "Zmień jeden stały punkt",
      description:
        "Wybierz porę, która najbardziej przypomina o dawnym układzie, i zaplanuj na nią coś zwyczajnego: telefon do kogoś, basen, gotowanie na dwa dni.",
    },
    {
      title: "Odłóż na tydzień jedną rzecz",
      description:
        "Schowaj do pudełka jeden przedmiot, przy którym najtrudniej oddychać. Nie trzeba decydować, co z nim dalej. Na razie wystarczy, że nie leży na wierzchu.",
    },
  ],
  family: [
    {
      title: "Jedno zdanie bez historii",
      description:
        "Przygotuj na następne spotkanie zdanie tylko o dzisiaj, na przykład: „Teraz potrzebuję chwili ciszy”. Bez odwołań do dawnych świąt i dawnych słów.",
    },
    {
      title: "Umów krótszą wizytę",
      description:
        "Powiedz z góry, o której wychodzisz, i wyjdź o tej porze. Krótsze spotkanie z wyraźnym końcem bywa cieplejsze niż całe popołudnie na zaciśniętych zębach.",
    },
  ],
  parenthood: [
    {
      title: "Dziesięć minut na podłodze",
      description:
        "Usiądź jutro obok dziecka na podłodze i przez dziesięć minut rób to, co wymyśli. Bez pouczeń i bez telefonu w zasięgu ręki.",
    },
    {
      title: "Oddaj jedną rzecz",
      description:
        "Wybierz z listy jedno zadanie, które może zrobić ktoś inny albo nikt. Powiedz o tym głośno, zanim zaczniesz je robić z przyzwyczajenia.",
    },
  ],
  friendship: [
    {
      title: "Napisz pierwsze zdanie",
      description:
        "Wyślij krótką wiadomość bez pretensji i bez żartu, na przykład: „Myślę o Tobie, jak minął tydzień?”. Odpowiedź może przyjść, kiedy przyjdzie.",
    },
    {
      title: "Zaproś na coś małego",
      description:
        "Zaproponuj spotkanie, które trwa godzinę i nic nie kosztuje: spacer, wspólne zakupy, kawę na ławce. Łatwiej się na nie zgodzić po obu stronach.",
    },
  ],
  health: [
    {
      title: "Zapisz pytania na wizytę",
      description:
        "Zanotuj trzy pytania, które wracają wieczorem, i weź kartkę ze sobą. W gabinecie łatwo zapomnieć właśnie o tym, co najważniejsze.",
    },
    {
      title: "Pora bez tematu",
      description:
        "Umów się z bliskimi na jedną godzinę dziennie, w której o zdrowiu nie mówi nikt. Może to być posiłek albo serial.",
    },
  ],
  money: [
    {
      title: "Spisz pewne liczby",
      description:
        "Wypisz w jednym miejscu to, co na pewno wpływa i na pewno wychodzi w tym miesiącu. Bez planów i bez ocen. Dziś wystarczy, że liczby leżą razem.",
    },
    {
      title: "Jedna rozmowa o rachunkach",
      description:
        "Wybierz osobę, której dotyczy ta sprawa, i zaproponuj pół godziny o stałej porze, z kartką na stole. Łatwiej rozmawia się o liczbach niż o winie.",
    },
  ],
  move: [
    {
      title: "Znajdź swoje trzy punkty",
      description:
        "Odszukaj w nowej okolicy ławkę, piekarnię i drogę, którą lubisz. Wróć do każdego z tych miejsc dwa razy w tym tygodniu.",
    },
    {
      title: "Postaw coś znajomego",
      description:
        "Jedną rzecz z dawnego miejsca ustaw tam, gdzie patrzysz po przebudzeniu. Resztę rozpakuj bez pośpiechu.",
    },
  ],
  loss: [
    {
      title: "Zapal światło o stałej porze",
      description:
        "Wybierz godzinę, w której wspomnienie jest najbliżej, i zapal wtedy świecę albo lampkę. Kilka minut ciszy o znanej porze bywa łatwiejsze niż smutek bez pory.",
    },
    {
      title: "Opowiedz jedną historię",
      description:
        "Wybierz kogoś, kto chętnie posłucha, i opowiedz jedno zwyczajne wspomnienie, najlepiej takie, w którym ktoś się śmieje.",
    },
  ],
  study: [
    {
      title: "Uczciwa kartka postępów",
      description:
        "Wypisz pięć rzeczy, które umiesz teraz, a miesiąc temu były nowe. Powieś ją nad biurkiem na czas nauki.",
    },
    {
      title: "Krótszy blok, prawdziwa przerwa",
      description:
        "Ucz się przez pół godziny z zegarkiem, a potem wstań i wyjdź z pokoju na pięć minut. Przerwa z telefonem się nie liczy.",
    },
  ],
  home: [
    {
      title: "Kąt tylko dla Ciebie",
      description:
        "Wybierz w domu jedno miejsce, na którym nic nie stoi i nikt niczego nie odkłada. Usiądź tam jutro na pięć minut, zanim zaczniesz krzątaninę.",
    },
    {
      title: "Jedna rzecz mniej",
      description:
        "Skreśl z domowej listy jedno zadanie, które przez tydzień nikomu nie będzie potrzebne. Zauważ, co się wtedy stanie, a co wcale nie.",
    },
  ],
  dating: [
    {
      title: "Jedno pytanie wprost",
      description:
        "Zadaj przy najbliższej okazji jedno proste pytanie, na przykład: „Lubię nasze spotkania, a Ty?”. Odpowiedź powie więcej niż analiza godzin i kropek.",
    },
    {
      title: "Wieczór bez sprawdzania",
      description:
        "Odłóż telefon do innego pokoju na dwie godziny i zrób w tym czasie coś, co było Twoje, zanim zaczęła się ta znajomość.",
    },
  ],
  any: [
    {
      title: "Wróć do tego jutro",
      description:
        "Przeczytaj rano opis swojego dnia i dopisz jedno słowo: lżej, tak samo czy ciężej. Za kilka dni z takich słów układa się mapa.",
    },
    {
      title: "Opowiedz to w dwóch zdaniach",
      description:
        "Wybierz osobę, przy której mówi się łatwo, i opowiedz jej ten dzień w dwóch zdaniach. Trzecie niech doda ona.",
    },
    {
      title: "Zaplanuj jedną przyjemność",
      description:
        "Wpisz na jutro coś małego, na co czekasz: ulubione śniadanie, rozdział książki, dłuższą drogę do domu. I potraktuj to poważnie.",
    },
    {
      title: "Zrób miejsce na ciszę",
      description:
        "Wybierz kwadrans, w którym nikt niczego od Ciebie nie chce, i niczym go nie wypełniaj. Jeśli kwadrans to dużo, niech będzie pięć minut.",
    },
  ],
};

export const hardSteps: Stock<Step> = {
  any: [
    {
      title: "Połóż się o stałej porze",
      description:
        "Wybierz na jutro godzinę i pół godziny wcześniej odłóż telefon. Po przespanej nocy uczucia bywają mniejsze.",
    },
    {
      title: "Zjedz coś ciepłego",
      description:
        "Zaplanuj na jutro jeden spokojny posiłek przy stole. Brzmi to skromnie, a w trudnym tygodniu jest jednym z pierwszych punktów, które znikają.",
    },
    {
      title: "Zapisz i zamknij",
      description:
        "Wieczorem zapisz przez pięć minut wszystko, co się kłębi, i zamknij zeszyt. Następne otwarcie dopiero po śniadaniu.",
    },
    {
      title: "Powiedz komuś połowę",
      description:
        "Nie trzeba opowiadać wszystkiego. Wybierz jedną osobę i powiedz jej tyle, ile mieści się w zdaniu: „Mam trudniejszy tydzień, dobrze Cię słyszeć”.",
    },
    {
      title: "Wyjdź na dwadzieścia minut",
      description:
        "Przejdź się jutro bez słuchawek, najlepiej za dnia. Zauważ po drodze trzy rzeczy, których wczoraj tam nie było.",
    },
    {
      title: "Nazwij to z samego rana",
      description:
        "Zaraz po przebudzeniu powiedz w myślach, jak się czujesz, w skali od deszczu do słońca. Bez poprawiania tej pogody. Wystarczy ją znać.",
    },
    {
      title: "Wybierz jedną rzecz do odpuszczenia",
      description:
        "Przejrzyj jutrzejszy plan i skreśl w nim jedno: to, czego brak zauważysz tylko Ty. Zaoszczędzony czas zostaw pusty.",
    },
  ],
};

export const goodSteps: Stock<Step> = {
  any: [
    {
      title: "Opowiedz o tym przy jedzeniu",
      description:
        "Podziel się jutro tym dniem z kimś przy stole. Opowiedz jeden szczegół, który najłatwiej zobaczyć, i daj drugiej osobie dopytać.",
    },
    {
      title: "Powtórz jeden składnik",
      description:
        "Wybierz z tego dnia miejsce, porę albo czynność i wróć do niej jeszcze w tym tygodniu. Nie musi się udać tak samo.",
    },
    {
      title: "Zapisz to przed snem",
      description:
        "Trzy zdania wystarczą: gdzie, z kim i po czym było poznać, że jest dobrze. Data na górze, reszta dowolnie.",
    },
    {
      title: "Podaj coś dalej",
      description:
        "Zrób jutro jedną drobną rzecz dla kogoś, kto ma gorszy tydzień: przepuść w kolejce, zadzwoń, zanieś zakupy. Dobry dzień lubi mieć ciąg dalszy.",
    },
    {
      title: "Zostaw wolny brzeg",
      description:
        "Nie dokładaj jutro niczego w miejsce, które dziś było dobre. Pół godziny bez planu to najlepsze opakowanie dla takiego nastroju.",
    },
    {
      title: "Zrób jedno zdjęcie",
      description:
        "Sfotografuj rzecz, która kojarzy się z tym dniem, i nie pokazuj go nikomu. Niech będzie zakładką w pamięci.",
    },
  ],
};

export const closings: Stock = {
  fear: [
    "Lęk zrobił już swoje: ostrzegł. Teraz może usiąść, a Ty możesz zająć się jedną rzeczą, która jest naprawdę blisko.",
    "Jutrzejszy dzień przyjdzie po kolei, godzina po godzinie. Na dziś wystarczy ta jedna, w której to czytasz.",
  ],
  sadness: [
    "Ten smutek może jeszcze zostać na kolację. Nie musi rozstrzygać, jaki będzie cały tydzień.",
    "Dobrze, że ten dzień ma swój opis. Ciężkie rzeczy łatwiej nieść, kiedy wiadomo, za co je chwycić.",
  ],
  anger: [
    "Złość już się wypowiedziała. Teraz pora na zdanie, które może paść spokojnym głosem, i na kogoś, kto je usłyszy.",
    "Kiedy opadnie gorąco, zostanie jedna ważna sprawa. Poznasz ją po tym, że nadal będzie Ci na niej zależeć.",
  ],
  frustration: [
    "Siła, która dziś krąży bez wyjścia, jutro może wystarczyć na mniejszy ruch w innym miejscu. Od niego zacznij.",
    "To, na czym Ci zależy, nie zniknie przez jedną noc przerwy. Ty możesz odpocząć bez utraty celu.",
  ],
  joy: [
    "Niech ten dzień zostanie z Tobą dłużej niż do rana. Wiesz już, z czego był zrobiony.",
    "Radość została zauważona i zapisana, a to jej bardzo służy. Reszta może toczyć się swoim tempem.",
  ],
  calm: [
    "Takie dni nie trafiają do kronik, a trzymają w całości resztę roku. Niech ten ma tu swoje miejsce.",
    "Spokój nie potrzebuje puenty. Wystarczy, że wiesz, którędy do niego wrócić.",
  ],
  euphoria: [
    "Kiedy światło wróci do zwykłej mocy, zostanie po tym dniu kilka dobrych szczegółów. One są Twoje.",
    "Niech ten rozpęd poniesie jedną dobrą rzecz. Reszta pomysłów może spokojnie przenocować.",
  ],
  melancholy: [
    "To, co minęło, ma dziś u Ciebie dobre miejsce. Można zgasić światło i nic się nie zgubi.",
    "Ten nastrój odejdzie tak, jak przyszedł, bocznymi drzwiami. Zostanie po nim trochę czułości do zwykłych rzeczy.",
  ],
  any: [
    "Nazwa może przyjść jutro, za tydzień albo wcale. To, co czujesz, i tak zostało zauważone.",
    "Tyle da się zobaczyć z kilku odpowiedzi. Ciąg dalszy znasz tylko Ty i możesz go dopisać w swoim tempie.",
    "Ten dzień ma już swój opis. Resztę można odłożyć na krzesło, obok ubrań na jutro.",
  ],
};
