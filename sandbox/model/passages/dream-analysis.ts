import type { DreamAnalysisContent } from "../../../app/products/dream-analysis/content.ts";
import { any, type Stock } from "./choose.ts";

type Step = DreamAnalysisContent["nextSteps"][number];

/** Images that a dream may hold, with the words, whole and in every case, by which they are found. */
export const images: readonly {
  image: string;
  words: RegExp;
  meanings: Stock;
  questions: Stock;
}[] = [
  {
    image: "Dom",
    words: /(?<!\p{L})dom(?:u|em|owi|y|ach)?(?!\p{L})/iu,
    meanings: any(
      "Dom we śnie bywa obrazem tego, co znane i własne, z piwnicą i strychem włącznie.",
      "Może chodzić o miejsce, w którym wolno być bez przygotowania. Sen sprawdza, czy jest tam jeszcze światło.",
      "Dom bywa też mapą pamięci: każdy pokój przechowuje inny czas.",
    ),
    questions: any(
      "W którym miejscu tego domu było Ci najswobodniej?",
      "Co w tym domu jest inne niż na jawie?",
      "Kto powinien tam jeszcze mieszkać?",
    ),
  },
  {
    image: "Woda",
    words:
      /(?<!\p{L})(?:wod(?:a|y|ę|zie|ą)|rzek(?:a|i|ę|ą)|rzece|morz(?:e|a|u|em)|jezior(?:o|a|ze|em))(?!\p{L})/iu,
    meanings: any(
      "Woda we śnie bywa obrazem uczuć: raz stoi, raz płynie, czasem sięga wyżej, niż się wydawało.",
      "Może mówić o czymś, czego nie da się zatrzymać ręką, za to można się w tym nauczyć pływać.",
      "Woda zbiera to, co spływa z całej okolicy. We śnie może zbierać sprawy z wielu dni naraz.",
      "Przez wodę widać dno albo własne odbicie, rzadko jedno i drugie.",
      "Spokojna albo wzburzona, woda pokazuje często stan, dla którego w dzień brakuje słowa.",
    ),
    questions: any(
      "Jaką miała temperaturę i kolor?",
      "Co robi się z taką wodą: wchodzi się, omija, czeka?",
      "Które z ostatnich dni miały podobny nurt?",
    ),
  },
  {
    image: "Most",
    words: /(?<!\p{L})mo(?:st|stu|stem|ście|sty)(?!\p{L})/iu,
    meanings: any(
      "Most może być obrazem przejścia między dwoma brzegami czegoś, co już się zaczęło.",
      "Na moście jest się przez chwilę nigdzie: za późno na jeden brzeg i za wcześnie na drugi.",
      "Bywa, że most pokazuje zaufanie, bo trzeba stanąć na czymś, czego nie budowało się samemu.",
    ),
    questions: any(
      "Co zostaje za Tobą, kiedy wchodzisz na most?",
      "Kto czeka po drugiej stronie?",
      "Jak szeroki wydawał się ten most?",
    ),
  },
  {
    image: "Drzwi",
    words: /(?<!\p{L})drzwi(?:ami|ach|om)?(?!\p{L})/iu,
    meanings: any(
      "Drzwi mogą być obrazem tego, co jeszcze nieotwarte, choć już stoi przed oczami.",
      "Drzwi mają dwie strony. Sen pokazuje zwykle tylko jedną i na niej zawiesza pytanie.",
      "Może to być próg decyzji, przy którym dobrze na moment przystanąć.",
    ),
    questions: any(
      "Co najchętniej zobaczysz po ich otwarciu?",
      "Kto ma do nich klucz?",
      "Czy ktoś puka, czy to Ty pukasz?",
    ),
  },
  {
    image: "Śmierć",
    words: /(?<!\p{L})(?:śmier(?:ć|ci|cią)|pogrzeb(?:u|ie|em)?)(?!\p{L})/iu,
    meanings: any(
      "Śmierć we śnie niczego nie zapowiada. Bywa obrazem końca, po którym coś się zmienia.",
    ),
    questions: any(
      "Co w Twoim życiu dobiega właśnie końca w zwykły sposób?",
      "Z czym ten sen każe się pożegnać, a co zostawia?",
    ),
  },
  {
    image: "Ucieczka",
    words:
      /(?<!\p{L})(?:uciek(?:am|ałam|ałem|amy|a|ać|aliśmy)|goni(?:ą|ł|ła|li|ło)?|pościg(?:u|iem)?|ściga(?:ją|ł|ła|li)?)(?!\p{L})/iu,
    meanings: any(
      "Ucieczka we śnie bywa obrazem sprawy, która chce zostać wysłuchana i dlatego biegnie z tyłu.",
      "Ciało we śnie powtarza czasem napięcie dnia: biegnie, bo w dzień trzeba było siedzieć.",
      "Może chodzić o coś, od czego łatwiej przyspieszyć, niż się odwrócić.",
    ),
    questions: any(
      "Co się stanie, jeśli w wyobraźni staniesz i się odwrócisz?",
      "Jak daleko było za Tobą to, co goniło?",
    ),
  },
  {
    image: "Lot",
    words:
      /(?<!\p{L})(?:lec(?:ę|iałam|iałem|imy|ieć)|lat(?:am|ałam|ałem|ać)|unosz(?:ę|ąc) się|fru(?:nę|wam|wałam|wałem))(?!\p{L})/iu,
    meanings: any(
      "Lot bywa obrazem swobody albo spojrzenia z góry na coś, co z bliska przytłacza.",
      "Może mówić o lekkości, której ciało szuka po ciężkim dniu.",
      "W locie nie ma ścieżek. Sen daje na chwilę wolny wybór kierunku.",
    ),
    questions: any(
      "Co z tej wysokości wyglądało inaczej?",
      "Jak trzymało Cię powietrze: pewnie czy na słowo honoru?",
    ),
  },
  {
    image: "Spadanie",
    words:
      /(?<!\p{L})(?:spada(?:m|łam|łem|my|ć|nie|nia)?|spadł(?:am|em)|przepaś(?:ć|ci|cią))(?!\p{L})/iu,
    meanings: any(
      "Spadanie bywa obrazem utraty oparcia, także drobnego: planu, rytmu, czyjejś obecności.",
      "Ciało przy zasypianiu puszcza mięśnie i sen chętnie robi z tego spadanie. Nie musi się za tym kryć nic więcej.",
      "Może chodzić o moment, w którym kontrola zostaje na górze, a reszta leci dalej.",
    ),
    questions: any(
      "Na czym zwykle opierasz się w ciągu dnia?",
      "Co było pod spodem, zanim przyszło przebudzenie?",
    ),
  },
  {
    image: "Szkoła i egzamin",
    words:
      /(?<!\p{L})(?:egzamin(?:u|ie|em|y)?|matur(?:a|y|ę|ze|ą)|szko(?:ła|ły|łę|le|łą)|tablic(?:a|y|ę|ą))(?!\p{L})/iu,
    meanings: any(
      "Szkoła wraca w snach także po latach, najczęściej wtedy, gdy ktoś lub coś nas ocenia.",
      "Egzamin we śnie bywa obrazem wymagań, do których nikt nie dał listy pytań.",
      "Może to być stare napięcie w nowym ubraniu: inna sala, ten sam ścisk w żołądku.",
    ),
    questions: any(
      "Kto dzisiaj wystawia Ci ocenę i czy prosisz o nią?",
      "Z czego w tym śnie był sprawdzian?",
    ),
  },
  {
    image: "Zęby",
    words: /(?<!\p{L})z(?:ęby|ębów|ąb|ęba|ębami|ębach)(?!\p{L})/iu,
    meanings: any(
      "Zęby wypadają w snach wielu ludziom i nie jest to zapowiedź. Bywa to obraz obawy o siłę albo o to, jak nas widać.",
      "Może chodzić o słowa: te, które trudno wypowiedzieć, i te, które wymknęły się za wcześnie.",
      "Czasem ciało dokłada swoje, na przykład zaciśniętą przez noc szczękę.",
    ),
    questions: any(
      "Przy kim ostatnio trudno było otworzyć usta?",
      "Czego w tym śnie było Ci żal najbardziej?",
    ),
  },
  {
    image: "Droga",
    words:
      /(?<!\p{L})(?:dro(?:ga|gi|gę|dze|gą)|ścież(?:ka|ki|kę|ce|ką)|szos(?:a|y|ę|ie|ą))(?!\p{L})/iu,
    meanings: any(
      "Droga pokazuje często tempo: czy idzie się nią, czy jest się niesionym.",
      "Może być obrazem wyboru, którego jeszcze nie trzeba dokonać, bo zakręt jest dalej.",
      "W snach droga bywa ważniejsza od celu i dlatego cel tak chętnie się w nich przesuwa.",
    ),
    questions: any(
      "Dokąd ta droga prowadzi, jeśli iść nią dalej?",
      "Kto szedł obok, a kto został z tyłu?",
    ),
  },
  {
    image: "Las",
    words: /(?<!\p{L})las(?:u|em|ach|y)?(?!\p{L})|(?<!\p{L})lesie(?!\p{L})/iu,
    meanings: any(
      "Las w snach jest miejscem, w którym widać na kilka kroków. Może mówić o sprawie, którą poznaje się idąc.",
      "Bywa schronieniem i zagubieniem naraz, zależnie od światła.",
      "Las rośnie bez planu. Może przypominać o czymś, co rozwija się własnym porządkiem.",
    ),
    questions: any(
      "Jakie światło było między drzewami?",
      "Czego się w tym lesie szuka albo przed czym chowa?",
    ),
  },
  {
    image: "Schody",
    words: /(?<!\p{L})schod(?:y|ów|ach|ami|om)(?!\p{L})/iu,
    meanings: any(
      "Schody mierzą wysiłek: każdy stopień jest mały, dopiero razem męczą.",
      "Może chodzić o zmianę poziomu, wejście wyżej albo zejście do czegoś głębszego.",
      "Schody bez końca pokazują czasem zadanie, które nie ma wyraźnej ostatniej kropki.",
    ),
    questions: any(
      "Czy schodzi się nimi łatwiej, niż wchodzi?",
      "Na którym stopniu chcesz odpocząć?",
    ),
  },
  {
    image: "Pociąg",
    words:
      /(?<!\p{L})(?:pociąg(?:u|iem|i|ach)?|dwor(?:zec|ca|cu|cem)|peron(?:u|ie|em|y)?)(?!\p{L})/iu,
    meanings: any(
      "Pociąg w snach ma rozkład, którego nie układa śniąca osoba. Bywa obrazem cudzego tempa.",
      "Może mówić o okazji albo o terminie, który zbliża się po szynach.",
      "Peron to miejsce czekania, a czekanie też jest czynnością.",
    ),
    questions: any(
      "Dokąd miał jechać ten pociąg?",
      "Co w Twoim tygodniu ma teraz sztywny rozkład?",
    ),
  },
  {
    image: "Ogień",
    words:
      /(?<!\p{L})(?:og(?:ień|nia|niem|niu)|pożar(?:u|em|ze)?|płomie(?:ń|nie|ni|niem))(?!\p{L})/iu,
    meanings: any(
      "Ogień grzeje i niszczy, więc w snach rozstrzyga odległość. Może mówić o sile uczucia.",
      "Bywa obrazem zmiany, która przyspieszyła.",
      "Może pokazywać złość albo zapał, zależnie od tego, co się przy nim robi.",
    ),
    questions: any(
      "Czy przy tym ogniu chce się stanąć bliżej, czy dalej?",
      "Co z tego ognia warto ocalić?",
    ),
  },
  {
    image: "Zwierzę",
    words:
      /(?<!\p{L})(?:p(?:ies|sa|sem|sy|ieska|ieskiem)|ko(?:t|ta|tem|ty|tek|tka)|wąż|węż(?:a|em|e|y)|ko(?:ń|nia|niem|nie)|ptak(?:a|i|iem|ów)?)(?!\p{L})/iu,
    meanings: any(
      "Zwierzę we śnie bywa głosem instynktu: mówi, czego chce ciało, zanim głowa zdąży zaprotestować.",
      "Może być towarzyszem albo strażnikiem. Wiele zależy od tego, czy patrzy na Ciebie.",
      "Zwierzęta w snach rzadko kłamią. Pokazują uczucie w czystej postaci.",
    ),
    questions: any(
      "Jak zachowywało się to zwierzę wobec Ciebie?",
      "Które z Twoich uczuć porusza się podobnie?",
    ),
  },
  {
    image: "Dziecko",
    words:
      /(?<!\p{L})(?:dziec(?:ko|ka|ku|kiem)|niemowl(?:ę|ęcia|ęciem)|córeczk(?:a|i|ę|ą)|synek|synka|synkiem)(?!\p{L})/iu,
    meanings: any(
      "Dziecko w snach bywa obrazem czegoś nowego i kruchego, co prosi o opiekę.",
      "Może przypominać kogoś prawdziwego, a może Twoją własną dawną wersję.",
      "Obok dziecka we śnie zwykle pojawia się pytanie, kto się nim zajmie.",
    ),
    questions: any(
      "Ile lat miało to dziecko i co jest ważne w tym wieku?",
      "Czego ono od Ciebie chciało?",
    ),
  },
  {
    image: "Telefon",
    words: /(?<!\p{L})telefon(?:u|em|ie|y)?(?!\p{L})/iu,
    meanings: any(
      "Telefon we śnie rzadko działa, jak trzeba. Bywa obrazem wiadomości, która nie może dojść.",
      "Może chodzić o rozmowę odkładaną na lepszą porę.",
      "Sen daje czasem numer, którego nie da się wybrać, i każe posłuchać ciszy.",
    ),
    questions: any(
      "Do kogo miało być to połączenie?",
      "Jakie pierwsze zdanie padłoby w słuchawce?",
    ),
  },
];

export const wholeDream = {
  image: "Cały sen",
  meanings: any(
    "Może najważniejszy jest w nim nastrój, a pojedyncze obrazy tylko go niosą.",
    "Są sny, które opowiadają porą dnia i kolorem. Sens bywa w tym, jak się w nich oddycha.",
    "Niektóre sny trudno rozłożyć na rzeczy. Zostaje po nich ton, jak po melodii bez słów.",
  ),
  questions: any(
    "Jakim jednym słowem nazwiesz ten nastrój?",
    "Jaka pogoda była w tym śnie?",
    "Gdyby ten sen miał zapach, jaki?",
  ),
};

export const dreamFrames = any(
  "„%” – tak zaczyna się Twój sen.",
  "Wchodzimy do niego zdaniem: „%”.",
  "Na początku jest to: „%”.",
  "Pierwszy obraz zapisujesz tak: „%”.",
);
export const dreamless = any(
  "Po przebudzeniu zostaje czasem jedno zdanie i to też jest częsty los snów.",
  "Ten sen zostawił po sobie tylko ślad, więc zaczniemy od śladu.",
);

export const openings: Stock = {
  fear: [
    "Jest w nim niepokój, więc pójdziemy wolno i z zapalonym światłem. Sen opowiedziany w dzień zwykle trochę maleje.",
    "Strach we śnie bywa głośny, a mimo to da się go obejrzeć z bezpiecznej odległości. Spróbujmy po kolei.",
  ],
  sadness: [
    "Niesie w sobie smutek, któremu nie trzeba od razu szukać wyjaśnienia. Najpierw popatrzmy, gdzie ten smutek siada.",
    "To sen o ściszonym głosie. Posłuchamy go bez pośpiechu i bez sennika.",
  ],
  anger: [
    "Słychać w nim złość, a sny pozwalają jej mówić bez grzeczności. Zobaczmy, o co się upomina.",
    "W tym śnie coś się przelewa. Dobrze przyjrzeć się temu w dzień, kiedy nikt nie krzyczy.",
  ],
  joy: [
    "Jest w nim radość i nie ma powodu jej przesłuchiwać. Obejrzyjmy raczej, z czego się wzięła.",
    "To jasny sen, a takie też mają coś do powiedzenia. Przejdźmy przez niego powoli.",
  ],
  calm: [
    "W tym śnie jest dużo spokoju, więc można się w nim rozejrzeć bez pośpiechu.",
    "Spokojne sny łatwo zapomnieć do południa. Ten został zapisany i da się do niego wrócić.",
  ],
  longing: [
    "Przez ten sen przechodzi tęsknota, cicho i z bliska. Pójdźmy za nią kawałek.",
    "To sen o kimś lub o czymś, do czego chce się wrócić. Zobaczmy, co wybrał, żeby o tym opowiedzieć.",
  ],
  any: [
    "Przyjrzyjmy się mu spokojnie, bez sennika i bez wróżb. Każdy obraz dostanie chwilę i jedno pytanie.",
    "Sny mówią obrazami, które rzadko znaczą jedno. Poszukajmy kilku możliwości, a wybór zostawmy Tobie.",
    "Nie trzeba go zrozumieć od razu. Wystarczy przejść przez niego jeszcze raz, tym razem na jawie.",
    "Potraktujmy go jak list bez nadawcy. Najpierw przeczytamy, potem zapytamy, co może znaczyć.",
  ],
};

export const retellingFrames = any(
  "Dalej jest tak: „%”.",
  "Sen idzie naprzód: „%”.",
  "Potem zapisujesz: „%”.",
  "Następny obraz to: „%”.",
  "A zaraz obok: „%”.",
  "Zostaje też zdanie: „%”.",
);
export const retellings = any(
  "W opisie są miejsca wyraźne i takie, przez które sen przechodzi bokiem. Te wyraźne zapamiętało ciało, te drugie domyśla się głowa.",
  "Sny skracają drogę między rzeczami, które w dzień leżą daleko od siebie. Dobrze przez chwilę potraktować to sąsiedztwo poważnie.",
  "Zapisany sen jest zawsze krótszy od prawdziwego. To, co przetrwało do zapisania, miało widocznie swoją wagę.",

  "Tyle opowiedział i niczego tu nie dodajemy. Przerwy między obrazami też do niego należą, bo sny lubią zmieniać miejsce bez uprzedzenia.",
  "Warto zauważyć, że nic w tym śnie nie tłumaczy się z następstwa zdarzeń. Jedna scena przechodzi w drugą i tylko nastrój zostaje ten sam.",
  "Gdyby to był film, łatwo wskazać kadr, który wraca po przebudzeniu. Ten kadr jest dobrym miejscem, żeby się zatrzymać.",
  "Opowiedziany na głos sen ma inną długość niż w środku nocy. Zwróć uwagę, które zdanie przychodzi pierwsze, a które trzeba sobie przypominać.",
  "W takim porządku pojawiły się te obrazy i w takim warto je zostawić. Pamięć chciałaby je ułożyć rozsądniej, ale to ich nieład jest ciekawy.",
  "Obraz po obrazie, bez komentarza. Komentarz przyjdzie w ciągu dnia, zwykle przy zupełnie innej czynności.",
);
export const retellingless = any(
  "Obraz nie dał się zapisać i tak też bywa ze snami. Można wrócić do niego w nocnej porze, zaraz po przebudzeniu, zanim zrobi się jasno.",
  "Więcej obrazów tu nie ma. Czasem wystarczy jeden, żeby było wiadomo, w jakim kierunku patrzeć.",
);

export const emotions: Stock = {
  fear: [
    "Lęk ze snu znika zwykle szybciej niż jego ślad w ciele: przyspieszony oddech, zimne dłonie. Zanim zaczniesz go tłumaczyć, daj ciału kilka minut, żeby zauważyło poranek. Jeśli taki sen wraca i odbiera wypoczynek, dobrze opowiedzieć o nim specjaliście.",
    "We śnie strach dostaje kształt, a rzecz z kształtem łatwiej obejrzeć niż tę bez niego. Zapytaj, w którym momencie był największy i co go choć trochę zmniejszało. Przy koszmarze, który powtarza się często, pomaga rozmowa z kimś, kto się na tym zna.",
  ],
  sadness: [
    "Smutek we śnie bywa czystszy niż za dnia, bo nikt nie każe mu się spieszyć. Po przebudzeniu zostaje jak niski dźwięk. Można mu pozwolić wybrzmieć przy śniadaniu, bez szukania powodu.",
    "Sny pozwalają płakać bez świadków i bez uzasadnienia. Jeśli po obudzeniu było lżej, sen zrobił swoje. Jeśli ciężej, warto o nim komuś opowiedzieć.",
  ],
  anger: [
    "Złość we śnie mówi pełnym zdaniem, którego w dzień często brakuje. Nie znaczy to, że trzeba je wypowiedzieć. Dobrze jednak wiedzieć, jak brzmi i do kogo jest skierowane.",
    "Po śnie pełnym gniewu ciało bywa zmęczone jak po biegu. To energia, która szuka drogi. Zapytaj, przy jakiej sprawie w ciągu dnia czujesz jej cichszą wersję.",
  ],
  joy: [
    "Radość ze snu potrafi zostać na cały poranek. Nie trzeba jej zamieniać w znaczenie. Wystarczy zapamiętać, przy kim i w jakim miejscu przyszła.",
    "Dobre uczucie ze snu jest prawdziwym uczuciem, nawet jeśli powód istniał tylko tam. Można je potraktować jak podpowiedź, czego chce się więcej.",
  ],
  calm: [
    "Spokój ze snu ma swoje źródło: światło, głos, brak pośpiechu. Jeśli da się je nazwać, łatwiej poszukać go na jawie.",
    "Ten spokój zostaje w ciele dłużej niż fabuła. Można do niego wrócić przed następną nocą, po prostu przypominając sobie jeden obraz.",
  ],
  longing: [
    "Tęsknota po śnie bywa ostrzejsza niż przed nim, bo przez chwilę było blisko. Obudzenie zabiera scenę, a zostawia miarę tego, jak ważna to była osoba albo rzecz.",
    "Sny lubią oddawać to, czego brakuje, na kilka minut i bez gwarancji. Żal po przebudzeniu jest częścią takiego spotkania.",
  ],
  any: [
    "Każdy sen ma temperaturę, nawet ten bez wielkich zdarzeń. Spróbuj ją odgadnąć, zanim zaczniesz szukać wyjaśnień. Chłodny prosi zwykle o bliskość, a duszny o więcej powietrza w ciągu dnia.",
    "Bywa, że uczucie ze snu odnajduje się dopiero przy obiedzie, w zupełnie innej sprawie. Wtedy łatwo je rozpoznać, bo jest za duże albo za małe jak na tę chwilę.",
    "O uczuciu mówi też sposób, w jaki sen się urwał. Nagłe przebudzenie, łagodne zejście, powrót w to samo miejsce: każde z nich zostawia inny ślad na poranku.",

    "Co czuje się we śnie, a co zaraz po przebudzeniu, to bywają dwie różne rzeczy. Obie warto zapisać, każdą jednym słowem. Różnica między nimi mówi często więcej niż sama fabuła.",
    "Opis zatrzymuje się na tym, co się działo, a o uczuciach mówi niewiele. Zapytaj siebie, jak oddychało Ci się w najważniejszej scenie i czy chciało się w niej zostać.",
    "Uczucia ze snu przychodzą bez powodów, które znamy z dnia. Dlatego lepiej pytać o nie ciało: gdzie było ciepło, gdzie ciasno, gdzie lekko.",
    "Nastrój tego snu trudno odczytać z samych zdarzeń. Ty wiesz, czy to był sen, z którego chce się wrócić, czy taki, po którym zapala się lampkę.",
  ],
};

export const eventFrames = any(
  "O ostatnich dniach piszesz: „%”.",
  "Tuż obok snu stoi jawa: „%”.",
  "W tym czasie dzieje się u Ciebie to: „%”.",
  "Ostatnio było tak: „%”.",
);
export const recentEvents: Stock = {
  work: [
    "Sprawy zawodowe przychodzą do snów w przebraniu, bo w dzień rzadko kończą się kropką. Sprawdź, czy któryś obraz ma to samo tempo co Twój tydzień. Jeśli tak, może prosić o przerwę, zanim poprosi o zmianę.",
    "Praca zostawia w głowie otwarte okna, a sen chodzi po domu i je domyka. Możliwe, że część obrazów pochodzi po prostu stamtąd.",
  ],
  partner: [
    "Bliska osoba potrafi pojawić się we śnie w cudzej postaci albo tylko jako ton głosu. Zapytaj, czy nastrój snu jest podobny do któregoś z Waszych ostatnich wieczorów.",
    "Związki śnią się najczęściej wtedy, gdy coś między dwojgiem ludzi czeka na słowa. Może to być drobiazg.",
  ],
  parting: [
    "Po rozstaniu sny jeszcze długo mieszkają pod starym adresem. Nie oznacza to, że trzeba tam wracać. Noc ma po prostu wolniejszy kalendarz.",
    "Rozstanie porządkuje się w dzień rozumem, a w nocy obrazami. Oba porządki mają swoje tempo.",
  ],
  family: [
    "Rodzina jest w snach sceną, na której grają także dawne lata. Warto zapytać, ile lat masz w tym śnie i kto jest przy Tobie dorosły.",
    "Sprawy najbliższych wracają nocą, bo w dzień często trzeba przy nich zachować spokój. Sen może być miejscem na resztę uczuć.",
  ],
  parenthood: [
    "Opieka nad dzieckiem trwa także w nocy, w innym kostiumie. Sen może niestrudzenie sprawdzać, czy wszyscy są bezpieczni, choć w domu jest cicho.",
    "Przy dzieciach sny bywają czujne i płytkie. Część ich napięcia należy do zwykłego niewyspania.",
  ],
  health: [
    "Ciało, które choruje albo czeka na wiadomość, śni inaczej: krócej, jaśniej, z częstszym budzeniem. Nie ma w tym zapowiedzi. Jest troska, która nie umie zasnąć.",
    "Przy sprawach zdrowia sen miesza lęk z nadzieją. Dobrze rozdzielić je rano, na kartce, w dwóch kolumnach.",
  ],
  loss: [
    "Po stracie sny oddają czasem czyjś głos albo dom na kilka minut. Nie są znakiem ani winą. Są miejscem, w którym więź jeszcze chodzi swoimi ścieżkami.",
    "Żałoba śni we własnym rytmie i nie zna rocznic z kalendarza. Jeśli sen przyniósł bliskość, można ją przyjąć bez pytania, skąd.",
  ],
  move: [
    "Przy zmianie miejsca sny lubią mieszać adresy: stare schody, nowe okna. Może to ich sposób na przeprowadzkę, wolniejszy niż ciężarówka.",
    "Nowe miejsce śni się zwykle dopiero wtedy, gdy zaczyna być trochę własne. Do tego czasu noc mieszka po staremu.",
  ],
  study: [
    "Nauka i terminy dają snom gotowe dekoracje: sale, kartki, zegary. Warto sprawdzić, czy za tym obrazem stoi wiedza, czy raczej ocena.",
    "Głowa po całym dniu uczenia się układa w nocy to, czego było za dużo. Nieskładny sen może być po prostu sprzątaniem.",
  ],
  money: [
    "Sprawy pieniędzy śnią się rzadko wprost, częściej jako brak miejsca, zgubiona rzecz, zamknięte okienko. Sprawdź, czy coś z tego brzmi znajomo.",
    "Liczby w nocy zamieniają się w ciężary i odległości. Rano można je z powrotem policzyć.",
  ],
  any: [
    "Noc wybiera z dnia raczej to, co niedopowiedziane, niż to, co największe. Przejrzyj ostatni tydzień pod tym kątem: które zdanie urwało się w połowie?",
    "Sen mógł pożyczyć z jawy tylko dekoracje. Wtedy ważniejsze jest pytanie, dlaczego akurat te, a nie inne leżały na wierzchu.",
    "Można położyć obok siebie dwie kartki: na jednej dzień, na drugiej noc. Czasem wspólne jest jedno słowo i ono wystarcza za całe tłumaczenie.",

    "Czy coś z tych dni ma w sobie podobny nastrój jak sen? Jeśli tak, to most między nimi już stoi. Jeśli nie, sen może opowiadać o czymś starszym albo po prostu o zmęczeniu.",
    "Sny rzadko powtarzają wydarzenia, częściej ich temperaturę. Poszukaj więc w ostatnich dniach chwili o podobnym cieple albo chłodzie.",
    "Między jawą a snem bywa jeden wspólny szczegół: słowo, zapach, pora. Gdy go znajdziesz, reszta zwykle przestaje być taka obca.",
  ],
};
export const eventless = any(
  "Zapytaj siebie, co wydarzyło się w przeddzień snu, z kim była ostatnia rozmowa i co od dawna czeka na swoją kolej. Jedna z tych odpowiedzi może mieć podobny nastrój.",
  "Spróbuj przypomnieć sobie trzy rzeczy z poprzedniego dnia: pierwszą, najgłośniejszą i ostatnią przed snem. Sprawdź, która najbardziej przypomina ten sen.",
  "Pomaga pytanie, czy podobny sen już się zdarzył i jaka to była pora w życiu. Sny wracają chętniej do pór niż do zdarzeń.",
);

export const steps: Stock<Step> = {
  any: [
    {
      title: "Nazwij postaci",
      description:
        "Wypisz wszystkich, którzy byli w tym śnie, także tych bez twarzy. Przy każdej osobie dopisz jedno słowo o tym, co wnosi.",
    },
    {
      title: "Zmień oświetlenie",
      description:
        "Wyobraź sobie tę samą scenę w południe, z otwartym oknem. Zapisz, co w niej maleje, a co zostaje takie samo.",
    },
    {
      title: "Przeczytaj swój opis szeptem",
      description:
        "Weź słowa, którymi opisujesz sen, i przeczytaj je bardzo cicho. Podkreśl to, przy którym oddech się zatrzymuje.",
    },
    {
      title: "Zostaw kartkę przy łóżku",
      description:
        "Połóż wieczorem kartkę i ołówek w zasięgu ręki. Nie musi się nic przyśnić, wystarczy zaproszenie.",
    },
    {
      title: "Porozmawiaj z jednym obrazem",
      description:
        "Wybierz rzecz ze snu i przez pięć minut pisz tak, jakby to ona mówiła: „Jestem tu po to, żeby…”.",
    },

    {
      title: "Zapisz jedno słowo",
      description:
        "Zaraz po przebudzeniu zapisz jedno słowo o nastroju snu, zanim wstaniesz i sięgniesz po telefon.",
    },
    {
      title: "Narysuj najważniejszy kadr",
      description:
        "Wystarczą kreski. Zaznacz na rysunku miejsce, w którym jesteś, i miejsce, na które patrzysz.",
    },
    {
      title: "Opowiedz go w czasie teraźniejszym",
      description:
        "Powiedz komuś ten sen tak, jakby działo się to teraz. Zauważ, przy którym zdaniu głos zwalnia.",
    },
    {
      title: "Dopisz ciąg dalszy",
      description:
        "Wyobraź sobie jeszcze jedną minutę tego snu i napisz, co się w niej dzieje. Ty decydujesz, jak się kończy.",
    },
    {
      title: "Znajdź przedmiot ze snu",
      description:
        "Wybierz w domu rzecz, która przypomina jeden z obrazów, i postaw ją na kilka dni w widocznym miejscu.",
    },
    {
      title: "Wycisz ostatnią godzinę",
      description:
        "Przed następną nocą przygaś światło, odłóż ekran i zrób coś powtarzalnego: złóż ubrania, podlej kwiaty.",
    },
    {
      title: "Zadaj snowi pytanie",
      description:
        "Wieczorem zapisz na kartce jedno pytanie i zostaw je przy łóżku. Rano dopisz pierwszą myśl, nawet bez związku.",
    },
    {
      title: "Przejdź się z tym obrazem",
      description:
        "Wyjdź na kwadrans i przez całą drogę myśl tylko o jednym szczególe snu. Po powrocie zapisz, co się do niego przykleiło.",
    },
  ],
};

export const closings = any(
  "Pierwsze słowo o tym śnie należy do Ciebie i ostatnie też. To, co pomiędzy, może spokojnie dojrzewać.",
  "Jeśli któryś obraz wróci jutro przy myciu kubków, znaczy, że jeszcze rozmawia. Pozostałe mogą odejść.",
  "Sen oddał swoje obrazy i wrócił tam, skąd przyszedł. Zostało pytanie, które najbardziej do Ciebie pasuje.",
  "Nie ma tu jednej właściwej odpowiedzi. Jest kilka dróg, a Ty poznasz swoją po tym, że idzie się nią lżej.",
  "Zamknij ten dokument i daj snowi dzień odpoczynku. Dobre skojarzenia przychodzą zwykle bokiem.",
  "Tyle da się powiedzieć, patrząc z boku. Od środka znasz ten sen tylko Ty.",
);

export const titles = any(
  "Sen, o który warto zapytać",
  "Kilka pytań do jednego snu",
  "To, co zostało po przebudzeniu",
  "Rano, z obrazem pod powieką",
);
