import { defineMail } from "../mails/mail-kind";

export const appointmentMovedMail = defineMail({
  code: "appointment_moved",
  label: "Przełożona rozmowa",
  timeline: "E-mail o nowym terminie rozmowy",
  subject: (number: string) => `Nowy termin Twojej rozmowy (${number})`,
  isRequired: true,
  masked: false,
});

export const appointmentCancelledMail = defineMail({
  code: "appointment_cancelled",
  label: "Odwołana rozmowa",
  timeline: "E-mail o odwołanej rozmowie",
  subject: (number: string) => `Rozmowa odwołana (${number})`,
  isRequired: true,
  masked: false,
});

export const appointmentUnplacedMail = defineMail({
  code: "appointment_unplaced",
  label: "Rozmowa bez terminu",
  timeline: "E-mail o tym, że godzina była już zajęta",
  subject: (number: string) => `Wybierz inną godzinę rozmowy (${number})`,
  isRequired: true,
  masked: false,
});
