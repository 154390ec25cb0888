import type { Notices } from "./notice";

export const accountNotices = {
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
} as const satisfies Notices;
