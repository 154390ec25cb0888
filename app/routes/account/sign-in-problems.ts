import type { SignInFailure } from "~/services/command/errors";

/** Where each problem is told: on the page of errors, unless the person can do something about it elsewhere. */
export type Problem = Exclude<SignInFailure, "unverified" | "login_required" | "timeout">;

const texts: Record<Problem, string> = {
  state_mismatch:
    "Ta próba logowania została już wykorzystana albo wygasła. Zacznij jeszcze raz – to zajmie chwilę.",
  missing_transaction:
    "Nie widzimy początku tego logowania. Zacznij jeszcze raz w tej samej przeglądarce i z włączonymi plikami cookie.",
  invalid_token:
    "Odpowiedź dostawcy logowania nie przeszła naszej kontroli, więc dla bezpieczeństwa nikogo nie zalogowaliśmy. Zacznij jeszcze raz.",
  access_denied: "Logowanie zostało przerwane. Nic się nie stało – możesz spróbować ponownie.",
  mfa_required:
    "To konto wymaga dodatkowego potwierdzenia. Zaloguj się ponownie i dokończ drugi krok.",
  provider_error: "Nie udało się zalogować. Spróbuj ponownie za chwilę.",
  banned:
    "To konto jest zablokowane, więc nie można się na nie zalogować. Jeśli uważasz, że to pomyłka, napisz do nas.",
  inactive:
    "To konto jest nieaktywne, więc nie można się na nie zalogować. To, co na nim jest, zostało. Jeśli chcesz do niego wrócić, napisz do nas.",
  deleted:
    "To konto zostało usunięte, więc nie można się już na nie zalogować. Nowe możesz założyć za kilka minut.",
};

const usual = "Nie udało się zalogować. Spróbuj ponownie za chwilę.";

/** What the page of errors says about a code of its address; any other code gets the usual sentence. */
export function problemText(reason: string | null): string {
  return reason && Object.hasOwn(texts, reason) ? texts[reason as Problem] : usual;
}
