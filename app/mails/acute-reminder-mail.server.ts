import { composeLetter } from "./letter.server";
import { defineMail } from "./mail";

/** To a moderator: an acute case has waited too long. What it is about stands behind the sign-in alone. */
export const acuteReminderMail = defineMail(
  () => "Pilna sprawa czeka ponad godzinę",
  ({ url }: { url: string }, subject) =>
    composeLetter({
      subject: subject(),
      preview: "Ktoś może potrzebować pomocy. Otwórz sprawę.",
      heading: "Ktoś może teraz potrzebować pomocy",
      paragraphs: [
        "Na samej górze kolejki od ponad godziny czeka pilna sprawa i nikt z zespołu jeszcze się nią nie zajął. Otwórz ją, gdy tylko możesz.",
        "Osoba, która to napisała, od razu zobaczyła numery telefonów zaufania. O tej sprawie wysyłamy tylko tę jedną wiadomość.",
      ],
      button: { label: "Otwórz sprawę", href: url },
    }),
);
