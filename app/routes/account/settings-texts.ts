import type { NoticeKind } from "~/ui/notice";

/** What the settings say, to the letter of what people are promised. */
export const settingsTexts = {
  loadFailed: "Nie udało się załadować danych użytkownika.",
  saved: "Zapisano zmiany.",
  saveFailed: "Nie udało się zapisać danych.",
  avatarSaved: "Avatar został zaktualizowany.",
  avatarFailed: "Błąd podczas wysyłania pliku.",
  avatarMissing: "Wybierz plik ze zdjęciem.",
  avatarTooLarge: "❌ Maksymalny rozmiar avatara to 5MB.",
  avatarFormat: "❌ Dozwolone formaty to JPG, PNG, WEBP.",
  avatarDeleted: "Zdjęcie zostało usunięte.",
  passwordSent: "Link do zmiany hasła został wysłany na Twój e-mail.",
  passwordFailed: "Nie udało się wysłać linku do zmiany hasła.",
  passwordNoEmail: "Brak adresu e-mail.",
  passwordTooMany:
    "Wysłaliśmy już kilka linków w ciągu ostatniej godziny. Sprawdź też folder Spam, a po następny wróć za godzinę.",
  noPassword: "Logujesz się przez innego dostawcę, więc hasło zmienisz u niego.",
  exportTooMany:
    "Te dane pobrano już kilka razy w ciągu ostatniej godziny. Wróć po następną kopię za godzinę.",
  deletionQuestion: "Czy na pewno chcesz usunąć swoje konto? Tego działania nie można cofnąć.",
  deletionNeedsSignIn:
    "Zanim usuniesz konto, zaloguj się jeszcze raz. Chcemy mieć pewność, że to Ty, a nie ktoś przy Twoim komputerze. Potem wrócisz na tę stronę.",
  deletionUnconfirmed: "Wpisz słowo „usuwam”, żeby potwierdzić.",
  deleted: "Twoje konto zostało usunięte.",
  deletionFailed: "Wystąpił błąd podczas usuwania konta.",
} as const;

/** What a page says after something was done, by the code in its address. */
export const settingsNotices: Record<string, { kind: NoticeKind; text: string }> = {
  saved: { kind: "success", text: settingsTexts.saved },
  avatar: { kind: "success", text: settingsTexts.avatarSaved },
  "avatar-deleted": { kind: "success", text: settingsTexts.avatarDeleted },
  password: { kind: "success", text: settingsTexts.passwordSent },
  "export-limit": { kind: "warning", text: settingsTexts.exportTooMany },
};

/** The address of a page that then says what was done. */
export const withNotice = (path: string, code: string) => `${path}?done=${code}`;
