import { brand } from "~/config/brand";
import { formatCount, formatDateTime } from "~/copy/format";
import { closeMessage } from "~/services/contact/close-message.server";
import { messageCard, type MessageCard } from "~/services/contact/desk-queries.server";
import { longestReply } from "~/services/contact/message-states";
import { replyToMessage } from "~/services/contact/reply-to-message.server";
import { openContent, openingTime } from "~/services/openings/open-content.server";
import { closingReasonLabels, complainedText, messageStateLabels } from "../message-labels";
import { openingReasonLabels } from "../order-labels";
import { defineStaffAct, reasonedAct } from "./staff-act";

const subjectOf = ({ email, receivedAt, state }: MessageCard) =>
  [email, formatDateTime(receivedAt), messageStateLabels[state].label.toLowerCase()].join(" · ");

export const open = reasonedAct({
  title: "Odsłoń wiadomość",
  button: "Odsłoń",
  permission: "open_content",
  reasons: openingReasonLabels,
  read: messageCard,
  subject: subjectOf,
  preview: (message) => ({
    effects: [
      `Przez ${openingTime / 60_000} minut zobaczysz tę jedną wiadomość i odpowiedzi na nią.`,
      `Odsłonięcie trafi do dziennika i do Twojego licznika (ostatnie 30 dni: ${message.openingsLately}).`,
    ],
    impossible: message.content ? "Ta wiadomość jest już dla Ciebie odsłonięta." : undefined,
  }),
  async perform(ctx, messageId, reason) {
    const target = { kind: "message", id: messageId } as const;
    await openContent(ctx, { target, reason });
    return "content-opened";
  },
});

export const reply = defineStaffAct({
  title: "Odpowiedz na wiadomość",
  button: "Wyślij odpowiedź",
  permission: "answer_messages",
  fields: [
    {
      kind: "longText",
      name: "text",
      label: "Odpowiedź",
      hint: `Przed nią stanie „Dzień dobry!”, a za nią cytat z wiadomości. Podpisz się imieniem albo „Zespół ${brand.nameGenitive}”.`,
      required: "Napisz odpowiedź.",
      rows: 10,
      limit: { length: longestReply, message: `Skróć odpowiedź do ${longestReply} znaków.` },
      shortest: { length: 2, message: "Napisz odpowiedź." },
    },
  ],
  async preview(ctx, id) {
    const message = await messageCard(ctx, id);
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
      impossible: message.complainedAt ? complainedText : undefined,
    };
  },
  async perform(ctx, messageId, { text }) {
    await replyToMessage(ctx, { messageId, text: text ?? "" });
    return "message-answered";
  },
});

export const close = reasonedAct({
  title: "Zamknij wiadomość",
  button: "Zamknij",
  permission: "answer_messages",
  reasons: closingReasonLabels,
  read: messageCard,
  subject: subjectOf,
  preview: (message) => ({
    effects: [
      "Wiadomość zniknie z tych, które czekają. Nic nie wyjdzie do jej autora.",
      "Odpowiedź wysłana później otworzy ją znowu.",
    ],
    impossible: message.state === "closed" ? "Ta wiadomość jest już zamknięta." : undefined,
  }),
  async perform(ctx, messageId, reason) {
    await closeMessage(ctx, { messageId, reason });
    return "message-closed";
  },
});
