import { operator } from "~/config/operator.server";
import { composeLetter } from "./letter.server";

/**
 * Goes to an address that staff gave an order: a link alone, since the request may have come from somebody else than the buyer,
 * and the mistake may have been made once more.
 */
export const confirmAddressLetter = (facts: {
  subject: string;
  productTitle: string;
  orderNumber: string;
  orderUrl: string;
  /** Whether the address before was asked; nobody is where there is no such mailbox. */
  isOldAsked: boolean;
}) =>
  composeLetter({
    subject: facts.subject,
    preview: facts.isOldAsked
      ? "Najpierw pytamy o zmianę poprzedni adres. Potem je otworzysz."
      : "Potwierdź, że jest Twoje, a otworzy się od razu.",
    heading: "Dzień dobry!",
    paragraphs: [
      `Na prośbę, którą dostaliśmy, nasz zespół zmienił adres zamówienia ${facts.orderNumber} („${facts.productTitle}”) na ten.`,
      facts.isOldAsked
        ? "Poprzedni adres dostał od nas pytanie, czy ta zmiana jest dobra. Gdy potwierdzi ją ktoś stamtąd, zamówienie otworzy się od razu. Bez odpowiedzi możesz je potwierdzić i otworzyć po dobie: dokładny czas jest na stronie zamówienia."
        : "Skrzynki o poprzednim adresie nie ma, więc na nic nie czekamy. Potwierdź na stronie zamówienia, że jest Twoje: otworzy się od razu, a to, co kupione, przyjdzie tutaj e-mailem.",
      `Jeśli nic u nas nie było zamawiane, nie trzeba nic robić. Możesz też dać nam znać: ${operator.email}.`,
    ],
    button: { label: "Przejdź do zamówienia", href: facts.orderUrl },
  });
