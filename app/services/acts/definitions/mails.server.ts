import { orderAuditEvents } from "../../orders/acts";
import { mailCard } from "../../outbox/desk-queries.server";
import { mailKindLabel } from "../../outbox/mail-kinds";
import { againRefusals } from "../../outbox/again-state";
import { sendMailAgain } from "../../outbox/send-mail-again.server";
import { reasonedAct } from "../staff-act.server";

export const again = reasonedAct({
  act: orderAuditEvents.send_mail_again,
  target: "mail",
  title: "Wyślij wiadomość jeszcze raz",
  button: "Wyślij jeszcze raz",
  link: { label: "Wyślij jeszcze raz" },
  permission: "assist_orders",
  read: mailCard,
  subject: ({ kind, order }) => [mailKindLabel(kind), order?.number].filter(Boolean).join(" · "),
  may: (mail) => (mail.again === "offered" ? null : againRefusals[mail.again]),
  effects: () => [
    "Jedna wiadomość wyjdzie na adres, który zamówienie ma teraz. Jeśli poprzednia wróciła przez literówkę, najpierw popraw adres.",
    "Pieniądze i dokument zostają bez zmian.",
  ],
  async perform(ctx, mailId, reason) {
    await sendMailAgain(ctx, { mailId, reason });
    return "mail-sent-again";
  },
});
