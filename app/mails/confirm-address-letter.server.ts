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
}) =>
  composeLetter({
    subject: facts.subject,
    preview: "Najpierw pytamy o zmianę poprzedni adres. Potem je otworzysz.",
    heading: "Dzień dobry!",
    paragraphs: [
      `Na prośbę, którą dostaliśmy, nasz zespół zmienił adres zamówienia ${facts.orderNumber} („${facts.productTitle}”) na ten.`,
      "Poprzedni adres dostał od nas pytanie, czy ta zmiana jest dobra. Gdy potwierdzi ją ktoś stamtąd, zamówienie otworzy się od razu. Bez odpowiedzi możesz je potwierdzić i otworzyć po dobie: dokładny czas jest na stronie zamówienia.",
      `Jeśli nic u nas nie było zamawiane, nie trzeba nic robić. Możesz też dać nam znać: ${operator.email}.`,
    ],
    button: { label: "Przejdź do zamówienia", href: facts.orderUrl },
  });
