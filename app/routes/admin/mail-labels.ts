const mailErrors: Readonly<Record<string, string>> = {
  nothing_to_send: "nie było już czego wysłać",
  address_corrected: "adres zmieniono, zanim wyszła",
  complained: "ten adres nie chce od nas wiadomości",
  dropped: "porzucona przez obsługę",
  validation_error: "poczta odrzuciła adres odbiorcy",
  invalid_from_address: "poczta nie zna naszego nadawcy",
  rate_limit_exceeded: "za dużo wiadomości naraz",
  application_error: "poczta nie odpowiadała",
  internal_server_error: "błąd po stronie poczty",
};

/** Why the last attempt failed. */
export const mailErrorLabel = (code: string) => mailErrors[code] ?? `kod poczty: ${code}`;
