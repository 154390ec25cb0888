import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SandboxContext } from "../context.ts";
import type { ReceivedMail } from "../store/records.ts";
import { MailError } from "./errors.ts";

const text = z.string();

const sentMail = z.object({
  from: text,
  to: z.array(text).min(1),
  subject: text.default(""),
  text: text.nullish(),
  html: text.nullish(),
  /** Of the mail itself; what the server that takes it in adds is added. */
  headers: z.record(text, z.union([text, z.array(text)])).default({}),
  /** What that server finds out about the domain in From; null where it says nothing. */
  dmarc: z.enum(["pass", "fail", "none"]).nullable().default("pass"),
  /** Of the envelope; empty for bounces. By default the address in From. */
  envelopeFrom: text.optional(),
  messageId: text.optional(),
  attachments: z
    .array(
      z.object({
        filename: text,
        /** In base64. */
        content: text,
        contentType: text.default("application/octet-stream"),
        disposition: z.enum(["attachment", "inline"]).default("attachment"),
      }),
    )
    .default([]),
});

export type SentMail = z.input<typeof sentMail>;

/** Takes a mail in as the vendor does, and tells the shop. @returns its id there */
export function receiveMail(context: SandboxContext, sent: SentMail): string {
  const { state, mailReports } = context;
  const { attachments, headers, dmarc, envelopeFrom, messageId, ...letter } = sentMail.parse(sent);
  const id = randomUUID();
  const address = /<([^<>]*)>\s*$/.exec(letter.from)?.[1] ?? letter.from;
  const mail: ReceivedMail = {
    ...{ id, ...letter, html: letter.html ?? null, text: letter.text ?? null },
    messageId: messageId ?? `<${randomUUID()}@poczta.example>`,
    headers: {
      "return-path": `<${envelopeFrom ?? address}>`,
      ...(dmarc && {
        "authentication-results": `amazonses.com; spf=${dmarc} (spfCheck: domain of ${address}) client-ip=192.0.2.1; envelope-from=${envelopeFrom ?? address}; helo=poczta.example; dkim=${dmarc} header.i=@${address.split("@").at(-1)}; dmarc=${dmarc} header.from=${address.split("@").at(-1)};`,
      }),
      from: letter.from,
      ...headers,
    },
    attachments: attachments.map(({ filename, content, contentType, disposition }, index) => ({
      ...{ id: `${id}-${index}`, filename, contentType, disposition },
      size: Buffer.from(content, "base64").length,
    })),
    createdAt: new Date().toISOString(),
  };
  state.attachments.write(
    id,
    attachments.map(({ content }) => Buffer.from(content, "base64")),
  );
  state.receivedMails.put(mail);
  mailReports.tell(receivedEvent(mail));
  return id;
}

const attachmentsOf = (mail: ReceivedMail) =>
  mail.attachments.map(({ id, filename, contentType, disposition, size }) => ({
    ...{ id, filename, size, content_type: contentType, content_disposition: disposition },
    content_id: null,
  }));

/** What the vendor tells of a mail that came: everything but what is in it. */
export const receivedEvent = (mail: ReceivedMail) => ({
  type: "email.received",
  created_at: mail.createdAt,
  data: {
    ...{ email_id: mail.id, created_at: mail.createdAt, from: mail.from, to: mail.to },
    ...{ bcc: [], cc: [], received_for: mail.to, message_id: mail.messageId },
    ...{ subject: mail.subject, attachments: attachmentsOf(mail) },
  },
});

/** The vendor's API for mails that came, behind its key. */
export function receivingApi(app: FastifyInstance, context: SandboxContext): void {
  const find = (params: unknown) => {
    const mail = context.state.receivedMails.get((params as { id: string }).id);
    if (!mail) throw new MailError("not_found", "Email not found");
    return mail;
  };

  app.get("/emails/receiving/:id", (request) => {
    const mail = find(request.params);
    return {
      ...{ object: "email", id: mail.id, to: mail.to, from: mail.from },
      ...{ created_at: mail.createdAt, subject: mail.subject, bcc: [], cc: [], reply_to: [] },
      ...{ received_for: mail.to, html: mail.html, text: mail.text, headers: mail.headers },
      ...{ message_id: mail.messageId, attachments: attachmentsOf(mail) },
    };
  });

  app.get("/emails/receiving/:id/attachments/:file", (request) => {
    const mail = find(request.params);
    const { file } = request.params as { file: string };
    const found = attachmentsOf(mail).find(({ id }) => id === file);
    if (!found) throw new MailError("not_found", "Attachment not found");
    return {
      ...{ object: "attachment", ...found, expires_at: new Date(Date.now() + 3_600_000) },
      download_url: `${context.url}/received-files/${mail.id}/${file}`,
    };
  });
}

/** What lies at the addresses that the vendor gives out for an hour, and the tool by which tests send a mail. */
export function receivingTools(app: FastifyInstance, context: SandboxContext): void {
  app.get("/received-files/:id/:file", async (request, reply) => {
    const { id, file } = request.params as { id: string; file: string };
    const index = context.state.receivedMails
      .get(id)
      ?.attachments.findIndex((attachment) => attachment.id === file);
    const content =
      index === undefined || index < 0 ? null : await context.state.attachments.read(id, index);
    if (!content) return reply.code(404).send({ error: "no such file" });
    return reply.type("application/octet-stream").send(content);
  });

  app.post("/tools/received-mails", (request, reply) => {
    const sent = sentMail.safeParse(request.body);
    if (!sent.success) return reply.code(422).send({ error: sent.error.issues });
    return { id: receiveMail(context, sent.data) };
  });
}
