import { randomUUID } from "node:crypto";
import type { SentMail } from "../resend/receiving.ts";
import type { Mail } from "../store/records.ts";

type Reply = (letter: SentMail) => SentMail[];

const text = (filename: string, words: string) => ({
  ...{ filename, contentType: "text/plain" },
  content: Buffer.from(words).toString("base64"),
});

const picture = {
  ...{ filename: "zrzut-ekranu.png", contentType: "image/png" },
  content:
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
};

/** The answers that come to a shop by mail. */
export const replyKinds = {
  own: { label: "Zwykła odpowiedź, z tego adresu", replies: (letter) => [letter] },
  files: {
    label: "Z załącznikami: dwa pliki tekstowe i zdjęcie",
    replies: (letter) => [
      {
        ...letter,
        attachments: [
          text("potwierdzenie.txt", "Przelew wykonany.\n"),
          picture,
          text("uwagi.txt", "Strona 3.\n"),
        ],
      },
    ],
  },
  html: {
    label: "Sam HTML, bez wersji tekstowej",
    replies: ({ text: words, ...letter }) => [
      {
        ...letter,
        html: `<html><head><style>p{}</style></head><body><p>${(words ?? "").replaceAll("\n", "<br>")}</p><script>alert(1)</script></body></html>`,
      },
    ],
  },
  stranger: {
    label: "Z innego adresu",
    replies: (letter) => [{ ...letter, from: "Ktoś Inny <inny.adres@poczta.example>" }],
  },
  forged: {
    label: "Podrobiony: ten adres, ale DMARC go nie potwierdza",
    replies: (letter) => [{ ...letter, dmarc: "fail" }],
  },
  automatic: {
    label: "Automat: „jestem na urlopie”",
    replies: (letter) => [
      {
        ...letter,
        subject: "Nie ma mnie w biurze",
        text: "Wracam w poniedziałek.",
        headers: { "auto-submitted": "auto-replied" },
      },
    ],
  },
  bounce: {
    label: "Automat: wiadomość wróciła",
    replies: (letter) => [
      {
        ...letter,
        ...{ from: "MAILER-DAEMON@poczta.example", envelopeFrom: "" },
        ...{ subject: "Undelivered Mail", text: "The mail could not be delivered." },
      },
    ],
  },
  twice: {
    label: "Ta sama odpowiedź, doręczona dwa razy",
    replies: (letter) => {
      const messageId = `<${randomUUID()}@poczta.example>`;
      return [
        { ...letter, messageId },
        { ...letter, messageId },
      ];
    },
  },
} as const satisfies Record<string, { label: string; replies: Reply }>;

export type ReplyKind = keyof typeof replyKinds;

export const isReplyKind = (kind: string): kind is ReplyKind => Object.hasOwn(replyKinds, kind);

/** What its recipient sends back to whoever sent a mail, with that mail quoted below as Gmail does. */
export function repliesTo(mail: Mail, kind: ReplyKind, words: string): SentMail[] {
  const [own = ""] = mail.to;
  const quoted = (mail.text ?? "").replaceAll(/^/gm, "> ");
  const letter: SentMail = {
    from: own,
    to: mail.replyTo,
    subject: `Re: ${mail.subject}`,
    text: `${words.replaceAll("\r\n", "\n")}\n\npon., 23 lis 2026 o 10:12 ${mail.from} napisał(a):\n\n${quoted}\n`,
    headers: { "in-reply-to": `<${mail.id}@sandbox.example>` },
  };
  return replyKinds[kind].replies(letter);
}
