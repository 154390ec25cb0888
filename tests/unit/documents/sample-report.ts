import type { ReportContent } from "~/documents/templates/report-content";
import type { DocumentFacts } from "~/documents/templates/facts";

/** A realistic report of about a thousand words. */
export const sampleReport: ReportContent = {
  title: "Tam, gdzie kończy się „jakoś dam radę”",
  opening:
    "Piszesz, że od kilku miesięcy budzisz się bez sił, a mimo to każdego dnia „jakoś dajesz radę”. To zdanie jest krótkie, ale słychać w nim dużo pracy, której nikt nie widzi. Ta analiza jest próbą, żeby na chwilę tę pracę zauważyć i nazwać.",
  sections: [
    {
      heading: "Co słychać pod zmęczeniem",
      paragraphs: [
        "Zmęczenie, o którym opowiadasz, nie wygląda na brak snu. Opisujesz raczej stan, w którym ciało zwalnia, bo głowa od dawna nie ma kiedy odpocząć. Wspominasz o pracy, o mamie, która częściej potrzebuje pomocy, i o telefonie, którego nie umiesz wyciszyć nawet w niedzielę. Każda z tych rzeczy osobno byłaby do udźwignięcia. Razem tworzą ciężar, który trudno odłożyć, bo nie ma jednego uchwytu.",
        "W Twoich odpowiedziach trzy razy pojawia się słowo „muszę”. Ani razu nie pojawia się „chcę”. To nie jest zarzut – to raczej wskazówka, w którą stronę przesunęła się uwaga. Kiedy przez długi czas patrzymy wyłącznie na to, co trzeba, zdanie „czego ja potrzebuję?” zaczyna brzmieć obco, a czasem nawet niestosownie.",
      ],
      points: [],
    },
    {
      heading: "Ciało wie pierwsze",
      paragraphs: [
        "W odpowiedzi o tym, jak wygląda Twój poranek, pojawiają się zaciśnięte szczęki, płytki oddech i ucisk pod mostkiem. To bardzo dokładny opis i warto mu zaufać. Ciało zwykle wcześniej niż myśli rozpoznaje, że przez długi czas niosło za dużo. Nie robi tego przeciwko Tobie. Próbuje zwrócić uwagę na coś, na co w biegu dnia nie było miejsca, i używa jedynego języka, jaki zna.",
        "Nie trzeba od razu niczego naprawiać. Na początek wystarczy zauważyć moment, w którym napięcie się pojawia, i przez kilka oddechów nie dokładać mu oceny. Możesz położyć dłoń na brzuchu i policzyć do czterech przy wdechu, a do sześciu przy wydechu. Po tygodniu takich krótkich zatrzymań wiele osób mówi, że wcześniej słyszy pierwsze sygnały zmęczenia, zanim zamienią się w rozdrażnienie.",
        "Jeżeli ucisk wraca często albo towarzyszy mu ból, duszność lub kołatanie serca, powiedz o nim lekarzowi. Troska o emocje i troska o zdrowie nie wykluczają się – najlepiej działają razem.",
      ],
      points: [],
    },
    {
      heading: "Złość, która nie znalazła miejsca",
      paragraphs: [
        "Piszesz: „wstydzę się tego, jak czasem warczę na bliskich”. Wstyd jest tu bardzo głośny, więc łatwo przeoczyć to, co stoi za nim. Złość najczęściej pojawia się tam, gdzie ktoś przekroczył naszą granicę albo gdzie my sami przekraczamy ją od dawna. Nie jest dowodem na zły charakter. Bywa ostatnią częścią nas, która jeszcze prosi o przerwę.",
        "Spróbuj przypomnieć sobie dwie ostatnie takie sytuacje i zobaczyć, co wydarzyło się godzinę wcześniej. Bardzo często znajdziemy tam coś zwyczajnego: pominięty posiłek, rozmowę, na którą nie było siły, prośbę, na którą padło „tak”, choć w środku było „nie”. To właśnie te chwile, a nie sam wybuch, warto potraktować z uwagą.",
      ],
      points: [
        "Złość mówi zwykle: „to dla mnie za dużo”.",
        "Wstyd dopowiada: „tak nie wolno czuć”.",
        "Zmęczenie sprawia, że nie słychać ani jednego, ani drugiego – zostaje tylko napięcie.",
      ],
    },
    {
      heading: "To, co już potrafisz",
      paragraphs: [
        "Łatwo nie zauważyć, że w tej samej odpowiedzi, w której piszesz o bezsilności, opisujesz też konkretne rzeczy, które działają. Wieczorny spacer z psem. Rozmowa z siostrą, po której „lżej oddychasz”. Decyzja, żeby w ogóle usiąść i o tym napisać. To nie są drobiazgi. To są miejsca, w których Twój układ nerwowy dostaje informację, że jest bezpiecznie. Nawet kilka minut takiego czasu w ciągu dnia ma znaczenie, jeśli powtarza się regularnie i nie trzeba o nie walczyć.",
        "Zwróć uwagę, że wszystkie te chwile mają coś wspólnego: nikt w nich niczego od Ciebie nie chce. Pies nie pyta o plan dnia, siostra nie czeka na rozwiązanie, a kartka przyjmuje każde słowo. Być może to właśnie tej nieobecności oczekiwań brakuje Ci najbardziej, a nie kolejnych sposobów na to, jak lepiej się zorganizować. To ważna różnica, bo prowadzi do zupełnie innych decyzji.",
        "Warto też powiedzieć wprost: umiejętność nazwania tego, co trudne, jest jedną z tych, które najmocniej chronią. Ty ją masz. Zamiast uczyć się wszystkiego od początku, możesz wziąć to, co już działa w małej skali, i dać temu odrobinę więcej miejsca w tygodniu.",
      ],
      points: [],
    },
    {
      heading: "Granica, która nie jest murem",
      paragraphs: [
        "Piszesz, że boisz się, iż odmowa „zrani mamę”. Wiele osób, które długo opiekowały się innymi, myśli o granicy jak o zamknięciu drzwi. Tymczasem granica jest bliższa furtce: ktoś może przez nią przejść, ale Ty decydujesz, kiedy i na jak długo. „Przyjadę w sobotę na dwie godziny” jest granicą. „Dziś nie odbiorę, zadzwonię jutro po pracy” także.",
        "Pomaga też przygotować sobie kilka zdań wcześniej, w spokojnej chwili, i zapisać je tam, gdzie łatwo po nie sięgnąć. W napięciu rzadko wymyślamy nowe słowa; zwykle sięgamy po te, które już znamy. Jeśli dotąd jedynym znanym było „dobrze, przyjadę”, to nic dziwnego, że właśnie ono pada jako pierwsze. Nowe zdanie potrzebuje prób, tak jak nowa droga do pracy, której na początku trzeba pilnować na każdym skrzyżowaniu.",
        "Na początku takie zdania mogą brzmieć sztywno, a po nich może pojawić się poczucie winy. To uczucie nie oznacza, że robisz coś złego. Najczęściej znaczy, że robisz coś nowego. Z każdym kolejnym razem jest odrobinę cichsze, zwłaszcza gdy zobaczysz, że relacja to wytrzymuje.",
      ],
      points: [],
    },
  ],
  quotation: {
    text: "Chciałabym choć raz nie być tą, która wszystko ogarnia",
    comment:
      "W tym zdaniu nie ma skargi na innych. Jest tęsknota za chwilą, w której ktoś zobaczy nie to, co robisz, ale to, jak się masz. Słowa „choć raz” mówią, jak skromna jest ta prośba – i jak długo już czeka.",
  },
  exercise: {
    title: "Dziesięć wydechów",
    steps: ["Usiądź i oprzyj plecy.", "Zrób dziesięć spokojnych wydechów, bez pośpiechu."],
  },
  nextSteps: [
    {
      title: "Jedno „nie” w tygodniu",
      description:
        "Wybierz najmniejszą prośbę, na którą zwykle zgadzasz się odruchowo. Odpowiedz: „sprawdzę i dam znać jutro”. Nie chodzi o odmowę, tylko o odzyskanie chwili na decyzję.",
    },
    {
      title: "Dziesięć minut bez telefonu",
      description:
        "Po powrocie z pracy zostaw telefon w kurtce i usiądź przy oknie. Nie musisz nic z tym czasem zrobić. Jeśli przyjdzie złość albo smutek, nazwij je jednym słowem i wróć do oddechu.",
    },
    {
      title: "Rozmowa z siostrą, zanim będzie źle",
      description:
        "Umówcie się na stały dzień, najlepiej krótko, w drodze na spacer. Wsparcie działa mocniej, gdy nie trzeba na nie zasłużyć kryzysem.",
    },
    {
      title: "Sprawdź, czy to tylko zmęczenie",
      description:
        "Jeżeli przez ponad dwa tygodnie trudno Ci wstać, nic nie cieszy albo pojawiają się myśli, że lepiej byłoby zniknąć, porozmawiaj z lekarzem lub psychologiem. Gdy jest Ci bardzo źle, zadzwoń od razu: 800 70 2222, bezpłatnie i przez całą dobę, a gdy zagrożone jest życie – 112.",
    },
  ],
  closing:
    "Nie musisz z tego dokumentu zrobić kolejnego zadania. Wystarczy, że zostanie z Tobą jedno zdanie, które dziś zabrzmiało najbliżej prawdy. Reszta może poczekać – tak jak gwiazdy, które widać dopiero wtedy, gdy na chwilę zgasi się światło. Trzymam kciuki za Twój pierwszy spokojny wieczór.",
};
/** The facts of its order. */
export const sampleFacts: DocumentFacts = {
  productTitle: "Lustro Emocji",
  area: "emotions",
  personName: "Małgorzata",
  orderNumber: "LE-2026-004217",
  constellation: "lyra",
  writtenAt: new Date("2026-03-05T21:14:00Z"),
  answers: [
    { label: "Jak się dziś czujesz?", value: "zmęczona, rozdrażniona" },
    {
      label: "Co się dzieje?",
      value:
        "Od kilku miesięcy budzę się zmęczona, ale jakoś daję radę. Muszę pracować, muszę jeździć do mamy i muszę odbierać telefon, nawet w niedzielę. Wstydzę się tego, jak czasem warczę na bliskich. Chciałabym choć raz nie być tą, która wszystko ogarnia. Boję się, że jak odmówię, to zranię mamę.",
    },
    {
      label: "Co Ci pomaga?",
      value: "Wieczorny spacer z psem i rozmowa z siostrą, po której lżej oddycham.",
    },
  ],
};
