import type { RentalKind } from "./fields";

export type Condition =
  | "withRegistry"
  | "withCertificate"
  | "withoutCertificate"
  | "withCoTenants"
  | "withOccupants"
  | "withFees"
  | "withoutFees"
  | "withDeposit"
  | "withoutDeposit"
  | "withReturnDays"
  | "withReturnInAMonth"
  | "withFirstOwn"
  | "withSecondOwn";

export type ClauseParagraph = {
  text: string;
  kinds?: readonly RentalKind[];
  when?: Condition;
  sources: readonly string[];
};

export type Clause = { title: string; paragraphs: readonly ClauseParagraph[] };

/**
 * The day for which the clauses were written down. Sources: the Civil Code (k.c., Dz.U. 2024 poz. 1061), the Act of
 * 21 June 2001 on the protection of tenants' rights (u.o.p.l., Dz.U. 2023 poz. 725) and the Act of 29 August 2014 on the
 * energy performance of buildings (u.ch.e.b., Dz.U. 2024 poz. 101). Any change of a text or of the law
 * needs a new day and a look by a lawyer; `docs/decisions/0014-clauses-are-a-table.md` says how.
 */
export const legalState = "2025-12-31";

const notarial: readonly RentalKind[] = ["occasional", "institutional"];

export const clauses: readonly Clause[] = [
  {
    title: "Przedmiot najmu",
    paragraphs: [
      {
        text: "Wynajmujący oświadcza, że ma prawo oddać w najem lokal mieszkalny położony pod adresem: {apartmentAddress}, o powierzchni {area}\u00a0m², zwany dalej „Lokalem”.",
        sources: ["art. 659 § 1 k.c."],
      },
      { text: "Opis Lokalu: {apartmentDescription}.", sources: [] },
      {
        text: "Dla Lokalu prowadzona jest księga wieczysta nr {landRegistryNumber}, prowadzona przez: {court}.",
        when: "withRegistry",
        sources: [],
      },
      {
        text: "W Lokalu pozostaje wyposażenie: {equipment}. Stan Lokalu, wyposażenia i liczników opisuje protokół zdawczo-odbiorczy, który stanowi załącznik nr 1 do umowy.",
        sources: ["art. 6c u.o.p.l."],
      },
      {
        text: "Wynajmujący przekazał Najemcy kopię albo wydruk świadectwa charakterystyki energetycznej nr {energyCertificate}.",
        when: "withCertificate",
        sources: ["art. 11 u.ch.e.b."],
      },
      {
        text: "Wynajmujący przekaże Najemcy najpóźniej przy podpisaniu umowy kopię albo wydruk świadectwa charakterystyki energetycznej, jeżeli przepisy wymagają świadectwa dla Lokalu.",
        when: "withoutCertificate",
        sources: ["art. 3 u.ch.e.b.", "art. 11 u.ch.e.b."],
      },
    ],
  },
  {
    title: "Oddanie w najem",
    paragraphs: [
      {
        text: "Wynajmujący oddaje Najemcy Lokal do używania na cele mieszkaniowe, a Najemca zobowiązuje się płacić Wynajmującemu umówiony czynsz.",
        sources: ["art. 659 § 1 k.c."],
      },
      {
        text: "Wynajmujący wyda Lokal pierwszego dnia najmu, w stanie przydatnym do umówionego użytku, i będzie utrzymywał go w takim stanie przez czas trwania najmu. Wydanie strony potwierdzą protokołem.",
        sources: ["art. 662 § 1 k.c."],
      },
      {
        text: "Najemcami są także: {coTenants}. Ilekroć w umowie mowa o Najemcy, chodzi o wszystkich najemców. Za czynsz i inne należności z umowy odpowiadają solidarnie.",
        when: "withCoTenants",
        sources: ["art. 366 § 1 k.c.", "art. 369 k.c.", "art. 370 k.c."],
      },
      {
        text: "Z Najemcą zamieszkają: {occupants}. O zmianie Najemca zawiadomi Wynajmującego.",
        when: "withOccupants",
        sources: ["art. 688² k.c."],
      },
    ],
  },
  {
    title: "Czas trwania najmu",
    paragraphs: [
      {
        text: "Umowa zostaje zawarta na czas oznaczony {rentalPeriodMonths}, od dnia {startDate} do dnia {endDate}.",
        sources: ["art. 659 § 1 k.c.", "art. 661 § 1 k.c."],
      },
    ],
  },
  {
    title: "Rodzaj najmu",
    paragraphs: [
      {
        text: "Umowa jest umową najmu okazjonalnego lokalu w rozumieniu art. 19a ustawy z dnia 21 czerwca 2001 r. o ochronie praw lokatorów, mieszkaniowym zasobie gminy i o zmianie Kodeksu cywilnego. Wynajmujący oświadcza, że jest osobą fizyczną i nie prowadzi działalności gospodarczej w zakresie wynajmowania lokali.",
        kinds: ["occasional"],
        sources: ["art. 19a ust. 1 u.o.p.l."],
      },
      {
        text: "Najemca wskazuje lokal, w którym będzie mógł zamieszkać w przypadku wykonania egzekucji obowiązku opróżnienia Lokalu, położony pod adresem: {alternativeAddress}. Jeżeli utraci możliwość zamieszkania w nim, w terminie 21 dni od dnia, w którym się o tym dowie, wskaże inny lokal i przedstawi zgodę, o której mowa niżej, pod rygorem wypowiedzenia umowy.",
        kinds: ["occasional"],
        sources: ["art. 19a ust. 2 pkt 2 u.o.p.l.", "art. 19a ust. 3 u.o.p.l."],
      },
      {
        text: "Załącznikami do umowy są: oświadczenie Najemcy w formie aktu notarialnego, w którym poddaje się egzekucji i zobowiązuje do opróżnienia i wydania Lokalu w terminie wskazanym w żądaniu Wynajmującego, oraz oświadczenie właściciela lokalu wskazanego przez Najemcę albo osoby mającej do niego tytuł prawny o zgodzie na zamieszkanie w nim Najemcy i osób z nim zamieszkujących.",
        kinds: ["occasional"],
        sources: ["art. 19a ust. 2 pkt 1 i 3 u.o.p.l."],
      },
      {
        text: "Wynajmujący zgłosi zawarcie umowy właściwemu naczelnikowi urzędu skarbowego w terminie 14 dni od dnia rozpoczęcia najmu i na żądanie Najemcy przedstawi potwierdzenie zgłoszenia.",
        kinds: ["occasional"],
        sources: ["art. 19b u.o.p.l."],
      },
      {
        text: "Umowa jest umową najmu instytucjonalnego lokalu w rozumieniu art. 19f ustawy z dnia 21 czerwca 2001 r. o ochronie praw lokatorów, mieszkaniowym zasobie gminy i o zmianie Kodeksu cywilnego. Wynajmujący oświadcza, że prowadzi działalność gospodarczą w zakresie wynajmowania lokali.",
        kinds: ["institutional"],
        sources: ["art. 19f ust. 1 u.o.p.l."],
      },
      {
        text: "Załącznikiem do umowy jest oświadczenie Najemcy w formie aktu notarialnego, w którym poddaje się egzekucji i zobowiązuje do opróżnienia i wydania Lokalu w terminie wskazanym w żądaniu Wynajmującego oraz przyjmuje do wiadomości, że w razie konieczności wykonania tego zobowiązania prawo do najmu socjalnego lokalu ani pomieszczenia tymczasowego mu nie przysługuje.",
        kinds: ["institutional"],
        sources: ["art. 19f ust. 3 u.o.p.l."],
      },
    ],
  },
  {
    title: "Czynsz i opłaty",
    paragraphs: [
      {
        text: "Czynsz wynosi {rentAmount} miesięcznie (słownie: {rentInWords}). Najemca płaci go z góry, do {rentDueDay}. dnia każdego miesiąca.",
        sources: ["art. 659 § 2 k.c.", "art. 669 § 1 k.c."],
      },
      {
        text: "Czynsz należy wpłacać na rachunek bankowy Wynajmującego nr {bankAccount}, prowadzony przez: {bankName}. Za dzień zapłaty strony uznają dzień, w którym pieniądze wpłyną na rachunek.",
        sources: [],
      },
      {
        text: "Poza czynszem Najemca ponosi opłaty niezależne od właściciela, to jest za dostarczane do Lokalu energię, gaz i wodę oraz za odbiór ścieków i odpadów, w wysokości wynikającej z rachunków i wskazań liczników.",
        sources: [
          "art. 2 ust. 1 pkt 8 u.o.p.l.",
          "art. 9 ust. 5 i 6 u.o.p.l.",
          "art. 19c ust. 1 u.o.p.l.",
        ],
      },
      {
        text: "Opłaty administracyjne, to jest należności wobec wspólnoty mieszkaniowej albo spółdzielni inne niż wymienione wyżej, mieszczą się w czynszu.",
        when: "withoutFees",
        sources: ["art. 9 ust. 5 u.o.p.l.", "art. 19c ust. 1 u.o.p.l."],
      },
      {
        text: "Razem z czynszem Najemca płaci opłaty administracyjne, to jest zaliczki na należności wobec wspólnoty mieszkaniowej albo spółdzielni inne niż wymienione wyżej, w kwocie {administrativeFees} miesięcznie. Gdy wspólnota albo spółdzielnia zmieni ich wysokość, Wynajmujący przedstawi Najemcy jej zawiadomienie, a kwota zmieni się od następnego miesiąca.",
        kinds: notarial,
        when: "withFees",
        sources: ["art. 19c ust. 1 u.o.p.l.", "art. 19j u.o.p.l."],
      },
    ],
  },
  {
    title: "Kaucja",
    paragraphs: [
      {
        text: "Najemca wpłaci Wynajmującemu, najpóźniej w dniu wydania Lokalu, kaucję w kwocie {depositAmount} (słownie: {depositInWords}). Kaucja zabezpiecza należności z tytułu najmu przysługujące Wynajmującemu w dniu opróżnienia Lokalu.",
        kinds: ["ordinary"],
        when: "withDeposit",
        sources: ["art. 6 ust. 1 u.o.p.l."],
      },
      {
        text: "Najemca wpłaci Wynajmującemu, najpóźniej w dniu wydania Lokalu, kaucję w kwocie {depositAmount} (słownie: {depositInWords}). Kaucja zabezpiecza należności z tytułu najmu przysługujące Wynajmującemu w dniu opróżnienia Lokalu oraz ewentualne koszty egzekucji obowiązku opróżnienia Lokalu.",
        kinds: notarial,
        when: "withDeposit",
        sources: ["art. 19a ust. 4 u.o.p.l.", "art. 19f ust. 4–5 u.o.p.l."],
      },
      {
        text: "Wynajmujący zwróci kaucję w ciągu {depositReturnDays} dni od dnia opróżnienia Lokalu, nie później jednak niż w ciągu miesiąca od tego dnia, po potrąceniu swoich należności, o których mowa wyżej.",
        when: "withReturnDays",
        sources: ["art. 6 ust. 4 u.o.p.l.", "art. 19a ust. 5 u.o.p.l.", "art. 19f u.o.p.l."],
      },
      {
        text: "Wynajmujący zwróci kaucję w ciągu miesiąca od dnia opróżnienia Lokalu, po potrąceniu swoich należności, o których mowa wyżej.",
        when: "withReturnInAMonth",
        sources: ["art. 6 ust. 4 u.o.p.l.", "art. 19a ust. 5 u.o.p.l.", "art. 19f u.o.p.l."],
      },
      {
        text: "Kwotę, która podlega zwrotowi, ustala się zgodnie z art. 6 ust. 3 ustawy z dnia 21 czerwca 2001 r. o ochronie praw lokatorów, mieszkaniowym zasobie gminy i o zmianie Kodeksu cywilnego.",
        kinds: ["ordinary"],
        when: "withDeposit",
        sources: ["art. 6 ust. 3 u.o.p.l."],
      },
      { text: "Strony nie ustanawiają kaucji.", when: "withoutDeposit", sources: [] },
    ],
  },
  {
    title: "Obowiązki Najemcy",
    paragraphs: [
      {
        text: "Najemca utrzymuje Lokal we właściwym stanie technicznym i higieniczno-sanitarnym, używa go zgodnie z przeznaczeniem i przestrzega porządku domowego.",
        sources: ["art. 6b ust. 1 u.o.p.l.", "art. 666 § 1 k.c.", "art. 683 k.c."],
      },
      {
        text: "Najemcę obciążają drobne nakłady, w szczególności drobne naprawy podłóg, drzwi i okien, malowanie ścian, podłóg i wewnętrznej strony drzwi wejściowych oraz drobne naprawy instalacji i urządzeń technicznych, które zapewniają korzystanie ze światła, ogrzewania, dopływu i odpływu wody.",
        sources: ["art. 681 k.c.", "art. 6b ust. 2 u.o.p.l."],
      },
      {
        text: "Bez pisemnej zgody Wynajmującego Najemca nie podnajmuje Lokalu ani jego części i nie oddaje ich do bezpłatnego używania, chyba że chodzi o osobę, wobec której ma obowiązek alimentacyjny.",
        sources: ["art. 688² k.c."],
      },
      {
        text: "Zmiany i ulepszenia w Lokalu wymagają pisemnej zgody Wynajmującego. Sposób rozliczenia ulepszeń strony określą wtedy na piśmie.",
        sources: ["art. 667 § 1 k.c.", "art. 6d u.o.p.l."],
      },
    ],
  },
  {
    title: "Obowiązki Wynajmującego",
    paragraphs: [
      {
        text: "Wynajmujący zapewnia sprawne działanie instalacji i urządzeń, które umożliwiają korzystanie z wody, ciepła i energii, oraz wykonuje naprawy, które nie obciążają Najemcy.",
        sources: ["art. 6a u.o.p.l.", "art. 662 § 1 k.c.", "art. 663 k.c."],
      },
      {
        text: "Wynajmujący wchodzi do Lokalu po uzgodnieniu terminu z Najemcą. W razie awarii, która wywołuje szkodę lub nią grozi, Najemca niezwłocznie udostępnia Lokal, aby ją usunąć.",
        sources: ["art. 10 ust. 1–3 u.o.p.l."],
      },
    ],
  },
  {
    title: "Wypowiedzenie i koniec najmu",
    paragraphs: [
      {
        text: "Najemca może wypowiedzieć umowę przed końcem najmu, z miesięcznym terminem wypowiedzenia na koniec miesiąca kalendarzowego, jeżeli zmienia miejsce pracy lub nauki na inną miejscowość albo gdy wymaga tego choroba lub ważna zmiana w jego sytuacji rodzinnej.",
        sources: ["art. 673 § 3 k.c."],
      },
      {
        text: "Najemca może wypowiedzieć umowę bez zachowania terminów, jeżeli wady Lokalu zagrażają zdrowiu jego lub osób, które z nim mieszkają.",
        sources: ["art. 682 k.c."],
      },
      {
        text: "Wynajmujący może wypowiedzieć umowę wyłącznie na piśmie, z podaniem przyczyny, w przypadkach i w terminach określonych w art. 11 ust. 2 ustawy z dnia 21 czerwca 2001 r. o ochronie praw lokatorów, mieszkaniowym zasobie gminy i o zmianie Kodeksu cywilnego.",
        kinds: ["ordinary"],
        sources: ["art. 11 ust. 1 i 2 u.o.p.l.", "art. 673 § 3 k.c."],
      },
      {
        text: "Wynajmujący może wypowiedzieć umowę wyłącznie na piśmie, z podaniem przyczyny, w przypadkach i w terminie określonych w art. 11 ust. 2 pkt 1–3 ustawy z dnia 21 czerwca 2001 r. o ochronie praw lokatorów, mieszkaniowym zasobie gminy i o zmianie Kodeksu cywilnego, a także wtedy, gdy Najemca nie wskaże w terminie innego lokalu lub nie przedstawi zgody, o których mowa w art. 19a ust. 3 tej ustawy.",
        kinds: ["occasional"],
        sources: [
          "art. 11 ust. 2 pkt 1–3 u.o.p.l.",
          "art. 19a ust. 3 u.o.p.l.",
          "art. 19e u.o.p.l.",
        ],
      },
      {
        text: "Wynajmujący może wypowiedzieć umowę wyłącznie na piśmie, z podaniem przyczyny, w przypadkach i w terminie określonych w art. 11 ust. 2 pkt 1–3 ustawy z dnia 21 czerwca 2001 r. o ochronie praw lokatorów, mieszkaniowym zasobie gminy i o zmianie Kodeksu cywilnego.",
        kinds: ["institutional"],
        sources: ["art. 11 ust. 2 pkt 1–3 u.o.p.l.", "art. 19j u.o.p.l."],
      },
      {
        text: "Po zakończeniu najmu Najemca zwróci Lokal w stanie niepogorszonym. Nie odpowiada za zużycie, które jest następstwem prawidłowego używania. Zwrot strony potwierdzą w protokole.",
        sources: ["art. 675 § 1 k.c.", "art. 6e ust. 1 u.o.p.l."],
      },
    ],
  },
  {
    title: "Postanowienia dodatkowe",
    paragraphs: [
      { text: "{paragraph1}", when: "withFirstOwn", sources: [] },
      { text: "{paragraph2}", when: "withSecondOwn", sources: [] },
    ],
  },
  {
    title: "Postanowienia końcowe",
    paragraphs: [
      {
        text: "Zmiany umowy wymagają formy pisemnej.",
        kinds: ["ordinary"],
        sources: ["art. 77 § 1 k.c."],
      },
      {
        text: "Umowa i jej zmiany wymagają formy pisemnej pod rygorem nieważności.",
        kinds: notarial,
        sources: ["art. 19a ust. 6 u.o.p.l.", "art. 19f u.o.p.l."],
      },
      {
        text: "W sprawach, których umowa nie reguluje, stosuje się Kodeks cywilny i ustawę z dnia 21 czerwca 2001 r. o ochronie praw lokatorów, mieszkaniowym zasobie gminy i o zmianie Kodeksu cywilnego.",
        sources: ["art. 680 k.c."],
      },
      {
        text: "Umowę sporządzono w dwóch jednobrzmiących egzemplarzach, po jednym dla każdej ze stron.",
        sources: [],
      },
    ],
  },
];
