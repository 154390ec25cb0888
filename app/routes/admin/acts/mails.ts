import { mailCard } from "~/services/outbox/desk-queries.server";
import { mailKindLabel } from "~/services/outbox/mail-kinds";
import { sendMailAgain } from "~/services/outbox/send-mail-again.server";
import { againTexts } from "../mail-labels";
import { assistReasonLabels } from "../order-labels";
import { reasonedAct } from "./staff-act";

export const again = reasonedAct({
  title: "Wyślij wiadomość jeszcze raz",
  button: "Wyślij jeszcze raz",
  permission: "assist_orders",
  reasons: assistReasonLabels,
  read: mailCard,
  subject: ({ kind, order }) => [mailKindLabel(kind), order?.number].filter(Boolean).join(" · "),
  preview: (mail) => ({
    effects: [
      "Jedna wiadomość wyjdzie na adres, który zamówienie ma teraz. Jeśli poprzednia wróciła przez literówkę, najpierw popraw adres.",
      "Pieniądze i dokument zostają bez zmian.",
    ],
    impossible: mail.again === "offered" ? undefined : againTexts[mail.again],
  }),
  async perform(ctx, mailId, reason) {
    await sendMailAgain(ctx, { mailId, reason });
    return "mail-sent-again";
  },
});
