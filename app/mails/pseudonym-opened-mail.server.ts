import { brand } from "~/config/brand";
import { formatDateTime } from "~/copy/format";
import { composeLetter } from "./letter.server";
import { defineMail } from "./mail";

const why: Readonly<Record<string, string>> = {
  ban_account: "trzeba zdecydować, czy Twoje konto może dalej działać",
  danger_to_life: "czyjeś życie albo zdrowie może być w niebezpieczeństwie",
  authority_request: "zażądał tego uprawniony organ",
};

/** To a member whose pseudonym was opened. Which group it was does not belong in a mailbox. */
export const pseudonymOpenedMail = defineMail(
  () => "Ktoś z naszego zespołu poznał Twoje konto",
  (
    { reason, openedAt, visibleUntil }: { reason: string; openedAt: Date; visibleUntil: Date },
    subject,
  ) =>
    composeLetter({
      subject: subject(),
      preview: "Piszemy, kto, dlaczego i na jak długo.",
      heading: "Dzień dobry!",
      paragraphs: [
        `W jednej z grup piszesz pod pseudonimem. Dwie osoby z naszego zespołu zgodziły się, że muszą zobaczyć, do którego konta on należy, bo ${why[reason] ?? "wymaga tego prawo"}.`,
        "Widzą Twój adres e-mail tylko one i tylko przez dobę. Inni członkowie grupy niczego się nie dowiedzą. To, że tak się stało, jest zapisane w dzienniku, którego nie da się zmienić.",
        `Jeśli masz pytania albo się z tym nie zgadzasz, napisz do nas: ${brand.supportEmail}.`,
      ],
      facts: [
        { label: "Kiedy", value: formatDateTime(openedAt) },
        { label: "Do kiedy widać adres", value: formatDateTime(visibleUntil) },
      ],
    }),
);
