import { accessRefusals } from "../access/refusals";
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

/** Why no account is deleted in this session: told to its owner. */
export const deletionNeedsSignIn = {
  ...accessRefusals.sign_in_again,
  text: "Zanim usuniesz konto, zaloguj się jeszcze raz. Chcemy mieć pewność, że to Ty, a nie ktoś przy Twoim komputerze. Potem wrócisz na tę stronę.",
};

/** Why an address does not count as confirmed. */
export const confirmationRefusals = defineRefusals({
  email_unconfirmed:
    "Twój adres e-mail nie jest jeszcze potwierdzony. Otwórz wiadomość i kliknij w niej link.",
  email_changed: "Twój adres e-mail zmienił się od tego logowania. Zaloguj się jeszcze raz.",
});
