import { brand } from "~/config/brand";
import { composeLetter } from "./letter.server";

/**
 * Goes to an address that staff gave a delivered order: a link alone, since the request may have come from somebody else than
 * the buyer, and the mistake may have been made once more.
 */
export const confirmAddressLetter = (facts: {
  subject: string;
  productTitle: string;
  orderNumber: string;
  orderUrl: string;
}) =>
  composeLetter({
    subject: facts.subject,
    preview: "Potwierdź, że to Twoje zamówienie, a od razu je otworzysz.",
    heading: "Dzień dobry!",
    paragraphs: [
      `Na prośbę, którą dostaliśmy, nasz zespół zmienił adres zamówienia ${facts.orderNumber} („${facts.productTitle}”) na ten.`,
      "Otwórz stronę zamówienia i potwierdź, że jest Twoje. Wtedy zobaczysz na niej wszystko, co do niego należy.",
      `Jeśli nic u nas nie było zamawiane, nie trzeba nic robić. Możesz też dać nam znać: ${brand.supportEmail}.`,
    ],
    button: { label: "Przejdź do zamówienia", href: facts.orderUrl },
  });
