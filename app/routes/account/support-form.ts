import type { Field } from "~/forms/fields";
import { tooLongMessage } from "~/forms/kinds/written";
import { attachmentsField, contentLimit, formTokenField } from "~/services/support/message-form";
import { subjectLimit } from "~/services/support/rules";

/** Said above the form where one of these is empty. */
export const fillRequired = "Wypełnij wszystkie wymagane pola.";
export const requiredControls = ["subject", "content"] as const;

type Offered = {
  orders: readonly { number: string; title: string }[];
  earlier: { rows: readonly { id: string; subject: string }[] };
};

/** @param offered what a ticket can be about */
export const ticketFields = ({ orders, earlier }: Offered) =>
  [
    {
      kind: "text",
      name: "subject",
      label: "Temat",
      required: "Wpisz temat.",
      limit: { ...subjectLimit, message: tooLongMessage(subjectLimit.length) },
    },
    {
      kind: "choice",
      name: "about",
      label: "Czego dotyczy",
      hint: "Zamówienia albo zamkniętego zgłoszenia. Nie musisz nic wybierać.",
      placeholder: "Niczego z listy",
      options: [
        ...orders.map(({ number, title }) => ({ value: number, label: `${number} · ${title}` })),
        ...earlier.rows.map(({ id, subject }) => ({ value: id, label: `Zgłoszenie: ${subject}` })),
      ],
    },
    {
      kind: "longText",
      name: "content",
      label: "Treść",
      hint: "Nie podawaj numeru karty ani haseł.",
      rows: 8,
      required: "Napisz, w czym możemy pomóc.",
      limit: contentLimit,
    },
    attachmentsField,
    {
      kind: "checkbox",
      name: "wantsMail",
      label: "Przyślijcie odpowiedzi także e-mailem",
      hint: "Treść odpowiedzi będzie w wiadomości.",
    },
    formTokenField,
  ] as const satisfies readonly Field[];

/** What is shown of a ticket that came before its page could be read. */
export const unsentTicketFields = ticketFields({ orders: [], earlier: { rows: [] } });
