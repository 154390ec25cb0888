import { isDatabaseUnavailable, serverErrorOf } from "~/services/command/errors";

/** What the person is told about a registration that the database did not take. */
export function registrationFailure(error: Error): string {
  if (isDatabaseUnavailable(error))
    return "Brak odpowiedzi z serwera. Sprawdź połączenie internetowe.";
  if (typeof serverErrorOf(error).code !== "string")
    return "Wystąpił nieoczekiwany błąd. Spróbuj ponownie.";
  return "Nie udało się utworzyć użytkownika. Spróbuj ponownie.";
}
