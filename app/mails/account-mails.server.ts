import { brand } from "~/config/brand";
import { formatDateTime } from "~/copy/format";
import { composeLetter } from "./letter.server";
import { defineMail } from "./mail";

type Facts = {
  /** Label of the reason, without a full stop. */
  reason: string;
  /** What it rests on; null for one's own wish. */
  ground: "terms" | "law" | null;
  at: Date;
};

const because = ({ reason, ground }: Facts) =>
  `Powód: ${reason}.${ground === null ? "" : ` Podstawa: ${ground === "terms" ? "regulamin serwisu" : "przepisy prawa"}.`}`;

const recourse = `Jeśli uważasz, że to pomyłka, napisz do nas: ${brand.supportEmail}. Odpowie inna osoba niż ta, która zdecydowała. Możesz też pójść do certyfikowanego organu pozasądowego rozstrzygania sporów albo do sądu.`;

/** To the owner of an account that staff banned: what, why, and what can be done about it (DSA, art. 17). */
export const accountBannedMail = defineMail(
  () => "Twoje konto jest zablokowane",
  (facts: Facts, subject) =>
    composeLetter({
      subject: subject(),
      preview: "Piszemy, dlaczego i co możesz zrobić.",
      heading: "Dzień dobry!",
      paragraphs: [
        `Twoje konto w serwisie ${brand.name} jest zablokowane, więc nie można się na nie zalogować. To, co na nim jest, zostało. Zamówienia działają dalej: dokumenty i zwroty nie zależą od konta.`,
        because(facts),
        recourse,
      ],
      facts: [
        { label: "Kiedy", value: formatDateTime(facts.at) },
        { label: "Kto zdecydował", value: "człowiek z naszego zespołu, bez automatu" },
      ],
    }),
);

/** To the owner of an account that staff deleted. What became of their texts has no place in a mailbox. */
export const accountDeletedMail = defineMail(
  () => "Twoje konto jest usunięte",
  (facts: Facts, subject) =>
    composeLetter({
      subject: subject(),
      preview: "Piszemy, dlaczego i co zostaje.",
      heading: "Dzień dobry!",
      paragraphs: [
        `Twoje konto w serwisie ${brand.name} jest usunięte, razem z profilem i danymi logowania. Zamówienia zostają: ich strony, dokumenty i zwroty działają dalej.`,
        because(facts),
        recourse,
      ],
      facts: [
        { label: "Kiedy", value: formatDateTime(facts.at) },
        { label: "Kto zdecydował", value: "dwie osoby z naszego zespołu, bez automatu" },
      ],
    }),
);
