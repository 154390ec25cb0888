import type { AssistReason } from "~/services/buyers/assist-reasons";
import { mailCard } from "~/services/outbox/desk-queries.server";
import { sendMailAgain } from "~/services/outbox/send-mail-again.server";
import { againTexts, mailKindLabel } from "../mail-labels";
import { assistReasonLabels } from "../order-labels";
import { defineStaffAct, reasonField } from "./staff-act";

export const again = defineStaffAct({
  title: "Wyślij wiadomość jeszcze raz",
  button: "Wyślij jeszcze raz",
  permission: "assist_orders",
  fields: [reasonField(assistReasonLabels)],
  async preview(ctx, id) {
    const mail = await mailCard(ctx, id);
    return {
      subject: [mailKindLabel(mail.kind), mail.order?.number].filter(Boolean).join(" · "),
      effects: [
        "Jedna wiadomość wyjdzie na adres, który zamówienie ma teraz. Jeśli poprzednia wróciła przez literówkę, najpierw popraw adres.",
        "Pieniądze i dokument zostają bez zmian.",
      ],
      impossible: mail.again === "offered" ? undefined : againTexts[mail.again],
    };
  },
  async perform(ctx, mailId, { reason }) {
    await sendMailAgain(ctx, { mailId, reason: reason as AssistReason });
    return "mail-sent-again";
  },
});
