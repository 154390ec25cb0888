import { defineRefusals } from "../command/refusals";

export const avatarRefusals = defineRefusals({
  avatar_too_large: "❌ Maksymalny rozmiar avatara to 5MB.",
  avatar_wrong_format: "❌ Dozwolone formaty to JPG, PNG, WEBP.",
  avatar_damaged: "Błąd podczas wysyłania pliku.",
});

/** Why no link to a new password is sent. */
export const passwordRefusals = defineRefusals({
  no_email: "Brak adresu e-mail.",
  no_password: "Logujesz się przez innego dostawcę, więc hasło zmienisz u niego.",
});
