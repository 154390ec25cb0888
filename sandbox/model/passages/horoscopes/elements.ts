import type { Element } from "../../../../app/sky/signs.ts";

const lines = (text: string): readonly string[] => text.trim().split("\n");

/** What an element makes of a day. Thirty-one each, so that no sign reads one again within a month. */
export const elementScenes: Readonly<Record<Element, readonly string[]>> = {
  ogień: lines(`
Twój ogień lubi zaczynać, więc daj mu jedną rzecz, którą da się też skończyć przed kolacją.
Zapał rozgrzewa pokój szybciej niż kaloryfer, byle ktoś zamknął okno.
Iskra potrzebuje powietrza, dlatego nie zatrzaskuj drzwi po pierwszym „ale”.
Kto ma w sobie płomień, temu łatwo zapomnieć, że inni wchodzą z zimna.
Entuzjazm podany w małej filiżance smakuje lepiej niż wylany na obrus.
Możesz być dziś ogniskiem, przy którym inni grzeją ręce, bez spalania całego lasu.
Twoja szczerość jest jak zapałka: oświetla, gdy się ją trzyma właściwą stroną.
Gdy coś w Tobie przyspiesza, przenieś to na schody, rower albo szorowanie wanny.
Pomysł, który wpadł rano, chętnie poczeka pod przykrywką do popołudnia i nie wystygnie.
Rozpęd to piękna rzecz, o ile pamięta się, gdzie są hamulce.
Jeden odważny telefon robi więcej niż tydzień chodzenia po pokoju.
Czyjaś letnia reakcja nie znaczy, że Twój pomysł jest zimny.
W Twoim kalendarzu przyda się puste pole, bo ogień też musi czym oddychać.
Duma ma ładny płaszcz, ale przy stole można go zdjąć.
Nie gaś cudzych świeczek, Twoja i tak świeci.
Śmiech z samego siebie to najszybszy sposób na odzyskanie miejsca przy ognisku.
Ktoś potrzebuje Twojej odwagi bardziej niż rady, więc po prostu stań obok.
Wygrana dyskusja grzeje krótko, a podzielona pizza cały wieczór.
Żar spod popiołu wystarcza na dłużej niż fajerwerki.
Zamiast dokładać do pieca, usiądź przy nim na chwilę.
Twoje „zróbmy to” brzmi jeszcze lepiej, gdy dodasz „razem”.
Niecierpliwość mówi czasem, że coś jest naprawdę ważne, i wystarczy powiedzieć to półgłosem.
Dobrze jest ruszyć na czele i wrócić po tych, którzy jeszcze wiążą buty.
Komplementy rzucane bez okazji lecą daleko, więc ich nie żałuj.
Płomień też prosi czasem o drewno, czyli o sen, kolację i kogoś bliskiego.
Twoja energia lubi mieć adres, dlatego nazwij jedną rzecz, dla której dziś wstajesz.
Nie każdy skok wymaga publiczności, niektóre są tylko dla Twoich kolan i radości.
Kłótnia o kierunek cichnie, kiedy ktoś pokaże mapę i poda herbatę.
Słońce też robi sobie noc, więc i Ty możesz zejść ze sceny bez tłumaczeń.
Odpowiedź po trzech oddechach ma tę samą moc i mniej dymu.
Twoja radość bywa zaraźliwa, więc zabierz ją dzisiaj tam, gdzie jej brakuje.
`),
  ziemia: lines(`
Twoja ziemia lubi wiedzieć, na czym stoi, więc zacznij od tego, co da się policzyć na palcach.
Rzecz zrobiona porządnie odzywa się do Ciebie jeszcze przez kilka dni.
Można zmienić trasę bez zmieniania celu, nawet jeśli buty wolą starą ścieżkę.
Spokój kuchni, równo pokrojony chleb i zamknięta szuflada to też rozmowa ze światem.
Upór jest dobrym murem, o ile zostawisz w nim furtkę.
Twoje ręce wiedzą więcej niż lista, więc pozwól im zacząć.
Powolne sprawy dojrzewają dziś szybciej, niż to widać z okna.
Kto nosi wszystko w pojedynkę, ten zapomina, że plecak ma dwa uchwyty.
Zwyczaj jest jak stół: warto czasem go odsunąć i zobaczyć, co leży pod spodem.
Doceń coś, co działa od lat i nigdy nie prosi o pochwałę.
Nowość nie musi wchodzić drzwiami frontowymi, wystarczy jej parapet.
Jedna naprawiona klamka robi w domu więcej niż wielkie postanowienie.
Smak, zapach i ciepły koc to dziś całkiem poważne argumenty.
Plan przyjmie poprawkę ołówkiem, jeśli nie będziesz pisać od razu piórem.
Twoja cierpliwość trzyma cały stół, choć nikt nie patrzy na nogi stołu.
Nie trzeba zasłużyć na przerwę, wystarczy ją zrobić.
Konkret jest Twoim sposobem na czułość, więc zrób komuś coś konkretnego.
Ktoś obok czeka na słowa, dlatego opowiedz o tym, co zwykle robisz po cichu.
W ogrodzie, na balkonie albo w doniczce coś chętnie przyjmie Twoją uwagę.
Porządek ma służyć Tobie, a nie wystawiać ocen.
Stara metoda jest dobra, dopóki pamiętasz, po co powstała.
Odłóż ciężar choćby na czas jednej piosenki: ziemia go utrzyma.
Drobna zmiana w tym, co codzienne, znaczy dla Ciebie więcej niż wyprawa.
Pozwól, żeby ktoś zrobił to gorzej, za to po swojemu.
Rachunek zysków pomija ciszę, a ona jest dziś dużo warta.
Twoje „zobaczymy” można przełożyć na datę i godzinę, wtedy zaczyna żyć.
Kamień, który przekładasz z kąta w kąt, wolno po prostu wynieść.
Stała pora na nicnierobienie daje więcej niż wolny dzień raz na kwartał.
Zaufanie rośnie jak chleb: pod ściereczką, bez zaglądania co minutę.
Niech dziś jedna rzecz będzie tylko ładna i do niczego niepotrzebna.
Ktoś liczy na Twoją stałość, a Ty możesz liczyć na czyjś pomysł.
`),
  powietrze: lines(`
Twoje powietrze niesie dziesięć myśli naraz, więc przewiąż jedną sznurkiem i idź za nią.
Dobra rozmowa rozplącze to, czego lista zadań nie ruszy od tygodnia.
Głowa pełna okien potrzebuje czasem zasłony i ciepłej lampki.
Zamiast tłumaczyć trzeci raz, narysuj to komuś na serwetce.
Lekkość jest umiejętnością, a nie brakiem zdania.
Między jednym pomysłem a drugim zmieści się oddech i szklanka wody.
Twoje pytania robią przeciąg w dusznym pokoju i wszyscy na tym zyskują.
Można zmienić temat, nie zmieniając strony.
Słowo zapisane waży tyle, ile papier, a trzyma jak cegła.
Ktoś z daleka przysłał kiedyś zdanie, które dziś nagle pasuje.
Najpierw powiedz, co czujesz, a dopiero potem, co o tym myślisz.
Ciekawość otwiera Ci każde drzwi, więc wybierz jedne i wejdź dalej niż do przedpokoju.
Każdy medal ma dwie strony, więc obejrzyj obie i połóż go w końcu na stole.
Wiadomość nagrana głosem niesie to, czego nie przenoszą litery.
Rozproszenie bywa zaproszeniem na spacer wysłanym przez zmęczoną głowę.
Twoje poczucie sprawiedliwości ma rację i mogłoby dziś mówić szeptem.
Pomysł opowiedziany komuś przy obiedzie od razu pokaże, czy stoi na własnych nogach.
Niezależność lubi mieć numer do kogoś, kto odbierze.
Zostaw jedną rozmowę bez puenty, dojdzie do niej sama.
Przyjaźń nie wymaga okazji, wystarczy link do piosenki i trzy słowa.
Kiedy wszystko wydaje się względne, zjedz coś ciepłego i zapytaj o to samo jeszcze raz.
Cudze racje zwiedza się jak obce miasto, a na noc wraca do siebie.
Nie trzeba mieć zdania o wszystkim, żeby dobrze trafić w jedno.
Twoja głowa jest szybsza niż nogi, więc czasem daj nogom pierwszeństwo.
Pomysł zapisany wieczorem zwalnia miejsce na sen.
Ładny kompromis to taki, po którym obie strony jedzą deser.
Czytaj dziś między wierszami z umiarem, bo niektórzy piszą tylko wiersze.
Ktoś bierze Twój żart na serio, więc dorzuć do niego uśmiech.
Nowe słowo poznane przypadkiem porządkuje stare myśli.
Wolność ma się lepiej, gdy wiadomo, o której wraca na kolację.
Odległość też jest sposobem patrzenia, byle nie jedynym.
`),
  woda: lines(`
Twoja woda czuje pogodę w pokoju, zanim ktokolwiek otworzy usta, więc sprawdź najpierw własną.
Nie każdą falę trzeba nazywać, niektóre wystarczy przeczekać na brzegu.
Wzruszenie przychodzi bez zapowiedzi i bez zapowiedzi odchodzi, to w porządku.
Czułość ma dziś formę zupy, koca albo milczenia obok.
To, co ktoś powiedział w przelocie, osiadło w Tobie głębiej, niż zamierzał.
Pamięć podsuwa stare obrazy, a Ty możesz wybrać, który postawisz na półce.
Powiedz „potrzebuję”, zamiast czekać, aż ktoś się domyśli.
Granica narysowana łagodnie też jest granicą.
Twoja intuicja lubi ciszę, a na zebraniach mówi bardzo niewyraźnie.
Sekret lżeje o połowę, kiedy wie o nim jedna dobra osoba.
Cudzy smutek można potrzymać za rękę bez zabierania go do domu.
Ciepła kąpiel, deszcz za szybą albo szum czajnika robią dziś porządek w myślach.
Wspomnienie, które wraca, prosi tylko o to, żeby je opowiedzieć.
Zanim coś poczujesz za kogoś, zapytaj, czy naprawdę to czuje.
Twoja lojalność jest głęboka jak studnia, więc pilnuj, kto nosi wiadro.
Marzenie na jawie też jest pracą, tylko bez pieczątki.
Na dnie złości leży zwykle prośba, którą da się wypowiedzieć zwyczajnie.
Wycofanie na chwilę jest oddechem, o ile zostawisz kartkę, że wrócisz.
Delikatność nie musi przepraszać za to, że słyszy więcej.
Zamknięta muszla chroni perłę i tak samo dobrze chroni ziarnko piasku.
Kiedy rzeka zwalnia, robi się głębsza, i z Tobą bywa podobnie.
Ktoś pamięta Twoją dobroć sprzed lat i nie wie, jak o tym napisać.
Nie musisz znać odpowiedzi, żeby dobrze komuś potowarzyszyć.
Łzy na filmie liczą się jako sprzątanie.
Twój dom potrzebuje dziś jednego kąta, w którym nikt niczego nie chce.
Prawda powiedziana miękko dociera dalej niż powiedziana głośno.
Przeczucie warto zapisać i sprawdzić po kolacji.
Co odpłynęło, zrobiło miejsce i jeszcze nie trzeba go niczym zapełniać.
Zaufaj osobie, przy której mówisz wolniej.
Wyobraźnia dopowiada zakończenia, więc poproś o jedno zdanie wprost.
Opieka nad innymi smakuje lepiej, kiedy i na Twoim talerzu coś jest.
`),
};
