const lines = (text: string): readonly string[] => text.trim().split("\n");

/** One short sentence each, for large type. Sixty, so that five days of twelve signs never share one. */
export const sentences = lines(`
Połowę rozmowy słychać w tym, jak stawiasz kubek na stole.
Cisza po pytaniu też jest odpowiedzią.
Zostaw jedne drzwi uchylone, nawet jeśli wieje.
Mniej planów, więcej pogody ducha.
To, co odkładasz, ma już nawet swoje miejsce na półce.
Ktoś pyta, co słychać, i naprawdę czeka na odpowiedź.
Nie wszystko, co pilne, jest Twoje.
Wystarczy skończyć jedną rzecz porządnie.
Powolny krok też prowadzi na drugą stronę ulicy.
Twoje „może” ma dzisiaj ochotę stać się „tak”.
Najlepsze zdanie bywa krótsze od przeprosin.
Stara lista zadań wcale nie tęskni za Tobą.
Kto słucha do końca, słyszy też to, co niepowiedziane.
Herbata stygnie szybciej niż złość, więc zacznij od herbaty.
Ulga przychodzi bocznym wejściem.
Można mieć rację i dalej być miłym gościem.
Odwaga mówi czasem półgłosem.
Dom zaczyna się od miejsca, w którym odkładasz klucze.
Okno otwarte na kwadrans zmienia cały pokój.
Cudzy pośpiech nie musi jechać Twoim tramwajem.
Żart potrafi przenieść ciężar, którego nie unosi powaga.
Pierwsza myśl jest szkicem, druga bywa obrazem.
Jedna szczera prośba waży mniej niż dziesięć aluzji.
Tam, gdzie kończy się porównywanie, robi się ciepło.
Kawałek wolnego popołudnia to też majątek.
Prawdziwe zaproszenie nie ma drobnego druku.
Uporządkowana szuflada uspokaja bardziej niż obietnica.
Gdzieś między obowiązkiem a ochotą jest wąska, wygodna ścieżka.
Drobna uprzejmość wraca czasem inną ulicą.
Swoją drogę poznaje się po tym, że można na niej zwolnić.
Własne tempo to nie spóźnienie.
Tęsknota lubi konkret: numer, imię, godzinę.
Zamiast mocniej spróbuj prościej.
Wygrywa ten, kto pierwszy przestanie liczyć punkty.
Pogodny nastrój też można komuś pożyczyć.
Bywa, że najwięcej widać z końca kolejki.
Niedokończone zdanie czeka na Twój głos.
Uśmiech na klatce schodowej potrafi ustawić cały dzień.
To, co naprawdę Twoje, mieści się w jednej dłoni.
Spokój zaczyna się tam, gdzie kończy się tłumaczenie.
Najtrudniejszy bywa pierwszy telefon, nie rozmowa.
Ciekawość otwiera więcej zamków niż upór.
Raz na jakiś czas warto wysiąść przystanek wcześniej.
Łatwiej się oddycha, gdy „nie” znaczy „nie”.
Gotowa odpowiedź czasem zasłania dobre pytanie.
Wieczorem i tak zostają dwie, trzy sceny z całego dnia.
Mała naprawa cieszy dłużej niż duży zakup.
Nikt nie widzi Twoich poprawek tak wyraźnie jak Ty.
Dotrzymywanie słowa zaczyna się od małych obietnic.
Pytanie „po co” jest dzisiaj łagodniejsze niż „dlaczego”.
Skrót bywa dłuższy, kiedy prowadzi przez cudze ogródki.
Wolno zmienić zdanie przed obiadem.
Przy wspólnym stole nawet chleb smakuje rozmową.
Kiedy milknie telefon, odzywa się dzień.
Zachwyt nie potrzebuje biletu.
Lepiej zapytać dwa razy niż zgadywać przez tydzień.
Światło w korytarzu też ktoś kiedyś zostawił dla Ciebie.
Dobre granice mają klamkę po obu stronach.
Rzeczy ważne rzadko dzwonią, raczej czekają.
Oddech jest krótszą drogą niż argument.
`);

/** A sentence of ordinary life, and a question about the same matter that can be answered before the day is over. Sixty. */
export const scenes = lines(`
W którejś wiadomości siedzi jedno zdanie, na które dobrze odpowiedzieć od razu, zanim obrośnie domysłami. | Jakie jedno zdanie chcesz dziś powiedzieć na głos?
Kubek odstawiony do zlewu i łóżko zaścielone przed wyjściem robią więcej, niż wypada im przyznać. | Co w domu czeka na Twoje ręce?
Ktoś obok mówi szybciej niż zwykle, a Ty możesz po prostu mówić wolniej. | Co dzisiaj możesz zrobić wolniej i przez to lepiej?
Papiery z ostatniego tygodnia mieszczą się w jednej teczce, jeśli oddzielisz sprawy od rachunków. | Co z tego stosu jest naprawdę ważne?
Najciekawsza część dnia może się zdarzyć w drodze po pieczywo. | Kiedy ostatnio coś Cię naprawdę zaciekawiło?
To, co zapisane na kartce, przestaje krążyć po głowie i grzecznie czeka na swoją kolej. | Która sprawa zmaleje, gdy tylko ją zapiszesz?
Dwie osoby proszą o to samo innymi słowami i warto to zauważyć, zanim odpowiesz każdej osobno. | Czego chcesz się dowiedzieć, zanim się zdecydujesz?
Plan z poniedziałku można przepisać mniejszymi literami i zostawić margines na życie. | Który z Twoich planów potrzebuje mniejszej wersji?
Pusta półka w lodówce jest lepszym pretekstem do spaceru niż postanowienie. | Czy pamiętasz, co lubisz robić bez celu?
Stare zdjęcie w telefonie przypomina o kimś, kto ucieszy się z trzech słów. | Kto dawno nie słyszał od Ciebie zwykłego „jak się masz”?
Przy pożegnaniu padają zwykle najważniejsze słowa, więc go nie skracaj. | Co chcesz zapamiętać z tego dnia?
Rozmowa w kuchni toczy się szczerzej niż ta umówiona w kalendarzu. | O czym milczysz, żeby było spokojnie?
Czasem wystarczy przestawić krzesło, żeby pokój zaczął mówić coś innego. | Jaka drobna zmiana przydałaby się w Twoim pokoju?
Odłożona książka trzyma zakładkę na tej samej stronie i nie ma żadnych pretensji. | Którą obietnicę wobec siebie spełnisz w pół godziny?
Jedno „dziękuję” za konkretną rzecz brzmi inaczej niż dziesięć rzuconych w biegu. | Komu należy się od Ciebie dobre słowo?
W kolejce, w tramwaju, na schodach zbiera się materiał na całkiem dobrą historię. | Gdyby ten dzień miał tytuł, jaki by nosił?
Gdy zadań jest za dużo, zacznij od tego, po którym zniknie połowa reszty. | Którą rzecz z listy możesz dziś po prostu skreślić?
Zmiana kolejności bywa całą zmianą, jakiej potrzebuje popołudnie. | Od czego zaczniesz, jeśli nikt nie będzie oceniał?
Komuś przyda się Twoja dokładna lista, choć Tobie wydaje się zwyczajna. | Co robisz tak dobrze, że już tego nie zauważasz?
Zapach z cudzego okna potrafi wyciągnąć z pamięci całe lato. | Jaki zapach, smak albo dźwięk zostanie Ci z tego dnia?
Krótka przerwa przy otwartym oknie jest tańsza niż kłótnia i działa szybciej. | Gdzie w tym dniu jest miejsce na kwadrans dla Ciebie?
Sąsiedzkie „dzień dobry” powiedziane o ton cieplej zmienia akustykę klatki. | Czyją pogodę nosisz dziś ze sobą?
Zaległa odpowiedź zajmuje mniej czasu niż myślenie o niej. | Jaka odpowiedź zdjęłaby Ci z głowy najwięcej?
Przy sprzątaniu znajdują się guziki, bilety i zdania, które kiedyś coś znaczyły. | Którą starą opinię o sobie można już oddać?
Jeżeli coś ma być zrobione ładnie, daj temu o kwadrans więcej, niż wypada. | Po co naprawdę się spieszysz?
Twoje zdanie na zebraniu może być krótkie i dalej zmienić kierunek rozmowy. | Jak brzmi to, co myślisz, bez przeprosin na wstępie?
Parasol w torbie i zapas cierpliwości ważą tyle samo i oba się przydają. | Co się zmieni, jeśli uwierzysz w czyjąś dobrą wolę?
Kiedy nic nie pasuje, pasuje przerwa i coś ciepłego do picia. | Co byłoby dziś miłe, choć niepotrzebne?
Dziecięce pytanie usłyszane w autobusie trafia czasem w sam środek dorosłej sprawy. | Jakie pytanie wydaje Ci się zbyt proste, żeby je zadać?
Zanim kupisz nowe, sprawdź, czy stare nie czeka tylko na śrubkę. | Co dzisiaj jest wystarczająco dobre?
Wspólne milczenie w samochodzie bywa lepsze od radia. | Przy kim najłatwiej Ci milczeć?
Na liście spraw do załatwienia stoi jedna, która tak naprawdę należy do kogoś innego. | Gdzie kończy się troska, a zaczyna pilnowanie?
Dobrze zrobiona kanapka jest dowodem troski, którego nikt nie podważy. | Jaką pomoc potrafisz przyjąć bez rewanżu?
Pierwszy kwadrans po powrocie do domu decyduje o reszcie wieczoru. | Jak wyglądałby ten wieczór, gdyby niczego nie trzeba było udowadniać?
Czyjeś spóźnienie daje Ci dziesięć minut, których nikt nie zaplanował. | Jak odpoczywasz, kiedy nikt nie patrzy?
Kartka do siebie, przypięta na lodówce, bywa najmilszą korespondencją tygodnia. | Co powiesz sobie wieczorem, jeśli zrobisz tylko jedną rzecz?
Drobna pomyłka opowiedziana na głos przestaje być tajemnicą i robi się anegdotą. | Z czego śmiejesz się najszczerzej w ostatnich dniach?
Zamiast kolejnej długiej wiadomości tym razem może wystarczyć głos. | Kto ucieszy się z Twojego telefonu bez powodu?
Przedmioty bez swojego miejsca najgłośniej domagają się uwagi. | Która rzecz zasługuje w końcu na własną półkę?
Zaproszenie bez okazji ma tę zaletę, że nikt nie musi się do niego przygotowywać. | Z kim chcesz podzielić się tym, co Ci wychodzi?
Muzyka włączona przy zmywaniu skraca zmywanie i wydłuża wieczór. | Jaka piosenka poprawia Ci humor jeszcze przed refrenem?
Jeśli ktoś pyta o radę, sprawdź najpierw, czy nie pyta o towarzystwo. | W jakiej rozmowie chcesz dziś tylko słuchać?
Wyłączony budzik w wolny dzień to też rodzaj listu do siebie. | Gdzie potrzebujesz więcej ciszy, a gdzie więcej ludzi?
Spacer tą samą trasą w drugą stronę pokazuje zupełnie inną ulicę. | Który skrót prowadzi Cię w kółko?
Rzecz pożyczona rok temu chętnie wróci do właściciela razem z rozmową. | Kogo odwiedzisz przy okazji zwracania drobiazgu?
Nowy zwyczaj najlepiej przyszyć do starego jak guzik do płaszcza. | Na co mówisz „tak” z przyzwyczajenia?
Przy okienku, przy ladzie i w windzie uprzejmość przechodzi z rąk do rąk. | Komu możesz dziś oddać pierwsze słowo?
Niewysłany szkic wiadomości wiele mówi o tym, co naprawdę chcesz powiedzieć. | O co prosisz aluzją, choć można zapytać wprost?
Wieczór bez ekranu ma więcej godzin, niż wskazuje zegar. | Skąd bierzesz dzisiaj siłę: z ludzi czy z ciszy?
Kilka kroków boso po podłodze przypomina, że dzień ma też swoją temperaturę. | Po czym poznajesz, że masz czas dla siebie?
Kto pierwszy wyciągnie rękę, ten najtrudniejsze ma za sobą. | Z czym możesz się dzisiaj nie zgodzić i dalej być blisko?
Kalendarz wygląda łagodniej, gdy wpiszesz do niego także odpoczynek. | Gdzie w najbliższych dniach jest miejsce tylko dla Ciebie?
Zapomniane hasło, rozładowany telefon i nagle robi się miejsce na zwykłą rozmowę. | Z kim najlepiej rozmawia Ci się o niczym?
Ładny notes nie pisze sam, za to znosi skreślenia z godnością. | Co warto dziś zostawić niedokończone?
Prawdziwe „nie mam zdania” jest uczciwsze niż zdanie pożyczone. | Czyje zdanie słyszysz, kiedy myślisz, że to Twoje?
Gość, który zostaje dłużej, bywa czasem tym, na którego się czekało. | Dla kogo chcesz mieć więcej czasu?
Najpierw zmyj jedną szklankę, a potem zobacz, czy kuchnia dalej wydaje się nie do ogarnięcia. | Co by było, gdyby to wystarczyło?
Pochwała powiedziana przy świadkach niesie się dalej, więc nie szczędź jej nikomu. | Kto w Twoim otoczeniu czeka na uznanie?
Wiadomość pisana w złości dobrze znosi odłożenie, najlepiej do czasu po kolacji. | Czego naprawdę Ci teraz brakuje: ciepłej zupy, snu czy ciszy?
Światło lampki nocnej wystarczy, żeby przeczytać dwie strony i zamknąć dzień po swojemu. | Czego nie trzeba już dziś naprawiać?
`).map((line) => {
  const [scene = "", question = ""] = line.split(" | ");
  return { scene, question };
});

/** What the sky of a day is like for a sign, by how many signs away the Moon is; `{w}` is where it is: „w Byku”. */
export const moons: readonly (readonly string[])[] = [
  lines(`
Księżyc jest {w}, więc w Twoim znaku, i nastroje mówią dziś Twoim językiem.
Gdy Księżyc świeci {w}, Twój znak słyszy siebie wyraźniej niż zwykle.
Przez Twój znak idzie Księżyc, bo jest dziś {w}, i wszystko brzmi o pół tonu bliżej.
Księżyc jest {w}, w Twoim znaku, dlatego potrzeby nie chcą już czekać w przedpokoju.
Księżyc jest {w} i rozgościł się w Twoim znaku jak domownik, który nie musi dzwonić.
Kiedy Księżyc jest {w}, tradycja mówi o dniu, w którym Twój znak ma własną pogodę.
`),
  lines(`
Księżyc stoi {w}, tuż obok Twojego znaku, i przynosi nastrój z sąsiedniego pokoju.
Zza ściany słychać Księżyc {w}: to znak obok Twojego, więc uczucia są blisko, choć jeszcze nie Twoje.
Księżyc {w} sąsiaduje z Twoim znakiem i podsuwa tematy, które zwykle zostają za progiem.
Tuż za miedzą, {w}, świeci Księżyc i lekko przesuwa Twoje akcenty.
Księżyc jest {w}, o jeden znak od Ciebie, dlatego łatwiej coś przeczuć niż nazwać.
Po sąsiedzku, {w}, gości Księżyc i podpowiada, żeby nie zamykać spraw na klucz.
Obok Twojego znaku, {w}, jest dziś Księżyc, a wraz z nim ochota na porządki w drobiazgach.
Księżyc {w} zatrzymuje się przy Twojej furtce i zostawia w skrzynce coś z cudzych nastrojów.
W znaku obok Twojego, {w}, świeci dziś Księżyc i uczy zaglądać bez wtrącania się.
Księżyc mija Cię o włos, jest {w}, i dlatego wszystko wydaje się prawie gotowe.
O krok od Twojego znaku, {w}, Księżyc zbiera resztki dnia i układa je po swojemu.
Księżyc {w} siedzi na ławce obok i nie zaczyna rozmowy, dopóki Ty nie zaczniesz.
`),
  lines(`
Księżyc {w} jest w sekstylu do Twojego znaku, co tradycja czyta jako życzliwą podpowiedź.
Sekstyl od Księżyca {w} działa jak uchylone okno: nic nie pcha, ale powietrze się rusza.
O dwa znaki od Ciebie, {w}, Księżyc tworzy sekstyl i podaje rękę, którą wystarczy uścisnąć.
Księżyc jest {w} i patrzy na Twój znak przez sekstyl, czyli jak ktoś, kto zna skrót.
Twój znak łapie od Księżyca {w} sekstyl, mały gest zgody na zwyczajne sprawy.
Kiedy Księżyc stoi {w}, sekstyl do Twojego znaku sprzyja rozmowom, które nie muszą niczego załatwić.
Księżyc {w} tworzy z Twoim znakiem sekstyl, a w języku symboli oznacza to pomoc bez fanfar.
Sekstyl Księżyca, który jest {w}, przypomina dobre światło w kuchni: widać, gdzie co leży.
Od strony Księżyca {w} idzie do Ciebie sekstyl, lekki jak kartka wsunięta pod drzwi.
Księżyc świeci {w}, w sekstylu do Twojego znaku, więc drobne próby mają dziś miękkie lądowanie.
Jest sekstyl: Księżyc {w} porozumiewa się z Twoim znakiem półsłówkami i to wystarcza.
Księżyc {w} mruga do Twojego znaku sekstylem, a takie mrugnięcie łatwo przeoczyć w pośpiechu.
`),
  lines(`
Księżyc {w} jest w kwadraturze do Twojego znaku, więc coś trze i przez to w końcu widać, co.
Kwadratura Księżyca, który świeci {w}, działa jak kamyk w bucie: mały, ale skłania do przystanku.
Twój znak ma dziś z Księżycem {w} kwadraturę, czyli rozmowę, w której obie strony mówią naraz.
Kiedy Księżyc jest {w}, kwadratura do Twojego znaku pyta o to, co od dawna uwiera.
W kwadraturze do Twojego znaku, czyli pod kątem prostym, stoi Księżyc {w} i nie daje się zbyć półuśmiechem.
Księżyc {w} tworzy kwadraturę do Twojego znaku, a tradycja widzi w tym tarcie, które budzi.
Od Księżyca {w} ciągnie kwadraturą: nastrój i plan chcą iść w dwie różne strony.
Jest kwadratura z Księżycem {w}, więc nie dziw się, że drobiazg mówi jak przez megafon.
Księżyc świeci {w} i przez kwadraturę przestawia Ci meble w głowie, za to robi się widniej.
Kwadratura od Księżyca {w} bywa niewygodna jak nowe buty i równie potrzebna.
Między Twoim znakiem a Księżycem {w} jest kwadratura, dobry powód, żeby najpierw policzyć do trzech.
Księżyc stoi {w}, a kwadratura do Twojego znaku wyciąga na wierzch to, co leżało pod spodem.
`),
  lines(`
Księżyc {w} jest w trygonie do Twojego znaku i w symbolach oznacza to lekki spadek terenu: samo się toczy.
Trygon od Księżyca {w} przypomina zielone światło na pustej ulicy.
Twój znak ma z Księżycem {w} trygon, więc to, co zwykle wymaga rozbiegu, rusza z miejsca.
Kiedy Księżyc jest {w}, trygon do Twojego znaku wygładza rozmowy jak ciepłe żelazko.
Księżyc świeci {w} i trygonem łączy się z Twoim znakiem, co tradycja nazywa swobodnym przepływem.
Przez trygon Księżyc {w} gra z Twoim znakiem w jednej tonacji, nawet jeśli każde ma inne nuty.
Od Księżyca {w} płynie do Ciebie trygon, a w nim zgoda na własne tempo.
Jest trygon: Księżyc {w} i Twój znak rozumieją się bez tłumacza.
Księżyc {w}, w trygonie do Twojego znaku, otwiera drzwi, które i tak nie były zamknięte.
Trygon Księżyca, gdy stoi on {w}, lubi proste radości i nie pyta, czy zasłużone.
O cztery znaki od Ciebie, {w}, Księżyc tworzy trygon i zdejmuje z dnia jeden stopień trudności.
Księżyc {w} opiera się o Twój znak trygonem jak ktoś znajomy o framugę.
`),
  lines(`
Księżyc {w} patrzy na Twój znak pod kątem, który nic nie ułatwia i niczego nie psuje, więc dużo zależy od Ciebie.
Między Twoim znakiem a Księżycem {w} nie ma dziś wspólnego języka i właśnie dlatego warto mówić prościej.
Księżyc jest {w}, trochę z ukosa do Twojego znaku, i każe poprawić ustawienie luster.
Z boku, {w}, świeci Księżyc, a jego światło pada na to, czego zwykle nie ruszasz.
Księżyc {w} i Twój znak mijają się jak dwoje ludzi w drzwiach, każde z uprzejmym „proszę przodem”.
Kiedy Księżyc stoi {w}, Twój znak widzi sprawy pod innym kątem i nie od razu je poznaje.
Ukośne światło Księżyca {w} wydobywa z dnia fakturę, której w południe nie widać.
Księżyc {w} nie patrzy wprost na Twój znak, dlatego dobrze sprawdzać dwa razy, co kto miał na myśli.
Pod dziwnym kątem, {w}, jest Księżyc i zachęca, żeby zmienić krzesło, zanim zmieni się zdanie.
Księżyc świeci {w}, a do Twojego znaku dociera tyle, ile sam wpuści.
Od Księżyca {w} do Twojego znaku prowadzi krzywa ścieżka, za to z dobrym widokiem.
Księżyc jest {w} i mówi do Twojego znaku z akcentem, więc proś o powtórzenie bez wstydu.
`),
  lines(`
Księżyc jest {w}, naprzeciwko Twojego znaku, i jak lustro pokazuje to, co łatwiej zauważyć u innych.
Opozycja Księżyca, który świeci {w}, sadza naprzeciwko Ciebie kogoś, kto ma inne zdanie i podobną potrzebę.
Po drugiej stronie nieba, {w}, stoi Księżyc, a opozycja prosi, żeby wysłuchać drugiej strony do końca.
Księżyc {w} tworzy opozycję do Twojego znaku, czyli rozmowę przez stół, przy którym są dwa krzesła.
Gdy Księżyc jest {w}, dokładnie naprzeciwko, Twój znak najwięcej dowiaduje się od ludzi.
Naprzeciwko Ciebie, {w}, Księżyc przegląda się w Twoim znaku i oddaje obraz bez retuszu.
`),
];
