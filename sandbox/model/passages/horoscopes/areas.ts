type Part = { header: string; content: string };

const parts = (text: string): readonly Part[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [header = "", content = ""] = line.split(" | ");
      return { header, content };
    });

/** Sixty of each, so that five days of twelve signs never share one. */
export const love = parts(`
Powiedz to wprost | Jedno proste zdanie o tym, czego Ci brakuje, zbliża bardziej niż wieczór domysłów.
Mniej sprawdzania | Zaufanie rośnie, kiedy telefon leży ekranem do dołu, a krzesła stoją przodem do siebie.
Czułość w drobiazgach | Herbata postawiona bez pytania bywa dłuższym listem niż ten wysłany w nocy.
Daj się zaskoczyć | Nawet w starej znajomości zostaje pytanie, którego nikt jeszcze nie zadał.
Wspólna ścieżka | Krótki spacer bez celu pozwala powiedzieć rzeczy, które przy stole brzmią zbyt poważnie.
Uśmiech bez planu | W nowej znajomości wystarczy ciekawość, reszta nie musi mieć scenariusza.
Stary żart działa | To, co kiedyś śmieszyło do łez, ma jeszcze kilka dobrych przedstawień.
Zapytaj o dzień | Pytanie „co było dziś najlepsze” otwiera drzwi, których „co słychać” nie rusza.
Bliskość na odległość | Jedno zdjęcie z drogi powie komuś, że jest w Twoich myślach, bez wielkich słów.
Przyjmij komplement | Zwykłe „dziękuję” bez umniejszania też jest sposobem na bliskość.
Odpuść licznik | To, kto ile razy zaczynał rozmowę, nie ma dziś znaczenia, ważne, kto ją teraz zaczyna.
Cicha obecność | Można siedzieć obok i czytać dwie różne książki, a mimo to być bardzo razem.
Dwa słowa za mało | Jeśli odpowiedź wydaje się chłodna, zapytaj o ton, zanim dopiszesz resztę.
Twoje „nie” też kocha | Odmowa podana łagodnie robi miejsce na spotkanie, na które naprawdę masz ochotę.
Nowe pytanie | Zapytaj o coś z dzieciństwa i posłuchaj bez dokładania własnej historii.
Randka ze sobą | Samotny wieczór też można zaplanować ładnie, z muzyką, kolacją i wyłączonym telefonem.
Kto pierwszy, ten lżejszy | Wyciągnięcie ręki po sprzeczce nie jest przegraną, tylko krótszą drogą do kolacji.
List na lodówce | Kartka przypięta magnesem mówi o uczuciach językiem, który czyta się rano.
Bez tłumaczenia | Pozwól komuś lubić w Tobie to, co Tobie wydaje się zwyczajne.
Przerwa na oddech | Gdy rozmowa się nagrzewa, zaproponuj jej ciąg dalszy po herbacie.
Ktoś patrzy ciepło | Zauważ spojrzenie, które niczego nie chce, po prostu się cieszy.
Zamień aluzję na prośbę | Prośba jest krótsza i łatwiej na nią odpowiedzieć z uśmiechem.
Ręka na ramieniu | Dotyk bez pośpiechu potrafi zastąpić całe wyjaśnienie.
Słuchaj do kropki | Dokończone cudze zdanie bywa zupełnie inne niż to, które układa się w głowie.
Miejsce przy stole | Zaproś kogoś na zwykłą kolację, przy której niczego nie trzeba odgrywać.
Wspólne wspomnienie | Piosenka albo przepis przywołają dobry czas szybciej niż album.
Daj sobie czas | Prawdziwe uczucie poczeka, aż znajdziesz dla niego słowa.
Konkretna wdzięczność | Podziękuj za jedną scenę z ostatnich dni, z miejscem i szczegółem.
Ciekawość zamiast oceny | Gdy ktoś robi coś po swojemu, zapytaj, skąd mu się to wzięło.
Lekki krok | Niezobowiązujące „może kawa” ma dziś w sobie dość odwagi.
Dobra pamięć | Przypomnij sobie, co na początku cieszyło najbardziej, i zaproponuj to jeszcze raz.
Ciepło zostaje | Krótka wiadomość na dobranoc działa jak lampka zostawiona w korytarzu.
Nie pisz scenariusza | Zostaw drugiej stronie jej własne kwestie i własne tempo.
Wspólny drobiazg | Kup z kimś coś małego, choćby doniczkę, i niech ma dwoje opiekunów.
Serdeczność na próbę | Daj dziś o jeden stopień więcej ciepła, niż podpowiada ostrożność, i zobacz, co wróci.
Zrób pierwszy gest | Ktoś czeka po drugiej stronie ciszy z bardzo podobną myślą.
Czas bez zegara | Godzina, w której nikt nie patrzy na zegar, jest prezentem dla każdej ze stron.
Jeden koc | Nie trzeba się zgadzać, żeby siedzieć pod jednym kocem.
Mów o sobie | Zdanie zaczęte od „czuję” trafia dalej niż zaczęte od „zawsze”.
Otwarte drzwi | Jeśli jest w Tobie miejsce dla kogoś nowego, niech to widać po Twoim czasie.
Powrót do rozmowy | Temat odłożony kiedyś na później może dziś wrócić spokojniejszym głosem.
Mała niespodzianka | Ulubiony smak przyniesiony bez okazji mówi, że naprawdę kogoś znasz.
Szczery śmiech | Wspólna głupota naprawia wieczór lepiej niż poważna narada.
Prawo do milczenia | Nie każda cisza jest chłodem, czasem to tylko zmęczone popołudnie.
Zauważ wysiłek | Bliska osoba robi coś specjalnie dla Ciebie, choć wygląda to na przypadek.
Jedno zdjęcie mniej | Zostaw dobrą chwilę bez dowodu i przeżyj ją do końca.
Twoje granice | Powiedz, na co masz siłę, a na co nie: to też zaproszenie.
Pytanie o marzenie | Zapytaj, o czym ktoś marzy, i nie oceniaj, czy to rozsądne.
Rytuał we dwoje | Stały mały zwyczaj trzyma bliskość jak spinka, prawie niewidocznie.
Odkryj na nowo | Popatrz na kogoś bliskiego tak, jak patrzy ktoś, kto dopiero go poznaje.
Dziel się nudą | Kolejka, zakupy, zmywanie: razem mijają szybciej i weselej.
„Przepraszam” bez „ale” | Krótkie przeprosiny bez dopisku robią więcej miejsca niż długie.
Zostaw ślad | Mały gest na pożegnanie rano potrafi trzymać ciepło do wieczora.
Powolne poznawanie | Nie musisz wszystkiego wiedzieć po pierwszej rozmowie, to dopiero okładka.
Dwa krzesła | Usiądź obok zamiast naprzeciwko i zobacz, jak zmienia się ton.
Wybierz życzliwość | Zakładając dobrą wolę, oszczędzasz sobie połowę trudnych zdań.
Tęsknota też mówi | Zamiast ją zagłuszać, zamień ją na konkretną propozycję spotkania.
Zaproś do swojego świata | Pokaż komuś miejsce, piosenkę albo książkę, które dużo o Tobie mówią.
Spokojny wieczór | Bliskość nie potrzebuje programu, wystarczą światło, jedzenie i dobra odległość od ekranu.
Dobre słowo w porę | Pochwała powiedziana przy innych grzeje dłużej niż ta w cztery oczy.
`);

export const work = parts(`
Najpierw jedno | Wybierz zadanie, po którym reszta wyda się mniejsza, i zacznij od niego.
Krótsze spotkanie | Umów się na pół godziny zamiast godziny i zobacz, czego nie zabrakło.
Prosta wiadomość | Trzy zdania i jedna prośba wystarczą, żeby sprawa ruszyła z miejsca.
Nazwij etap | Zapisz, na jakim etapie naprawdę jest najważniejsze z zadań.
Poproś o przykład | Jedno „pokaż mi, jak to widzisz” zastępuje długą wymianę domysłów.
Zamknij kartę | Karta otwarta w przeglądarce od tygodnia sama nie stanie się ciekawsza.
Cudzy priorytet | Sprawdź, czy to, co leży na górze stosu, położyła tam Twoja ręka.
Dobra kolejność | Trudne przed południem, powtarzalne po nim, a na końcu coś, co cieszy.
Pokaż szkic | Niedoskonała wersja pokazana dziś oszczędza poprawiania doskonałej za tydzień.
Ucz się obok | Ktoś przy sąsiednim biurku robi to szybciej i chętnie powie jak.
Granica zadania | Zapisz, co do niego nie należy, a zrobi się o połowę lżejsze.
Zaplanowana przerwa | Pauza wpisana w plan działa lepiej niż ta wymuszona zmęczeniem.
Powiedz o postępie | Twoją pracę widać lepiej, gdy w dwóch zdaniach o niej opowiesz.
Jedna decyzja | Wybierz wariant, z którym da się żyć, i przestań pielęgnować pozostałe.
Mniejsza wersja | Jeśli całość przeraża, zrób najpierw taką, którą widać na jednej kartce.
Zapytaj o cel | Zanim poprawisz szczegół, sprawdź, po co powstaje całość.
Porządek w plikach | Kwadrans nazywania rzeczy po imieniu zwraca się z nawiązką.
Współpraca bez zgadywania | Ustal z innymi, kto robi co i do kiedy, choćby wydawało się to oczywiste.
Chroń godzinę | Jedna godzina bez powiadomień to dziś najlepsze narzędzie.
Uznanie na głos | Podziękuj komuś za konkretną robotę, najlepiej tam, gdzie inni słyszą.
Bez bohaterstwa | Zadanie rozłożone na dwie osoby kończy się szybciej i w lepszym humorze.
Zmień narzędzie | Czasem kartka i ołówek rozwiązują to, na czym zacina się program.
Wróć do notatek | Odpowiedź jest pewnie w zeszycie sprzed miesiąca.
Twoje tempo | Równy krok przez cały dzień znaczy więcej niż sprint do południa.
Pytanie bez wstydu | To, o co boisz się zapytać, nurtuje pewnie połowę zespołu.
Zostaw zapas | Dodaj do terminu jeden dzień oddechu, zanim komuś go obiecasz.
Popraw jedną rzecz | Drobne usprawnienie, które zrobisz dziś, będzie działać codziennie.
Czyste biurko | Przedmioty, które leżą bez powodu, zabierają uwagę bez pytania.
Daj znać wcześniej | Opóźnienie zapowiedziane w porę jest zwykłą informacją.
Inny kąt | Opowiedz o zadaniu komuś spoza branży, jego pytania trafią w sedno.
Skończ na czas | Umówiona godzina końca też jest zadaniem do wykonania.
Wybierz rozmowę | Telefon rozwiąże w pięć minut to, co w wiadomościach trwa od rana.
Zdejmij z listy | Jedno zadanie przestało być potrzebne i nikt tego jeszcze nie powiedział.
Nauka po drodze | Zapisz, co dziś wyszło lepiej niż ostatnio i dlaczego.
Prosty szablon | To, co piszesz trzeci raz, zasługuje na gotowy wzór.
Miara zamiast nastroju | Sprawdź liczby, zanim uznasz, że nic się nie rusza.
Nie wszystko naraz | Dwie rzeczy robione równocześnie często czekają na siebie nawzajem.
Głos na zebraniu | Powiedz swoje w jednym zdaniu i pozwól mu spokojnie wybrzmieć.
Zaufaj rzemiosłu | Twoje ręce znają tę robotę, nawet gdy głowa ma wątpliwości.
Wspólny język | Zapytaj zespół, co znaczy „gotowe”, zanim ktokolwiek to ogłosi.
Mały eksperyment | Zrób jedną rzecz inaczej niż zwykle i porównaj wynik bez emocji.
Od końca | Wyobraź sobie ostatni krok i idź wstecz, kolejność sama się ułoży.
Oddaj część | Komuś obok jedno z Twoich zadań sprawi przyjemność, której Tobie już nie daje.
Zapisz ustalenia | Dwa zdania po rozmowie chronią przed trzema następnymi rozmowami.
Nowy początek dnia | Pierwsze pół godziny bez poczty zmienia kształt całego popołudnia.
Rzecz na jutro | Wieczorem zostaw na wierzchu tylko to, od czego chcesz zacząć.
Bez porównań | Cudzy wykres nie mówi nic o Twoim kroku.
Pomoc w dobrą stronę | Pomóż tak, żeby ktoś następnym razem umiał bez Ciebie.
Odłożona sprawa | Teczka z dna szuflady zrobi się lżejsza, gdy zajrzysz do niej na dziesięć minut.
Lepsze pytanie | Zamiast „kto zawinił” zapytaj „czego zabrakło”.
Duma z drobiazgu | Dobrze zrobiony szczegół może być dziś całą satysfakcją.
Pora na myślenie | Patrzenie w okno też bywa pracą, o ile wracasz z jednym zdaniem.
Skróć drogę | Jedna zgoda mniej, jeden podpis mniej, jedno kliknięcie mniej: poszukaj takiego miejsca.
Uczciwy plan | Wpisz w kalendarz także przerwy, dojazdy i zwykłe ludzkie zmęczenie.
Otwarta dłoń | Podziel się tym, co wiesz, a zespół odda Ci to w oszczędzonym czasie.
Zgoda na próbę | Powiedz „spróbujmy przez tydzień” zamiast „tak będzie zawsze”.
Lista zrobionych | Zapisz, co już za Tobą, bo ta lista rośnie w ciszy.
Jasny koniec | Zadanie bez końca zjada każdą godzinę, więc dorysuj mu metę.
Zamiana miejsc | Przez chwilę popatrz na swoją pracę oczami kogoś, kto z niej korzysta.
Cichy sukces | To, że coś działa bez zgrzytu, też jest czyjąś zasługą, być może Twoją.
`);

export const health = parts(`
Wcześniejszy wieczór | Zgaś duże światło pół godziny wcześniej i pozwól dniu zejść po schodach.
Krótki spacer | Dwie ulice w niespiesznym rytmie wystarczą, żeby myśli dogoniły nogi.
Okno na kwadrans | Świeże powietrze przed snem robi w pokoju nowy porządek.
Przerwa od ekranu | Po każdej godzinie patrzenia w ekran popatrz chwilę na coś dalekiego i zielonego.
Powolne śniadanie | Usiądź do niego bez telefonu, choćby miało trwać osiem minut.
Rozciągnij poranek | Ramiona w górę, głęboki oddech, trzy kroki po chłodnej podłodze.
Schody zamiast windy | Jedno piętro pieszo to ruch, którego nie trzeba planować.
Stała pora snu | Połóż się o tej samej godzinie co poprzednio, rytm lubi powtórki.
Zatrzymaj kalendarz | Wpisz odpoczynek jak spotkanie i przyjdź na nie punktualnie.
Ruch dla przyjemności | Wybierz taki, po którym masz ochotę na następny raz, reszta przyjdzie z czasem.
Cicha przerwa | Pięć minut bez słów i bez dźwięków to krótki urlop w środku dnia.
Muzyka i ręce | Zatańcz przy krojeniu warzyw, kuchnia nikomu nie powie.
Łagodny start | Nie zaczynaj od wiadomości, zacznij od wody i światła.
Popołudniowy oddech | Po obiedzie wyjdź na chwilę na dwór, zamiast sięgać po kolejną kawę.
Dłuższa droga | Wróć do domu okrężną trasą i policz drzewa po lewej stronie.
Wieczór w wolniejszym tempie | Zrób ostatnie rzeczy dnia o połowę wolniej, niż podpowiada przyzwyczajenie.
Wolne dziesięć minut | Po pracy daj sobie chwilę bez zadań, zanim wejdziesz w drugą część dnia.
Drzemka bez wyrzutów | Krótka, z budzikiem i kocem, potrafi uratować popołudnie.
Rytm zamiast zrywu | Lepiej trochę codziennie niż dużo raz na dwa tygodnie.
Ciepło przed snem | Herbata ziołowa z kubka, który lubisz, i książka bez celu.
Spacer we dwoje | Umów się z kimś na chodzenie zamiast na siedzenie.
Światło dzienne | Złap dzisiaj trochę słońca lub choćby jasnej chmury, zanim zrobi się późno.
Wyłącz pośpiech | Zejdź po schodach tak, jakby nikt nigdzie nie czekał.
Weekend w środku tygodnia | Zrób jedną rzecz, którą zwykle odkładasz na sobotę.
Ramiona w dół | Za każdym razem, gdy zamykasz drzwi, opuść ramiona i wypuść powietrze.
Mniej bodźców | Jedna ściszona rzecz w tle daje zaskakująco dużo spokoju.
Basen, las albo balkon | Wybierz miejsce, w którym oddech sam się wydłuża, i zajrzyj tam na chwilę.
Sen jak spotkanie | Potraktuj godzinę snu jak umówioną wizytę u kogoś, kogo lubisz.
Kroki przy rozmowie | Odbierz telefon na stojąco i chodź, dopóki trwa rozmowa.
Plan na odpoczynek | Wybierz z góry, co dzisiaj odpuszczasz, a wolna chwila nie ucieknie.
Ruch przed decyzją | Obejdź blok, zanim odpiszesz, tekst wyjdzie krótszy i cieplejszy.
Równy dzień | Jedz, pracuj i odpoczywaj o podobnych porach, dzień lubi przewidywalność.
Zielona przerwa | Podlej kwiaty, przesadź jeden, usiądź obok nich z kubkiem.
Przystanek pieszo | Odcinek, który zwykle przejeżdżasz, da się dziś przejść.
Kolacja bez ekranu | Niech telefony jedzą dziś w innym pokoju.
Poranek bez drzemki | Wstań za pierwszym dzwonkiem i oddaj te minuty spokojnej kawie.
Nogi na ścianę | Kilka minut leżenia z nogami opartymi wyżej to miły koniec dnia.
Spokojny oddech | Wydech dłuższy niż wdech, pięć razy, najlepiej przy otwartym oknie.
Zabawa w ruch | Piłka, skakanka, tor przeszkód z dzieckiem albo psem: niech będzie śmiesznie.
Zimny łyk wieczoru | Wyjdź na chwilę przed dom, popatrz w górę i wróć do ciepła.
Godzina dla nikogo | Odłóż jedną godzinę, w której niczego nie trzeba i nikogo nie ma w planie.
Zmiana pozycji | Popracuj chwilę na stojąco, potem usiądź tak, żeby było Ci wygodnie.
Wolniejsze jedzenie | Odłóż sztućce między kęsami i zauważ, jak to smakuje.
Łagodna joga | Trzy proste ruchy na dywanie zrobią więcej niż plan treningowy na ścianie.
Niedzielny krok | Idź dziś tak, jak idzie się w niedzielę, nawet jeśli to środek tygodnia.
Bez nadrabiania | Zarwanego wieczoru nie trzeba odrabiać, wystarczy następny, trochę krótszy.
Woda pod ręką | Postaw szklankę na biurku i dolewaj przy okazji.
Spacer z muzyką | Jedna płyta od początku do końca to idealna długość drogi.
Przerwa na śmiech | Obejrzyj coś krótkiego i niemądrego, ramiona same opadną.
Odpoczynek aktywny | Ugotuj, pomaluj, posadź: ręce odpoczywają inaczej niż głowa.
Ciemna sypialnia | Zasłoń okno i schowaj świecące diody, noc lubi ciemność.
Chwila na dworze | Kilka minut świeżego powietrza przed południem ustawia resztę dnia.
Krótsza lista | Skreśl na koniec dnia jedną pozycję i oddaj jej czas fotelowi.
Rytm domu | Ustal jedną porę, po której nikt już niczego nie załatwia.
Taniec albo szorowanie | Wybierz ruch, po którym zostanie porządek albo dobra piosenka.
Pół godziny ciszy | Wróć do domu bez słuchawek i posłuchaj, jak brzmi ulica.
Mały maraton | Policz, ile razy dziś wstaniesz od biurka, i dodaj jeden.
Weź koc | Odpoczynek na ławce lub balkonie liczy się tak samo jak ten na urlopie.
Zwolnij przy końcu | Ostatnie dziesięć minut dnia niech będzie bez ekranu i bez planów.
Łąka zamiast listy | Choćby skwer za rogiem, byle zielony i bez zasięgu myśli o pracy.
`);

export const advice = parts(`
Napisz trzy zdania | Wyślij je komuś, o kim myślisz od kilku dni, i nie poprawiaj ich więcej niż raz.
Wynieś jedną rzecz | Wybierz przedmiot, którego nie używasz, i znajdź mu dzisiaj nowy dom.
Ustaw minutnik | Daj zaległej sprawie dziesięć minut, a potem spokojnie ją odłóż.
Skreśl coś z listy | Jedno zadanie, które nikomu nie jest potrzebne, może po prostu zniknąć.
Zadzwoń zamiast pisać | Wybierz jedną wiadomość i zamień ją na krótki telefon.
Popraw jedną śrubkę | Dokręć, sklej albo zaszyj to, co irytuje od tygodni.
Idź inną drogą | Wróć do domu ulicą, którą zwykle omijasz, i zauważ jedną nową rzecz.
Zapisz dobre zdanie | Usłyszane, przeczytane albo własne, niech zostanie na kartce.
Zrób miejsce na stole | Pusty blat przez jeden wieczór działa jak otwarte okno.
Powiedz „nie wiem” | Użyj tych dwóch słów raz i zobacz, jak lekko zrobi się w rozmowie.
Zapytaj i poczekaj | Po pytaniu policz w myślach do pięciu, zanim dodasz cokolwiek.
Zjedz coś powoli | Wybierz jeden posiłek i potraktuj go jak wydarzenie.
Pochwal kogoś konkretnie | Nazwij rzecz, miejsce i to, co dzięki niej było lepsze.
Odłóż telefon o dziewiątej | Zostaw go w innym pokoju i sprawdź, co zrobisz z rękami.
Zaplanuj przyjemność | Wpisz w kalendarz coś małego, na co można się cieszyć.
Oddaj pożyczone | Książka, parasol albo pojemnik po cieście czekają na powrót do siebie.
Przeczytaj na głos | Zanim wyślesz ważną wiadomość, posłuchaj jej własnym głosem.
Zatrzymaj się w drzwiach | Przy wejściu do domu weź jeden oddech i zostaw dzień na wycieraczce.
Znajdź stare zdjęcie | Pokaż je komuś, kto na nim jest, i dodaj jedno wspomnienie.
Umyj okno | Jedno, najlepiej to, przez które patrzysz najczęściej.
Zostaw margines | Skróć dzisiejszy plan o jedną pozycję, zanim zrobi to życie.
Podziękuj sobie | Wypowiedz na głos jedną rzecz, która dziś wyszła Ci porządnie.
Posłuchaj całej płyty | Bez przeskakiwania, od pierwszej do ostatniej piosenki.
Przygotuj poranek | Wieczorem połóż na krześle ubranie i postaw kubek przy czajniku.
Zmień tapetę | W telefonie albo na ścianie, mały obraz robi codziennie swoją robotę.
Napisz list do szuflady | Wszystko, co chcesz powiedzieć, bez obowiązku wysyłania.
Poproś o pomoc | W jednej rzeczy, którą zwykle robisz w pojedynkę z przyzwyczajenia.
Rozdziel sprawy | Na kartce narysuj kreskę: po lewej moje, po prawej cudze.
Usiądź na ławce | Bez telefonu, przez tyle czasu, ile trwa jedna piosenka.
Zacznij od uśmiechu | Do lustra, do psa, do kogoś w windzie: kolejność dowolna.
Zrób zdjęcie nieba | Jedno dziennie wystarczy, żeby częściej patrzeć w górę.
Ogranicz wybór | Podejmij dziś trzy małe decyzje, każdą w mniej niż minutę.
Dokończ jedno zdanie | To rozpoczęte w rozmowie, w notesie albo w głowie.
Posprzątaj torbę | Paragony, papierki, stare bilety: lekka torba to lekki krok.
Zaproś na herbatę | Kogoś z pracy, z klatki albo z dawnej klasy, bez okazji.
Zapytaj o przepis | Ktoś ma danie, o którym chętnie opowie, i jest to dobra rozmowa.
Odpisz dzisiaj | Na jedną zaległą wiadomość, choćby dwoma ciepłymi zdaniami.
Wybierz jedną rzecz | Zanim wstaniesz od śniadania, nazwij to, co ma się dziś udać.
Zdejmij jedno powiadomienie | Wyłącz dźwięk aplikacji, bez której dzień się nie zawali.
Podlej roślinę | A przy okazji sprawdź, czy coś jeszcze nie prosi o wodę.
Zrób listę na opak | Wypisz, czego dziś nie zrobisz, i powieś w widocznym miejscu.
Usłysz drugą stronę | Powtórz własnymi słowami to, co ktoś powiedział, zanim odpowiesz.
Kup jeden kwiat | Dla siebie albo dla kogoś, bez bukietu i bez powodu.
Wróć do hobby | Na dwadzieścia minut, z prawem do kiepskiego wyniku.
Spakuj jutro dziś | Pięć minut wieczorem oszczędza kwadrans nerwów rano.
Zapal lampkę | Zamień górne światło na boczne i zobacz, jak zmienia się rozmowa.
Oddaj głos | Pozwól komuś innemu wybrać film, trasę albo kolację.
Powtórz coś miłego | Jeśli ktoś powiedział o kimś coś dobrego, przekaż to tej osobie.
Zrób przerwę w połowie | Zatrzymaj się w środku zadania i wstań od niego na dwie minuty.
Przywitaj się po imieniu | Z kimś, kogo mijasz codziennie, a wciąż tylko kiwasz głową.
Policz dobre rzeczy | Trzy wystarczą, byle nazwane dokładnie i na głos.
Odkurz jeden plan | Zajrzyj do niego i sprawdź, czy nadal jest Twój.
Zatańcz w kuchni | Jedna piosenka, zamknięte drzwi, żadnych świadków.
Skróć odpowiedź | Wyślij dziś jedną wiadomość o połowę krótszą niż zwykle.
Przesuń mebel | O pół metra, na próbę, i usiądź w nowym miejscu.
Zachowaj bilet | Z miłego wieczoru, do książki, jako zakładkę.
Daj drugą szansę | Piosence, potrawie albo pomysłowi, który kiedyś nie pasował.
Wypisz pytania | Pięć pytań na kartce porządkuje to, czego nie porządkują odpowiedzi.
Wyjdź przed czasem | Pięć minut zapasu zmienia drogę w spacer.
Zamknij dzień zdaniem | Jednym, zapisanym, o tym, co było dziś dobre.
`);
