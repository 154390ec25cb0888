import { ephemeralTalkMinutes } from "./limits";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

type Unit = "minutes" | "hours" | "days" | "years";

/** How long something is kept. `years` are whole calendar years and have no length in milliseconds. */
export type Retention = {
  /** What is kept, as the privacy policy names it. */
  what: string;
  amount: number;
  unit: Unit;
  /** From when it counts. */
  from: string;
};

/**
 * How long everything is kept: the one table that the code takes its times from and that the privacy policy prints. What is
 * not kept in our database (`logs`, `backups`, `accounting`) is held to it by whoever operates the shop.
 */
export const retention = {
  orderContent: {
    what: "odpowiedzi, załączniki, napisany tekst i dokument",
    amount: 24,
    unit: "hours",
    from: "od dostarczenia dokumentu",
  },
  unpaidOrderContent: {
    what: "odpowiedzi i załączniki zamówienia, za które nikt nie zapłacił",
    amount: 24,
    unit: "hours",
    from: "od złożenia zamówienia",
  },
  unpaidOrderAddress: {
    what: "adres e-mail przy zamówieniu, za które nikt nie zapłacił",
    amount: 30,
    unit: "days",
    from: "od złożenia zamówienia",
  },
  bookedTalk: {
    what: "zapis umówionej rozmowy z AI, którego nie usuniesz wcześniej",
    amount: 24,
    unit: "hours",
    from: "od końca rozmowy",
  },
  slotHold: {
    what: "godzina rozmowy, za którą nikt nie zapłacił",
    amount: 24,
    unit: "hours",
    from: "od końca rezerwacji",
  },
  rentalDraft: {
    what: "szkic umowy najmu z danymi obu stron",
    amount: 7,
    unit: "days",
    from: "od ostatniej zmiany",
  },
  downloadLink: {
    what: "link do e-booka i oznaczone egzemplarze",
    amount: 30,
    unit: "days",
    from: "od wysłania linku",
  },
  bookFile: {
    what: "plik e-booka, który nie trafił do żadnej książki (bez danych kupujących osób)",
    amount: 30,
    unit: "days",
    from: "od przesłania przez naszą obsługę",
  },
  contactMessage: {
    what: "wiadomość z formularza kontaktowego",
    amount: 90,
    unit: "days",
    from: "od wysłania",
  },
  supportThread: {
    what: "zgłoszenie do administracji z wiadomościami i załącznikami",
    amount: 365,
    unit: "days",
    from: "od zamknięcia, a otwarte – od ostatniej wiadomości",
  },
  // Art. 74 ust. 2 pkt 6 of the accounting act: a year after the liability of two years has ended.
  complaint: {
    what: "reklamacja zamówienia z wiadomościami, załącznikami i decyzją, także po usunięciu konta",
    amount: 3,
    unit: "years",
    from: "od ostatniej wiadomości albo decyzji",
  },
  orderMailText: {
    what: "treść e-maila o zamówieniu (to, że i kiedy wyszedł, zostaje z danymi do reklamacji)",
    amount: 24,
    unit: "hours",
    from: "od wysłania, najdłużej tak jak odpowiedzi i dokument",
  },
  mailText: {
    what: "treść innego e-maila od nas",
    amount: 90,
    unit: "days",
    from: "od wysłania",
  },
  mailRecipient: {
    what: "adres odbiorcy w zapisie o wysłanym e-mailu (że i kiedy wyszedł, jego rodzaj, wersja regulaminu i skrót treści zostają)",
    amount: 90,
    unit: "days",
    from: "od doręczenia, a przy otwartym zgłoszeniu, reklamacji, odstąpieniu, zwrocie albo sporze o płatność – do ich końca",
  },
  mailReport: {
    what: "informacje poczty o tym, co stało się z e-mailem (doręczenie, zwrot, skarga), i adresy, które się poskarżyły",
    amount: 365,
    unit: "days",
    from: "od zgłoszenia",
  },
  notification: {
    what: "powiadomienia w społeczności i e-maile o nich",
    amount: 90,
    unit: "days",
    from: "od zdarzenia",
  },
  groupWish: {
    what: "propozycja nowej grupy albo opieki nad grupą i odpowiedź na nią",
    amount: 365,
    unit: "days",
    from: "od wysłania",
  },
  visit: {
    what: "kiedy ostatnio zaglądasz do grup i postów (dla oznaczeń „nowe”)",
    amount: 90,
    unit: "days",
    from: "od ostatniej wizyty",
  },
  unconfirmedReport: {
    what: "zgłoszenie, którego nikt nie potwierdził linkiem z e-maila",
    amount: 24,
    unit: "hours",
    from: "od wysłania zgłoszenia",
  },
  unconfirmedSubscriber: {
    what: "adres do horoskopu e-mailem, którego nikt nie potwierdził (potwierdzony zostaje, dopóki ktoś się nie wypisze)",
    amount: 7,
    unit: "days",
    from: "od prośby",
  },
  accountMail: {
    what: "e-mail o zablokowaniu albo usunięciu konta przez nasz zespół i o zmianie regulaminu",
    amount: 184,
    unit: "days",
    from: "od wysłania",
  },
  mentorTalk: {
    what: "rozmowa z mentorem AI, której nie usuniesz wcześniej",
    amount: 365,
    unit: "days",
    from: "od ostatniej wiadomości",
  },
  ephemeralTalk: {
    what: "rozmowa bez śladu z mentorem AI, której nie zamkniesz wcześniej",
    amount: ephemeralTalkMinutes,
    unit: "minutes",
    from: "od Twojej ostatniej wiadomości",
  },
  proposedFact: {
    what: "propozycja do pamięci mentora AI, na którą nie odpowiesz",
    amount: 30,
    unit: "days",
    from: "od propozycji",
  },
  rememberedFact: {
    what: "to, co mentor AI ma pamiętać, jeśli nie wybierzesz krótszego terminu ani nie usuniesz tego wcześniej",
    amount: 365,
    unit: "days",
    from: "od zapisania",
  },
  safetyPlanCopy: {
    what: "plan bezpieczeństwa, który wysyłasz sobie e-mailem, a poczta go jeszcze nie przyjęła",
    amount: 24,
    unit: "hours",
    from: "od wysłania",
  },
  session: {
    what: "zalogowane urządzenie (przeglądarka, system i czasy)",
    amount: 90,
    unit: "days",
    from: "od zalogowania",
  },
  idleSession: {
    what: "zalogowane urządzenie, z którego nikt nie korzysta",
    amount: 30,
    unit: "days",
    from: "od ostatniej wizyty",
  },
  hiddenContent: {
    what: "treść ukryta albo usunięta przez moderację i jej wersja sprzed zmiany",
    amount: 184,
    unit: "days",
    from: "od decyzji, od której można się odwołać",
  },
  moderationCase: {
    what: "zgłoszenie i sprawa moderacji z decyzją, odwołaniem i wiadomościami; zgłoszone słowa, które autor potem usuwa, tylko do końca czasu na odwołanie",
    amount: 184,
    unit: "days",
    from: "od końca czasu na odwołanie",
  },
  staffNote: {
    what: "notatki obsługi, lista jej czynności i licznik odsłonięć treści",
    amount: 365,
    unit: "days",
    from: "od zapisania",
  },
  audit: {
    what: "dziennik tego, co robi nasza obsługa",
    amount: 3,
    unit: "years",
    from: "od wpisu",
  },
  paymentNotification: {
    what: "zgłoszenia bramki o płatności (sama płatność zostaje z danymi do rachunkowości)",
    amount: 365,
    unit: "days",
    from: "od zgłoszenia, a przy otwartej reklamacji, odstąpieniu, zwrocie albo sporze o płatność – do ich końca",
  },
  modelCall: {
    what: "czas, koszt i wynik każdego pytania do modelu językowego, bez treści",
    amount: 365,
    unit: "days",
    from: "od pytania, a przy otwartej reklamacji zamówienia – do jej końca",
  },
  givenUpJob: {
    what: "zadanie serwera, które się nie udało i nikomu nie jest już potrzebne",
    amount: 30,
    unit: "days",
    from: "od ostatniej próby",
  },
  accounting: {
    what: "dane do rachunkowości i reklamacji",
    amount: 5,
    unit: "years",
    from: "od końca roku, w którym minął termin podatku",
  },
  logs: {
    what: "dzienniki techniczne",
    amount: 30,
    unit: "days",
    from: "od wpisu",
  },
  backups: {
    what: "zaszyfrowane kopie zapasowe bazy",
    amount: 7,
    unit: "days",
    from: "od wykonania",
  },
} as const satisfies Record<string, Retention>;

const lengths = { minutes: minute, hours: hour, days: day };

type Measured = { amount: number; unit: keyof typeof lengths };

/** In milliseconds. */
export function retentionTime({ amount, unit }: Measured): number {
  return amount * lengths[unit];
}
