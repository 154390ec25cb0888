import { brand } from "~/config/brand";
import { formatDateTime } from "~/copy/format";
import { composeLetter } from "./letter.server";
import { defineMail } from "./mail";

/**
 * To whoever reported something without being signed in, and who may be somebody else than the address says: so nothing
 * that they wrote is in it. `what` is in the accusative.
 */
export const reportConfirmationMail = defineMail(
  () => "Potwierdź swoje zgłoszenie",
  ({ what, url }: { what: string; url: string }, subject) =>
    composeLetter({
      subject: subject(),
      preview: "Link działa przez 24 godziny.",
      heading: "Dzień dobry!",
      paragraphs: [
        `Z tego adresu zgłoszono ${what} w serwisie ${brand.name}. Potwierdź zgłoszenie, a nasz zespół je sprawdzi. Link działa przez 24 godziny.`,
        "Jeśli to nie Twoje zgłoszenie, nie trzeba nic robić: usuniemy je po 24 godzinach.",
      ],
      button: { label: "Potwierdź zgłoszenie", href: url },
    }),
);

type Receipt = {
  id: string;
  /** What was reported, and why, in the words of the form. */
  what: string;
  reason: string;
  createdAt: Date;
};

/** The receipt of a report (DSA, art. 16(4)): neither the words of the reporter nor what they are about are in it. */
export const reportReceiptMail = defineMail(
  () => "Mamy Twoje zgłoszenie",
  ({ id, what, reason, createdAt }: Receipt, subject) =>
    composeLetter({
      subject: subject(),
      preview: "Sprawdzi je człowiek, a o decyzji napiszemy.",
      heading: "Dziękujemy za zgłoszenie",
      paragraphs: [
        "Sprawdzi je człowiek z naszego zespołu, nie automat. O decyzji i o tym, jak się od niej odwołać, napiszemy na ten adres.",
        "Osoba, której dotyczy zgłoszenie, nie dowie się od nas, kto je wysłał.",
      ],
      facts: [
        { label: "Numer zgłoszenia", value: id.slice(0, 8).toUpperCase() },
        {
          label: "Czego dotyczy",
          value: `${what}, powód: ${reason}`,
        },
        { label: "Kiedy", value: formatDateTime(createdAt) },
      ],
    }),
);
