import type { SignInFailure } from "~/services/command/errors";
import type { Notice, Notices } from "./notice";

/** What is told on the page of errors: the others lead where the person can do something about it. */
type Problem = Exclude<SignInFailure, "unverified" | "login_required" | "timeout">;

/** Where a sign-in ended, and why, on the page of errors. */
const signInNotices = {
  "sign-in-state_mismatch": {
    kind: "error",
    text: "Ta próba logowania została już wykorzystana albo wygasła. Zacznij jeszcze raz – to zajmie chwilę.",
  },
  "sign-in-missing_transaction": {
    kind: "error",
    text: "Nie widzimy początku tego logowania. Zacznij jeszcze raz w tej samej przeglądarce i z włączonymi plikami cookie.",
  },
  "sign-in-invalid_token": {
    kind: "error",
    text: "Odpowiedź dostawcy logowania nie przeszła naszej kontroli, więc dla bezpieczeństwa nikogo nie zalogowaliśmy. Zacznij jeszcze raz.",
  },
  "sign-in-access_denied": {
    kind: "error",
    text: "Logowanie zostało przerwane. Nic się nie stało – możesz spróbować ponownie.",
  },
  "sign-in-mfa_required": {
    kind: "error",
    text: "To konto wymaga dodatkowego potwierdzenia. Zaloguj się ponownie i dokończ drugi krok.",
  },
  "sign-in-provider_error": {
    kind: "error",
    text: "Nie udało się zalogować. Spróbuj ponownie za chwilę.",
  },
  "sign-in-banned": {
    kind: "error",
    text: "Nie można się na nie zalogować. Powód, datę i\u00a0to, co możesz zrobić, wysłaliśmy e-mailem na adres tego konta. Jeśli uważasz, że to pomyłka, napisz do nas.",
  },
  "sign-in-inactive": {
    kind: "error",
    text: "To konto jest nieaktywne, więc nie można się na nie zalogować. To, co na nim jest, zostało. Jeśli chcesz do niego wrócić, napisz do nas.",
  },
  "sign-in-deleted": {
    kind: "error",
    text: "To konto zostało usunięte, więc nie można się już na nie zalogować. Nowe możesz założyć za kilka minut.",
  },
} as const satisfies Record<`sign-in-${Problem}`, Notice>;

export const accountNotices = {
  "account-created": {
    kind: "success",
    title: "Konto jest gotowe",
    text: "Możesz od razu zacząć.",
  },
  "mails-chosen": {
    kind: "success",
    text: "Napiszemy do Ciebie, gdy ktoś odpowie. Zmienisz to w ustawieniach.",
  },
  saved: { kind: "success", text: "Zapisano zmiany." },
  avatar: { kind: "success", text: "Avatar został zaktualizowany." },
  "avatar-deleted": { kind: "success", text: "Zdjęcie zostało usunięte." },
  password: { kind: "success", text: "Link do zmiany hasła został wysłany na Twój e-mail." },
  "export-limit": {
    kind: "warning",
    text: "Te dane pobrano już kilka razy w ciągu ostatniej godziny. Wróć po następną kopię za godzinę.",
  },
  "activation-sent": {
    kind: "success",
    text: "Wysłaliśmy nowy link aktywacyjny. Sprawdź swoją skrzynkę odbiorczą, także folder Spam.",
  },
  "ticket-created": { kind: "success", text: "Zgłoszenie zostało utworzone pomyślnie." },
  "ticket-message-sent": { kind: "success", text: "Wiadomość została wysłana." },
  "account-deleted": { kind: "success", text: "Twoje konto zostało usunięte." },
  ...signInNotices,
} as const satisfies Notices;
