import type { Sample } from "../sample";
import type { DecisionSimulationContent } from "./content";

export const sample: Sample<DecisionSimulationContent> = {
  answers: {
    name: "Tomasz",
    scenarioTitle: "Własna pracownia stolarska",
    optionA: "Odchodzę z korporacji i otwieram pracownię stolarską z małym kredytem.",
    optionB: "Zostaję na etacie, a stolarkę robię po godzinach.",
    goal: "Chcę pracować rękami i widzieć efekt, ale żeby starczało na raty i wakacje z córką.",
    fears: "Że po pół roku skończą się zlecenia, a ja wrócę z podkulonym ogonem.",
    timePerspective: "dwa lata",
  },
  content: {
    title: "Zapach drewna i stała pensja",
    opening:
      "Chcesz pracować rękami i widzieć efekt, a jednocześnie mieć na raty i na wakacje z córką. Oto dwie drogi w Twojej perspektywie dwóch lat. Żadna nie jest tu nagrodą ani karą. Przeczytaj obie i sprawdź, przy której łatwiej Ci oddychać.",
    optionA: "Własna pracownia, mały kredyt",
    optionB: "Etat i stolarka po godzinach",
    moments: [
      {
        when: "po tygodniu",
        a: "Siódma rano. Pracownia pachnie żywicą, a telefon milczy. Wieszasz piłę na ścianie i pierwszy raz od dawna nikt nie czeka na Twój e-mail. Ręce same wiedzą, co robić. Wieczorem liczysz, ile zleceń trzeba na pierwszą ratę.",
        b: "Siódma rano, ta sama droga do biura. W żołądku jest luźniej, bo wiesz już, że zostajesz. Po kolacji bierzesz do ręki strug i przez godzinę widzisz efekt. Potem dzwoni budzik na jutro i szkoda kończyć.",
      },
      {
        when: "po trzech miesiącach",
        a: "Pod ścianą stoją pierwsze gotowe rzeczy. Ręce bolą tak, jak się chciało, głowa inaczej: wyceny zajmują tyle czasu co struganie. Rata schodzi z konta punktualnie i za każdym razem wstrzymujesz oddech.",
        b: "Jest środa, deszcz i pierwsza rzecz zrobiona za pieniądze. Oglądasz ją dłużej niż przelew z etatu. Zdarza się, że po pracy nie masz siły sięgnąć po narzędzia, i wtedy jest Ci żal.",
      },
      {
        when: "po roku",
        a: "Zlecenia przychodzą falami. Po pracowitej wiośnie robi się cicho i wraca obawa, że to już koniec. Córka siedzi na stołku i szlifuje deseczkę. Wakacje są krótsze, za to wybrane razem.",
        b: "Masz stały kąt, porządny strug i kilka rzeczy, które stoją w cudzych domach. Wakacje z córką są zaplanowane i opłacone. Pytanie o odejście wraca za każdym razem, gdy na rękach zostaje zapach drewna.",
      },
      {
        when: "po dwóch latach",
        a: "Wiesz, ile naprawdę kosztuje Twoja godzina, i mówisz to bez zająknięcia. Są miesiące chudsze niż na etacie i takie, po których siadasz na progu z herbatą i patrzysz na gotową rzecz, aż wystygnie.",
        b: "Etat robi swoje: raty schodzą z konta i nie trzeba na nie patrzeć. W sobotę rano wióry skrzypią pod kapciami, a na stole schnie to, co powstało w trzy wieczory. Czwarty zabrała praca i widać po nim puste miejsce.",
      },
    ],
    between: [
      "Obie drogi mają w środku drewno. Różni je to, czym płacisz za niepewność. W pracowni płacisz pieniędzmi i ciszą między zleceniami. Na etacie płacisz czasem: wieczorami, których bywa za mało, i pytaniem, które nie milknie.",
      "Wspólna jest za to Twoja miara powodzenia: raty, wakacje z córką i efekt, który widać. Da się ją sprawdzić na każdej z dróg, i to wcześniej niż po dwóch latach.",
    ],
    comparison: [
      {
        aspect: "Praca rękami",
        a: "codziennie, razem z wyceną i fakturami",
        b: "wieczorami i w soboty, bez papierów",
      },
      {
        aspect: "Pieniądze",
        a: "falami, z ratą kredytu w tle",
        b: "równo, dodatkowo za pojedyncze rzeczy",
      },
      {
        aspect: "Czas z córką",
        a: "elastyczne dni, krótsze wakacje",
        b: "wakacje pewne, soboty zajęte",
      },
      {
        aspect: "Odwrót",
        a: "możliwy, ale z kredytem do spłacenia",
        b: "niepotrzebny, drzwi do zmiany otwarte",
      },
    ],
    signsA: [
      "Klienci polecają Cię dalej, choć o to nie prosisz.",
      "Po chudym miesiącu myślisz, jak poprawić wyceny.",
      "Wieczorem zmęczone jest ciało, a nie głowa.",
    ],
    signsB: [
      "W większość tygodni masz siłę sięgnąć po narzędzia.",
      "Etat przestaje ciążyć, kiedy nie musi być wszystkim.",
      "Zlecenia rosną same i dają się zaplanować.",
    ],
    fears:
      "„Wrócę z podkulonym ogonem” – tak brzmi obawa. Na pierwszej drodze wygląda jak pół roku bez zleceń i telefon w sprawie dawnego etatu. Na drugiej jak pytanie, którego nie udało się zadać na serio. Powrót na etat po próbie to plan B i warto go napisać z góry: przy jakiej kwocie na koncie i po ilu miesiącach wracasz. Obawa, która ma granicę, straszy mniej.",
    test: {
      question: "Czy obcy ludzie zapłacą za Twoją pracę tyle, ile potrzebujesz?",
      action:
        "Wystaw trzy rzeczy na sprzedaż po pełnej cenie: materiał, godziny, zysk. Nie sprzedawaj rodzinie ani kolegom z pracy.",
      time: "przez sześć tygodni, w dwa wieczory i jedną sobotę tygodniowo",
      sign: "Dwie sprzedaże bez targowania mówią o rynku. To, czy w szóstym tygodniu nadal ciągnie Cię do narzędzi, mówi o Tobie.",
    },
    steps: [
      {
        when: "do niedzieli",
        title: "Policz swoje „starcza”",
        description:
          "Raty, czynsz, jedzenie, wakacje z córką podzielone na dwanaście. Zapisz jedną kwotę miesięczną. Od niej zaczyna się każda rozmowa o odejściu.",
      },
      {
        when: "w tym miesiącu",
        title: "Porozmawiaj z kimś, kto to zrobił",
        description:
          "Znajdź osobę, która prowadzi pracownię od kilku lat, i zapytaj o najgorszy miesiąc.",
      },
      {
        when: "po teście",
        title: "Pokaż wynik jednej osobie",
        description:
          "Wybierz kogoś, kto dobrze Ci życzy i umie liczyć. Opowiedz, co wyszło, i posłuchaj pytań, zanim zaczniesz odpowiadać.",
      },
    ],
    closing:
      "Tomaszu, nie musisz wybierać między odwagą a rozsądkiem: obie drogi mieszczą jedno i drugie. Sześć tygodni, trzy rzeczy i jedna kwota na kartce powiedzą Ci więcej niż kolejny rok rozważań. A zapachu drewna nie odbierze Ci żadna z nich.",
  },
};
