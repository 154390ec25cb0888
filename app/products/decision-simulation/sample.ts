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
      "Chcesz pracować rękami i widzieć efekt, a jednocześnie spać spokojnie, kiedy przychodzi termin raty. Oto dwie drogi w Twojej perspektywie dwóch lat. Żadna nie jest tu nagrodą ani karą. Przeczytaj obie i sprawdź, przy której łatwiej Ci oddychać.",
    optionA: "Własna pracownia, mały kredyt",
    optionB: "Etat i stolarka po godzinach",
    moments: [
      {
        when: "po tygodniu",
        a: "Poniedziałek, siódma rano. Hala pachnie żywicą i farbą, a telefon milczy. Wieszasz pilarkę na ścianie i po raz pierwszy od lat nikt nie czeka na raport. Wieczorem liczysz, na ile miesięcy starczy poduszki.",
        b: "Poniedziałek, open space. Wiesz już, że zostajesz, i w żołądku jest luźniej. Po kolacji schodzisz do garażu na godzinę. Deska na stolik dla córki leży już docięta i czeka na sobotę.",
      },
      {
        when: "po trzech miesiącach",
        a: "Dwie kuchnie i jeden regał, wszystko od znajomych. Ręce bolą dobrze, głowa trochę mniej: wyceny zajmują tyle czasu co heblowanie. Pierwsza rata schodzi z konta punktualnie.",
        b: "Czwarta gotowa rzecz, tym razem za pieniądze. Kolega z działu prosi o półki. Zdarza się, że po dziesięciu godzinach przy ekranie nie masz siły zejść do garażu, i wtedy jest Ci żal.",
      },
      {
        when: "po roku",
        a: "Zlecenia przychodzą falami. W lutym jest cicho i sięgasz po oszczędności, w maju odmawiasz dwóm osobom. Córka spędza środy w pracowni i robi karmniki. Wakacje są krótsze, za to nad jeziorem, które wybraliście razem.",
        b: "Masz stały kąt, komplet narzędzi i listę kilkunastu klientów. Wakacje w lipcu, opłacone. Pytanie o odejście wraca za każdym razem, gdy ktoś mówi: „dlaczego nie robisz tego na co dzień?”.",
      },
      {
        when: "po dwóch latach",
        a: "Kredyt stopniał o ponad połowę. Wiesz, ile naprawdę kosztuje Twoja godzina, i umiesz ją wycenić. Są miesiące chudsze niż na etacie i takie, w których efekt stoi w cudzym domu i widać go z ulicy.",
        b: "Etat zrobił swoje: raty za mieszkanie idą bez drżenia. Stolarka jest Twoją drugą nogą albo Twoim żalem, zależnie od tego, ile wieczorów udało się jej oddać.",
      },
    ],
    between: [
      "Obie drogi mają w środku drewno. Różni je to, kto płaci za niepewność. W pracowni płacisz nią w pieniądzach i w cichym lutym. Na etacie płacisz nią w czasie: wieczorami, których bywa za mało, i pytaniem, które nie milknie.",
      "Wspólna jest za to Twoja miara powodzenia: raty, wakacje z córką i coś, co da się dotknąć. Da się ją sprawdzić na każdej z dróg, i to wcześniej niż po dwóch latach.",
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
        a: "elastyczne środy, krótsze wakacje",
        b: "przewidywalny lipiec, zajęte soboty",
      },
      {
        aspect: "Odwrót",
        a: "możliwy, ale z kredytem do spłacenia",
        b: "niepotrzebny, drzwi do zmiany otwarte",
      },
    ],
    signsA: [
      "Klienci polecają Cię dalej, choć o to nie prosisz.",
      "Po chudym miesiącu myślisz, jak poprawić wyceny, a nie jak uciec.",
      "Wieczorem zmęczone jest ciało, a nie głowa.",
    ],
    signsB: [
      "W większość tygodni masz siłę zejść do garażu.",
      "Etat przestaje ciążyć, kiedy nie musi być wszystkim.",
      "Zlecenia rosną same i dają się zaplanować.",
    ],
    fears:
      "„Wrócę z podkulonym ogonem” – tak brzmi obawa. Na pierwszej drodze wygląda jak cichy luty i telefon do byłego szefa. Na drugiej jak pytanie, które za pięć lat zada Ci własna córka. Powrót na etat po próbie nie jest jednak wstydem, jest planem B. Warto go napisać z góry: przy jakiej kwocie na koncie i po ilu miesiącach wracasz. Obawa z granicą jest o połowę mniejsza.",
    test: {
      question: "Czy obcy ludzie zapłacą za Twoją pracę tyle, ile potrzebujesz?",
      action:
        "Wystaw trzy rzeczy na sprzedaż po pełnej cenie: materiał, godziny, zysk. Nie sprzedawaj rodzinie ani kolegom z pracy.",
      time: "przez sześć tygodni, w dwa wieczory i jedną sobotę tygodniowo",
      sign: "Dwie sprzedaże bez targowania mówią o rynku. To, czy w szóstym tygodniu nadal chcesz schodzić do garażu, mówi o Tobie.",
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
          "Znajdź stolarkę lub stolarza po trzecim roku działalności i zapytaj o najgorszy miesiąc, nie o najlepszy.",
      },
      {
        when: "po teście",
        title: "Pokaż wynik jednej osobie",
        description:
          "Wybierz kogoś, kto dobrze Ci życzy i umie liczyć. Opowiedz, co wyszło, i posłuchaj pytań, zanim zaczniesz odpowiadać.",
      },
    ],
    closing:
      "Nie musisz wybierać między odwagą a rozsądkiem: obie drogi mieszczą jedno i drugie. Sześć tygodni, trzy rzeczy i jedna kwota na kartce powiedzą Ci więcej niż kolejny rok rozważań. Cokolwiek wybierzesz, zapach drewna zostaje po Twojej stronie.",
  },
};
