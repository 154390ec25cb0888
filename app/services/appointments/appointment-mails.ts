import { minute } from "~/time/durations";
import { defineMail, type MailKind } from "../mails/mail-kind";

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

export const appointmentReminderMail = defineMail({
  code: "appointment_reminder",
  label: "Przypomnienie o rozmowie",
  timeline: "E-mail z przypomnieniem o rozmowie",
  subject: (when: string) => `Twoja rozmowa: ${when}`,
  isRequired: false,
  masked: false,
  // Later it would remind of what has begun.
  retryFor: 30 * minute,
});

export const appointmentMissedMail = defineMail({
  code: "appointment_missed",
  label: "Rozmowa, na którą nikt nie przyszedł",
  timeline: "E-mail o rozmowie, na którą nikt nie przyszedł",
  subject: (number: string) => `Rozmowa się nie odbyła (${number})`,
  isRequired: true,
  masked: false,
});

export const appointmentEndedMail = defineMail({
  code: "appointment_ended",
  label: "Rozmowa zakończona przed czasem",
  timeline: "E-mail o rozmowie zakończonej przed czasem",
  subject: (number: string) => `Rozmowa zakończona (${number})`,
  isRequired: true,
  masked: false,
});

export const talkTranscriptMail = defineMail({
  code: "talk_transcript",
  label: "Zapis rozmowy",
  timeline: "E-mail z zapisem rozmowy",
  subject: (number: string) => `Zapis Twojej rozmowy (${number})`,
  isRequired: true,
  // What is said in a talk is nobody's to read but its buyer's.
});

/** All that is written of a talk beside what brings it, each with a link of its order. */
export const appointmentMails: readonly MailKind<string, [string]>[] = [
  appointmentMovedMail,
  appointmentCancelledMail,
  appointmentUnplacedMail,
  appointmentReminderMail,
  appointmentMissedMail,
  appointmentEndedMail,
  talkTranscriptMail,
];
