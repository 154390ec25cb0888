import { brand } from "~/config/brand";
import { formatCount, formatDateTime } from "~/copy/format";
import { closingRefusal, contactAuditEvents, contactRefusals } from "../../contact/acts";
import { closeMessage } from "../../contact/close-message.server";
import { messageCard, type MessageCard } from "../../contact/desk-queries.server";
import { messageLimit, messageStates } from "../../contact/message-states";
import { replyToMessage } from "../../contact/reply-to-message.server";
import { noteActs } from "./notes.server";
import { defineStaffAct, reasonedAct } from "../staff-act.server";

const subjectOf = ({ email, receivedAt, state }: MessageCard) =>
  [email, formatDateTime(receivedAt), messageStates[state].label.toLowerCase()].join(" · ");

export const reply = defineStaffAct({
  act: contactAuditEvents.answer_message,
  target: "message",
  title: "Odpowiedz na wiadomość",
  button: "Wyślij odpowiedź",
  link: { label: "Odpowiedz" },
  permission: "answer_messages",
  fields: [
    {
      kind: "longText",
      name: "text",
      label: "Odpowiedź",
      hint: `Przed nią stanie „Dzień dobry!”, a za nią cytat z wiadomości. Podpisz się imieniem albo „Zespół ${brand.nameGenitive}”.`,
      required: "Napisz odpowiedź.",
      rows: 10,
      limit: {
        ...messageLimit,
        message: `Skróć odpowiedź do ${messageLimit.length} znaków.`,
      },
      shortest: { length: 2, message: "Napisz odpowiedź." },
    },
  ],
  read: messageCard,
  may: ({ complainedAt }) => (complainedAt ? contactRefusals.author_complained : null),
  preview(message) {
    return {
      subject: subjectOf(message),
      effects: [
        `Na ${message.email} wyjdzie jedna wiadomość z Twoją odpowiedzią i cytatem. Odpowiedzi na nią przyjdą na adres pomocy.`,
        ...(message.isUrgent
          ? [
              "Na końcu dodamy numery telefonów zaufania, bo w tych słowach może być słychać kryzys.",
            ]
          : []),
        ...(message.replies.length > 0
          ? [
              `Dotąd: ${formatCount(message.replies.length, "odpowiedź", "odpowiedzi", "odpowiedzi")}.`,
            ]
          : []),
        `Odpowiedź zostanie przy wiadomości do ${formatDateTime(message.deleteAt)}.`,
      ],
      words: message.text,
    };
  },
  async perform(ctx, messageId, { text }) {
    await replyToMessage(ctx, { messageId, text: text ?? "" });
    return "message-answered";
  },
});

export const close = reasonedAct({
  act: contactAuditEvents.close_message,
  target: "message",
  title: "Zamknij wiadomość",
  button: "Zamknij",
  link: { label: "Zamknij" },
  permission: "answer_messages",
  read: messageCard,
  subject: subjectOf,
  may: closingRefusal,
  effects: () => [
    "Wiadomość zniknie z tych, które czekają. Nic nie wyjdzie do jej autora.",
    "Odpowiedź wysłana później otworzy ją znowu.",
  ],
  async perform(ctx, messageId, reason) {
    await closeMessage(ctx, { messageId, reason });
    return "message-closed";
  },
});

export const notes = noteActs({ kind: "message", read: messageCard, subject: subjectOf });
