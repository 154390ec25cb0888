/** What the person is told about a registration that the database did not take. */
export function registrationFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = (cause as { code?: unknown } | null)?.code;
  if (typeof code !== "string") return "Wystąpił nieoczekiwany błąd. Spróbuj ponownie.";
  // Codes of PostgreSQL have five characters and class 08 is its connections; other codes are the network's.
  if (!/^[0-9A-Z]{5}$/.test(code) || code.startsWith("08"))
    return "Brak odpowiedzi z serwera. Sprawdź połączenie internetowe.";
  return "Nie udało się utworzyć użytkownika. Spróbuj ponownie.";
}
