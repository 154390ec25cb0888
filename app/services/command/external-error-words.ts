import type { ExternalServiceError } from "~/integrations/external-service-error";

export const externalServices: Record<ExternalServiceError["service"], string> = {
  tpay: "Bramka płatności (Tpay)",
  resend: "Poczta (Resend)",
  model: "Model językowy",
  auth0: "Usługa logowania (Auth0)",
  storage: "Magazyn plików",
};

/** What a service of ours does, where its code says nothing more. */
export const externalErrorKinds: Record<ExternalServiceError["kind"], string> = {
  unavailable: "nie działa albo prosi, żeby spróbować później.",
  refused: "odmawia wykonania tego, o co prosimy.",
  invalid: "odpowiada czymś, czego nie da się użyć.",
};

/**
 * Of a job: the rest of a sentence that begins with the service. Of the health page, a mail and a payment: by itself. Of a
 * refund only where that is something else than of its payment.
 */
type Words = { job?: string; health?: string; mail?: string; payment?: string; refund?: string };

/** What a code comes to that says nothing else. */
const unknown = {
  health: "niespodziewany błąd",
  mail: "niespodziewany błąd poczty",
  payment: "Niespodziewany błąd",
};

const tooMuch = "przyjmuje od nas na razie mniej zapytań.";

const keyRefused: Words = {
  job: "nie przyjmuje naszego klucza. Trzeba sprawdzić ustawienia.",
  health: "nasz klucz nie działa: trzeba sprawdzić ustawienia",
  mail: "poczta nie przyjmuje naszego klucza",
  payment: "Bramka nie przyjmuje naszego klucza",
};

/** What a service answered where its status is all that it said, by the first of these that the status is from. */
const statuses: readonly [from: number, Words][] = [
  [
    500,
    {
      job: "ma awarię po swojej stronie.",
      health: "awaria po stronie usługi",
      mail: "awaria po stronie poczty",
      payment: "Bramka miała awarię",
    },
  ],
  [
    429,
    {
      job: tooMuch,
      health: "za dużo naszych zapytań naraz",
      mail: "za dużo wiadomości naraz",
      payment: "Bramka przyjmowała mniej zapytań",
    },
  ],
  [
    400,
    {
      health: "zapytanie odrzucone",
      mail: "poczta odrzuciła wiadomość",
      payment: "Bramka odrzuciła płatność",
      refund: "Bramka odmawia tego zwrotu",
    },
  ],
];

const words: Readonly<Record<string, Words>> = {
  http_409: { refund: "Bramka odmawia, bo nie ma już czego zwrócić" },
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
  rate_limit_exceeded: { job: tooMuch, mail: "za dużo wiadomości naraz" },
  daily_quota_exceeded: { job: "nie przyjmie dziś więcej: dzienny limit jest wyczerpany." },
  monthly_quota_exceeded: { job: "nie przyjmie więcej: miesięczny limit jest wyczerpany." },
  missing_api_key: keyRefused,
  invalid_api_key: keyRefused,
  restricted_api_key: keyRefused,
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
  no_answer: { mail: "poczta milczała", health: "brak odpowiedzi" },
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
  declined: { job: "odmówił napisania tekstu.", payment: "Bank odrzucił kartę albo przelew" },
  no_access: { ...keyRefused, health: "klucz nie działa albo skończyły się środki" },
  empty: { health: "pusta odpowiedź" },
  cut_off: { health: "urwana odpowiedź" },
  not_json: { health: "odpowiedź o złym kształcie" },
  unreachable: { health: "brak połączenia" },
};

/** What a code says that holds a status of HTTP; of one that is unexplained, nobody knows what was wrong. */
function statusIn(place: keyof Words, code: string): string | undefined {
  const [, says, digits] = /^(http|unexplained)_(\d{3})$/.exec(code) ?? [];
  const status = Number(digits);
  if (says === "http" && (status === 401 || status === 403)) return keyRefused[place];
  return statuses.find(([from]) => status >= from)?.[1][place];
}

const wordsIn = (place: keyof Words, code: string) => words[code]?.[place] ?? statusIn(place, code);

/** @param code of an `ExternalServiceError` @returns undefined where its kind says all that there is to say */
export const externalErrorInJob = (code: string): string | undefined => wordsIn("job", code);

/** @param code of an `ExternalServiceError`: nobody is shown it as it is */
export function externalErrorIn(place: Exclude<keyof Words, "job">, code: string): string {
  const said = wordsIn(place, code);
  if (place !== "refund") return said ?? unknown[place];
  return said ?? externalErrorIn("payment", code);
}
