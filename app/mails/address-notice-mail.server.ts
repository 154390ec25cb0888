import { brand } from "~/config/brand";
import { composeLetter } from "./letter.server";

/** What the subject says; nothing about what was ordered, since a stranger may be reading. */
export const addressNoticeSubject = (orderNumber: string) =>
  `Zmieniony adres w zamówieniu ${orderNumber}`;

/**
 * Tells the old address that it has been replaced. It may belong to a stranger who was addressed by mistake, so neither
 * the product nor the way to the order is in it.
 */
export function addressNoticeMail({ orderNumber }: { orderNumber: string }) {
  return composeLetter({
    subject: addressNoticeSubject(orderNumber),
    preview: "Dalsze wiadomości o tym zamówieniu wyślemy pod nowy adres.",
    heading: "Dzień dobry!",
    paragraphs: [
      `W zamówieniu ${orderNumber} ktoś poprawił adres e-mail. Do tej pory był to ten adres, a dalsze wiadomości wyślemy już pod nowy.`,
      "Jeśli to Twoja zmiana albo nic u nas nie było zamawiane, nie trzeba nic robić.",
      `Jeśli to Twoje zamówienie, a adres zmienił ktoś inny, napisz do nas na ${brand.supportEmail} i podaj numer zamówienia. Sprawdzimy to.`,
    ],
  });
}
