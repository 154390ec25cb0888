import { retention, retentionTime } from "~/config/retention";
import { hour } from "~/time/durations";
import { defineMail } from "../mails/mail-kind";

export const horoscopeConfirmationMail = defineMail({
  code: "horoscope_confirmation",
  label: "Prośba o potwierdzenie horoskopu e-mailem",
  subject: () => "Potwierdź, że chcesz dostawać horoskop",
  isRequired: false,
  masked: false,
  retryFor: retentionTime(retention.unconfirmedSubscriber),
  inTheEnd: "Po 7 dniach nie ma już czego potwierdzać.",
});

/** A horoscope of yesterday is of no use: it is tried until noon at the latest. */
export const dailyHoroscopeMail = defineMail({
  code: "daily_horoscope",
  label: "Horoskop na dziś",
  // Of which sign somebody reads, a locked telephone does not say.
  subject: (sentence: string) => sentence,
  isRequired: false,
  masked: false,
  retryFor: 6 * hour,
  rest: hour,
  inTheEnd: "Wczorajszego horoskopu już nie wysyłamy.",
});
