const paymentFailures: Readonly<Record<string, string>> = {
  timeout: "Bramka nie odpowiedziała na czas",
  connection: "Nie było połączenia z bramką",
  unexpected_answer: "Niezrozumiała odpowiedź bramki",
  no_payment_url: "Bramka nie podała adresu płatności",
  unexpected: "Niespodziewany błąd",
};

/** Why a payment could not be opened in the gateway. */
export const paymentFailureLabel = (code: string): string =>
  paymentFailures[code] ??
  (code.startsWith("http_") ? `Bramka odpowiedziała kodem ${code.slice(5)}` : code);
