type Words = { title: string; text: string };

const unreachable: Words = {
  title: "Chwilowo niedostępne",
  text: "Usługa, z której tu korzystamy, teraz nie odpowiada. Spróbuj ponownie za kilka minut. Złożone zamówienia i płatności są bezpieczne.",
};

export const faultWords: Words = {
  title: "Coś poszło nie tak",
  text: "To nasza wina, nie Twoja. Spróbuj jeszcze raz za chwilę. Złożone zamówienia i płatności są bezpieczne.",
};

/** What a program reads, and a person whom we took for one. */
export const programWords: Words = {
  title: "Ta strona otwiera się w przeglądarce",
  text: "Otwórz ten adres w przeglądarce. Podglądom i programom go nie pokazujemy.",
};

/** What an error page says, by its status. */
export const errorWords: Readonly<Record<number, Words | undefined>> = {
  400: {
    title: "Nie rozumiemy tego żądania",
    text: "Wróć na poprzednią stronę i spróbuj jeszcze raz.",
  },
  403: {
    title: "Brak dostępu",
    text: "Tej czynności nie możesz wykonać na swoim koncie.",
  },
  404: {
    title: "Nie ma takiej strony",
    text: "Adres może być nieaktualny albo zawierać literówkę.",
  },
  405: {
    title: "Tak nie można otworzyć tej strony",
    text: "Wróć na stronę główną i spróbuj jeszcze raz.",
  },
  408: {
    title: "Przesyłanie trwało za długo",
    text: "Sprawdź połączenie z internetem, wróć na poprzednią stronę i wyślij formularz ponownie. Nic nie zostało pobrane.",
  },
  409: {
    title: "Coś się właśnie zmieniło",
    text: "Stan jest już inny niż na stronie, z której to przyszło. Otwórz ją ponownie i sprawdź, czy nadal chcesz to zrobić.",
  },
  413: {
    title: "Formularz jest za duży",
    text: "Wróć na poprzednią stronę – Twój tekst powinien tam być – i skróć najdłuższe odpowiedzi albo dodaj mniejsze pliki.",
  },
  422: {
    title: "Tego nie możemy przyjąć",
    text: "W tym, co do nas dotarło, czegoś brakuje albo coś się nie zgadza. Wróć, popraw dane i wyślij jeszcze raz.",
  },
  429: {
    title: "Za dużo prób",
    text: "Odczekaj chwilę i spróbuj ponownie. Jeśli to był formularz, wróć na poprzednią stronę: Twój tekst powinien tam być.",
  },
  500: faultWords,
  502: unreachable,
  503: unreachable,
};

/** Of what is turned away before the application sees it, where a status means something else there. */
export const turnedAwayWords: typeof errorWords = {
  403: {
    title: "Ten formularz przyszedł z innej strony",
    text: "Dla Twojego bezpieczeństwa przyjmujemy tylko formularze wysłane z naszych stron. Otwórz stronę jeszcze raz i wyślij formularz stamtąd.",
  },
  503: {
    title: "Chwila przerwy",
    text: "Chwilowo nie nadążamy z odpowiedzią. Odśwież stronę za kilkanaście sekund. Złożone zamówienia są bezpieczne.",
  },
};
