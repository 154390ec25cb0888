import type { ExternalServiceError } from "~/integrations/external-service-error";

export const externalServices: Record<ExternalServiceError["service"], string> = {
  tpay: "Bramka płatności (Tpay)",
  resend: "Poczta (Resend)",
  model: "Model językowy",
  auth0: "Usługa logowania (Auth0)",
};

/** What a service of ours does, where its code says nothing more. */
export const externalErrorKinds: Record<ExternalServiceError["kind"], string> = {
  unavailable: "nie działa albo prosi, żeby spróbować później.",
  refused: "odmawia wykonania tego, o co prosimy.",
  invalid: "odpowiada czymś, czego nie da się użyć.",
};

/** Of a job: the rest of a sentence that begins with the service. Of the health page, a mail and a payment: by itself. */
type Words = { job?: string; health?: string; mail?: string; payment?: string };

const badKey = "nie przyjmuje naszego klucza. Trzeba sprawdzić ustawienia.";
const tooMuch = "przyjmuje od nas na razie mniej zapytań.";

const words: Readonly<Record<string, Words>> = {
  timeout: {
    job: "nie odpowiada na czas.",
    health: "brak odpowiedzi na czas",
    payment: "Bramka nie odpowiedziała na czas",
  },
  connection: {
    job: "jest poza zasięgiem: nie udało się połączyć.",
    health: "brak połączenia",
    payment: "Nie było połączenia z bramką",
  },
  http_401: { job: badKey },
  http_403: { job: badKey },
  http_429: { job: tooMuch },
  rate_limit_exceeded: { job: tooMuch, mail: "za dużo wiadomości naraz" },
  daily_quota_exceeded: { job: "nie przyjmie dziś więcej: dzienny limit jest wyczerpany." },
  monthly_quota_exceeded: { job: "nie przyjmie więcej: miesięczny limit jest wyczerpany." },
  missing_api_key: { job: badKey },
  invalid_api_key: { job: badKey },
  restricted_api_key: { job: badKey },
  invalid_from_address: {
    job: "nie zna naszego adresu nadawcy. Trzeba sprawdzić ustawienia.",
    mail: "poczta nie zna naszego nadawcy",
  },
  validation_error: { mail: "poczta odrzuciła adres odbiorcy" },
  application_error: { mail: "poczta nie odpowiadała" },
  internal_server_error: { mail: "błąd po stronie poczty" },
  transaction_not_found: {
    payment: "Bramka nie zna tej transakcji",
    job: "nie zna transakcji, z której mają wrócić pieniądze.",
  },
  unexpected_answer: {
    health: "niezrozumiała odpowiedź",
    payment: "Niezrozumiała odpowiedź bramki",
  },
  no_payment_url: {
    health: "brak adresu płatności",
    payment: "Bramka nie podała adresu płatności",
  },
  error_in_200: {
    job: "zgłasza awarię, choć odpowiada jak zwykle.",
    health: "awaria zgłoszona w odpowiedzi",
  },
  unreadable: { health: "niezrozumiała odpowiedź" },
  wrong_shape: { health: "odpowiedź o złym kształcie" },
  cut_off: { health: "urwana odpowiedź" },
  no_answer: { health: "brak odpowiedzi" },
  resting: { job: "poprosił o przerwę.", health: "przerwa po serii błędów" },
  stopped: { job: "jest wyłączony przez obsługę." },
  day_cap: {
    job: "nie pisze: dzienny limit kosztów jest wyczerpany.",
    health: "wyczerpany dzienny limit kosztów",
  },
  order_cap: {
    job: "nie pisze: limit kosztów tego zamówienia jest wyczerpany.",
    health: "wyczerpany limit kosztów zamówienia",
  },
  not_good_enough: { job: "napisał tekst, który nie przeszedł sprawdzenia." },
  declined: { job: "odmówił napisania tekstu." },
  unexpected: { health: "niespodziewany błąd", payment: "Niespodziewany błąd" },
};

/** @param code of an `ExternalServiceError` */
export const externalErrorIn = (place: keyof Words, code: string): string | undefined =>
  words[code]?.[place];

/** The status that a service answered with, where that is all its code says. */
export const httpStatusOf = (code: string): string | undefined => /^http_(.*)$/.exec(code)?.[1];
