import type { Chapter } from "~/documents/book/model";

export const lyra: Chapter = {
  title: "Lira",
  paragraphs: [
    "Stary Sarna przyszedł osobiście, w niedzielę, w południe, z tortem. Był niski, różowy i uprzejmy, i to uprzejmość przeraziła mnie najbardziej. Ukłonił się szyldowi. Pochwalił firanki.",
    "– Bratanek zostawił u pani książkę – powiedział, siadając na taborecie pod oknem, na tym samym taborecie. – Sentymentalny chłopiec. A w książce są kartki, które nie są jej kartkami. Rozumiemy się?",
    "Rozumieliśmy się. Znalazłam je czwartego dnia, wklejone między tablice tak starannie, że zdradził je dopiero klej: za nowy, za biały. Trzy arkusze w drobną kratkę, kolumny cyfr, daty, inicjały. Rachunki, które miały ocaleć. Ktoś przełożył je z piwnicy do nieba i liczył na to, że nikt ich tam nie będzie szukał.",
    "– Konserwator nie czyta – odparłam. – Konserwator suszy.",
    "– Pani dziadek mówił podobnie. – Ukroił sobie kawałek tortu moim nożem do papieru. – Też miał pracownię. Też miał szyld. Szkoda byłoby złota.",
    "Kiedy wyszedł, usiadłam na podłodze, plecami do pieca, i przez chwilę ćwiczyłam oddychanie. Potem zrobiłam jedyną rzecz, jaką naprawdę umiem. Wzięłam szpatułkę z kości, letnią wodę i trzy arkusze papieru z tego samego stulecia co atlas. Do rana miałam w rękach dwie rzeczy: kartki, które wyglądały tak, że stary Sarna wziąłby je za swoje, i kartki, które nimi były.",
    "Wiktor przyszedł wieczorem. Na policzku miał siniec w kolorze mgławicy, a w oczach coś, czego nie widziałam wcześniej: zmęczenie człowieka, który postanowił.",
    "– Nie wiedziałem, że pani to znajdzie – powiedział. – To znaczy: wiedziałem, że pani to znajdzie. Liczyłem, że pani ich nie odda. To było nieuczciwe. Przepraszam.",
    "– Mógł mnie pan zapytać.",
    "– Wtedy musiałaby pani odpowiedzieć.",
    "Na stole, pod ciepłą lampą, leżała tablica z Lirą. Skończyłam ją tego ranka. Cztery gwiazdy równoległoboku, Wega u góry jak kropla, która nie chce spaść. Wiktor nachylił się nad nią i dopiero wtedy, po trzech tygodniach, dotknął papieru: jednym palcem, na samym marginesie.",
    "– Jutro idę z tym do prokuratora – powiedział. – Z oryginałami. Potem przez jakiś czas nie będzie mnie nigdzie.",
    "– A wujek?",
    "– Dostanie to, po co przyszedł. Chyba że nie zdążyła pani zrobić kopii.",
    "Podałam mu kopertę. Tę samą, którą mi dał pierwszego dnia, z biletem i ze wszystkimi banknotami, tylko grubszą o trzy arkusze. Wziął ją. I nie puścił mojej ręki.",
    "Są objęcia, które zamykają, i takie, które otwierają. Przez całe życie znałam tylko pierwsze: z opowieści, z szeptów, z okien zasłanianych po zmroku. O drugich dowiedziałam się tamtej nocy, między suszarką a prasą introligatorską, kiedy za oknem pierwszy raz od miesiąca nie padało.",
  ],
};
