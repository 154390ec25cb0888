import { expect, test } from "vitest";
import { externalErrorIn } from "~/services/command/external-error-words";
import { mailErrorLabel } from "~/services/mails/mail-states";
import { failureLabel } from "~/services/orders/failure";

test.each([
  ["http_500", "awaria po stronie usługi", "Bramka miała awarię", "awaria po stronie poczty"],
  ["http_503", "awaria po stronie usługi", "Bramka miała awarię", "awaria po stronie poczty"],
  [
    "http_401",
    "nasz klucz nie działa: trzeba sprawdzić ustawienia",
    "Bramka nie przyjmuje naszego klucza",
    "poczta nie przyjmuje naszego klucza",
  ],
  [
    "http_429",
    "za dużo naszych zapytań naraz",
    "Bramka przyjmowała mniej zapytań",
    "za dużo wiadomości naraz",
  ],
  ["http_404", "zapytanie odrzucone", "Bramka odrzuciła płatność", "poczta odrzuciła wiadomość"],
  ["former_code", "niespodziewany błąd", "Niespodziewany błąd", "niespodziewany błąd poczty"],
])("%s is told in words", (code, health, payment, mail) => {
  expect(externalErrorIn("health", code)).toBe(health);
  expect(externalErrorIn("payment", code)).toBe(payment);
  expect(mailErrorLabel(code)).toBe(mail);
});

test.each([
  ["http_409", "Bramka odmawia, bo nie ma już czego zwrócić"],
  ["http_400", "Bramka odmawia tego zwrotu"],
  ["http_500", "Bramka miała awarię"],
  ["timeout", "Bramka nie odpowiedziała na czas"],
])("a refund that failed by %s is told as one, and not as a payment", (code, words) => {
  expect(externalErrorIn("refund", code)).toBe(words);
});

test("no place that shows a failure shows a code", () => {
  const codes = [
    ...["http_400", "http_402", "http_502", "unexplained_403", "unexplained_422", "no_access"],
    ...["timeout", "connection", "resting", "empty", "cut_off", "not_json", "wrong_shape"],
    ...["unexpected_answer", "unreachable", "declined", "rate_limit_exceeded", "invalid_api_key"],
  ];
  for (const code of codes)
    for (const place of ["health", "mail", "payment", "refund"] as const) {
      const said = externalErrorIn(place, code);
      expect([code, place, /[_\d]/.test(said), said.length > 0]).toEqual([
        code,
        place,
        false,
        true,
      ]);
    }
  expect(failureLabel("code_of_former_days")).toBe("niespodziewany błąd");
});
