import { minutesOf, contentAccessTime } from "~/config/limits";
import { brand } from "~/config/brand";
import { formatCount, formatDateTime } from "~/copy/format";
import { closingRefusal, contactAuditEvents, contactRefusals } from "../../contact/acts";
import { closeMessage } from "../../contact/close-message.server";
import { messageCard, type MessageCard } from "../../contact/desk-queries.server";
import { messageLimit, messageStates } from "../../contact/message-states";
import { replyToMessage } from "../../contact/reply-to-message.server";
import { contentAccessAuditEvents, contentAccessRefusal } from "../../content-access/acts";
import { openContent } from "../../content-access/open-content.server";
import { defineStaffAct, reasonedAct } from "../staff-act.server";

const subjectOf = ({ email, receivedAt, state }: MessageCard) =>
  [email, formatDateTime(receivedAt), messageStates[state].label.toLowerCase()].join(" · ");

export const open = reasonedAct({
  act: contentAccessAuditEvents.open_content,
  target: "message",
  title: "Odsłoń wiadomość",
  button: "Odsłoń",
  link: { label: "Odsłoń treść", part: "content" },
  isDangerous: true,
  permission: "open_content",
  read: messageCard,
  subject: subjectOf,
  may: ({ content }) =>
    contentAccessRefusal("message", { isCovered: true, isOpen: content !== null }),
  effects: (message) => [
    `Przez ${minutesOf(contentAccessTime)} minut zobaczysz tę jedną wiadomość i odpowiedzi na nią.`,
    `Odsłonięcie trafi do dziennika i do Twojego licznika (ostatnie 30 dni: ${message.recentAccesses}).`,
  ],
  async perform(ctx, messageId, reason) {
    const target = { kind: "message", id: messageId } as const;
    await openContent(ctx, { target, reason });
    return "content-opened";
  },
});

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
        ...(message.content
          ? []
          : [
              "Treść jest zasłonięta. Najpierw ją odsłoń, żeby odpowiedzieć na to, co w niej jest.",
            ]),
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
      words: message.content?.text,
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
