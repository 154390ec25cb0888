import { z } from "zod";
import { contentAccessTime, minutesOf, resendPause } from "~/config/limits";
import { codesOf } from "../../audit/audit-events";
import { contentAccessAuditEvents, contentAccessRefusal } from "../../content-access/acts";
import { openContent } from "../open-content.server";
import { countedThings } from "../../listing/listed-things";
import { assistReasons, orderAuditEvents } from "../../orders/acts";
import { mailCard, type MailCard } from "../../outbox/desk-queries.server";
import { mailKindLabel } from "../../outbox/mail-kinds";
import { againRefusals } from "../../outbox/again-state";
import { selectableMails } from "../../outbox/selectable-mails.server";
import { planMailAgain, sendMailAgain } from "../../outbox/send-mail-again.server";
import { defineDeferredAct } from "../deferred-act.server";
import { noteActs } from "./notes.server";
import { reasonedAct } from "../staff-act.server";

const subjectOf = ({ kind, order }: MailCard) =>
  [mailKindLabel(kind), order?.number].filter(Boolean).join(" · ");

const sendAgain = defineDeferredAct({
  act: orderAuditEvents.send_mail_again,
  permission: "assist_orders",
  input: z.object({ mailId: z.uuid(), reason: z.enum(codesOf(assistReasons)) }),
  targetOf: ({ mailId }) => ({ kind: "mail", id: mailId }),
  reasonOf: ({ reason }) => reason,
  plan: async (tx, input) => ({ perform: await planMailAgain(tx, input) }),
  bulk: {
    list: selectableMails,
    name: "again",
    label: "Wyślij jeszcze raz wszystkie",
    title: "Wyślij jeszcze raz wszystkie wiadomości z filtra",
    reasons: assistReasons,
    inputOf: (mailId, reason) => ({ mailId, reason }),
    effects: ({ rows, ofOrders }) => [
      `Lista obejmie ${countedThings(selectableMails.things, rows)}, w tym dotyczące zamówień: ${ofOrders}. Tylko te mogą wyjść jeszcze raz, każda na adres, który zamówienie ma teraz.`,
      `Pominiemy te, których nie wysyła się drugi raz, te na adres, z którego przyszła skarga na naszą pocztę, i te, po których to samo wyszło w ostatnich ${minutesOf(resendPause)} minutach.`,
      "Pieniądze i dokumenty zostają bez zmian.",
    ],
  },
});

export const again = reasonedAct({
  act: orderAuditEvents.send_mail_again,
  target: "mail",
  usual: "buyer_wrote",
  title: "Wyślij wiadomość jeszcze raz",
  button: "Wyślij jeszcze raz",
  link: { label: "Wyślij jeszcze raz" },
  permission: "assist_orders",
  orderOf: ({ order }: MailCard) => order?.id ?? null,
  read: mailCard,
  subject: subjectOf,
  may: (mail) => (mail.again === "offered" ? null : againRefusals[mail.again]),
  effects: () => [
    "Jedna wiadomość wyjdzie na adres, który zamówienie ma teraz. Jeśli poprzednia wróciła przez literówkę, najpierw popraw adres.",
    "Pieniądze i dokument zostają bez zmian.",
  ],
  deferred: sendAgain,
  async perform(ctx, mailId, reason) {
    await sendMailAgain(ctx, { mailId, reason });
    return "mail-sent-again";
  },
});

export const open = reasonedAct({
  act: contentAccessAuditEvents.open_content,
  target: "mail",
  title: "Odsłoń wiadomość, która wyszła",
  button: "Odsłoń",
  link: { label: "Odsłoń treść", part: "content" },
  isDangerous: true,
  permission: "open_content",
  read: mailCard,
  subject: subjectOf,
  may: ({ hasText, content }) =>
    contentAccessRefusal("mail", { isCovered: hasText, isOpen: content !== null }),
  effects: (mail) => [
    `Przez ${minutesOf(contentAccessTime)} minut zobaczysz treść tej jednej wiadomości, tak jak wyszła, bez linków, które kogoś wpuszczają.`,
    `Odsłonięcie trafi do dziennika i do Twojego licznika (ostatnie 30 dni: ${mail.recentAccesses}).`,
  ],
  async perform(ctx, mailId, reason) {
    await openContent(ctx, { target: { kind: "mail", id: mailId }, reason });
    return "content-opened";
  },
});

export const notes = noteActs({ kind: "mail", read: mailCard, subject: subjectOf });
