import { defineRefusals } from "../command/refusals";

export const mailRefusals = defineRefusals({
  not_again: {
    text: "Tej wiadomości nie wysyła się drugi raz: zrobiła już swoje albo straciła aktualność.",
    isStale: true,
  },
  complained: {
    text: "Ta osoba oznaczyła naszą wiadomość jako spam, więc na ten adres obsługa nic nie wysyła. Dokument czeka na stronie zamówienia, a poprosić o wysyłkę może tylko ona sama.",
    outcome: "Ten adres oznaczył naszą pocztę jako spam",
  },
});
